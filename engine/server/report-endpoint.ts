import { type Endpoint, textResponse } from './endpoint.ts';

const LIMIT = 8 * 1024;

/** Something that a browser reported. What it says was written by a stranger. */
export interface BrowserReport {
  readonly host: string;
  readonly kind: 'browser' | 'csp';
  readonly body: string;
}

/**
 * `POST /_report` and `POST /_report/csp`: failures in the browser and violations of the content security policy.
 * The same report counts once, so that one broken page can't fill the log.
 */
export function reportEndpoint(receive: (report: BrowserReport) => void, maxKinds = 500): Endpoint {
  const seen = new Set<string>();
  return async ({ request, path, host }) => {
    if (request.method !== 'POST') return textResponse(405, 'Only POST is possible here.\n', { allow: 'POST' });
    if (Number(request.headers.get('content-length') ?? LIMIT + 1) > LIMIT)
      return textResponse(413, 'The report is too large.\n');
    const body = (await request.text()).slice(0, LIMIT);
    const key = `${host}\n${path}\n${body}`;
    if (!seen.has(key) && seen.size < maxKinds) {
      seen.add(key);
      receive({ host, kind: path.endsWith('/csp') ? 'csp' : 'browser', body });
    }
    return new Response(null, { status: 204 });
  };
}
