import { formatAmountWithoutZeroCents, parseDecimalAmount } from '#domain/money.ts';
import type { SiteDataForBlocks } from '#engine/page/site-view.ts';
import type {
  Giveaway,
  MembershipConfigResult,
  MembershipOffer,
  MembershipPrice,
  MembershipTier,
} from '#schemas/generated/api/types.gen.ts';

export interface MembershipPriceView {
  readonly period: MembershipPrice['period'];
  /** Such as '$10'. */
  readonly amount: string;
  /** Such as 'a month'. */
  readonly per: string;
}

export interface MembershipTierView {
  readonly key: MembershipTier['key'];
  readonly name: string;
  /** The price of the shortest period. */
  readonly price: MembershipPriceView;
  readonly furtherPrices: readonly MembershipPriceView[];
  /** Which giveaways the tier is in, and with how many entries. */
  readonly entries: readonly string[];
  /** Condition of joining beside the price, such as 'after a first deposit of $5 or more, which stays yours'; null for nothing. */
  readonly condition: string | null;
}

const PERIODS: Record<MembershipPrice['period'], string> = {
  monthly: 'a month',
  quarterly: 'a quarter',
  biannually: 'every six months',
  annually: 'a year',
};

const WORDS = {
  condition: (deposit: string) => `after a first deposit of ${deposit} or more, which stays yours`,
};

/** Minimum first deposit for joining free of charge, such as '$5'; null for none. */
export function formatMinimumFirstDeposit(
  { firstDeposit }: MembershipConfigResult['programConfig'],
  { locale }: Pick<SiteDataForBlocks, 'locale'>,
): string | null {
  if (!firstDeposit) return null;
  const { amount, currency } = firstDeposit;
  return formatAmountWithoutZeroCents(parseDecimalAmount(amount), { locale, currency });
}

/** The tiers of a membership with their prices and what they are in. */
export function createMembershipTierViews(
  { tiers, priceCurrency: currency }: Pick<MembershipOffer, 'tiers' | 'priceCurrency'>,
  { giveaways, programConfig }: Pick<MembershipConfigResult, 'giveaways' | 'programConfig'>,
  site: Pick<SiteDataForBlocks, 'locale'>,
): readonly MembershipTierView[] {
  const { locale } = site;
  const deposit = formatMinimumFirstDeposit(programConfig, site);
  return tiers.flatMap(({ key, name, prices }) => {
    const [price, ...furtherPrices] = prices.map(({ period, price: amount }) => ({
      period,
      amount: formatAmountWithoutZeroCents(parseDecimalAmount(amount), { locale, currency }),
      per: PERIODS[period],
    }));
    if (!price) return [];
    const condition = key === 'free' && deposit !== null ? WORDS.condition(deposit) : null;
    return [{ key, name, price, furtherPrices, entries: entriesOf(key, giveaways), condition }];
  });
}

function entriesOf(tier: MembershipTier['key'], giveaways: readonly Giveaway[]): string[] {
  return giveaways.flatMap(({ name, entries }) => {
    const own = entries.find((entry) => entry.tier === tier);
    if (!own || own.numEntries === 0) return [];
    const count = `${own.numEntries} ${own.numEntries === 1 ? 'entry' : 'entries'} in ${name}`;
    return own.entryStatus === 'guaranteed' ? [`${count}, automatically`] : [`${count}, which you unlock yourself`];
  });
}
