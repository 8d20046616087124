import { expect, test } from 'vitest';
import { cacheResults } from './cache-results.ts';

function countCalls() {
  const calls: number[] = [];
  const double = cacheResults((value: number) => {
    calls.push(value);
    return 2 * value;
  });
  return { calls, double };
}

test('a result is computed once while it is in use', () => {
  const { calls, double } = countCalls();
  for (let value = 0; value < 5000; value++) expect([double(value), double(7)]).toEqual([2 * value, 14]);
  expect(calls.filter((value) => value === 7)).toHaveLength(1);
});

test('results that were not used for long are computed again, so that memory stays bounded', () => {
  const { calls, double } = countCalls();
  for (let round = 0; round < 2; round++) for (let value = 0; value < 2000; value++) double(value);
  expect(calls.filter((value) => value === 3)).toHaveLength(2);
});
