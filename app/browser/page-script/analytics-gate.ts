import type { PagePayload } from '#engine/render/page-payload.ts';
import { hasConsentedToNonEssential } from '#engine/storage/consent.ts';
import {
  CONSENT_EVENT,
  PAGE_EVENT,
  type ShownRoute,
  TOAST_EVENT,
  TRACK_EVENT,
  type TrackedEvent,
} from '#schemas/browser/page-events.ts';
import type { AnalyticsDestinations, AnalyticsSink } from './analytics-sink.ts';
import { isOnBreak } from './break-mark.ts';
import { reportPageError } from './report-error.ts';

export type LoadAnalytics = (destinations: AnalyticsDestinations) => Promise<AnalyticsSink>;

const MAX_QUEUED = 100;

const load: LoadAnalytics = async (destinations) => (await import('./analytics.ts')).startAnalytics(destinations);

/**
 * Tracks the events of the page (`TRACK_EVENT`), page views, clicks on links and errors in toasts. Without consent nothing is
 * loaded, queued or sent (specification: Roles and permissions, "Non-essential cookie consent gates analytics"), and nothing of a
 * customer who takes a break: whoever receives events may advertise by them. Events wait until the page knows the visitor, or is
 * left. When the code fails to load, that is reported, and the next event tries again.
 */
export function trackPageEventsAfterConsent(
  { site, framedBy = [], ...page }: ShownRoute & Pick<PagePayload, 'site' | 'framedBy'>,
  visitorKnown: Promise<unknown>,
  loading: LoadAnalytics = load,
): void {
  // Pages that a partner may frame send their events to the partner on every site.
  const { customerData = false, dataLayer = false } = site.analytics ?? {};
  if (!customerData && !dataLayer && framedBy.length === 0) return;
  let sink: AnalyticsSink | null = null;
  let isLoading = false;
  const queue: TrackedEvent[] = [];

  let isVisitorKnown = false;
  const mayTrack = () => hasConsentedToNonEssential() && !isOnBreak();

  const track = (tracked: TrackedEvent) => {
    if (!mayTrack()) return;
    if (queue.length < MAX_QUEUED) queue.push(tracked);
    flush();
  };
  const flush = () => {
    if (sink && isVisitorKnown) for (const one of queue.splice(0)) if (mayTrack()) sink.track(one);
    if (sink || isLoading || queue.length === 0) return;
    isLoading = true;
    loading({ brand: site.key, customerData, dataLayer, framedBy }).then(
      (loaded) => {
        sink = loaded;
        isLoading = false;
        flush();
      },
      (error) => {
        isLoading = false;
        reportPageError({ kind: 'analytics', error });
      },
    );
  };
  const knowVisitor = () => {
    isVisitorKnown = true;
    flush();
  };
  void visitorKnown.then(knowVisitor);
  addEventListener('pagehide', knowVisitor);

  document.addEventListener(TRACK_EVENT, (event) => {
    // A script of an operator may send one without a detail.
    if (event.detail) track(event.detail);
  });
  document.addEventListener(TOAST_EVENT, ({ detail: { title, message, code } }) => {
    // A toast about a failed call has no code: `withCallTracking` tracks its Error.
    if (!code) return;
    track({ name: 'Error', fields: { code, message: title ? `${title}: ${message}` : message } });
  });
  document.addEventListener('click', ({ target: clicked }) => {
    const link = clicked instanceof Element ? clicked.closest('a[href]') : null;
    if (!link) return;
    const target = link.getAttribute('href')?.replace(/\?[^#]*/, '') ?? '';
    track({ name: 'Click', fields: { text: textOf(link), target } });
    const product = link.closest('[data-product]')?.getAttribute('data-product');
    if (product) track({ name: 'product clicked', fields: { product } });
  });
  let shown: ShownRoute = page;
  const trackPage = () => {
    const { routeId, analyticsPath: path = location.pathname } = shown;
    track({ name: 'PageView', fields: { path, title: document.title, route_id: routeId } });
    if (routeId.startsWith('daily-winners')) track({ name: 'membership viewed', fields: { path } });
  };
  document.addEventListener(PAGE_EVENT, ({ detail }) => {
    // Without a detail the page has only reloaded its data.
    if (!detail) return;
    shown = detail;
    trackPage();
  });
  document.addEventListener(CONSENT_EVENT, trackPage);
  // Restored from the back/forward cache.
  addEventListener('pageshow', ({ persisted }) => persisted && trackPage());
  trackPage();
}

function textOf(link: Element): string {
  return (link.getAttribute('aria-label') ?? link.textContent ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 100);
}
