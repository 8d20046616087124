import { formatAmountWithoutZeroCents, type MinorUnits, parseDecimalAmount } from '#domain/money.ts';
import { type GameType as GameTypeKey, getGameTypePathSegment } from '#domain/play/game-type.ts';
import { resolveRaffleSaleStatus } from '#domain/raffle/raffle-sale.ts';
import type { GameType, LotteryOffer, ProductOffer, RaffleOffer } from '#schemas/generated/api/types.gen.ts';

/** A way to buy an offer: where it leads, and what it costs at least. */
export interface OfferBuyOptionView {
  readonly way: 'game' | 'syndicate' | 'lotto_party' | 'this_draw' | 'next_draw' | 'every_draw';
  /** Of the game; null for other ways. */
  readonly name: string | null;
  readonly route: 'offer.play' | 'offer.buy' | 'offer.draw.buy' | 'offer.subscription';
  readonly params: Readonly<Record<string, string>>;
  /** Such as '$5.60'; null if it is only shown later. */
  readonly priceFrom: string | null;
  /** The required capability; null for none. */
  readonly capability: string | null;
}

interface Surroundings {
  readonly offers: readonly ProductOffer[];
  readonly locale: string;
  readonly now: number;
}

/** The ways to buy an offer, the plain one first (specification: Product offer routes). */
export function listBuyOptions(offer: ProductOffer, around: Surroundings): OfferBuyOptionView[] {
  switch (offer.type) {
    case 'lottery_ticket':
      return lotteryWays(offer, around);
    case 'raffle_ticket':
      return raffleWays(offer, around);
    case 'syndicate_share':
    case 'membership':
      return [];
  }
}

function lotteryWays(offer: LotteryOffer, { offers, locale }: Surroundings): OfferBuyOptionView[] {
  const money = { locale, currency: offer.priceCurrency };
  const at = (key: GameTypeKey, isFirst = false) => ({
    route: 'offer.play' as const,
    params: { productOfferKey: offer.url, ...(isFirst ? {} : { gameTypeKey: getGameTypePathSegment(key) }) },
  });
  const played = offer.gameTypes.map((gameType, index) => ({
    ...at(gameType.key, index === 0),
    way: 'game' as const,
    name: gameType.name,
    priceFrom: formatAmountWithoutZeroCents(leastPrice(gameType, money.currency), money),
    capability: null,
  }));
  const shares = offers.flatMap((other) =>
    other.type === 'syndicate_share' && other.lotteryKey === offer.key
      ? (other.draws[0]?.syndicates ?? []).map(({ costPerShare }) =>
          parseDecimalAmount(costPerShare, other.priceCurrency),
        )
      : [],
  );
  const syndicates = {
    ...at('syndicate'),
    way: 'syndicate' as const,
    name: null,
    priceFrom: formatAmountWithoutZeroCents(Math.min(...shares), money),
    capability: 'syndicates',
  };
  const party = {
    ...at('lotto_party'),
    way: 'lotto_party' as const,
    name: null,
    priceFrom: null,
    capability: 'social-syndicates',
  };
  return [...played, ...(shares.length > 0 ? [syndicates] : []), party];
}

function leastPrice({ gameOffers }: GameType, currency: string): MinorUnits {
  return Math.min(
    ...gameOffers.flatMap(({ prices }) => Object.values(prices).map((price) => parseDecimalAmount(price, currency))),
  );
}

function raffleWays(offer: RaffleOffer, { locale, now }: Surroundings): OfferBuyOptionView[] {
  const params = { productOfferKey: offer.url };
  const open = offer.draws.find((draw) => resolveRaffleSaleStatus(draw, now) === 'open');
  const ahead = offer.draws.find((draw) => resolveRaffleSaleStatus(draw, now) === 'pre_order');
  const from = (draw: typeof open) =>
    draw
      ? formatAmountWithoutZeroCents(
          Math.min(...draw.offers.map(({ price }) => parseDecimalAmount(price, offer.priceCurrency))),
          {
            locale,
            currency: offer.priceCurrency,
          },
        )
      : null;
  const ways: OfferBuyOptionView[] = [];
  if (open) {
    ways.push({ way: 'this_draw', name: null, route: 'offer.buy', params, priceFrom: from(open), capability: null });
  }
  if (ahead) {
    const draw = { ...params, drawNo: String(ahead.drawNo) };
    const way = { way: 'next_draw', name: null, route: 'offer.draw.buy', params: draw, capability: null } as const;
    ways.push({ ...way, priceFrom: from(ahead) });
  }
  if (open && offer.recurringPurchase.availability !== 'never') {
    ways.push({
      way: 'every_draw',
      name: null,
      route: 'offer.subscription',
      params,
      priceFrom: from(open),
      capability: null,
    });
  }
  return ways;
}
