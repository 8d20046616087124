import type { CallOptions, RefOf, Transport } from '#engine/api/transport.ts';
import type {
  precommitmentDelete,
  precommitmentSet,
  spendLimitsCreate,
  spendLimitsDelete,
  spendLimitsList,
  spendLimitsUpdate,
} from '#schemas/generated/api/limits.calls.gen.ts';
import type { LimitPeriod, PreCommitment, SpendLimit, SpendLimits } from '#schemas/generated/api/types.gen.ts';

const setDeposits: RefOf<typeof precommitmentSet> = { id: 'precommitment.set' };
const removeDeposits: RefOf<typeof precommitmentDelete> = { id: 'precommitment.delete' };
const list: RefOf<typeof spendLimitsList> = { id: 'spend-limits.list' };
const create: RefOf<typeof spendLimitsCreate> = { id: 'spend-limits.create' };
const update: RefOf<typeof spendLimitsUpdate> = { id: 'spend-limits.update' };
const remove: RefOf<typeof spendLimitsDelete> = { id: 'spend-limits.delete' };

type Options = Pick<CallOptions<never>, 'signal' | 'idempotencyKey'>;

/**
 * The limits of the customer. Amounts are texts in currency units, such as '50.00'. What loosens a limit takes effect
 * later, and then stands in `pending`.
 */
export interface Limits {
  setPrecommitment(limit: string, options?: Options): Promise<PreCommitment>;
  deletePrecommitment(options?: Options): Promise<PreCommitment>;
  spendLimits(options?: Options): Promise<SpendLimits>;
  createSpendLimit(period: LimitPeriod, limit: string, options?: Options): Promise<SpendLimit>;
  updateSpendLimit(period: LimitPeriod, limit: string, options?: Options): Promise<SpendLimit>;
  deleteSpendLimit(id: string, options?: Options): Promise<SpendLimit>;
}

export function createLimits(transport: Transport): Limits {
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
  };
}
