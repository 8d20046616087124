import { type OutdatedPageReason, PAGE_OUTDATED_EVENT, type PageEventDetailOf } from '#schemas/browser/page-events.ts';
import { OUTDATED_PAGE_HEADER, PAYLOAD_VERSIONS, PAYLOAD_VERSIONS_HEADER } from './payload-versions.ts';

/** Header of requests from a page that another site frames. */
export const FRAMED_PAGE_HEADER = 'vitrine-frame';

/** Whether another site frames this page. */
export function isBrowserPageInFrame(): boolean {
  return typeof window !== 'undefined' && window.parent !== window;
}

/**
 * `fetch` from the own server. The request names the versions of the page's release, and whether the page is framed, because
 * framed pages have separate cookies.
 */
export const fetchWithPageHeaders: typeof fetch = async (input, init) => {
  const headers = new Headers(init?.headers);
  headers.set(PAYLOAD_VERSIONS_HEADER, PAYLOAD_VERSIONS);
  if (isBrowserPageInFrame()) headers.set(FRAMED_PAGE_HEADER, '1');
  const response = await fetch(input, { ...init, headers });
  const reason = response.headers.get(OUTDATED_PAGE_HEADER);
  if (reason !== null) reportOutdatedPage(reason as OutdatedPageReason);
  return response;
};

/** Reports that the server has another release than the page. */
export function reportOutdatedPage(detail: OutdatedPageReason): void {
  document.dispatchEvent(
    new CustomEvent<PageEventDetailOf<typeof PAGE_OUTDATED_EVENT>>(PAGE_OUTDATED_EVENT, { detail }),
  );
}
