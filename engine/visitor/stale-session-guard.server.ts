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
  /** Records a sign-in or sign-out. */
  turn(site: string, live: SessionDuringRequest): void;
  isLate(site: string, live: SessionDuringRequest): boolean;
  readonly customerData: CustomerDataPlace;
}

export function createStaleSessionGuard(most = 10_000): StaleSessionGuard {
  const turns = new LRUCache<string, number>({ max: most });
  let arrived = 0;
  const keyOf = (site: string, deviceId: string) => `${site}\n${deviceId}`;
  return {
    arrive() {
      arrived += 1;
      return arrived;
    },
    turn(site, { deviceId }) {
      if (deviceId !== null) turns.set(keyOf(site, deviceId), arrived);
    },
    isLate(site, { deviceId, order }) {
      return deviceId !== null && order <= (turns.get(keyOf(site, deviceId)) ?? 0);
    },
    customerData: {
      place: 'sign-ins by device',
      list: ({ site, deviceIds }) =>
        deviceIds.filter((deviceId) => turns.has(keyOf(site, deviceId))).map((deviceId) => ({ deviceId })),
      erase: ({ site, deviceIds }) => deviceIds.filter((deviceId) => turns.delete(keyOf(site, deviceId))).length,
    },
  };
}
