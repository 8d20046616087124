/** Header of requests from a page that another site frames. */
export const FRAMED_PAGE_HEADER = 'vitrine-frame';

/** Whether another site frames this page. */
export function isBrowserPageInFrame(): boolean {
  return typeof window !== 'undefined' && window.parent !== window;
}

/** `fetch` from the own server, marked when the page is framed, because framed pages have separate cookies. */
export const fetchWithFramedPageHeader: typeof fetch = (input, init) => {
  if (!isBrowserPageInFrame()) return fetch(input, init);
  const headers = new Headers(init?.headers);
  headers.set(FRAMED_PAGE_HEADER, '1');
  return fetch(input, { ...init, headers });
};
