import type { LoadBlockData } from '#engine/render/block-load.ts';
import {
  computeOffersExpiry,
  getSalePriceAndDrawAnalyticsFields,
  type OfferView,
  toOfferOnSale,
} from '../../_ui/offer/offer-view.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { NumberTipListProps } from './number-tip-list.gen.ts';

export interface NumberTipView extends Pick<OfferView, 'category' | 'price' | 'drawNo' | 'prizePool'> {
  /** Key of the lottery. */
  readonly lotteryKey: string;
  /** Time of its draw, ISO 8601 in UTC. */
  readonly drawDate: string;
  readonly key: string;
  readonly title: string;
  readonly text: string;
  readonly numberSets: readonly { readonly key: string; readonly numbers: readonly number[] }[];
  readonly name: string;
  /** Path segment of the lottery. */
  readonly url: string;
}

export interface NumberTipListBlockData {
  readonly tips: readonly NumberTipView[];
}

/** The tips for lotteries that are on sale. */
export const loadNumberTipListData: LoadBlockData<
  NumberTipListProps,
  NumberTipListBlockData,
  ShopBlockLoaderServices
> = async (context) => {
  const { props, site, visitor, now, services, signal } = context;
  const { kind, limit } = props;
  const [tips, { offers }] = await Promise.all([
    services.commerce.discover.tips({ signal }),
    services.commerce.offers.list(visitor.pricingId, { signal }),
  ]);
  const sales = offers.map((offer) => toOfferOnSale(offer, now)).filter((sale) => sale !== null);
  const views = tips
    .filter((tip) => kind === undefined || tip.kind === kind)
    .flatMap(({ key, lotteryKey, title, text, numberSets }) => {
      const sale = sales.find(({ offer }) => offer.key === lotteryKey);
      if (!sale) return [];
      const { name, url } = sale.offer;
      const { drawDate } = sale;
      return [
        { key, lotteryKey, title, text, numberSets, name, url, drawDate, ...getSalePriceAndDrawAnalyticsFields(sale) },
      ];
    });
  return { data: { tips: views.slice(0, limit) }, expires: computeOffersExpiry(sales, now, site.timeZone) };
};
