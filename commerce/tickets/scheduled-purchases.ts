import type { CallOptions, RefOf, Transport } from '#engine/api/transport.ts';
import type * as calls from '#schemas/generated/api/scheduled.calls.gen.ts';
import type { ScheduledPurchase } from '#schemas/generated/api/types.gen.ts';

const list: RefOf<typeof calls.scheduledPurchasesList> = { id: 'scheduled-purchases.list' };
const get: RefOf<typeof calls.scheduledPurchasesGet> = { id: 'scheduled-purchases.get' };
const cancel: RefOf<typeof calls.scheduledPurchasesCancel> = { id: 'scheduled-purchases.cancel' };

type Options = Pick<CallOptions<never>, 'signal'>;

/** Purchases that happen later, such as pre-orders. */
export interface ScheduledPurchases {
  /** Those that are still to happen, the next one first. */
  list(options?: Options): Promise<readonly ScheduledPurchase[]>;
  get(encodedId: string, options?: Options): Promise<ScheduledPurchase>;
  cancel(encodedId: string, options?: Options): Promise<ScheduledPurchase>;
}

export function createScheduledPurchases(transport: Transport): ScheduledPurchases {
  return {
    async list(options = {}) {
      return (await transport.send(list, {}, options)).result;
    },
    async get(id, options = {}) {
      return (await transport.send(get, { params: { id } }, options)).result;
    },
    async cancel(id, options = {}) {
      return (await transport.send(cancel, { params: { id } }, options)).result;
    },
  };
}
