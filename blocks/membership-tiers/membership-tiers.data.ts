import { displayMoney, parseMoney } from '#domain/money.ts';
import type { BlockLoad } from '#engine/render/block-load.ts';
import type { Giveaway, MembershipPrice, MembershipTier } from '#schemas/generated/api/types.gen.ts';
import type { ShopServices } from '../_ui/shop-services.ts';
import type { MembershipTiersProps } from './membership-tiers.gen.ts';

export interface TierView {
  readonly key: MembershipTier['key'];
  readonly name: string;
  /** The price of the shortest period, such as '$10' and 'a month'. */
  readonly price: PriceView;
  readonly furtherPrices: readonly PriceView[];
  /** Which giveaways the tier is in, and with how many entries. */
  readonly entries: readonly string[];
}

export interface PriceView {
  readonly amount: string;
  readonly period: string;
}

export interface MembershipTiersData {
  readonly tiers: readonly TierView[];
}

const PERIODS: Record<MembershipPrice['period'], string> = {
  monthly: 'a month',
  quarterly: 'a quarter',
  biannually: 'every six months',
  annually: 'a year',
};

export const load: BlockLoad<MembershipTiersProps, MembershipTiersData, ShopServices> = async (context) => {
  const { site, visitor, services, signal } = context;
  const { program } = await services.commerce.membership.config({ signal });
  const { productOfferKey } = program.programConfig;
  const offer = await services.commerce.offers.byKey(visitor.pricingId, productOfferKey, { signal });
  if (offer?.type !== 'membership') throw new Error(`the offer '${productOfferKey}' is no membership`);
  const money = { locale: site.locale, currency: offer.priceCurrency };
  const tiers = offer.tiers.flatMap(({ key, name, prices }) => {
    const [price, ...furtherPrices] = prices.map((entry) => ({
      amount: displayMoney(parseMoney(entry.price), money, 'short'),
      period: PERIODS[entry.period],
    }));
    return price ? [{ key, name, price, furtherPrices, entries: entriesOf(key, program.giveaways) }] : [];
  });
  return { data: { tiers } };
};

function entriesOf(tier: MembershipTier['key'], giveaways: readonly Giveaway[]): string[] {
  return giveaways.flatMap(({ name, entries }) => {
    const own = entries.find((entry) => entry.tier === tier);
    if (!own || own.numEntries === 0) return [];
    const count = `${own.numEntries} ${own.numEntries === 1 ? 'entry' : 'entries'} in ${name}`;
    return own.entryStatus === 'guaranteed' ? [`${count}, automatically`] : [`${count}, which you unlock yourself`];
  });
}
