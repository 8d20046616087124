import { formatAmountWithoutZeroCents, parseDecimalAmount, parseMoney } from '#domain/money.ts';
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
}

export interface MembershipTierView {
  readonly key: MembershipTier['key'];
  readonly name: string;
  /** The price of the shortest period. */
  readonly price: MembershipPriceView;
  readonly furtherPrices: readonly MembershipPriceView[];
  readonly entries: readonly MembershipTierEntries[];
  /** Minimum first deposit of a free tier, such as '$5'; null for none. */
  readonly firstDeposit: string | null;
}

/** A giveaway that a tier is in. */
export interface MembershipTierEntries {
  readonly giveaway: string;
  readonly entries: number;
  /** Whether a member takes part without unlocking the entries. */
  readonly isAutomatic: boolean;
}

/** Minimum first deposit for joining free of charge, such as '$5'; null for none. */
export function formatMinimumFirstDeposit(
  { firstDeposit }: MembershipConfigResult['programConfig'],
  { locale }: Pick<SiteDataForBlocks, 'locale'>,
): string | null {
  if (!firstDeposit) return null;
  return formatAmountWithoutZeroCents(parseMoney(firstDeposit), { locale, currency: firstDeposit.currency });
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
      amount: formatAmountWithoutZeroCents(parseDecimalAmount(amount, currency), { locale, currency }),
    }));
    if (!price) return [];
    const firstDeposit = key === 'free' ? deposit : null;
    return [{ key, name, price, furtherPrices, entries: entriesOf(key, giveaways), firstDeposit }];
  });
}

function entriesOf(tier: MembershipTier['key'], giveaways: readonly Giveaway[]): MembershipTierEntries[] {
  return giveaways.flatMap(({ name: giveaway, entries }) => {
    const own = entries.find((entry) => entry.tier === tier);
    if (!own || own.numEntries === 0) return [];
    return [{ giveaway, entries: own.numEntries, isAutomatic: own.entryStatus === 'guaranteed' }];
  });
}
