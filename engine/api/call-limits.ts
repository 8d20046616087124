import { LRUCache } from 'lru-cache';
import type { ApiError } from './api-error.ts';
import { createEngineRefusal } from './engine-refusal.ts';

/** Most calls of browsers in a minute, as each node counts them; 0 for no limit. */
export interface CallLimits {
  readonly perAddress: number;
  readonly perCustomer: number;
}

/** Far above what people do, also where many share an address. */
export const DEFAULT_CALL_LIMITS: CallLimits = { perAddress: 12_000, perCustomer: 600 };

export const CALL_LIMIT_WINDOW_MS = 60_000;

/** Most addresses or customers that are counted; the one that called longest ago is forgotten first. */
const MOST_CALLERS = 10_000;

export interface Caller {
  readonly address: string | null;
  /** Site and id of a customer; null for a visitor. */
  readonly customer: string | null;
}

/** Counts a call, and returns the refusal of one beyond a limit, which names the seconds to wait. */
export type CountCall = (caller: Caller) => ApiError | null;

export function createCallCounter(limits: CallLimits, now: () => number): CountCall {
  const addresses = createWindows(limits.perAddress, now);
  const customers = createWindows(limits.perCustomer, now);
  return ({ address, customer }) => {
    const wait = Math.max(addresses(address), customers(customer));
    return wait === 0 ? null : createEngineRefusal(429, 'too_many_calls', { retryAfter: Math.ceil(wait / 1000) });
  };
}

/** Milliseconds to wait of a further call of a caller: 0 while it is within the limit. */
function createWindows(most: number, now: () => number): (key: string | null) => number {
  const windows = new LRUCache<string, { readonly start: number; count: number }>({ max: MOST_CALLERS });
  return (key) => {
    if (most === 0 || key === null) return 0;
    const at = now();
    const open = windows.get(key);
    // A clock that was set back would make a caller wait for hours.
    const current = open && at >= open.start && at - open.start < CALL_LIMIT_WINDOW_MS ? open : { start: at, count: 0 };
    if (current !== open) windows.set(key, current);
    current.count += 1;
    return current.count > most ? current.start + CALL_LIMIT_WINDOW_MS - at : 0;
  };
}
