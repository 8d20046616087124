import { hash } from 'node:crypto';
import { type Endpoint, textResponse } from './endpoint.ts';

const LIMIT = 8 * 1024;
const MINUTE = 60_000;

/** Something that a browser reported. What it says was written by a stranger. */
export interface BrowserReport {
  readonly host: string;
  readonly kind: 'browser' | 'csp';
  readonly body: string;
}

/**
 * `POST /_report` and `POST /_report/csp`: failures in the browser and violations of the content security policy.
 * In each minute the same report counts once, and at most `mostKinds` different ones count, so that neither a broken
 * page nor a stranger can fill the log, or silence it for longer.
 */
export function reportEndpoint(
  receive: (report: BrowserReport) => void,
  clock: () => number,
  mostKinds = 100,
): Endpoint {
  const seen = new Set<string>();
  let since = Number.NEGATIVE_INFINITY;

  const isNews = (key: string): boolean => {
    const now = clock();
    if (now - since >= MINUTE) {
      seen.clear();
      since = now;
    }
    if (seen.has(key) || seen.size >= mostKinds) return false;
    seen.add(key);
    return true;
  };

  return async ({ request, path, host }) => {
    if (request.method !== 'POST') return textResponse(405, 'Only POST is possible here.\n', { allow: 'POST' });
    if (Number(request.headers.get('content-length') ?? LIMIT + 1) > LIMIT)
      return textResponse(413, 'The report is too large.\n');
    const report: BrowserReport = {
      host,
      kind: path.endsWith('/csp') ? 'csp' : 'browser',
      body: (await request.text()).slice(0, LIMIT),
    };
    if (isNews(hash('sha256', JSON.stringify(report), 'base64url'))) receive(report);
    return new Response(null, { status: 204 });
  };
}
