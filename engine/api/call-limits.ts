import type { ApiError } from './api-error.ts';
import { createCallWindows } from './call-windows.ts';
import { createEngineRefusal } from './engine-refusal.ts';
import { toLimitedNetwork } from './limited-network.ts';

/** Most calls of browsers in a minute, as each node counts them; 0 for no limit. */
export interface CallLimits {
  readonly perAddress: number;
  readonly perCustomer: number;
}

/** Far above what people do, also where many share an address. */
export const DEFAULT_CALL_LIMITS: CallLimits = { perAddress: 12_000, perCustomer: 600 };

export interface Caller {
  readonly address: string | null;
  /** Site and id of a customer; null for a visitor. */
  readonly customer: string | null;
}

/** Counts a call, and returns the refusal of one beyond a limit, which names the seconds to wait. */
export type CountCall = (caller: Caller) => ApiError | null;

export function createCallCounter(limits: CallLimits, now: () => number): CountCall {
  const addresses = createCallWindows(limits.perAddress, now);
  const customers = createCallWindows(limits.perCustomer, now);
  return ({ address, customer }) => {
    const wait = Math.max(addresses(address && toLimitedNetwork(address)), customers(customer));
    return wait === 0 ? null : createTooManyCallsError(Math.ceil(wait / 1000));
  };
}

/** Error of a call beyond a limit, with the seconds to wait. */
export function createTooManyCallsError(retryAfter: number): ApiError {
  return createEngineRefusal(429, 'too_many_calls', { retryAfter });
}
