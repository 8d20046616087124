import { ownFetch } from '#engine/api/own-fetch.ts';

/** Tells the page what there is to know of its visitor now, such as the money in the wallet. What fails changes nothing. */
export async function refreshVisitor(): Promise<void> {
  try {
    const response = await ownFetch('/_visitor', { headers: { accept: 'application/json' } });
    if (!response.ok) return;
    const detail: unknown = await response.json();
    document.dispatchEvent(new CustomEvent('vitrine:visitor', { detail }));
  } catch {
    // What is shown is a little old, and the next page asks again.
  }
}
