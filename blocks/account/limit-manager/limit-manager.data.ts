import type { MoneyValue } from '#domain/messages/format-message.ts';
import { parseMoney } from '#domain/money.ts';
import type { BlockLoadContext, LoadBlockData } from '#engine/render/block-load.ts';
import type { LimitPeriod, Money, PreCommitment, SpendLimit } from '#schemas/generated/api/types.gen.ts';
import { createFormDescriptionForBlock } from '../../_ui/form/form.data.ts';
import type { PageFormDefinition } from '../../_ui/form/page-form.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { LimitManagerProps } from './limit-manager.gen.ts';

/** A limit and how much of it is used. Moments are in epoch milliseconds. */
export interface LimitUsage {
  /** Null for one that has no id. */
  readonly id: string | null;
  readonly period: LimitPeriod;
  readonly limit: MoneyValue;
  /** The limit as it is typed, such as '50.00'. */
  readonly typed: string;
  readonly used: MoneyValue;
  readonly remaining: MoneyValue;
  /** What is used of it, from 0 to 100. */
  readonly share: number;
  readonly resetsAt: number;
  /** What it becomes, and when; a limit of null ends. */
  readonly pending: { readonly limit: MoneyValue | null; readonly from: number } | null;
}

export interface LimitManagerBlockData {
  readonly form: PageFormDefinition;
  readonly own: readonly LimitUsage[];
  /** The periods that have no limit yet. */
  readonly free: readonly LimitPeriod[];
  readonly system: readonly LimitUsage[];
}

type Context = BlockLoadContext<LimitManagerProps, ShopBlockLoaderServices>;

export const loadLimitManagerData: LoadBlockData<
  LimitManagerProps,
  LimitManagerBlockData,
  ShopBlockLoaderServices
> = async (context) => ({
  data: await (context.props.of === 'spending' ? spendLimits(context) : depositLimit(context)),
});

type LimitContext = Pick<Context, 'services' | 'signal' | 'messages' | 'site'>;

async function spendLimits(context: LimitContext): Promise<LimitManagerBlockData> {
  const { services, signal } = context;
  const { availablePeriods, customerLimits, systemLimits } = await services.commerce.limits.spendLimits({ signal });
  const row = (limit: SpendLimit) => rowOf({ ...limit, used: limit.spent }, limit.id);
  return {
    form: createFormDescriptionForBlock('spend-limit', context),
    own: customerLimits.map(row),
    free: availablePeriods,
    system: systemLimits.map(row),
  };
}

async function depositLimit(context: LimitContext): Promise<LimitManagerBlockData> {
  const { services, signal } = context;
  const { preCommitment } = await services.commerce.customer.get({ signal });
  return {
    form: createFormDescriptionForBlock('precommitment-limit', context),
    own: preCommitment ? [rowOf({ ...preCommitment, used: preCommitment.deposited }, null)] : [],
    free: preCommitment ? [] : ['week'],
    system: [],
  };
}

type Limit = Pick<PreCommitment, 'period' | 'limit' | 'remaining' | 'resetsAt' | 'pending'> & { readonly used: Money };

function rowOf({ period, limit, used, remaining, resetsAt, pending }: Limit, id: string | null): LimitUsage {
  const whole = parseMoney(limit);
  return {
    id,
    period,
    limit: toMoneyValue(limit),
    typed: limit.amount,
    used: toMoneyValue(used),
    remaining: toMoneyValue(remaining),
    share: whole === 0 ? 100 : Math.min(100, Math.round((parseMoney(used) / whole) * 100)),
    resetsAt: Date.parse(resetsAt),
    pending: pending && {
      limit: pending.limit && toMoneyValue(pending.limit),
      from: Date.parse(pending.effectiveAt),
    },
  };
}

function toMoneyValue(money: Money): MoneyValue {
  return { minor: parseMoney(money), currency: money.currency };
}
