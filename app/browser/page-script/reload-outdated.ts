import { isUnloading } from './unloading.ts';

/** Milliseconds. */
const DAY = 86_400_000;

/**
 * Loads the page again where code of it can't be had that was published more than a day ago: the files of its build have been
 * replaced since (specification: The error catalogue, "Loading-chunk failure after 24 hours open reloads"). The new page is
 * young by the same clock, so that this happens once, also where somebody has set that clock.
 */
export function reloadOutdatedPage(since = Date.now(), reload = () => location.reload()): void {
  let isReloading = false;
  addEventListener('vite:preloadError', () => {
    if (isReloading || isUnloading() || Date.now() - since < DAY) return;
    isReloading = true;
    reload();
  });
}
