import type { ApiTransport, CallOptions, CallRefOf } from '#engine/api/transport.ts';
import type * as calls from '#schemas/generated/api/recurring.calls.gen.ts';
import type { RecurringChange, RecurringStatusChange } from '#schemas/generated/api/types.gen.ts';
import type { LimitAndOffsetQuery, PagedEntries } from '../results/draws.ts';
import { normaliseRecurringStatus, type RecurringPurchase } from './recurring.ts';

const list: CallRefOf<typeof calls.subscriptionsList> = { id: 'subscriptions.list' };
const get: CallRefOf<typeof calls.subscriptionsGet> = { id: 'subscriptions.get' };
const update: CallRefOf<typeof calls.subscriptionsUpdate> = { id: 'subscriptions.update' };
const status: CallRefOf<typeof calls.subscriptionsStatus> = { id: 'subscriptions.status' };

type Options = Pick<CallOptions<never>, 'signal'>;

export interface SubscriptionsOfOffersQuery extends LimitAndOffsetQuery {
  /** Product offer keys; all when left out. */
  readonly lotteryKeys?: readonly string[];
}

export interface SubscriptionCalls {
  list(query?: SubscriptionsOfOffersQuery, options?: Options): Promise<PagedEntries<RecurringPurchase>>;
  get(id: string, options?: Options): Promise<RecurringPurchase>;
  update(id: string, change: RecurringChange, options?: Options): Promise<RecurringPurchase>;
  /** Pauses (with or without an end), resumes or cancels. */
  setStatus(id: string, change: RecurringStatusChange, options?: Options): Promise<RecurringPurchase>;
}

export function createSubscriptionCalls(transport: ApiTransport): SubscriptionCalls {
  return {
    async list({ lotteryKeys, ...page } = {}, options = {}) {
      const query = { ...page, ...(lotteryKeys ? { lottery_keys: lotteryKeys.join(',') } : {}) };
      const { result, pageInfo, expires } = await transport.send(list, { query }, options);
      return { entries: result.map(normaliseRecurringStatus), pageInfo, expires };
    },
    async get(id, options = {}) {
      return normaliseRecurringStatus((await transport.send(get, { params: { id } }, options)).result);
    },
    async update(id, change, options = {}) {
      return normaliseRecurringStatus((await transport.send(update, { params: { id }, body: change }, options)).result);
    },
    async setStatus(id, change, options = {}) {
      return normaliseRecurringStatus((await transport.send(status, { params: { id }, body: change }, options)).result);
    },
  };
}
