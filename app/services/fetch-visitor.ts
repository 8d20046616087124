import { ownFetch } from '#engine/api/own-fetch.ts';

/** Milliseconds before each further try. */
export const RETRY_AFTER = [2_000, 10_000, 30_000];

/**
 * Fetches what belongs to the visitor. A lost connection and a failure of the server are tried again a few times; only the
 * latter is reported, each time (specification: Error catalogue, "408 and 418 not reported"). Null where there is no answer:
 * the page can be used without it, so no screen covers it (decision 030).
 */
export async function fetchVisitor<Summary>(report: (error: unknown) => void): Promise<Summary | null> {
  for (let tries = 0; ; tries += 1) {
    try {
      const response = await ownFetch('/_visitor', { headers: { accept: 'application/json' } });
      if (response.ok) return await response.json();
      const { status } = response;
      report(Object.assign(new Error(`/_visitor was answered with status ${status}`), { status }));
      if (status < 500) return null;
    } catch (error) {
      if (!(error instanceof TypeError)) report(error);
    }
    const wait = RETRY_AFTER[tries];
    if (wait === undefined) return null;
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}
