import { waitAtMost } from '#engine/api/abort.ts';
import type { PageVisitorSummary } from '#schemas/browser/page-events.ts';
import { fetchVisitorSummary } from './fetch-visitor.ts';
import type { FlowPageServices } from './flows/flow-context.ts';

/** Maximum milliseconds that other work waits for the refresh. */
const PATIENCE = 3_000;

/** Fetches and renders the visitor's data again, such as the wallet balance. */
export async function refreshVisitorSummary({
  failed,
  wait,
  showVisitor,
}: Pick<FlowPageServices, 'failed' | 'wait' | 'showVisitor'>): Promise<void> {
  const shown = fetchVisitorSummary<PageVisitorSummary>({ report: (error) => failed('visitor', error), wait }).then(
    (detail) => {
      if (detail !== null) showVisitor(detail);
    },
  );
  await waitAtMost(shown, PATIENCE);
}
