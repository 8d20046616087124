import { FRAMED_PAGE_HEADER } from '../api/same-origin-fetch.ts';
import type { HeaderReader } from '../site/request-host.ts';

/**
 * Whether a page of somebody else frames what is asked for: the browser says so of a document, and the page's own scripts
 * of what they ask. No other page can send that header, so what counts for a frame can't be used from outside of it.
 */
export function isFramedRequest(headers: HeaderReader): boolean {
  return headers.get('sec-fetch-dest') === 'iframe' || headers.get(FRAMED_PAGE_HEADER) === '1';
}
