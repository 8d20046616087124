import { waitAtMost } from '#engine/api/abort.ts';
import type { PageVisitor } from '#schemas/browser/page-events.ts';
import { fetchVisitorSummary } from './fetch-visitor.ts';
import type { BrowserPage } from './flows/flow-context.ts';

/** Maximum milliseconds that other work waits for the refresh. */
const PATIENCE = 3_000;

/** Fetches anew what belongs to the visitor, such as the money in the wallet, and shows it. */
export async function refreshVisitorSummary({
  failed,
  wait,
  showVisitor,
}: Pick<BrowserPage, 'failed' | 'wait' | 'showVisitor'>): Promise<void> {
  const shown = fetchVisitorSummary<PageVisitor>({ report: (error) => failed('visitor', error), wait }).then(
    (detail) => {
      if (detail !== null) showVisitor(detail);
    },
  );
  await waitAtMost(shown, PATIENCE);
}
