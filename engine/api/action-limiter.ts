import type { CustomerDataPlace } from '../memory/customer-data-place.ts';
import { type Caller, createCustomerCountKey } from './call-limits.ts';
import { type AddToSharedCount, type CallWindows, createCallWindows } from './call-windows.ts';
import { type ActionLimits, LIMITED_ACTIONS, type LimitedAction } from './limited-actions.ts';
import { toLimitedNetwork } from './limited-network.ts';

export interface ActionLimiter {
  /** Counts an action, and returns the seconds to wait of one beyond a limit, else 0. */
  count(action: LimitedAction, caller: Caller): number;
  readonly customerData: CustomerDataPlace;
}

/** Whose limit an action is beyond. */
export type LimitedBy = 'address' | 'customer';

export interface ActionLimiterOptions {
  readonly perAddress: ActionLimits;
  readonly perCustomer: ActionLimits;
  readonly now: () => number;
  /** Counts with the other nodes. */
  readonly share?: AddToSharedCount | undefined;
  /** Receives each refused action. */
  readonly exceeded?: (action: LimitedAction, by: LimitedBy) => void;
}

export function createActionLimiter({
  perAddress,
  perCustomer,
  now,
  share,
  exceeded = () => undefined,
}: ActionLimiterOptions): ActionLimiter {
  const addresses = createWindowsByAction('address', perAddress, now, share);
  const customers = createWindowsByAction('customer', perCustomer, now, share);
  return {
    count(action, { address, customer }) {
      const ofAddress = addresses[action].count(address && toLimitedNetwork(address));
      const ofCustomer = customers[action].count(customer);
      if (ofAddress > 0) exceeded(action, 'address');
      else if (ofCustomer > 0) exceeded(action, 'customer');
      return Math.ceil(Math.max(ofAddress, ofCustomer) / 1_000);
    },
    customerData: {
      place: 'limits of actions',
      list: (customer) =>
        LIMITED_ACTIONS.flatMap((action) => {
          const counted = customers[action].read(createCustomerCountKey(customer));
          return counted ? [{ action, ...counted }] : [];
        }),
      erase: (customer) =>
        LIMITED_ACTIONS.filter((action) => customers[action].forget(createCustomerCountKey(customer))).length,
      removeExpired(at) {
        for (const windows of [...Object.values(addresses), ...Object.values(customers)]) windows.removeExpired(at);
      },
    },
  };
}

function createWindowsByAction(
  by: LimitedBy,
  limits: ActionLimits,
  now: () => number,
  share: AddToSharedCount | undefined,
): Readonly<Record<LimitedAction, CallWindows>> {
  const create = (action: LimitedAction) =>
    createCallWindows(
      limits[action],
      now,
      share && ((key, more, lifetime) => share(`${action} ${by} ${key}`, more, lifetime)),
    );
  return {
    'sign-in': create('sign-in'),
    code: create('code'),
    voucher: create('voucher'),
    feedback: create('feedback'),
    cart: create('cart'),
    preview: create('preview'),
    'unknown-path': create('unknown-path'),
  };
}
