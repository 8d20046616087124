import { expect, test } from 'vitest';
import { createTestFund } from '../../_testing/saved-fund.ts';
import { getTestMessages } from '../../_testing/test-messages.ts';
import { findFundAmongLookalikes, removeDuplicateFunds } from './disambiguate-fund.ts';
import { savedFundMessages } from './saved-fund.messages.gen.ts';

test('saved cards that look the same are told apart by when they were saved and by their place among them', () => {
  const first = createTestFund({ customerFundId: 'a', createdAt: '2026-03-02T09:00:00Z' });
  const second = createTestFund({ customerFundId: 'b', createdAt: '2026-03-02T09:00:20Z' });
  const other = createTestFund({ customerFundId: 'c', lastFour: '4242' });
  const funds = removeDuplicateFunds([second, first, other, first]);
  expect(funds).toHaveLength(3);
  const place = findFundAmongLookalikes(first, funds);
  expect(place && getTestMessages(savedFundMessages).savedOn(place)).toBe('saved 2 March 2026 (1 of 2)');
  expect(findFundAmongLookalikes(second, funds)).toMatchObject({ number: 2, count: 2 });
  expect(findFundAmongLookalikes(other, funds)).toBeNull();
});
