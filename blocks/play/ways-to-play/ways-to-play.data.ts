import { findGameTypeByPathSegment, type GameType, getGameTypePathSegment } from '#domain/play/game-type.ts';
import type { LoadBlockData } from '#engine/render/block-load.ts';
import { loadPageLottery } from '../../_ui/offer/lottery-page.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { WaysToPlayProps } from './ways-to-play.gen.ts';

export interface WayToPlayLink {
  readonly key: GameType;
  /** Name that the lottery gives it; null for a way of the shop. */
  readonly name: string | null;
  /** Path parameters of its page: the first way has the plain path of the lottery. */
  readonly params: Readonly<Record<string, string>>;
  readonly isCurrent: boolean;
}

export interface WaysToPlayBlockData {
  readonly ways: readonly WayToPlayLink[];
}

/** The ways to play the lottery of the page's path. */
export const loadWaysToPlayData: LoadBlockData<WaysToPlayProps, WaysToPlayBlockData, ShopBlockLoaderServices> = async (
  context,
) => {
  const { lottery, offers, gameType } = await loadPageLottery(context);
  const segment = context.params['gameTypeKey'];
  const current = gameType?.key ?? (segment === undefined ? null : findGameTypeByPathSegment(segment.toLowerCase()));
  const way = (key: GameType, name: string | null, isPlain = false): WayToPlayLink => ({
    key,
    name,
    params: { productOfferKey: lottery.url, ...(isPlain ? {} : { gameTypeKey: getGameTypePathSegment(key) }) },
    isCurrent: key === current,
  });
  const isShared = offers.some((offer) => offer.type === 'syndicate_share' && offer.lotteryKey === lottery.key);
  return {
    data: {
      ways: [
        ...lottery.gameTypes.map(({ key, name }, index) => way(key, name, index === 0)),
        ...(isShared ? [way('syndicate', null)] : []),
        way('lotto_party', null),
      ],
    },
  };
};
