import { formatCurrencyAmount, parseDecimalAmount } from '#domain/money.ts';
import type { SiteDataForBlocks } from '#engine/page/site-view.ts';
import type { BlockLoadContext, LoadBlockData } from '#engine/render/block-load.ts';
import type { LimitPeriod, Money, PreCommitment, SpendLimit } from '#schemas/generated/api/types.gen.ts';
import { formatWeekdayDateTime } from '../../_ui/date-label.ts';
import { createFormDescriptionForBlock, type PageFormDefinition } from '../../_ui/form/form.data.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { LimitManagerProps } from './limit-manager.gen.ts';

/** A limit, for people to read. */
export interface FormattedLimit {
  /** Null for one that has no id. */
  readonly id: string | null;
  readonly period: LimitPeriod;
  readonly limit: string;
  /** The limit as it is typed, such as '50.00'. */
  readonly typed: string;
  readonly used: string;
  readonly remaining: string;
  /** What is used of it, from 0 to 100. */
  readonly share: number;
  readonly resets: string;
  /** What it becomes, and when; a limit of null ends. */
  readonly pending: { readonly limit: string | null; readonly from: string } | null;
}

export interface LimitManagerBlockData {
  readonly form: PageFormDefinition;
  readonly own: readonly FormattedLimit[];
  /** The periods that have no limit yet. */
  readonly free: readonly LimitPeriod[];
  readonly system: readonly FormattedLimit[];
}

type Context = BlockLoadContext<LimitManagerProps, ShopBlockLoaderServices>;

export const loadLimitManagerData: LoadBlockData<
  LimitManagerProps,
  LimitManagerBlockData,
  ShopBlockLoaderServices
> = async (context) => ({
  data: await (context.props.of === 'spending' ? spendLimits(context) : depositLimit(context)),
});

async function spendLimits({
  services,
  site,
  signal,
}: Pick<Context, 'site' | 'services' | 'signal'>): Promise<LimitManagerBlockData> {
  const { availablePeriods, customerLimits, systemLimits } = await services.commerce.limits.spendLimits({ signal });
  const row = (limit: SpendLimit) => rowOf({ ...limit, used: limit.spent }, limit.id, site);
  return {
    form: createFormDescriptionForBlock('spend-limit'),
    own: customerLimits.map(row),
    free: availablePeriods,
    system: systemLimits.map(row),
  };
}

async function depositLimit({
  services,
  site,
  signal,
}: Pick<Context, 'site' | 'services' | 'signal'>): Promise<LimitManagerBlockData> {
  const { preCommitment } = await services.commerce.customer.get({ signal });
  return {
    form: createFormDescriptionForBlock('precommitment-limit'),
    own: preCommitment ? [rowOf({ ...preCommitment, used: preCommitment.deposited }, null, site)] : [],
    free: preCommitment ? [] : ['week'],
    system: [],
  };
}

type Limit = Pick<PreCommitment, 'period' | 'limit' | 'remaining' | 'resetsAt' | 'pending'> & { readonly used: Money };

function rowOf(
  { period, limit, used, remaining, resetsAt, pending }: Limit,
  id: string | null,
  site: SiteDataForBlocks,
) {
  const show = ({ amount, currency }: Money) =>
    formatCurrencyAmount(parseDecimalAmount(amount), { locale: site.locale, currency });
  const whole = parseDecimalAmount(limit.amount);
  return {
    id,
    period,
    limit: show(limit),
    typed: limit.amount,
    used: show(used),
    remaining: show(remaining),
    share: whole === 0 ? 100 : Math.min(100, Math.round((parseDecimalAmount(used.amount) / whole) * 100)),
    resets: formatWeekdayDateTime(resetsAt, site),
    pending: pending && {
      limit: pending.limit && show(pending.limit),
      from: formatWeekdayDateTime(pending.effectiveAt, site),
    },
  };
}
