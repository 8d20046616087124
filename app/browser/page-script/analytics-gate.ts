import type { PagePayload } from '#engine/render/page-payload.ts';
import { hasConsentedToNonEssential } from '#engine/storage/consent.ts';
import { openConsentCheckedTabStorage } from '#engine/storage/tab-storage.ts';
import {
  CONSENT_CHANGED_EVENT,
  PAGE_SHOWN_EVENT,
  SHOW_TOAST_EVENT,
  type ShownPageRoute,
  TRACK_ANALYTICS_EVENT,
  type TrackedAnalyticsEvent,
} from '#schemas/browser/page-events.ts';
import type { AnalyticsEventTracker, DestinationsOfPageAnalyticsEvents } from './analytics-sink.ts';
import { isCustomerOnBreak } from './break-mark.ts';
import { reportPageError } from './report-error.ts';
import { storeUnsentEvents, takeUnsentEvents } from './unsent-events.ts';

export type AnalyticsCodeLoader = (destinations: DestinationsOfPageAnalyticsEvents) => Promise<AnalyticsEventTracker>;

const MAX_QUEUED = 100;

const load: AnalyticsCodeLoader = async (destinations) => (await import('./analytics.ts')).startAnalytics(destinations);

/**
 * Tracks the events of the page (`TRACK_EVENT`), page views, clicks on links and errors in toasts. Without consent nothing is
 * loaded, queued or sent (specification: Roles and permissions, "Non-essential cookie consent gates analytics"), and no event of
 * a customer on a break, because receivers may advertise with it. Events are queued until the visitor is known or leaves the
 * page; if the code has not loaded by then, the next page of the tab sends them. A failed load is reported, and retried with
 * the next event.
 */
export function trackPageEventsAfterConsent(
  { site, framedBy = [], ...page }: ShownPageRoute & Pick<PagePayload, 'site' | 'framedBy'>,
  visitorKnown: Promise<unknown>,
  loading: AnalyticsCodeLoader = load,
  now: () => number = Date.now,
): void {
  // Pages that a partner may frame send their events to the partner on every site.
  const { customerData = false, dataLayer = false } = site.analytics ?? {};
  if (!customerData && !dataLayer && framedBy.length === 0) return;
  let sink: AnalyticsEventTracker | null = null;
  let isLoading = false;
  const queue: TrackedAnalyticsEvent[] = [];
  const storage = openConsentCheckedTabStorage('non_essential');

  let isVisitorKnown = false;
  const mayTrack = () => hasConsentedToNonEssential() && !isCustomerOnBreak();

  const track = (tracked: TrackedAnalyticsEvent) => {
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
  addEventListener('pagehide', () => {
    knowVisitor();
    if (mayTrack()) storeUnsentEvents(storage, queue.splice(0), now());
  });

  document.addEventListener(TRACK_ANALYTICS_EVENT, (event) => {
    // A script of an operator may send one without a detail.
    if (event.detail) track(event.detail);
  });
  document.addEventListener(SHOW_TOAST_EVENT, ({ detail: { title, message, code } }) => {
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
  const trackUnsent = () => takeUnsentEvents(storage, now()).forEach(track);
  let shown: ShownPageRoute = page;
  const trackPage = () => {
    const { routeId, analyticsPath: path = location.pathname } = shown;
    track({ name: 'PageView', fields: { path, title: document.title, route_id: routeId } });
    if (routeId.startsWith('daily-winners')) track({ name: 'membership viewed', fields: { path } });
  };
  document.addEventListener(PAGE_SHOWN_EVENT, ({ detail }) => {
    // Without a detail the page has only reloaded its data.
    if (!detail) return;
    shown = detail;
    trackPage();
  });
  document.addEventListener(CONSENT_CHANGED_EVENT, trackPage);
  // Restored from the back/forward cache.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    trackUnsent();
    trackPage();
  });
  trackUnsent();
  trackPage();
}

function textOf(link: Element): string {
  return (link.getAttribute('aria-label') ?? link.textContent ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 100);
}
