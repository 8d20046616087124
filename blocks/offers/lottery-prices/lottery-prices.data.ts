import { formatAmountWithoutZeroCents, parseDecimalAmount } from '#domain/money.ts';
import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { GameOffer, NumberSet } from '#schemas/generated/api/types.gen.ts';
import { loadPageLottery } from '../../_ui/offer/lottery-page.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { LotteryPricesProps } from './lottery-prices.gen.ts';

export interface LotteryPricesBlockData {
  readonly offers: readonly {
    readonly name: string;
    readonly rules: readonly string[];
    readonly prices: readonly { readonly games: string; readonly price: string }[];
  }[];
}

export const loadLotteryPricesData: LoadBlockData<
  LotteryPricesProps,
  LotteryPricesBlockData,
  ShopBlockLoaderServices
> = async (context) => {
  const { lottery, gameType } = await loadPageLottery(context);
  const money = { locale: context.site.locale, currency: lottery.priceCurrency };
  const offers = (gameType?.gameOffers ?? []).map((offer) => ({
    name: offer.name,
    rules: rulesOf(offer, gameType?.key),
    prices: Object.entries(offer.prices).map(([games, price]) => ({
      games: gamesText(Number(games)),
      price: formatAmountWithoutZeroCents(parseDecimalAmount(price), money),
    })),
  }));
  return { data: { offers } };
};

function rulesOf({ minGames, maxGames, combinations, numberSets }: GameOffer, gameType: string | undefined): string[] {
  return [
    ...(numberSets.length === 0
      ? ['We pick the numbers of every game for you']
      : numberSets.map((set) => rangeText(set, gameType))),
    minGames === maxGames ? `${gamesText(minGames)} on a ticket` : `${minGames} to ${gamesText(maxGames)} on a ticket`,
    ...(combinations > 1 ? [`Each game counts as ${combinations} simple games`] : []),
  ];
}

function rangeText({ key, name, count, min, max, ordered = false }: NumberSet, gameType: string | undefined): string {
  const least = gameType === 'mega_combo' && key === 'favourites' ? '1 to ' : '';
  return `${name}${ordered ? ', in order' : ''}: choose ${least}${count} from ${min} to ${max}`;
}

function gamesText(games: number): string {
  return `${games} ${games === 1 ? 'game' : 'games'}`;
}
