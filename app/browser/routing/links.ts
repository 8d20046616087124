import { readLocationStateAttribute } from '../react/location-state.ts';

interface Navigator {
  navigate(to: string, options?: { readonly state: unknown }): Promise<void> | void;
}

/**
 * Routes clicks on plain links, also in static HTML. Other origins, downloads, new windows and engine paths are left to
 * the browser.
 */
export function routeLinkClicks(root: Document, navigator: Navigator): void {
  root.addEventListener('click', (event) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!(link instanceof HTMLAnchorElement) || !link.href || link.target || link.hasAttribute('download')) return;
    const { origin, pathname, search, hash } = link;
    if (origin !== location.origin || pathname.startsWith('/_')) return;
    if (hash && pathname === location.pathname && search === location.search) return;
    event.preventDefault();
    const state = readLocationStateAttribute(link);
    void navigator.navigate(pathname + search + hash, ...(state === undefined ? [] : [{ state }]));
  });
}
