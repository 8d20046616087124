import { LRUCache } from 'lru-cache';
import type { SessionDuringRequest } from '../api/live-session.server.ts';

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
}

export function createStaleSessionGuard(most = 10_000): StaleSessionGuard {
  const turns = new LRUCache<string, number>({ max: most });
  let arrived = 0;
  return {
    arrive() {
      arrived += 1;
      return arrived;
    },
    turn(site, { deviceId }) {
      if (deviceId !== null) turns.set(`${site}\n${deviceId}`, arrived);
    },
    isLate(site, { deviceId, order }) {
      return deviceId !== null && order <= (turns.get(`${site}\n${deviceId}`) ?? 0);
    },
  };
}
