import { FRAME_HEADER } from '../api/same-origin-fetch.ts';
import type { HeaderLookup } from '../site/host.ts';

/**
 * Whether a page of somebody else frames what is asked for: the browser says so of a document, and the page's own scripts
 * of what they ask. No other page can send that header, so what counts for a frame can't be used from outside of it.
 */
export function isFramed(headers: HeaderLookup): boolean {
  return headers.get('sec-fetch-dest') === 'iframe' || headers.get(FRAME_HEADER) === '1';
}
