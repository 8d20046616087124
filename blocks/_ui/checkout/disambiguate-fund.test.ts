import { expect, test } from 'vitest';
import { exampleSite } from '../../_testing/render-example.tsx';
import { createTestFund } from '../../_testing/saved-fund.ts';
import { disambiguateFund, removeDuplicateFunds } from './disambiguate-fund.ts';

test('cards that look the same are told by when they were saved', () => {
  const first = createTestFund({ customerFundId: 'a', createdAt: '2026-03-02T09:00:00Z' });
  const second = createTestFund({ customerFundId: 'b', createdAt: '2026-03-02T09:00:20Z' });
  const other = createTestFund({ customerFundId: 'c', lastFour: '4242' });
  const funds = removeDuplicateFunds([second, first, other, first]);
  expect(funds).toHaveLength(3);
  expect(disambiguateFund(first, funds, exampleSite)).toMatch(/^saved on .*2026.* \(1 of 2\)$/);
  expect(disambiguateFund(second, funds, exampleSite)).toMatch(/\(2 of 2\)$/);
  expect(disambiguateFund(other, funds, exampleSite)).toBeNull();
});
