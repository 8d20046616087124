import { getGameTypePathSegment } from '#domain/play/game-type.ts';
import type { LoadBlockData } from '#engine/render/block-load.ts';
import { loadPageLottery, readRequestedDrawNo } from '../../_ui/offer/lottery-page.ts';
import { computeOffersExpiry } from '../../_ui/offer/offer-view.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { PlayHeaderProps } from './play-header.gen.ts';
import { findUnavailablePlayNotice, type UnavailablePlayNotice } from './play-notice.ts';

export interface LotterySaleNoticeData {
  /** Whether a ticket can be bought on the page. */
  readonly isOnSale: boolean;
  /** Whether the page is that of a closed draw, and the next draw of the lottery is on sale on another page. */
  readonly hasNext: boolean;
  readonly notice: UnavailablePlayNotice | null;
  /** Path parameters of the page where the customer picks. */
  readonly way: Readonly<Record<string, string>>;
}

/** The lottery of the page's path, and the draw requested by path or query. */
export const loadPlayHeaderData: LoadBlockData<
  PlayHeaderProps,
  LotterySaleNoticeData,
  ShopBlockLoaderServices
> = async (context) => {
  const { site, messages, now, services, signal } = context;
  const { lottery, gameType, starts, sale, isOfClosedDraw } = await loadPageLottery(context);
  const drawNo = readRequestedDrawNo(context);
  const missed = starts.some((draw) => draw.drawNo === drawNo) ? null : drawNo;
  const details =
    missed === null ? null : await services.commerce.draws.details(lottery.key, missed, { signal }).catch(() => null);
  const notice = findUnavailablePlayNotice({
    lottery,
    next: starts[0] ?? null,
    missed,
    details,
    site,
    messages,
    now,
  });
  const isFirst = gameType === null || lottery.gameTypes[0]?.key === gameType.key;
  const way = {
    productOfferKey: lottery.url,
    ...(isFirst ? {} : { gameTypeKey: getGameTypePathSegment(gameType.key) }),
  };
  const data = {
    isOnSale: starts.length > 0 && !isOfClosedDraw,
    hasNext: starts.length > 0 && isOfClosedDraw,
    notice,
    way,
  };
  return sale ? { data, expires: computeOffersExpiry([sale], now, site.timeZone) } : { data };
};
