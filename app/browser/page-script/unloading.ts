/** Milliseconds after which somebody who is still here did not leave: the address was a download, or nothing. */
const LONGEST = 5_000;

let isGoing = false;
let stays: PromiseWithResolvers<boolean> | null = null;

/**
 * Knows whether the visitor is leaving the page. A browser may then give up whatever the page still loads (Firefox does,
 * before the page hides), which looks like a failure, and is none.
 */
export function watchUnloading(): void {
  addEventListener('beforeunload', () => {
    isGoing = true;
    // A page that is gone runs no timers; one that is kept for Back runs them when it is shown again.
    setTimeout(stay, LONGEST);
  });
  addEventListener('pageshow', stay);
}

export function isUnloading(): boolean {
  return isGoing;
}

/** True once a visitor who was leaving turns out to be here, or to be here again; false where nobody was leaving. */
export async function unloadWasCancelled(): Promise<boolean> {
  if (!isGoing) return false;
  stays ??= Promise.withResolvers();
  return stays.promise;
}

function stay(): void {
  isGoing = false;
  stays?.resolve(true);
  stays = null;
}
