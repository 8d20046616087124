import { LRUCache } from 'lru-cache';
import { createTextResponse, type Endpoint } from '#engine/server/endpoint.ts';
import { hasConsentedToNonEssential } from '#engine/storage/consent.ts';
import { OTHER } from '#engine/telemetry/request-observer.ts';
import { matchesWebVitalsMessageSchema } from '#schemas/messages/web-vitals.ts';
import type { Operations } from './operators/operations.ts';
import type { ReceiveWebVitals } from './operators/web-vitals-metrics.ts';

const LIMIT = 512;
const MINUTE = 60_000;

/** Most reports a minute. A visitor leaves some pages a minute, and many visitors may share an address. */
export const MOST_REPORTS = { ofAddress: 120, inAll: 6_000 };

interface SiteWithRoutes {
  readonly key: string;
  readonly routes: { readonly routes: Pick<ReadonlyMap<string, unknown>, 'has'> };
}

export interface WebVitalsEndpointDependencies {
  readonly findSite: (host: string) => SiteWithRoutes | undefined;
  readonly clock: () => number;
  readonly receive: ReceiveWebVitals;
}

/**
 * `POST /_vitals`: receives how fast a page was in a visitor's browser, from own pages and with consent only. The report names a
 * route, which counts as "other" if it is unknown to the site. Nothing else about the visitor is read or stored, except the number
 * of reports of an address for a minute.
 */
export function createWebVitalsEndpoint({ findSite, clock, receive }: WebVitalsEndpointDependencies): Endpoint {
  const isWithinLimits = createReportLimit(clock);
  return async ({ request, origin, host, address }) => {
    const { method, headers } = request;
    if (method !== 'POST') return createTextResponse(405, 'Reports are sent with POST.\n', { allow: 'POST' });
    if (headers.get('origin') !== origin)
      return createTextResponse(403, 'Only pages of this shop may report their speed.\n');
    if (Number(headers.get('content-length') || LIMIT + 1) > LIMIT)
      return createTextResponse(413, `A report has at most ${LIMIT} bytes and names its length.\n`);
    if (!isWithinLimits(address ?? ''))
      return createTextResponse(429, 'Too many reports; try again in a minute.\n', { 'retry-after': '60' });
    const site = findSite(host);
    if (!site) return createTextResponse(404, 'No shop answers to this host.\n');
    if (!hasConsentedToNonEssential(headers.get('cookie') ?? '')) return new Response(null, { status: 204 });
    const report: unknown = await request.json().catch(() => null);
    if (!matchesWebVitalsMessageSchema(report)) return createTextResponse(400, 'This is no report of web vitals.\n');
    receive(site.key, site.routes.routes.has(report.route) ? report.route : OTHER, report);
    return new Response(null, { status: 204 });
  };
}

/** The endpoint by its name; none if web vitals are not received. */
export function createWebVitalsEndpoints(
  { receiveWebVitals: receive }: Pick<Operations, 'receiveWebVitals'>,
  findSite: WebVitalsEndpointDependencies['findSite'],
  clock: () => number,
): readonly (readonly [string, Endpoint])[] {
  return receive ? [['_vitals', createWebVitalsEndpoint({ findSite, clock, receive })]] : [];
}

/** Counts reports of the current minute, in all and by address. */
function createReportLimit(clock: () => number): (address: string) => boolean {
  const byAddress = new LRUCache<string, number>({ max: 10_000 });
  let minute = Number.NEGATIVE_INFINITY;
  let inAll = 0;
  return (address) => {
    const current = Math.floor(clock() / MINUTE);
    if (current !== minute) {
      minute = current;
      inAll = 0;
      byAddress.clear();
    }
    const count = (byAddress.get(address) ?? 0) + 1;
    byAddress.set(address, count);
    if (count > MOST_REPORTS.ofAddress || inAll >= MOST_REPORTS.inAll) return false;
    inAll += 1;
    return true;
  };
}
