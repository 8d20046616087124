/** By which the scripts of a page say that a page of somebody else frames it. */
export const FRAMED_PAGE_HEADER = 'vitrine-frame';

/** Whether a page of somebody else frames this one. */
export function isPageFramed(): boolean {
  return typeof window !== 'undefined' && window.parent !== window;
}

/** `fetch` from the own server, which reads and sets other cookies for a page in a frame. */
export const fetchSameOrigin: typeof fetch = (input, init) => {
  if (!isPageFramed()) return fetch(input, init);
  const headers = new Headers(init?.headers);
  headers.set(FRAMED_PAGE_HEADER, '1');
  return fetch(input, { ...init, headers });
};
