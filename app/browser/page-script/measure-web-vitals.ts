import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import type { PagePayload } from '#engine/render/page-payload.ts';
import type { WebVitalsMessage } from '#schemas/messages/web-vitals.ts';

/**
 * Sends the Core Web Vitals of this document to the shop's server when the page is hidden for the first time. Later values are
 * left out: a histogram could not replace the first ones.
 */
export function reportWebVitalsWhenPageIsHidden(hasConsented: () => boolean): void {
  const { routeId }: Pick<PagePayload, 'routeId'> = JSON.parse(document.getElementById('page')?.textContent ?? '{}');
  const report: { -readonly [Name in keyof WebVitalsMessage]: WebVitalsMessage[Name] } = { route: routeId };
  onLCP(({ value }) => void (report.lcp = Math.round(value)));
  onINP(({ value }) => void (report.inp = Math.round(value)));
  onTTFB(({ value }) => void (report.ttfb = Math.round(value)));
  onCLS(({ value }) => void (report.cls = Math.round(value * 10_000) / 10_000));

  // Last in the order of listeners, because the library completes its values in capturing ones.
  addEventListener('visibilitychange', function send() {
    if (document.visibilityState !== 'hidden') return;
    removeEventListener('visibilitychange', send);
    if (hasConsented() && Object.keys(report).length > 1)
      navigator.sendBeacon('/_vitals', new Blob([JSON.stringify(report)], { type: 'application/json' }));
  });
}
