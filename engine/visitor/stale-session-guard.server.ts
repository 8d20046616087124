import { LRUCache } from 'lru-cache';
import type { SessionDuringRequest } from '../api/live-session.server.ts';
import type { CustomerDataPlace } from '../memory/customer-data-place.ts';

/**
 * Detects answers to requests that arrived before a later sign-in or sign-out in the same browser, identified by its
 * device; their cookies must not be set.
 */
export interface StaleSessionGuard {
  /** Sequence number of a request. */
  arrive(): number;
  /** Records a sign-in or sign-out at a moment in epoch milliseconds. */
  turn(site: string, live: Pick<SessionDuringRequest, 'deviceId'>, now: number): void;
  isLate(site: string, live: Pick<SessionDuringRequest, 'deviceId' | 'order'>): boolean;
  readonly customerData: CustomerDataPlace;
}

/** Milliseconds after which no request that arrived before a sign-in is still open: `VITRINE_REQUEST_TIMEOUT` is an hour at most. */
const LONGEST_REQUEST = 2 * 60 * 60 * 1000;

export function createStaleSessionGuard(most = 10_000): StaleSessionGuard {
  const turns = new LRUCache<string, { readonly order: number; readonly until: number }>({ max: most });
  let arrived = 0;
  const keyOf = (site: string, deviceId: string) => `${site}\n${deviceId}`;
  return {
    arrive() {
      arrived += 1;
      return arrived;
    },
    turn(site, { deviceId }, now) {
      if (deviceId !== null) turns.set(keyOf(site, deviceId), { order: arrived, until: now + LONGEST_REQUEST });
    },
    isLate(site, { deviceId, order }) {
      return deviceId !== null && order <= (turns.get(keyOf(site, deviceId))?.order ?? 0);
    },
    customerData: {
      place: 'sign-ins by device',
      list: ({ site, deviceIds }) =>
        deviceIds.filter((deviceId) => turns.has(keyOf(site, deviceId))).map((deviceId) => ({ deviceId })),
      erase: ({ site, deviceIds }) => deviceIds.filter((deviceId) => turns.delete(keyOf(site, deviceId))).length,
      removeExpired(now) {
        for (const [key, { until }] of [...turns.entries()]) if (until <= now) turns.delete(key);
      },
    },
  };
}
