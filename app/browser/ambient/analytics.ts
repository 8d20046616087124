import { CUSTOMER_DATA_EVENTS, FRAME_EVENTS } from '#domain/analytics/analytics-events.ts';
import { readClickedProduct } from '#domain/analytics/product-fields.ts';
import {
  type AnalyticsAdapter,
  type AnalyticsEvent,
  createAnalyticsStream,
} from '#engine/analytics/analytics-stream.ts';
import { batches } from '#engine/analytics/batches.ts';
import { dataLayerAdapter } from '#engine/analytics/data-layer.ts';
import { partnerFrameAdapter } from '#engine/analytics/partner-frame.ts';
import { inFrame, ownFetch } from '#engine/api/own-fetch.ts';
import { hasConsented } from '#engine/storage/consent.ts';
import { tabStorage } from '#engine/storage/tab-storage.ts';
import { forgetTold, onceKey, toldOnce } from '../../services/analytics/told-once.ts';
import type { Tracked } from '../../services/analytics/track.ts';
import type { Listeners, Listening } from './analytics-gate.ts';
import { report } from './report.ts';

declare global {
  interface Window {
    /** What tag managers read. */
    dataLayer?: unknown[];
  }
}

/** Starts telling of what happens on the pages of the site. */
export function startAnalytics({ brand, customerData, dataLayer, framedBy }: Listeners): Listening {
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
    newId: (name, fields) => onceKey(name, fields) ?? crypto.randomUUID(),
    warn: (message) => console.warn(message),
    failed: (error) => report({ kind: 'analytics', error }),
  });
  const storage = tabStorage('non_essential');
  const isNew = toldOnce(storage);
  document.addEventListener('vitrine:consent', () => hasConsented() || forgetTold(storage));
  return {
    tell({ name, fields }) {
      const { product } = fields;
      const clicked = typeof product === 'string' ? readClickedProduct(product, brand) : null;
      if (isNew(name, fields)) stream.tell(name, clicked ? { ...clicked } : fields);
    },
  };
}

/** Sends by beacon, which outlives the page; the engine's server passes on. */
function customerDataAdapter(): AnalyticsAdapter {
  const adapter = batches(CUSTOMER_DATA_EVENTS, {
    send: (events: readonly AnalyticsEvent[]) => {
      const body = new Blob([JSON.stringify({ events })], { type: 'application/json' });
      // A beacon can't say that it comes from a frame.
      if (inFrame()) void ownFetch('/_analytics', { method: 'POST', body, keepalive: true });
      else navigator.sendBeacon('/_analytics', body);
    },
    later: (run, milliseconds) => void setTimeout(run, milliseconds),
  });
  addEventListener('pagehide', adapter.flush);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && adapter.flush());
  return adapter;
}
