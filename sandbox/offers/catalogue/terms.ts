import type { MinorUnits } from '#domain/money.ts';
import type { Division, DrawnSet, GameOfferEntry, LotteryDivision, MatchRule } from './types.ts';

export const optionalAutoplay = { type: 'autoplay', availability: 'optional' } as const;
export const optionalSubscription = { type: 'subscription', availability: 'optional' } as const;
export const alwaysSubscription = { type: 'subscription', availability: 'always' } as const;
export const neverRepeated = { type: 'autoplay', availability: 'never' } as const;

export const EVERY_COUNT_OF_DRAWS = [1, 2, 5, 10] as const;

/** Minor units of an amount in currency units. */
export function money(units: number): MinorUnits {
  return Math.round(units * 100);
}

export function million(units: number): MinorUnits {
  return money(units * 1_000_000);
}

export function mainSet(count: number, max: number): GameOfferEntry['numberSets'][number] {
  return { key: 'main', name: 'Numbers', count, min: 1, max };
}

export function drawn(key: string, name: string, count: number, max: number, pool = 'main'): DrawnSet {
  return { key, name, count, min: 1, max, pool };
}

export function division(name: string, match: string, units: number, winners: number): Division {
  return { name, match, prize: money(units), winners };
}

/** A division of a lottery, with the numbers that win it. */
export function tier(name: string, match: string, units: number, winners: number, rule: MatchRule): LotteryDivision {
  return { ...division(name, match, units, winners), rule };
}

/** A game offer that is played in any count of games within bounds. */
export function games(
  name: string,
  price: number,
  numberSets: GameOfferEntry['numberSets'],
  { from = 1, to = 36, first = from }: { from?: number; to?: number; first?: number } = {},
): GameOfferEntry {
  return {
    key: slug(name),
    name,
    minGames: from,
    maxGames: to,
    defaultGames: first,
    pricePerGame: money(price),
    combinations: 1,
    numberSets,
  };
}

/** A game offer that plays many simple games out of one longer pick. */
export function system(
  name: string,
  price: number,
  combinations: number,
  numberSets: GameOfferEntry['numberSets'],
): GameOfferEntry {
  return { ...games(name, price, numberSets, { to: 10 }), combinations };
}

function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');
}
