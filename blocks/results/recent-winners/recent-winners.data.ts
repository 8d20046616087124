import { formatAmountWithoutZeroCents, parseMoney } from '#domain/money.ts';
import type { LoadBlockData } from '#engine/render/block-load.ts';
import { formatShortDate } from '../../_ui/date-label.ts';
import { loadPageOfferAndAllOffers, toReloadTime } from '../../_ui/offer/page-offer.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { RecentWinnersProps } from './recent-winners.gen.ts';

export interface WinnerView {
  /** First name and initial. */
  readonly name: string;
  readonly place: string;
  readonly prizeTitle: string;
  /** Such as '$1,000'. */
  readonly prize: string;
  readonly draw: string;
  /** The parameters of the page of the draw; null where it has none. */
  readonly giveaway: { readonly giveawayType: string; readonly drawNumber: string } | null;
  readonly date: string;
}

export interface RecentWinnersBlockData {
  readonly winners: readonly WinnerView[];
  /** Path segment of the only product whose winners are shown; null for all products. */
  readonly offerUrl: string | null;
}

export const loadRecentWinnersData: LoadBlockData<
  RecentWinnersProps,
  RecentWinnersBlockData,
  ShopBlockLoaderServices
> = async (context) => {
  const { props, site, visitor, services, signal } = context;
  const { category, limit } = props;
  const offer = props.ofOffer ? (await loadPageOfferAndAllOffers(context)).offer : null;
  const query = { limit, ...(category ? { category } : {}), ...(offer ? { key: offer.key } : {}) };
  const { entries, expires } = await services.commerce.draws.past(visitor.pricingId, query, { signal });
  const winners = entries.flatMap((draw) =>
    draw.winners.map(({ name, place, prizeTitle, prize }) => ({
      name,
      place,
      prizeTitle,
      prize: formatAmountWithoutZeroCents(parseMoney(prize), {
        locale: site.locale,
        currency: prize.currency,
      }),
      draw: draw.name,
      giveaway:
        draw.giveawayType === undefined ? null : { giveawayType: draw.giveawayType, drawNumber: String(draw.drawNo) },
      date: formatShortDate(draw.date, site),
    })),
  );
  return {
    data: { winners: winners.slice(0, limit), offerUrl: offer?.url ?? null },
    ...toReloadTime(expires),
  };
};
