import { formatAmountWithoutZeroCents, type MoneyFormat, parseDecimalAmount } from '#domain/money.ts';
import type { MembershipPrice, ProductOffer, RaffleDraw } from '#schemas/generated/api/types.gen.ts';

export type PricedItem =
  /** The smallest ticket of a game, with the game type where it has several kinds. */
  | { readonly kind: 'game'; readonly gameType: string | null; readonly name: string; readonly games: number }
  | { readonly kind: 'book'; readonly tickets: number }
  | { readonly kind: 'syndicate'; readonly name: string; readonly shares: number; readonly games: number }
  | { readonly kind: 'membership'; readonly name: string; readonly period: MembershipPrice['period'] };

export interface OfferRulesPriceRow {
  readonly item: PricedItem;
  /** Such as '$5.95'. */
  readonly price: string;
}

/** What can be bought of an offer, and what each costs. */
export function listPriceRows(
  offer: ProductOffer,
  raffle: RaffleDraw | null,
  money: MoneyFormat,
): OfferRulesPriceRow[] {
  const priced = (item: PricedItem, price: string): OfferRulesPriceRow => ({
    item,
    price: formatAmountWithoutZeroCents(parseDecimalAmount(price, money.currency), money),
  });
  switch (offer.type) {
    case 'lottery_ticket':
      return offer.gameTypes.flatMap(({ name, gameOffers }) =>
        gameOffers.flatMap((gameOffer) => {
          const [[games, price] = []] = Object.entries(gameOffer.prices);
          if (games === undefined || price === undefined) return [];
          const names = gameOffers.length === 1 ? { gameType: null, name } : { gameType: name, name: gameOffer.name };
          return [priced({ kind: 'game', ...names, games: Number(games) }, price)];
        }),
      );
    case 'raffle_ticket':
      return (raffle?.offers ?? []).map(({ numTickets, price }) =>
        priced({ kind: 'book', tickets: numTickets }, price),
      );
    case 'syndicate_share':
      return (offer.draws[0]?.syndicates ?? []).map(({ name, numShares, numGames, costPerShare }) =>
        priced({ kind: 'syndicate', name, shares: numShares, games: numGames }, costPerShare),
      );
    case 'membership':
      return offer.tiers.flatMap(({ name, prices }) =>
        prices.map(({ period, price }) => priced({ kind: 'membership', name, period }, price)),
      );
  }
}
