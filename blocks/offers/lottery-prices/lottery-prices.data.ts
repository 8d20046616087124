import { formatAmountWithoutZeroCents, parseDecimalAmount } from '#domain/money.ts';
import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { GameOffer, NumberSet } from '#schemas/generated/api/types.gen.ts';
import { loadPageLottery } from '../../_ui/offer/lottery-page.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { LotteryPricesProps } from './lottery-prices.gen.ts';

/** A rule of a game. */
export type LotteryRule =
  /** The shop picks the numbers. */
  | { readonly kind: 'quickpick' }
  | {
      readonly kind: 'numbers';
      /** Whether exactly `count` numbers are chosen, up to `count`, or exactly `count` of which the order matters. */
      readonly choice: 'exact' | 'up_to' | 'ordered';
      readonly name: string;
      readonly count: number;
      readonly min: number;
      readonly max: number;
    }
  /** The fewest and most games on a ticket. */
  | { readonly kind: 'games'; readonly least: number; readonly most: number }
  /** How many simple games a game counts as. */
  | { readonly kind: 'combinations'; readonly combinations: number };

export interface LotteryPricesBlockData {
  readonly offers: readonly {
    readonly name: string;
    readonly rules: readonly LotteryRule[];
    readonly prices: readonly { readonly games: number; readonly price: string }[];
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
      games: Number(games),
      price: formatAmountWithoutZeroCents(parseDecimalAmount(price, lottery.priceCurrency), money),
    })),
  }));
  return { data: { offers } };
};

function rulesOf(
  { minGames: least, maxGames: most, combinations, numberSets }: GameOffer,
  gameType: string | undefined,
): LotteryRule[] {
  return [
    ...(numberSets.length === 0
      ? [{ kind: 'quickpick' as const }]
      : numberSets.map((set) => numbersRule(set, gameType))),
    { kind: 'games', least, most },
    ...(combinations > 1 ? [{ kind: 'combinations' as const, combinations }] : []),
  ];
}

function numbersRule(
  { key, name, count, min, max, ordered = false }: NumberSet,
  gameType: string | undefined,
): LotteryRule {
  const exact = ordered ? 'ordered' : 'exact';
  const choice = gameType === 'mega_combo' && key === 'favourites' ? 'up_to' : exact;
  return { kind: 'numbers', choice, name, count, min, max };
}
