import { waitAtMost } from '#engine/api/abort.ts';
import { fetchVisitorSummary } from './fetch-visitor.ts';
import type { BrowserPage } from './flows/flow-context.ts';

/** Maximum milliseconds that other work waits for the refresh. */
const PATIENCE = 3_000;

/** Fetches anew what belongs to the visitor, such as the money in the wallet, and shows it. */
export async function refreshVisitorSummary({ failed, wait }: Pick<BrowserPage, 'failed' | 'wait'>): Promise<void> {
  const shown = fetchVisitorSummary<unknown>({ report: (error) => failed('visitor', error), wait }).then((detail) => {
    if (detail !== null) document.dispatchEvent(new CustomEvent('vitrine:visitor', { detail }));
  });
  await waitAtMost(shown, PATIENCE);
}
