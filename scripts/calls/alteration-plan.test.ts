import { expect, test } from 'vitest';
import type { AlteredJourneyAttemptResult } from '../../e2e/harness/alteration.ts';
import {
  listValuesAndRefusalAlterations,
  markConfirmedJourneyFailures,
  planAlterationsByJourney,
  rankJourneysByDependenceOnCall,
} from './alteration-plan.ts';

const made = (id: string, journey: string, method = 'GET') => ({
  id,
  method,
  path: `/${id}`,
  version: '3.0',
  status: 200,
  journey,
});
const CART = 'e2e/smoke/cart/cart.test.ts > the carts of two brands';
const RESULTS = 'e2e/journeys/results/results.test.ts > past draws are shown';
const HOME = 'e2e/smoke/content/home.test.ts > the home page';
const calls = [
  made('draws.past', CART),
  made('cart.items.add', CART, 'POST'),
  made('draws.past', RESULTS),
  made('locate', RESULTS),
  made('locate', HOME),
  made('draws.past', HOME),
];
const READ = [
  { id: 'draws.past', how: 'values' },
  { id: 'draws.past', how: 'refusal' },
] as const;
const failed: AlteredJourneyAttemptResult = {
  journey: CART,
  call: { id: 'cart.items.add', how: 'refusal' },
  outcome: 'unsteady',
  isFirst: true,
  failure: 'no cart',
};
const alone: AlteredJourneyAttemptResult = {
  journey: CART,
  call: null,
  outcome: 'passed',
  isFirst: true,
  failure: null,
};

test('rankJourneysByDependenceOnCall puts the journey first whose title shares the rarest words with the call and its code', () => {
  expect(rankJourneysByDependenceOnCall({ id: 'draws.past' }, calls)[0]).toBe(RESULTS);
  expect(rankJourneysByDependenceOnCall({ id: 'locate', codePath: 'blocks/home-map/home-map.data.ts' }, calls)[0]).toBe(
    HOME,
  );
});

test('rankJourneysByDependenceOnCall puts the journey first that failed before', () => {
  expect(rankJourneysByDependenceOnCall({ id: 'draws.past', failedJourney: CART }, calls)[0]).toBe(CART);
});

test('listValuesAndRefusalAlterations tries other values first for a read, and a refusal first for any other call', () => {
  expect(listValuesAndRefusalAlterations('draws.past', calls)).toEqual(READ);
  expect(listValuesAndRefusalAlterations('cart.items.add', calls).map(({ how }) => how)).toEqual(['refusal', 'values']);
});

test('an alteration plan lists the alteration of each journey, and one journey unaltered whose first failure is unconfirmed', () => {
  const journeys = new Map([['draws.past', RESULTS]]);
  expect(planAlterationsByJourney(journeys, calls, [])).toEqual({ [RESULTS]: READ });
  expect(planAlterationsByJourney(new Map([['draws.past', CART]]), calls, [failed])).toEqual({ [CART]: [] });
});

test('the first failure of a journey with an altered answer counts once the unaltered journey has passed alone', () => {
  expect(markConfirmedJourneyFailures([failed])).toEqual([failed]);
  expect(markConfirmedJourneyFailures([failed, { ...alone, outcome: 'broken' }])).toEqual([
    failed,
    { ...alone, outcome: 'broken' },
  ]);
  expect(markConfirmedJourneyFailures([failed, alone])).toEqual([{ ...failed, outcome: 'changed' }, alone]);
});
