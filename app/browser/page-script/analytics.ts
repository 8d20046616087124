import { CUSTOMER_DATA_SERVICE_EVENT_NAMES, DATA_LAYER_EVENT_NAMES } from '#domain/analytics/analytics-events.ts';
import { parseProductLinkAttribute } from '#domain/analytics/clicked-product.ts';
import {
  type AnalyticsAdapter,
  type AnalyticsEvent,
  createAnalyticsStream,
} from '#engine/analytics/analytics-stream.ts';
import { createDataLayerAdapter } from '#engine/analytics/data-layer.ts';
import { createAnalyticsEventBatcher } from '#engine/analytics/event-batches.ts';
import { createPartnerFrameAnalyticsAdapter } from '#engine/analytics/partner-frame.ts';
import { fetchWithPageHeaders, isBrowserPageInFrame } from '#engine/api/same-origin-fetch.ts';
import { hasConsentedToNonEssential } from '#engine/storage/consent.ts';
import { openConsentCheckedTabStorage } from '#engine/storage/tab-storage.ts';
import { CONSENT_CHANGED_EVENT } from '#schemas/browser/page-events.ts';
import {
  clearAnalyticsTabStorage,
  createAnalyticsDuplicateKey,
  createTrackedPurchaseAndDepositFilter,
} from '../../services/analytics/once-per-tab.ts';
import type { AnalyticsEventTracker, DestinationsOfPageAnalyticsEvents } from './analytics-sink.ts';
import { reportPageError } from './report-error.ts';

declare global {
  interface Window {
    /** Read by tag managers. */
    dataLayer?: unknown[];
  }
}

/** Sends the events of the pages of a site to their destinations. */
export function startAnalytics({
  brand,
  customerData,
  dataLayer,
  framedBy,
}: DestinationsOfPageAnalyticsEvents): AnalyticsEventTracker {
  const adapters: AnalyticsAdapter[] = [];
  if (customerData) adapters.push(customerDataAdapter());
  if (dataLayer) adapters.push(createDataLayerAdapter(DATA_LAYER_EVENT_NAMES, (window.dataLayer ??= [])));
  if (framedBy.length > 0 && window.parent !== window)
    adapters.push(createPartnerFrameAnalyticsAdapter(DATA_LAYER_EVENT_NAMES, window.parent, framedBy));
  const stream = createAnalyticsStream({
    adapters,
    names: new Set([...DATA_LAYER_EVENT_NAMES, ...CUSTOMER_DATA_SERVICE_EVENT_NAMES]),
    consents: hasConsentedToNonEssential,
    now: Date.now,
    newId: (name, fields) => createAnalyticsDuplicateKey(name, fields) ?? crypto.randomUUID(),
    warn: (message) => console.warn(message),
    failed: (error) => reportPageError({ kind: 'analytics', error }),
  });
  const storage = openConsentCheckedTabStorage('non_essential');
  const isNew = createTrackedPurchaseAndDepositFilter(storage);
  document.addEventListener(
    CONSENT_CHANGED_EVENT,
    () => hasConsentedToNonEssential() || clearAnalyticsTabStorage(storage),
  );
  return {
    track({ name, fields }) {
      const { product } = fields;
      const clicked = typeof product === 'string' ? parseProductLinkAttribute(product, brand) : null;
      if (isNew(name, fields)) stream.track(name, clicked ? { ...clicked } : fields);
    },
  };
}

/** Sends by beacon, which survives leaving the page. The shop's server forwards the events. */
function customerDataAdapter(): AnalyticsAdapter {
  const adapter = createAnalyticsEventBatcher(CUSTOMER_DATA_SERVICE_EVENT_NAMES, {
    send: (events: readonly AnalyticsEvent[]) => {
      const body = new Blob([JSON.stringify({ events })], { type: 'application/json' });
      // Beacons cannot have the header of framed pages.
      if (isBrowserPageInFrame()) void fetchWithPageHeaders('/_analytics', { method: 'POST', body, keepalive: true });
      else navigator.sendBeacon('/_analytics', body);
    },
    later: (run, milliseconds) => void setTimeout(run, milliseconds),
  });
  addEventListener('pagehide', adapter.flush);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && adapter.flush());
  return adapter;
}
