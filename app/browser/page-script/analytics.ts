import { CUSTOMER_DATA_EVENTS, FRAME_EVENTS } from '#domain/analytics/analytics-events.ts';
import { readClickedProduct } from '#domain/analytics/product-fields.ts';
import {
  type AnalyticsAdapter,
  type AnalyticsEvent,
  createAnalyticsStream,
} from '#engine/analytics/analytics-stream.ts';
import { createEventBatches } from '#engine/analytics/batches.ts';
import { dataLayerAdapter } from '#engine/analytics/data-layer.ts';
import { partnerFrameAdapter } from '#engine/analytics/partner-frame.ts';
import { fetchSameOrigin, isFramed } from '#engine/api/same-origin-fetch.ts';
import { hasConsented } from '#engine/storage/consent.ts';
import { tabStorage } from '#engine/storage/tab-storage.ts';
import { createOnceFilter, eventKey, forgetTracked } from '../../services/analytics/once-per-tab.ts';
import type { AnalyticsDestinations, AnalyticsSink } from './analytics-sink.ts';
import { report } from './report.ts';

declare global {
  interface Window {
    /** Read by tag managers. */
    dataLayer?: unknown[];
  }
}

/** Sends the events of the pages of a site to their destinations. */
export function startAnalytics({ brand, customerData, dataLayer, framedBy }: AnalyticsDestinations): AnalyticsSink {
  const adapters: AnalyticsAdapter[] = [];
  if (customerData) adapters.push(customerDataAdapter());
  if (dataLayer) adapters.push(dataLayerAdapter(FRAME_EVENTS, (window.dataLayer ??= [])));
  if (framedBy.length > 0 && window.parent !== window)
    adapters.push(partnerFrameAdapter(FRAME_EVENTS, window.parent, framedBy));
  const stream = createAnalyticsStream({
    adapters,
    names: new Set([...FRAME_EVENTS, ...CUSTOMER_DATA_EVENTS]),
    consents: hasConsented,
    now: Date.now,
    newId: (name, fields) => eventKey(name, fields) ?? crypto.randomUUID(),
    warn: (message) => console.warn(message),
    failed: (error) => report({ kind: 'analytics', error }),
  });
  const storage = tabStorage('non_essential');
  const isNew = createOnceFilter(storage);
  document.addEventListener('vitrine:consent', () => hasConsented() || forgetTracked(storage));
  return {
    track({ name, fields }) {
      const { product } = fields;
      const clicked = typeof product === 'string' ? readClickedProduct(product, brand) : null;
      if (isNew(name, fields)) stream.tell(name, clicked ? { ...clicked } : fields);
    },
  };
}

/** Sends by beacon, which survives leaving the page. The shop's server forwards the events. */
function customerDataAdapter(): AnalyticsAdapter {
  const adapter = createEventBatches(CUSTOMER_DATA_EVENTS, {
    send: (events: readonly AnalyticsEvent[]) => {
      const body = new Blob([JSON.stringify({ events })], { type: 'application/json' });
      // A beacon can't have the header that names the frame.
      if (isFramed()) void fetchSameOrigin('/_analytics', { method: 'POST', body, keepalive: true });
      else navigator.sendBeacon('/_analytics', body);
    },
    later: (run, milliseconds) => void setTimeout(run, milliseconds),
  });
  addEventListener('pagehide', adapter.flush);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && adapter.flush());
  return adapter;
}
