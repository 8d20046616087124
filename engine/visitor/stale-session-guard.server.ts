import { LRUCache } from 'lru-cache';
import type { LiveSession } from '../api/live-session.server.ts';

/**
 * Which answers come too late to touch the cookies of a browser: those to requests that came to this node before
 * somebody signed in or out there. Their session is over, or of somebody else. A browser is known by its device.
 */
export interface StaleSessionGuard {
  /** Place of a request among all that have come. */
  arrive(): number;
  /** Somebody signed in or out by the request of `live`. */
  turn(site: string, live: LiveSession): void;
  isLate(site: string, live: LiveSession): boolean;
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
