import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findPickedNumbersFaults, type GameNumberRules, isGameComplete } from './game.ts';
import { fillMissingGameNumbersRandomly, pickRandomGameNumbers } from './lucky-dip.ts';

const numberSets = fc
  .array(
    fc.record({
      min: fc.integer({ min: 0, max: 5 }),
      size: fc.integer({ min: 1, max: 60 }),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
    {
      minLength: 1,
      maxLength: 3,
    },
  )
  .map((sets) =>
    sets.map(({ min, size, share }, index) => ({
      key: `set${index}`,
      min,
      max: min + size - 1,
      count: Math.max(1, Math.floor(size * share)),
    })),
  );
const rolls = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }));

function sourceOf(stream: Iterator<number, unknown>): () => number {
  return () => {
    const { value } = stream.next();
    return typeof value === 'number' ? value : 0;
  };
}

test('pickRandomGameNumbers picks a complete game without duplicates or numbers out of range', () => {
  fc.assert(
    fc.property(numberSets, rolls, (sets, stream) => {
      const rules: GameNumberRules = { gameType: 'standard', numberSets: sets };
      const game = pickRandomGameNumbers(sets, sourceOf(stream));
      expect(findPickedNumbersFaults(game, rules)).toEqual([]);
      expect(isGameComplete(game, rules)).toBe(true);
    }),
  );
});

test('pickRandomGameNumbers picks numbers by the random source alone: the lowest for 0, the highest for 0.999', () => {
  const sets = [{ key: 'main', count: 3, min: 1, max: 5 }];
  expect(pickRandomGameNumbers(sets, () => 0)).toEqual({ numberSets: [{ key: 'main', numbers: [1, 2, 3] }] });
  expect(pickRandomGameNumbers(sets, () => 0.999)).toEqual({ numberSets: [{ key: 'main', numbers: [5, 4, 3] }] });
});

test('fillMissingGameNumbersRandomly keeps picked numbers and fills only blanks', () => {
  const sets = [{ key: 'main', count: 4, min: 1, max: 6 }];
  expect(
    fillMissingGameNumbersRandomly({ numberSets: [{ key: 'main', numbers: [2, null, 1, null] }] }, sets, () => 0),
  ).toEqual({
    numberSets: [{ key: 'main', numbers: [2, 1, 3, 4] }],
  });
});

test('pickRandomGameNumbers throws for a number set with fewer numbers than the game needs', () => {
  expect(() => pickRandomGameNumbers([{ key: 'main', count: 3, min: 1, max: 2 }], () => 0)).toThrow(
    '1 to 2 holds fewer than 3 numbers',
  );
});
