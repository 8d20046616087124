/** Milliseconds. */
const DAY = 86_400_000;

/**
 * Loads the page again where code of it can't be had that was published more than a day ago: the files of its build have been
 * replaced since (specification: The error catalogue, "Loading-chunk failure after 24 hours open reloads"). The new page is
 * young, so that this happens once.
 */
export function reloadOutdated(since = performance.timeOrigin, reload = () => location.reload()): void {
  let isReloading = false;
  addEventListener('vite:preloadError', () => {
    if (isReloading || Date.now() - since < DAY) return;
    isReloading = true;
    reload();
  });
}
