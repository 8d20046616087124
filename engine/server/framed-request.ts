import { FRAMED_PAGE_HEADER } from '../api/same-origin-fetch.ts';
import type { ReadableHeaders } from '../site/request-host.ts';

/**
 * Whether another site frames the request: browsers say so for documents, page scripts by a header that other sites
 * cannot send.
 */
export function isFramedByRequestHeaders(headers: ReadableHeaders): boolean {
  return headers.get('sec-fetch-dest') === 'iframe' || headers.get(FRAMED_PAGE_HEADER) === '1';
}
