import { createHmac } from 'node:crypto';
import type { SharedNumber, SharedStore } from './shared-store.ts';

/** Adds to a number that all nodes count together. Rejects while the store cannot be reached. */
export type AddToNumberOfAllNodes = (key: string, more: number, lifetime: number) => Promise<SharedNumber>;

/** Keys have addresses and customers in them, so that the store gets a digest that only the nodes can make. */
export function createSharedCounter(
  store: Pick<SharedStore, 'count' | 'isReachable'>,
  secret: string,
): AddToNumberOfAllNodes {
  const digestOf = (key: string) => createHmac('sha256', secret).update(`counts\n${key}`).digest('base64url');
  return async (key, more, lifetime) => {
    if (!store.isReachable()) throw new Error('the nodes share no counts, because their store cannot be reached');
    return store.count(digestOf(key).slice(0, 22), more, lifetime);
  };
}
