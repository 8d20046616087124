import type { NumberSet, PickedNumberSet, TicketGame } from './game.ts';

/** Random number from 0 (inclusive) to 1 (exclusive). */
export type RandomSource = () => number;

/** Picks every number of a game at random. */
export function pickRandomGameNumbers(numberSets: readonly NumberSet[], random: RandomSource): TicketGame {
  return fillMissingGameNumbersRandomly({ numberSets: [] }, numberSets, random);
}

/** Keeps the picked numbers of a game and picks the rest at random. */
export function fillMissingGameNumbersRandomly(
  game: TicketGame,
  numberSets: readonly NumberSet[],
  random: RandomSource,
): TicketGame {
  return {
    numberSets: numberSets.map((set) => {
      const picked = game.numberSets.find(({ key }) => key === set.key);
      return { key: set.key, numbers: fillNumbers(picked?.numbers ?? [], set, random) };
    }),
  };
}

function fillNumbers(
  picked: PickedNumberSet['numbers'],
  { count, min, max }: NumberSet,
  random: RandomSource,
): number[] {
  const numbers = picked.filter((number) => number !== null);
  const pool = range(min, max).filter((number) => !numbers.includes(number));
  if (pool.length < count - numbers.length) throw new RangeError(`${min} to ${max} holds fewer than ${count} numbers`);
  while (numbers.length < count) numbers.push(...pool.splice(Math.floor(random() * pool.length), 1));
  return numbers;
}

function range(min: number, max: number): number[] {
  return Array.from({ length: max - min + 1 }, (_, index) => min + index);
}
