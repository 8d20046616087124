import type { ApiTransport, CallOptions, CallRefOf } from '#engine/api/transport.ts';
import type * as calls from '#schemas/generated/api/scheduled.calls.gen.ts';
import type { ScheduledPurchase } from '#schemas/generated/api/types.gen.ts';

const list: CallRefOf<typeof calls.scheduledPurchasesList> = { id: 'scheduled-purchases.list' };
const get: CallRefOf<typeof calls.scheduledPurchasesGet> = { id: 'scheduled-purchases.get' };
const cancel: CallRefOf<typeof calls.scheduledPurchasesCancel> = { id: 'scheduled-purchases.cancel' };

type Options = Pick<CallOptions<never>, 'signal'>;

/** Calls about pre-orders and other scheduled purchases. */
export interface ScheduledPurchaseCalls {
  /** Upcoming ones, next first. */
  list(options?: Options): Promise<readonly ScheduledPurchase[]>;
  get(encodedId: string, options?: Options): Promise<ScheduledPurchase>;
  cancel(encodedId: string, options?: Options): Promise<ScheduledPurchase>;
}

export function createScheduledPurchaseCalls(transport: ApiTransport): ScheduledPurchaseCalls {
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
