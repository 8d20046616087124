import type { CallOptions, RefOf, Transport } from '#engine/api/transport.ts';
import type * as calls from '#schemas/generated/api/recurring.calls.gen.ts';
import type { RecurringChange, RecurringStatusChange } from '#schemas/generated/api/types.gen.ts';
import type { Paged, PageQuery } from '../results/draws.ts';
import { type RecurringPurchase, withStatus } from './recurring.ts';

const list: RefOf<typeof calls.subscriptionsList> = { id: 'subscriptions.list' };
const get: RefOf<typeof calls.subscriptionsGet> = { id: 'subscriptions.get' };
const update: RefOf<typeof calls.subscriptionsUpdate> = { id: 'subscriptions.update' };
const status: RefOf<typeof calls.subscriptionsStatus> = { id: 'subscriptions.status' };

type Options = Pick<CallOptions<never>, 'signal'>;

export interface SubscriptionQuery extends PageQuery {
  /** Keys of product offers; left out, all. */
  readonly lotteryKeys?: readonly string[];
}

export interface Subscriptions {
  list(query?: SubscriptionQuery, options?: Options): Promise<Paged<RecurringPurchase>>;
  get(id: string, options?: Options): Promise<RecurringPurchase>;
  update(id: string, change: RecurringChange, options?: Options): Promise<RecurringPurchase>;
  /** Pauses, until a moment or for good, resumes or cancels. */
  setStatus(id: string, change: RecurringStatusChange, options?: Options): Promise<RecurringPurchase>;
}

export function createSubscriptions(transport: Transport): Subscriptions {
  return {
    async list({ lotteryKeys, ...page } = {}, options = {}) {
      const query = { ...page, ...(lotteryKeys ? { lottery_keys: lotteryKeys.join(',') } : {}) };
      const { result, pageInfo, expires } = await transport.send(list, { query }, options);
      return { entries: result.map(withStatus), pageInfo, expires };
    },
    async get(id, options = {}) {
      return withStatus((await transport.send(get, { params: { id } }, options)).result);
    },
    async update(id, change, options = {}) {
      return withStatus((await transport.send(update, { params: { id }, body: change }, options)).result);
    },
    async setStatus(id, change, options = {}) {
      return withStatus((await transport.send(status, { params: { id }, body: change }, options)).result);
    },
  };
}
