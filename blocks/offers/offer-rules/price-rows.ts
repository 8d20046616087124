import { formatAmountWithoutZeroCents, type MoneyFormat, parseDecimalAmount } from '#domain/money.ts';
import type { ProductOffer, RaffleDraw } from '#schemas/generated/api/types.gen.ts';

export interface OfferRulesPriceRow {
  readonly what: string;
  readonly price: string;
}

/** What can be bought of an offer, and what each costs. */
export function listPriceRows(
  offer: ProductOffer,
  raffle: RaffleDraw | null,
  money: MoneyFormat,
): OfferRulesPriceRow[] {
  const priced = (what: string, price: string): OfferRulesPriceRow => ({
    what,
    price: formatAmountWithoutZeroCents(parseDecimalAmount(price), money),
  });
  switch (offer.type) {
    case 'lottery_ticket':
      return offer.gameTypes.flatMap(({ name, gameOffers }) =>
        gameOffers.flatMap((gameOffer) => {
          const [[games, price] = []] = Object.entries(gameOffer.prices);
          const what = gameOffers.length === 1 ? name : `${name}, ${gameOffer.name}`;
          return games === undefined || price === undefined ? [] : [priced(`${what}: ${countOf(games)}`, price)];
        }),
      );
    case 'raffle_ticket':
      return (raffle?.offers ?? []).map(({ numTickets, price }) => priced(`${numTickets} Ticket Book`, price));
    case 'syndicate_share':
      return (offer.draws[0]?.syndicates ?? []).map(({ name, numShares, numGames, costPerShare }) =>
        priced(`${name}: one of ${numShares} shares in ${numGames} games`, costPerShare),
      );
    case 'membership':
      return offer.tiers.flatMap(({ name, prices }) =>
        prices.map(({ period, price }) => priced(`${name}, ${period}`, price)),
      );
  }
}

function countOf(games: string): string {
  return `${games} ${games === '1' ? 'game' : 'games'}`;
}
