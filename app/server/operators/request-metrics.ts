import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { commerceCallsById } from '#commerce/calls.server.ts';
import { type ObservedRequest, OTHER, type RequestObserver } from '#engine/telemetry/request-observer.ts';
import { createObservationBatch } from './batched-observations.ts';
import { createCachedPageTally } from './cached-page-tally.ts';
import { createLabelLimit } from './label-limits.ts';

/** Upper bounds in seconds. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Most brands and routes with labels of their own. The brands of one node beyond it are counted together. */
export const MOST_BRANDS = 100;
export const MOST_ROUTES = 200;

/** Metrics of the answered requests: rate and errors by brand and route, duration by route. */
export function createRequestMetrics(
  registry: Registry,
  now: () => number,
): RequestObserver & { countOpenRequests(): number } {
  const brandOf = createLabelLimit(MOST_BRANDS);
  const routeOf = createLabelLimit(MOST_ROUTES);
  const tally = createCachedPageTally();
  let underWay = 0;
  const requests = new Counter({
    name: 'vitrine_requests_total',
    help: 'Answered requests by brand, route, kind and status class. "closed" is a client that went away.',
    labelNames: ['brand', 'route', 'kind', 'status'],
    registers: [registry],
    collect() {
      batch.flush();
      for (const { site, route, byClass } of tally.take()) {
        const labels = { brand: brandOf(site), route: routeOf(route), kind: 'page' };
        for (const [status, count] of byClass) if (count > 0) requests.inc({ ...labels, status }, count);
        const total = [...byClass.values()].reduce((sum, count) => sum + count, 0);
        pages.inc({ brand: labels.brand, origin: 'cache' }, total);
      }
    },
  });
  const durations = new Histogram({
    name: 'vitrine_request_duration_seconds',
    help: 'Seconds until an answer was ready, by route and kind, without pages that came from the page cache at once.',
    labelNames: ['route', 'kind'],
    buckets: SECONDS,
    registers: [registry],
    collect: () => batch.flush(),
  });
  const pages = new Counter({
    name: 'vitrine_pages_total',
    help: 'Pages by brand and origin: cache (at once), hit, stale, made, private.',
    labelNames: ['brand', 'origin'],
    registers: [registry],
    collect: () => batch.flush(),
  });
  new Gauge({
    name: 'vitrine_requests_under_way',
    help: 'Requests that are being worked on.',
    registers: [registry],
    collect() {
      this.set(underWay);
    },
  });
  const batch = createObservationBatch(({ site, route, kind, status, milliseconds, origin }: ObservedRequest) => {
    const brand = brandOf(site);
    const labels = { route: kind === 'call' ? toKnownCall(route) : routeOf(route), kind };
    requests.inc({ ...labels, brand, status: toStatusClass(status) });
    durations.observe(labels, milliseconds / 1000);
    if (origin !== null) pages.inc({ brand, origin });
  });
  return {
    now,
    began: () => void (underWay += 1),
    ended: () => void (underWay -= 1),
    countOpenRequests: () => underWay,
    observe: batch.add,
    observeCachedPage: tally.count,
  };
}

function toKnownCall(id: string): string {
  return commerceCallsById.has(id) ? id : OTHER;
}

function toStatusClass(status: number): string {
  return status === 499 ? 'closed' : `${Math.floor(status / 100)}xx`;
}
