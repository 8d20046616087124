import { Histogram, type Registry } from 'prom-client';
import { OTHER } from '#engine/telemetry/request-observer.ts';
import type { Tracer } from '#engine/telemetry/tracer.ts';
import type { WebVitalsMessage } from '#schemas/messages/web-vitals.ts';
import { createLabelLimit } from './label-limits.ts';
import { MOST_BRANDS } from './request-metrics.ts';

/** Most pairs of brand and route with histograms of their own; each has some 35 time series. */
export const MOST_PAGES = 500;

/** Upper bounds in seconds. Those where a page counts as good or poor (web.dev) are among them. */
const SECONDS = {
  lcp: [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10],
  inp: [0.05, 0.1, 0.2, 0.3, 0.5, 1, 2],
  ttfb: [0.1, 0.2, 0.4, 0.8, 1.2, 1.8, 3, 5],
};
const SHIFTS = [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

/** Web vitals of a document, by the site and the route of the server's own documents. */
export type ReceiveWebVitals = (site: string, route: string, report: WebVitalsMessage) => void;

/** Histograms of the web vitals by brand and route; a traced node also makes a span of each report. */
export function createWebVitalsMetrics(registry: Registry, tracer: Pick<Tracer, 'traceSync'> | null): ReceiveWebVitals {
  const histogram = (name: string, help: string, buckets: number[]) =>
    new Histogram({ name, help, labelNames: ['brand', 'route'], buckets, registers: [registry] });
  const lcp = histogram('vitrine_web_vitals_lcp_seconds', 'Largest contentful paint in browsers.', SECONDS.lcp);
  const inp = histogram('vitrine_web_vitals_inp_seconds', 'Interaction to next paint in browsers.', SECONDS.inp);
  const ttfb = histogram('vitrine_web_vitals_ttfb_seconds', 'Time to first byte in browsers.', SECONDS.ttfb);
  const cls = histogram('vitrine_web_vitals_cls', 'Cumulative layout shift in browsers.', SHIFTS);
  const brandOf = createLabelLimit(MOST_BRANDS);
  const pageOf = createLabelLimit(MOST_PAGES);

  return (site, route, report) => {
    const brand = brandOf(site);
    const isNamed = pageOf(`${brand} ${route}`) !== OTHER;
    const labels = { brand, route: isNamed ? route : OTHER };
    if (report.lcp !== undefined) lcp.observe(labels, report.lcp / 1000);
    if (report.inp !== undefined) inp.observe(labels, report.inp / 1000);
    if (report.ttfb !== undefined) ttfb.observe(labels, report.ttfb / 1000);
    if (report.cls !== undefined) cls.observe(labels, report.cls);
    tracer?.traceSync('web vitals', { ...report, ...labels }, () => undefined);
  };
}
