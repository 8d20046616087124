import type { LoadBlockData } from '#engine/render/block-load.ts';
import { selectOffersOnSale } from '../../_ui/offer/offer-choice.ts';
import {
  computeOffersExpiry,
  createOfferView,
  getSalePriceAndDrawAnalyticsFields,
  type OfferView,
} from '../../_ui/offer/offer-view.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { LotteryPromoProps } from './lottery-promo.gen.ts';

export interface LotteryPromoBlockData {
  /** Null if no lottery is on sale. */
  readonly offer: PromotedLottery | null;
}

interface PromotedLottery
  extends Pick<OfferView, 'key' | 'category' | 'name' | 'url' | 'price' | 'drawNo' | 'prizePool'> {
  /** Time of the draw, ISO 8601 in UTC. */
  readonly drawDate: string;
  readonly prize: string;
  readonly draw: string;
}

/** The lottery with the biggest jackpot; null as well if the offers can't be fetched. */
export const loadLotteryPromoData: LoadBlockData<
  LotteryPromoProps,
  LotteryPromoBlockData,
  ShopBlockLoaderServices
> = async (context) => {
  const { site, messages, visitor, now, services, signal } = context;
  try {
    const { offers } = await services.commerce.offers.list(visitor.pricingId, { signal });
    const chosen = selectOffersOnSale(offers, { types: ['lottery_ticket'] }, 'jackpot', now).slice(0, 1);
    const [offer = null] = chosen.map((each): PromotedLottery => {
      const { key, name, url, prize, draw } = createOfferView(each, { site, messages, now, picture: () => null });
      return {
        key,
        name,
        url,
        prize: prize.text,
        draw: draw.day,
        drawDate: draw.at,
        ...getSalePriceAndDrawAnalyticsFields(each),
      };
    });
    return { data: { offer }, expires: computeOffersExpiry(chosen, now, site.timeZone) };
  } catch (error) {
    if (signal.aborted) throw error;
    return { data: { offer: null }, expires: now };
  }
};
