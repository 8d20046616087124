import { expect, test } from 'vitest';
import { findMissingTicketChoices, type LotteryTicketChoice } from './cart-add-obstacles.ts';

const choice: LotteryTicketChoice = {
  selectableDays: [],
  day: null,
  completeGames: 4,
  minGames: 4,
  causes: [],
  cause: null,
};

test.each<[Partial<LotteryTicketChoice>, string[]]>([
  [{}, []],
  [{ completeGames: 5 }, []],
  [{ completeGames: 3 }, ['games']],
  [{ selectableDays: ['sat'] }, ['day']],
  [{ selectableDays: ['sat'], day: 'sun' }, ['day']],
  [{ selectableDays: ['sat'], day: 'sat' }, []],
  [{ causes: ['a'], cause: 'b' }, ['cause']],
  [{ causes: ['a'] }, ['cause']],
  [{ causes: ['a', 'b'], cause: 'b' }, []],
  [{ selectableDays: ['sat'], completeGames: 0, causes: ['a'] }, ['day', 'games', 'cause']],
])('findMissingTicketChoices returns for the choice %j the obstacles %j', (change, obstacles) => {
  expect(findMissingTicketChoices({ ...choice, ...change })).toEqual(obstacles);
});
