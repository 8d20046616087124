import type { ApiTransport, CallOptions, CallRefOf } from '#engine/api/transport.ts';
import type * as calls from '#schemas/generated/api/recurring.calls.gen.ts';
import type {
  PaymentResolution,
  RecurringPurchase as RecurringAnswer,
  RecurringStatus as RecurringStatusAnswer,
  RecurringSync,
} from '#schemas/generated/api/types.gen.ts';
import type { LimitAndOffsetQuery, PagedEntries } from '../results/draws.ts';

const resolutions: CallRefOf<typeof calls.paymentResolutionsList> = { id: 'payment-resolutions.list' };
const sync: CallRefOf<typeof calls.recurringProcessSync> = { id: 'recurring.process-sync' };
const list: CallRefOf<typeof calls.recurringPurchasesList> = { id: 'recurring-purchases.list' };

/** Whether a purchase repeats itself: one spelling for each status. */
export type RecurringStatus = Exclude<RecurringStatusAnswer, 'timed_paused'>;

/** An autoplay or a subscription. */
export type RecurringPurchase = Omit<RecurringAnswer, 'status'> & { readonly status: RecurringStatus };

type Options = Pick<CallOptions<never>, 'signal'>;

/** Autoplays and subscriptions together, and what of them has failed. */
export interface RecurringCalls {
  list(query?: LimitAndOffsetQuery, options?: Options): Promise<PagedEntries<RecurringPurchase>>;
  /** What was due, failed, and waits for the customer. */
  paymentResolutions(options?: Options): Promise<readonly PaymentResolution[]>;
  /** Tries what has failed again, such as after the payment method has changed. */
  sync(options?: Options): Promise<RecurringSync>;
}

export function createRecurringCalls(transport: ApiTransport): RecurringCalls {
  return {
    async list(query = {}, options = {}) {
      const { result, pageInfo, expires } = await transport.send(list, { query: { ...query } }, options);
      return { entries: result.map(normaliseRecurringStatus), pageInfo, expires };
    },
    async paymentResolutions(options = {}) {
      return (await transport.send(resolutions, {}, options)).result;
    },
    async sync(options = {}) {
      return (await transport.send(sync, {}, options)).result;
    },
  };
}

/** Both spellings of a timed pause are read as one (specification: States and transitions). */
export function normaliseRecurringStatus(purchase: RecurringAnswer): RecurringPurchase {
  const { status } = purchase;
  return { ...purchase, status: status === 'timed_paused' ? 'recurring_status_timed_pause' : status };
}
