import { displayMoney, parseMoney } from '#domain/money.ts';
import type { SiteView } from '#engine/page/site-view.ts';
import type { Giveaway, MembershipOffer, MembershipPrice, MembershipTier } from '#schemas/generated/api/types.gen.ts';

export interface PriceView {
  readonly period: MembershipPrice['period'];
  /** Such as '$10'. */
  readonly amount: string;
  /** Such as 'a month'. */
  readonly per: string;
}

export interface TierView {
  readonly key: MembershipTier['key'];
  readonly name: string;
  /** The price of the shortest period. */
  readonly price: PriceView;
  readonly furtherPrices: readonly PriceView[];
  /** Which giveaways the tier is in, and with how many entries. */
  readonly entries: readonly string[];
}

const PERIODS: Record<MembershipPrice['period'], string> = {
  monthly: 'a month',
  quarterly: 'a quarter',
  biannually: 'every six months',
  annually: 'a year',
};

/** The tiers of a membership with their prices and what they are in. */
export function tierViews(
  { tiers, priceCurrency: currency }: Pick<MembershipOffer, 'tiers' | 'priceCurrency'>,
  giveaways: readonly Giveaway[],
  { locale }: Pick<SiteView, 'locale'>,
): readonly TierView[] {
  return tiers.flatMap(({ key, name, prices }) => {
    const [price, ...furtherPrices] = prices.map(({ period, price: amount }) => ({
      period,
      amount: displayMoney(parseMoney(amount), { locale, currency }, 'short'),
      per: PERIODS[period],
    }));
    return price ? [{ key, name, price, furtherPrices, entries: entriesOf(key, giveaways) }] : [];
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
