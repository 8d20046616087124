/** Milliseconds after which a started navigation counts as cancelled, for example a download. */
const LONGEST = 5_000;

let isGoing = false;
let stays: PromiseWithResolvers<boolean> | null = null;

/**
 * Detects that the visitor is leaving. Browsers then abort loads (Firefox before pagehide), which must not count as
 * failures.
 */
export function watchPageUnloading(): void {
  addEventListener('beforeunload', () => {
    isGoing = true;
    // Timers of a discarded page never run; a page restored by Back runs them when shown.
    setTimeout(stay, LONGEST);
  });
  addEventListener('pageshow', stay);
}

export function isPageUnloading(): boolean {
  return isGoing;
}

/** True when the visitor is still or again on the page; false if they were not leaving. */
export async function wasPageUnloadCancelled(): Promise<boolean> {
  if (!isGoing) return false;
  stays ??= Promise.withResolvers();
  return stays.promise;
}

function stay(): void {
  isGoing = false;
  stays?.resolve(true);
  stays = null;
}
