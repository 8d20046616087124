import { expect, test } from 'vitest';
import { cartAddObstacles, type TicketChoice } from './cart-add.ts';

const choice: TicketChoice = { selectableDays: [], day: null, completeGames: 4, minGames: 4, causes: [], cause: null };

test.each<[Partial<TicketChoice>, string[]]>([
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
])('%j is kept from the cart by %j', (change, obstacles) => {
  expect(cartAddObstacles({ ...choice, ...change })).toEqual(obstacles);
});
