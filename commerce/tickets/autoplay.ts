import type { CallOptions, RefOf, Transport } from '#engine/api/transport.ts';
import type * as calls from '#schemas/generated/api/recurring.calls.gen.ts';
import type { AutoplayChange } from '#schemas/generated/api/types.gen.ts';
import type { Paged, PageQuery } from '../results/draws.ts';
import { type RecurringPurchase, withStatus } from './recurring.ts';

const list: RefOf<typeof calls.autoplayList> = { id: 'autoplay.list' };
const get: RefOf<typeof calls.autoplayGet> = { id: 'autoplay.get' };
const update: RefOf<typeof calls.autoplayUpdate> = { id: 'autoplay.update' };
const setMinimumJackpot: RefOf<typeof calls.autoplaySetMinimumJackpot> = { id: 'autoplay.set-minimum-jackpot' };
const setQuickpick: RefOf<typeof calls.autoplaySetQuickpick> = { id: 'autoplay.set-quickpick' };
const pause: RefOf<typeof calls.autoplayPause> = { id: 'autoplay.pause' };
const unpause: RefOf<typeof calls.autoplayUnpause> = { id: 'autoplay.unpause' };

type Options = Pick<CallOptions<never>, 'signal'>;

export interface Autoplay {
  list(query?: PageQuery, options?: Options): Promise<Paged<RecurringPurchase>>;
  get(id: string, options?: Options): Promise<RecurringPurchase>;
  update(id: string, change: AutoplayChange, options?: Options): Promise<RecurringPurchase>;
  /** Plays only for jackpots from an amount up, such as '20000000.00'; null plays every draw. */
  setMinimumJackpot(id: string, amount: string | null, options?: Options): Promise<RecurringPurchase>;
  setQuickpick(id: string, quickpick: boolean, options?: Options): Promise<RecurringPurchase>;
  /** Until an ISO 8601 moment, or until it is unpaused. */
  pause(id: string, pausedUntil: string | null, options?: Options): Promise<RecurringPurchase>;
  unpause(id: string, options?: Options): Promise<RecurringPurchase>;
}

export function createAutoplay(transport: Transport): Autoplay {
  return {
    async list(query = {}, options = {}) {
      const { result, pageInfo, expires } = await transport.send(list, { query: { ...query } }, options);
      return { entries: result.map(withStatus), pageInfo, expires };
    },
    async get(id, options = {}) {
      return withStatus((await transport.send(get, { params: { id } }, options)).result);
    },
    async update(id, change, options = {}) {
      return withStatus((await transport.send(update, { params: { id }, body: change }, options)).result);
    },
    async setMinimumJackpot(id, minimumJackpotAmount, options = {}) {
      const input = { params: { id }, body: { minimumJackpotAmount } };
      return withStatus((await transport.send(setMinimumJackpot, input, options)).result);
    },
    async setQuickpick(id, quickpick, options = {}) {
      return withStatus((await transport.send(setQuickpick, { params: { id }, body: { quickpick } }, options)).result);
    },
    async pause(id, pausedUntil, options = {}) {
      const body = pausedUntil === null ? {} : { pausedUntil };
      return withStatus((await transport.send(pause, { params: { id }, body }, options)).result);
    },
    async unpause(id, options = {}) {
      return withStatus((await transport.send(unpause, { params: { id } }, options)).result);
    },
  };
}
