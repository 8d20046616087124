import { formatAmountWithoutZeroCents, parseMoney } from '#domain/money.ts';
import type { LoadBlockData } from '#engine/render/block-load.ts';
import { toEarliestExpiry, toReloadTime } from '../../_ui/offer/page-offer.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import { loadPageDraw } from '../_shared/page-draw.ts';
import type { NamedDrawWinnersProps } from './named-draw-winners.gen.ts';

/** Maximum page size of the API. */
const MOST = 100;

export interface NamedDrawWinnersBlockData {
  readonly isDrawn: boolean;
  /** Path segment of the pages of the offer. */
  readonly url: string;
  readonly winners: readonly {
    readonly name: string;
    readonly place: string;
    readonly prizeTitle: string;
    /** Such as '$1,000'. */
    readonly prize: string;
  }[];
  /** Total of named winners. */
  readonly total: number;
}

export const loadNamedDrawWinnersData: LoadBlockData<
  NamedDrawWinnersProps,
  NamedDrawWinnersBlockData,
  ShopBlockLoaderServices
> = async (context) => {
  const { site, services, signal } = context;
  const { offer, key, draw, expires } = await loadPageDraw(context);
  const isDrawn = draw.result !== null;
  const named = isDrawn ? await services.commerce.draws.winners(key, draw.drawNo, { limit: MOST }, { signal }) : null;
  const winners = (named?.entries ?? []).map(({ name, place, prizeTitle, prize }) => ({
    name,
    place,
    prizeTitle,
    prize: formatAmountWithoutZeroCents(parseMoney(prize), {
      locale: site.locale,
      currency: prize.currency,
    }),
  }));
  const total = named?.pageInfo?.total ?? winners.length;
  return {
    data: { isDrawn, url: offer.url, winners, total },
    ...toEarliestExpiry(expires),
    ...toReloadTime(named?.expires ?? null),
  };
};
