import type { ReadableHeaders } from '#engine/site/request-host.ts';

/** The page of this origin that a request comes from; null for another origin, and without the header. */
export function readRefererUrl(headers: ReadableHeaders, origin: string): URL | null {
  const url = URL.parse(headers.get('referer') ?? '');
  // A path starting with two slashes would be another host.
  return url?.origin === origin && !url.pathname.startsWith('//') ? url : null;
}
