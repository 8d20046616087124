import { fetchWithPageHeaders } from '#engine/api/same-origin-fetch.ts';

/** Milliseconds before each try. */
export const VISITOR_FETCH_ATTEMPT_DELAYS_MS = [0, 2_000, 10_000, 30_000];

export interface FetchVisitorSummaryDependencies {
  readonly report: (error: unknown) => void;
  readonly wait: (milliseconds: number) => Promise<void>;
}

/**
 * Fetches what belongs to the visitor. A lost connection and a failure of the server are tried again a few times; only the
 * latter is reported, each time (specification: Error catalogue, "408 and 418 not reported"). Null where there is no answer:
 * the page can be used without it, so no screen covers it (decision 030).
 */
export async function fetchVisitorSummary<Summary>({
  report,
  wait,
}: FetchVisitorSummaryDependencies): Promise<Summary | null> {
  for (const milliseconds of VISITOR_FETCH_ATTEMPT_DELAYS_MS) {
    if (milliseconds > 0) await wait(milliseconds);
    try {
      const response = await fetchWithPageHeaders('/_visitor', { headers: { accept: 'application/json' } });
      if (response.ok) return await response.json();
      const { status } = response;
      report(Object.assign(new Error(`/_visitor answered ${status}`), { status }));
    } catch (error) {
      if (!(error instanceof TypeError)) report(error);
    }
  }
  return null;
}
