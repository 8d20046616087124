import { expect, test } from 'vitest';
import { createTestPastDraw } from '../../_testing/draws.ts';
import { createTestLoadContext } from '../../_testing/load-context.ts';
import { createTestLottery } from '../../_testing/offers.ts';
import { loadResultMonthsData } from './result-months.data.ts';

const answersWith = (past: unknown) => ({
  'product-offers.list': [createTestLottery('kettle', null, '2026-11-21T09:30:00.000Z')],
  'draws.past': past,
});
const params = { productOfferKey: 'kettle', date: '2026-01' };

test('the result months are those that had a draw, the latest first', async () => {
  const dates = ['2026-01-31T13:30:00.000Z', '2025-12-20T09:30:00.000Z', '2025-10-01T09:30:00.000Z'];
  const { context, sent } = createTestLoadContext(
    {},
    answersWith(dates.map((date) => createTestPastDraw({ date }))),
    params,
  );
  expect((await loadResultMonthsData(context)).data).toEqual({
    url: 'kettle',
    years: [
      { year: 2026, months: [{ key: '2026-02', name: 'Feb', isShown: false }] },
      {
        year: 2025,
        months: [
          { key: '2025-12', name: 'Dec', isShown: false },
          { key: '2025-10', name: 'Oct', isShown: false },
        ],
      },
    ],
  });
  expect(sent[1]?.[1]).toMatchObject({ query: { key: 'kettle', limit: 100 } });
  expect(sent.length).toBe(2);
});

test('the result months are all since the first draw where one answer of the API cannot hold all draws', async () => {
  const dates = ['2026-01-31T13:30:00.000Z', '2025-11-30T09:30:00.000Z'];
  const past = ({ query }: { query: { offset?: number } }) => [
    createTestPastDraw({ date: dates[query.offset ? 1 : 0] ?? '' }),
  ];
  const { context, sent } = createTestLoadContext({}, answersWith(past), params, { 'draws.past': 3000 });
  expect((await loadResultMonthsData(context)).data.years).toEqual([
    {
      year: 2026,
      months: [
        { key: '2026-02', name: 'Feb', isShown: false },
        { key: '2026-01', name: 'Jan', isShown: true },
      ],
    },
    {
      year: 2025,
      months: [
        { key: '2025-12', name: 'Dec', isShown: false },
        { key: '2025-11', name: 'Nov', isShown: false },
      ],
    },
  ]);
  expect(sent[2]?.[1]).toMatchObject({ query: { key: 'kettle', limit: 1, offset: 2999 } });
});

test('the result months are none before the first draw', async () => {
  const answers = {
    'product-offers.list': [createTestLottery('kettle', null, '2026-11-21T09:30:00.000Z')],
    'draws.past': [],
  };
  const { context } = createTestLoadContext({}, answers, { productOfferKey: 'kettle' });
  expect((await loadResultMonthsData(context)).data.years).toEqual([]);
});
