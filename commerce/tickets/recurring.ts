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

/** Status of a recurring purchase with one spelling for each. */
export type RecurringStatus = Exclude<RecurringStatusAnswer, 'timed_paused'>;

/** An autoplay or a subscription. */
export type RecurringPurchase = Omit<RecurringAnswer, 'status'> & { readonly status: RecurringStatus };

type Options = Pick<CallOptions<never>, 'signal'>;

/** Calls about autoplays and subscriptions together. */
export interface RecurringListAndRetryCalls {
  list(query?: LimitAndOffsetQuery, options?: Options): Promise<PagedEntries<RecurringPurchase>>;
  /** Failed purchases that wait for the customer. */
  paymentResolutions(options?: Options): Promise<readonly PaymentResolution[]>;
  /** Retries failed purchases, for example after the payment method has changed. */
  sync(options?: Options): Promise<RecurringSync>;
}

export function createRecurringListAndRetryCalls(transport: ApiTransport): RecurringListAndRetryCalls {
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

/** Maps both API spellings of a timed pause to one (specification: States and transitions). */
export function normaliseRecurringStatus(purchase: RecurringAnswer): RecurringPurchase {
  const { status } = purchase;
  return { ...purchase, status: status === 'timed_paused' ? 'recurring_status_timed_pause' : status };
}
