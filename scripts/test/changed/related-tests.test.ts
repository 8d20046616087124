import { expect, test } from 'vitest';
import { chooseTestsForTimeBudget, findRelatedTests } from './related-tests.ts';

const GRAPH = new Map([
  ['domain/money.ts', ['domain/money.test.ts', 'blocks/cart/price.ts', 'e2e/smoke/cart/cart.test.ts']],
  ['blocks/cart/price.ts', ['blocks/cart/price.test.ts', 'blocks/cart/cart.full.test.ts']],
]);
const TESTS = ['domain/money.test.ts', 'blocks/cart/price.test.ts', 'machines/cart/cart/cart.parts.test.ts'];

test('findRelatedTests returns tests that import a changed module, nearest first, without browser and long tests', () => {
  expect(findRelatedTests(GRAPH, ['domain/money.ts'], TESTS)).toEqual([
    { file: 'domain/money.test.ts', distance: 1 },
    { file: 'blocks/cart/price.test.ts', distance: 2 },
  ]);
});

test('findRelatedTests includes changed tests, and for a changed file without importers the tests in its folder', () => {
  expect(findRelatedTests(GRAPH, ['domain/money.test.ts', 'machines/cart/cart/cart.edges.txt'], TESTS)).toEqual([
    { file: 'domain/money.test.ts', distance: 0 },
    { file: 'machines/cart/cart/cart.parts.test.ts', distance: 1 },
  ]);
});

test('chooseTestsForTimeBudget leaves out the most distant tests when all would take too long, but always includes the nearest', () => {
  const related = ['a', 'b', 'c'].map((file, distance) => ({ file, distance }));
  const chosen = (seconds: number) =>
    chooseTestsForTimeBudget(related, seconds, () => 10).chosen.map(({ file }) => file);
  expect([chosen(5), chosen(20), chosen(30)]).toEqual([['a'], ['a', 'b'], ['a', 'b', 'c']]);
});
