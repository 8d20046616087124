import type { ApiTransport, CallOptions, CallRefOf } from '#engine/api/transport.ts';
import type {
  breakReturn,
  breakStart,
  precommitmentDelete,
  precommitmentSet,
  spendLimitsCreate,
  spendLimitsDelete,
  spendLimitsList,
  spendLimitsUpdate,
} from '#schemas/generated/api/limits.calls.gen.ts';
import type {
  BreakPeriod,
  LimitPeriod,
  PlayBreak,
  PreCommitment,
  SpendLimit,
  SpendLimits,
} from '#schemas/generated/api/types.gen.ts';

const setDeposits: CallRefOf<typeof precommitmentSet> = { id: 'precommitment.set' };
const removeDeposits: CallRefOf<typeof precommitmentDelete> = { id: 'precommitment.delete' };
const list: CallRefOf<typeof spendLimitsList> = { id: 'spend-limits.list' };
const create: CallRefOf<typeof spendLimitsCreate> = { id: 'spend-limits.create' };
const update: CallRefOf<typeof spendLimitsUpdate> = { id: 'spend-limits.update' };
const start: CallRefOf<typeof breakStart> = { id: 'break.start' };
const scheduleEndOfSelfExclusion: CallRefOf<typeof breakReturn> = { id: 'break.return' };
const remove: CallRefOf<typeof spendLimitsDelete> = { id: 'spend-limits.delete' };

type Options = Pick<CallOptions<never>, 'signal' | 'idempotencyKey'>;

/**
 * Calls about spend and deposit limits and breaks. Amounts are texts in main units, such as '50.00'. Looser limits take
 * effect later and are returned as `pending` until then.
 */
export interface LimitCalls {
  setPrecommitment(limit: string, options?: Options): Promise<PreCommitment>;
  deletePrecommitment(options?: Options): Promise<PreCommitment>;
  spendLimits(options?: Options): Promise<SpendLimits>;
  createSpendLimit(period: LimitPeriod, limit: string, options?: Options): Promise<SpendLimit>;
  updateSpendLimit(period: LimitPeriod, limit: string, options?: Options): Promise<SpendLimit>;
  deleteSpendLimit(id: string, options?: Options): Promise<SpendLimit>;
  /** Starts a break or makes a running one longer; it cannot be shortened. */
  startBreak(period: BreakPeriod, options?: Options): Promise<PlayBreak>;
  /** Ends a self-exclusion after one day. */
  scheduleEndOfSelfExclusion(options?: Options): Promise<PlayBreak>;
}

export function createLimitCalls(transport: ApiTransport): LimitCalls {
  return {
    async setPrecommitment(limit, options = {}) {
      return (await transport.send(setDeposits, { body: { limit } }, options)).result;
    },
    async deletePrecommitment(options = {}) {
      return (await transport.send(removeDeposits, {}, options)).result;
    },
    async spendLimits(options = {}) {
      return (await transport.send(list, {}, options)).result;
    },
    async createSpendLimit(period, limit, options = {}) {
      return (await transport.send(create, { params: { period }, body: { limit } }, options)).result;
    },
    async updateSpendLimit(period, limit, options = {}) {
      return (await transport.send(update, { params: { period }, body: { limit } }, options)).result;
    },
    async deleteSpendLimit(id, options = {}) {
      return (await transport.send(remove, { params: { id } }, options)).result;
    },
    async startBreak(period, options = {}) {
      return (await transport.send(start, { body: { period } }, options)).result;
    },
    async scheduleEndOfSelfExclusion(options = {}) {
      return (await transport.send(scheduleEndOfSelfExclusion, {}, options)).result;
    },
  };
}
