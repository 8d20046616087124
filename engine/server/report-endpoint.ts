import { LRUCache } from 'lru-cache';
import {
  type BrowserReport,
  type PolicyViolationReport,
  parseFailureReport,
  parseViolationReports,
} from './browser-report.ts';
import { createTextResponse, type Endpoint } from './endpoint.ts';

const LIMIT = 8 * 1024;
const MINUTE = 60_000;

/** Maximum number of remembered violations. */
const MOST_VIOLATIONS = 1_000;

/**
 * `POST /_report` and `POST /_report/csp`. A violation counts once per host, directive and blocked origin
 * (specification: The error catalogue). A failure counts once a minute, with at most `mostKinds` different ones, so
 * that clients cannot flood the log.
 */
export function createBrowserReportEndpoint(
  receive: (report: BrowserReport) => void,
  clock: () => number,
  mostKinds = 100,
): Endpoint {
  const reportedKinds = new LRUCache<string, true>({ max: MOST_VIOLATIONS });
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
  const isNewKind = (violation: PolicyViolationReport): boolean => {
    const kind = kindOf(violation);
    if (reportedKinds.get(kind) || !isNews(kind)) return false;
    reportedKinds.set(kind, true);
    return true;
  };

  return async ({ request, path, host }) => {
    if (request.method !== 'POST') return createTextResponse(405, 'Only POST is possible here.\n', { allow: 'POST' });
    if (Number(request.headers.get('content-length') ?? LIMIT + 1) > LIMIT)
      return createTextResponse(413, 'The report is too large.\n');
    const body = (await request.text()).slice(0, LIMIT);
    const value = parsed(body);
    if (path.endsWith('/csp')) {
      for (const violation of parseViolationReports(host, value)) if (isNewKind(violation)) receive(violation);
    } else {
      const failure = parseFailureReport(host, value);
      if (failure && isNews(JSON.stringify(failure))) receive(failure);
    }
    return new Response(null, { status: 204 });
  };
}

function kindOf({ host, directive, blocked }: PolicyViolationReport): string {
  return [host, directive, blocked].join('\n');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
