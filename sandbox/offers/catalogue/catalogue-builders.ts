import { type MinorUnits, toMinorUnits } from '#domain/money.ts';
import type {
  CatalogueGameOffer,
  DrawnNumberSet,
  FixedPrizeDivisionTerms,
  FixedPrizeLotteryDivisionTerms,
  RequiredMatches,
} from './catalogue-types.ts';

export const optionalAutoplayTerms = { type: 'autoplay', availability: 'optional' } as const;
export const optionalSubscriptionTerms = { type: 'subscription', availability: 'optional' } as const;
export const alwaysSubscriptionTerms = { type: 'subscription', availability: 'always' } as const;
export const noRecurringPurchaseTerms = { type: 'autoplay', availability: 'never' } as const;

/** Name of the first division of each lottery, whose prize is the jackpot. */
export const FIRST_DIVISION_NAME = 'Division 1';

export const OFFERED_DRAW_COUNTS = [1, 2, 5, 10] as const;

/** Minor units of an amount in dollars or pounds. Amounts in a currency without cents are written as they are. */
export function toCents(units: number): MinorUnits {
  return toMinorUnits(units, 'AUD');
}

export function toCentsOfMillions(units: number): MinorUnits {
  return toCents(units * 1_000_000);
}

export function createMainNumbersToPick(count: number, max: number): CatalogueGameOffer['numberSets'][number] {
  return { key: 'main', name: 'Numbers', count, min: 1, max };
}

export function createDrawnNumberSet(
  key: string,
  name: string,
  count: number,
  max: number,
  pool = 'main',
): DrawnNumberSet {
  return { key, name, count, min: 1, max, pool };
}

export function createFixedPrizeDivisionTerms(
  name: string,
  match: string,
  units: number,
  winners: number,
): FixedPrizeDivisionTerms {
  return { name, match, prize: toCents(units), winners };
}

/** A lottery division with its required matches. */
export function createLotteryPrizeDivisionTerms(
  name: string,
  match: string,
  units: number,
  winners: number,
  rule: RequiredMatches,
): FixedPrizeLotteryDivisionTerms {
  return { ...createFixedPrizeDivisionTerms(name, match, units, winners), rule };
}

/** A game offer with a number of games within bounds. */
export function createGameOffer(
  name: string,
  price: number,
  numberSets: CatalogueGameOffer['numberSets'],
  { from = 1, to = 36, first = from }: { from?: number; to?: number; first?: number } = {},
): CatalogueGameOffer {
  return {
    key: slug(name),
    name,
    minGames: from,
    maxGames: to,
    defaultGames: first,
    pricePerGame: toCents(price),
    combinations: 1,
    numberSets,
  };
}

/** A system game offer: one longer pick that plays many simple games. */
export function createSystemGameOffer(
  name: string,
  price: number,
  combinations: number,
  numberSets: CatalogueGameOffer['numberSets'],
): CatalogueGameOffer {
  return { ...createGameOffer(name, price, numberSets, { to: 10 }), combinations };
}

function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');
}
