import { expect, test } from 'vitest';
import { pastDraw } from '../_testing/draws.ts';
import { loadContext } from '../_testing/load-context.ts';
import { lottery } from '../_testing/offers.ts';
import { load } from './result-months.data.ts';

test('names every month from the first draw to the last', async () => {
  const dates = ['2026-01-31T13:30:00.000Z', '2025-12-01T09:30:00.000Z'];
  const answers = {
    'product-offers.list': [lottery('kettle', null, '2026-11-21T09:30:00.000Z')],
    'draws.past': ({ query }: { query: { offset?: number } }) => [
      pastDraw({ date: dates[query.offset ? 1 : 0] ?? '' }),
    ],
  };
  const params = { productOfferKey: 'kettle', date: '2026-01' };
  const { context, sent } = loadContext({}, answers, params, { 'draws.past': 3000 });
  expect((await load(context)).data).toEqual({
    url: 'kettle',
    years: [
      {
        year: 2026,
        months: [
          { key: '2026-02', name: 'Feb', isShown: false },
          { key: '2026-01', name: 'Jan', isShown: true },
        ],
      },
      { year: 2025, months: [{ key: '2025-12', name: 'Dec', isShown: false }] },
    ],
  });
  expect(sent[2]?.[1]).toMatchObject({ query: { key: 'kettle', limit: 1, offset: 2999 } });
});

test('has none before the first draw', async () => {
  const answers = {
    'product-offers.list': [lottery('kettle', null, '2026-11-21T09:30:00.000Z')],
    'draws.past': [],
  };
  const { context } = loadContext({}, answers, { productOfferKey: 'kettle' });
  expect((await load(context)).data.years).toEqual([]);
});
