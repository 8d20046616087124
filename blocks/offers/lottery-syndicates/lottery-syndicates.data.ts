import type { ProductLinkAnalyticsFields } from '#domain/analytics/clicked-product.ts';
import { parseAmountToMainUnits, parseMoneyToMainUnits } from '#domain/analytics/main-units.ts';
import { formatAmountWithoutZeroCents, parseDecimalAmount } from '#domain/money.ts';
import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { ProductOffer } from '#schemas/generated/api/types.gen.ts';
import { loadPageLottery } from '../../_ui/offer/lottery-page.ts';
import { computeOffersExpiry, toOfferOnSale } from '../../_ui/offer/offer-view.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { LotterySyndicatesProps } from './lottery-syndicates.gen.ts';

export interface LotterySyndicatesBlockData {
  readonly syndicates: readonly {
    readonly key: string;
    readonly name: string;
    readonly games: number;
    readonly share: string;
    readonly sharesLeft: number;
    /** Path segment of the offer that it is sold by. */
    readonly url: string;
    /** The product of the link, for analytics. */
    readonly product: Omit<ProductLinkAnalyticsFields, 'source'>;
  }[];
}

/** What is on sale for the next draw of the lottery in the page's path. */
export const loadLotterySyndicatesData: LoadBlockData<
  LotterySyndicatesProps,
  LotterySyndicatesBlockData,
  ShopBlockLoaderServices
> = async (context) => {
  const { site, now } = context;
  const { lottery, offers } = await loadPageLottery(context);
  const sales = offers.flatMap((offer) => {
    const sale = isShareOf(offer, lottery.key) ? toOfferOnSale(offer, now) : null;
    return sale ? [sale] : [];
  });
  const syndicates = sales.flatMap(({ offer, closeDate }) => {
    if (offer.type !== 'syndicate_share') return [];
    const money = { locale: site.locale, currency: offer.priceCurrency };
    const draw = offer.draws.find((candidate) => candidate.closeDate === closeDate);
    return (draw?.syndicates ?? []).map(({ key, encodedId, name, numGames, costPerShare, numSharesLeft }) => ({
      key: encodedId,
      name,
      games: numGames,
      share: formatAmountWithoutZeroCents(parseDecimalAmount(costPerShare, money.currency), money),
      sharesLeft: numSharesLeft,
      url: offer.url,
      product: {
        product_id: offer.key,
        category: offer.displayCategory,
        name: offer.name,
        variant: key,
        price: parseAmountToMainUnits(costPerShare, money.currency),
        ...(draw && {
          draw_no: draw.drawNo,
          draw_date: draw.date,
          prize_pool: parseMoneyToMainUnits(draw.prizePool),
        }),
      },
    }));
  });
  return { data: { syndicates }, expires: computeOffersExpiry(sales, now, site.timeZone) };
};

function isShareOf(offer: ProductOffer, lotteryKey: string): boolean {
  return offer.type === 'syndicate_share' && offer.lotteryKey === lotteryKey;
}
