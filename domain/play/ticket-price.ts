import type { MinorUnits } from '../money.ts';

/**
 * The price of a lottery ticket (specification: Validation rules): the price for its count of games, times the
 * draws, times the weeks.
 */
export function calculateTicketPrice(priceForGames: MinorUnits, draws: number, weeks: number): MinorUnits {
  return priceForGames * draws * weeks;
}

export function findPriceForGames(prices: Readonly<Record<string, MinorUnits>>, games: number): MinorUnits | null {
  return Object.hasOwn(prices, String(games)) ? (prices[games] ?? null) : null;
}
