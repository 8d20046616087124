import { expect, test } from 'vitest';
import { stubSite } from '../../_testing/render-example.tsx';
import { createTestFund } from '../../_testing/saved-fund.ts';
import { describeFundAmongLookalikes, removeDuplicateFunds } from './disambiguate-fund.ts';

test('saved cards that look the same are told apart by when they were saved and by their place among them', () => {
  const first = createTestFund({ customerFundId: 'a', createdAt: '2026-03-02T09:00:00Z' });
  const second = createTestFund({ customerFundId: 'b', createdAt: '2026-03-02T09:00:20Z' });
  const other = createTestFund({ customerFundId: 'c', lastFour: '4242' });
  const funds = removeDuplicateFunds([second, first, other, first]);
  expect(funds).toHaveLength(3);
  expect(describeFundAmongLookalikes(first, funds, stubSite)).toMatch(/^saved on .*2026.* \(1 of 2\)$/);
  expect(describeFundAmongLookalikes(second, funds, stubSite)).toMatch(/\(2 of 2\)$/);
  expect(describeFundAmongLookalikes(other, funds, stubSite)).toBeNull();
});
