import { isPageUnloading } from './unloading.ts';

/** Milliseconds. */
const DAY = 86_400_000;

/**
 * Reloads a page whose code cannot be loaded after more than a day, because a newer build has replaced its files
 * (specification: The error catalogue, "Loading-chunk failure after 24 hours open reloads"). The reloaded page is new,
 * so this happens once.
 */
export function reloadOnOutdatedCodeError(since = Date.now(), reload = () => location.reload()): void {
  let isReloading = false;
  addEventListener('vite:preloadError', () => {
    if (isReloading || isPageUnloading() || Date.now() - since < DAY) return;
    isReloading = true;
    reload();
  });
}
