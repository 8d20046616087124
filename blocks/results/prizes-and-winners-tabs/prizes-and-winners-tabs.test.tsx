import { expect, test } from 'vitest';
import { createTestLoadContext } from '../../_testing/load-context.ts';
import { createTestRaffle } from '../../_testing/offers.ts';
import { loadPrizesAndWinnersTabsData } from './prizes-and-winners-tabs.data.ts';

test.each([
  ['', 'prizes'],
  ['tab=winners', 'winners'],
  ['tab=WINNERS', 'prizes'],
  ['tab=', 'prizes'],
])('the prizes and winners tabs show with the query ?%s the tab %s', async (query, tab) => {
  const answers = { 'product-offers.list': [createTestRaffle('kettle', '2026-11-21T09:30:00.000Z')] };
  const { context } = createTestLoadContext({}, answers, { productOfferKey: 'KETTLE', drawNo: '007' });
  const { data } = await loadPrizesAndWinnersTabsData({ ...context, query: new URLSearchParams(query) });
  expect(data).toEqual({ tab, url: 'kettle', drawNo: '7' });
});
