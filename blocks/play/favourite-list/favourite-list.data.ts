import type { ResolvedImage } from '#engine/render/block.ts';
import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { GameOffer, LotteryOffer, NumberSet } from '#schemas/generated/api/types.gen.ts';
import { toReloadTime } from '../../_ui/offer/page-offer.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { FavouriteListProps } from './favourite-list.gen.ts';

export interface LotteryForFavouriteNumbers {
  readonly key: string;
  readonly name: string;
  /** Path segment of its pages. */
  readonly url: string;
  readonly picture: ResolvedImage | null;
  readonly numberSets: readonly Pick<NumberSet, 'key' | 'name' | 'count' | 'min' | 'max'>[];
}

export interface FavouriteListBlockData {
  readonly lotteries: readonly LotteryForFavouriteNumbers[];
}

/** The lotteries that are played with numbers of one's own. */
export const loadFavouriteListData: LoadBlockData<
  FavouriteListProps,
  FavouriteListBlockData,
  ShopBlockLoaderServices
> = async (context) => {
  const { site, visitor, services, signal } = context;
  const { offers, expires } = await services.commerce.offers.list(visitor.pricingId, { signal });
  const lotteries = offers
    .filter((offer) => offer.type === 'lottery_ticket')
    .flatMap((offer) => {
      const numberSets = plainGame(offer)?.numberSets ?? [];
      if (numberSets.length === 0) return [];
      return [
        {
          key: offer.key,
          name: offer.name,
          url: offer.url,
          picture: services.picture(site.key, offer.logo),
          numberSets: numberSets.map(({ key, name, count, min, max }) => ({ key, name, count, min, max })),
        },
      ];
    });
  return { data: { lotteries }, ...toReloadTime(expires) };
};

/** Favourite numbers are those of the plainest game of a lottery. */
function plainGame({ gameTypes }: LotteryOffer): GameOffer | undefined {
  return (gameTypes.find(({ key }) => key === 'standard') ?? gameTypes[0])?.gameOffers[0];
}
