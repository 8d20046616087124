import type { ApiTransport, CallOptions, CallRefOf } from '#engine/api/transport.ts';
import type * as calls from '#schemas/generated/api/recurring.calls.gen.ts';
import type { AutoplayChange } from '#schemas/generated/api/types.gen.ts';
import type { LimitAndOffsetQuery, PagedEntries } from '../results/draws.ts';
import { normaliseRecurringStatus, type RecurringPurchase } from './recurring.ts';

const list: CallRefOf<typeof calls.autoplayList> = { id: 'autoplay.list' };
const get: CallRefOf<typeof calls.autoplayGet> = { id: 'autoplay.get' };
const update: CallRefOf<typeof calls.autoplayUpdate> = { id: 'autoplay.update' };
const setMinimumJackpot: CallRefOf<typeof calls.autoplaySetMinimumJackpot> = { id: 'autoplay.set-minimum-jackpot' };
const setQuickpick: CallRefOf<typeof calls.autoplaySetQuickpick> = { id: 'autoplay.set-quickpick' };
const pause: CallRefOf<typeof calls.autoplayPause> = { id: 'autoplay.pause' };
const unpause: CallRefOf<typeof calls.autoplayUnpause> = { id: 'autoplay.unpause' };

type Options = Pick<CallOptions<never>, 'signal'>;

export interface AutoplayCalls {
  list(query?: LimitAndOffsetQuery, options?: Options): Promise<PagedEntries<RecurringPurchase>>;
  get(id: string, options?: Options): Promise<RecurringPurchase>;
  update(id: string, change: AutoplayChange, options?: Options): Promise<RecurringPurchase>;
  /** Plays only for jackpots from an amount such as '20000000.00'; null plays every draw. */
  setMinimumJackpot(id: string, amount: string | null, options?: Options): Promise<RecurringPurchase>;
  setQuickpick(id: string, quickpick: boolean, options?: Options): Promise<RecurringPurchase>;
  /** Pauses until an ISO 8601 moment, or indefinitely with null. */
  pause(id: string, pausedUntil: string | null, options?: Options): Promise<RecurringPurchase>;
  unpause(id: string, options?: Options): Promise<RecurringPurchase>;
}

export function createAutoplayCalls(transport: ApiTransport): AutoplayCalls {
  return {
    async list(query = {}, options = {}) {
      const { result, pageInfo, expires } = await transport.send(list, { query: { ...query } }, options);
      return { entries: result.map(normaliseRecurringStatus), pageInfo, expires };
    },
    async get(id, options = {}) {
      return normaliseRecurringStatus((await transport.send(get, { params: { id } }, options)).result);
    },
    async update(id, change, options = {}) {
      return normaliseRecurringStatus((await transport.send(update, { params: { id }, body: change }, options)).result);
    },
    async setMinimumJackpot(id, minimumJackpotAmount, options = {}) {
      const input = { params: { id }, body: { minimumJackpotAmount } };
      return normaliseRecurringStatus((await transport.send(setMinimumJackpot, input, options)).result);
    },
    async setQuickpick(id, quickpick, options = {}) {
      return normaliseRecurringStatus(
        (await transport.send(setQuickpick, { params: { id }, body: { quickpick } }, options)).result,
      );
    },
    async pause(id, pausedUntil, options = {}) {
      const body = pausedUntil === null ? {} : { pausedUntil };
      return normaliseRecurringStatus((await transport.send(pause, { params: { id }, body }, options)).result);
    },
    async unpause(id, options = {}) {
      return normaliseRecurringStatus((await transport.send(unpause, { params: { id } }, options)).result);
    },
  };
}
