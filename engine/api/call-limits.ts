import type { CustomerDataPlace, CustomerReference } from '../memory/customer-data-place.ts';
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

export interface CallCounter {
  /** Counts a call, and returns the refusal of one beyond a limit, which names the seconds to wait. */
  count(caller: Caller): ApiError | null;
  readonly customerData: CustomerDataPlace;
}

/** Key under which the calls of a customer are counted. */
export function createCustomerCountKey({ site, customerId }: Pick<CustomerReference, 'site' | 'customerId'>): string {
  return `${site} ${customerId}`;
}

export function createCallCounter(limits: CallLimits, now: () => number): CallCounter {
  const addresses = createCallWindows(limits.perAddress, now);
  const customers = createCallWindows(limits.perCustomer, now);
  return {
    count({ address, customer }) {
      const wait = Math.max(addresses.count(address && toLimitedNetwork(address)), customers.count(customer));
      return wait === 0 ? null : createTooManyCallsError(Math.ceil(wait / 1000));
    },
    customerData: {
      place: 'limits of all calls',
      list(customer) {
        const counted = customers.read(createCustomerCountKey(customer));
        return counted ? [counted] : [];
      },
      erase: (customer) => Number(customers.forget(createCustomerCountKey(customer))),
      removeExpired(at) {
        for (const windows of [addresses, customers]) windows.removeExpired(at);
      },
    },
  };
}

/** Error of a call beyond a limit, with the seconds to wait. */
export function createTooManyCallsError(retryAfter: number): ApiError {
  return createEngineRefusal(429, 'too_many_calls', { retryAfter });
}
