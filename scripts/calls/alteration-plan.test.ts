import { expect, test } from 'vitest';
import { planOf, rankJourneys } from './alteration-plan.ts';

const made = (id: string, journey: string) => ({
  id,
  method: 'GET',
  path: `/${id}`,
  version: '3.0',
  status: 200,
  journey,
});
const CART = 'e2e/smoke/cart.test.ts > the carts of two brands';
const RESULTS = 'e2e/smoke/results.test.ts > past draws are shown';
const HOME = 'e2e/smoke/home.test.ts > the home page';
const calls = [
  made('draws.past', CART),
  made('cart.items.list', CART),
  made('draws.past', RESULTS),
  made('locate', RESULTS),
  made('branding', RESULTS),
  made('draws.past', HOME),
];

test('a call is altered first in the journey whose name shares most words with it, then where few others are made', () => {
  expect(rankJourneys('draws.past', calls)).toEqual([RESULTS, HOME, CART]);
});

test('a call is altered first in the journey that failed before', () => {
  expect(rankJourneys('draws.past', calls, CART)).toEqual([CART, RESULTS, HOME]);
});

test('a plan names the calls of each journey', () => {
  const journeys = new Map([
    ['draws.past', RESULTS],
    ['locate', RESULTS],
    ['cart.items.list', CART],
  ]);
  expect(planOf(journeys)).toEqual({ [RESULTS]: ['draws.past', 'locate'], [CART]: ['cart.items.list'] });
});
