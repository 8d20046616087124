import { expect, test } from 'vitest';
import { createTestPastDraw } from '../../_testing/draws.ts';
import { createTestLoadContext } from '../../_testing/load-context.ts';
import { createTestLottery } from '../../_testing/offers.ts';
import { renderTestBlockToHtml } from '../../_testing/render-example.tsx';
import { loadResultListData } from './result-list.data.ts';

const kettle = createTestLottery('kettle', null, '2026-11-21T09:30:00.000Z');

test('the result list asks for five draws a page, and tells how many pages there are', async () => {
  const answers = { 'draws.past': [createTestPastDraw()] };
  const { context, sent } = createTestLoadContext(
    { category: 'lottery', ofOffer: false } as const,
    answers,
    { page: '3' },
    {
      'draws.past': 20_001,
    },
  );
  const { data } = await loadResultListData(context);
  expect([data.page, data.pages, data.offerUrl, data.results[0]?.date]).toEqual([3, 4001, null, 'Fri, 20 Nov 2026']);
  expect(sent).toEqual([
    ['draws.past', { params: { pricingId: 'example-aud' }, query: { limit: 5, offset: 10, category: 'lottery' } }],
  ]);
});

test('the result list of an offer page asks for the draws of the offer, and takes a page below 1 as the first', async () => {
  const answers = { 'product-offers.list': [kettle], 'draws.past': [] };
  const { context, sent } = createTestLoadContext({ ofOffer: true }, answers, { productOfferKey: 'kettle' });
  const query = new URLSearchParams('page=-4');
  expect((await loadResultListData({ ...context, query })).data).toEqual({
    results: [],
    offerUrl: 'kettle',
    page: 1,
    pages: 1,
  });
  expect(sent[1]).toEqual([
    'draws.past',
    { params: { pricingId: 'example-aud' }, query: { limit: 5, offset: 0, key: 'kettle' } },
  ]);
});

test('the result list of a month shows all its draws on one page', async () => {
  const answers = {
    'product-offers.list': [kettle],
    'draws.past.archived': [createTestPastDraw(), createTestPastDraw({ drawNo: 39 })],
  };
  const params = { productOfferKey: 'kettle', date: '2026-11' };
  const { context, sent } = createTestLoadContext({ ofOffer: true }, answers, params);
  const { data } = await loadResultListData(context);
  expect([data.results.map(({ drawNo }) => drawNo), data.pages]).toEqual([[40, 39], 1]);
  expect(sent[1]).toEqual(['draws.past.archived', { params: { key: 'kettle', year: '2026', month: '11' } }]);
});

function html(data: Partial<Awaited<ReturnType<typeof loadResultListData>>['data']>, props = {}) {
  const whole = { results: [], offerUrl: null, page: 1, pages: 1, ...data };
  return renderTestBlockToHtml({ id: 'list', type: 'result-list', props }, () => whole);
}

test('the result list links to the previous and next pages, at the address of its category or offer', () => {
  const middle = html({ page: 2, pages: 3 }, { category: 'raffle' });
  expect(middle).toContain('href="/lotto-results.raffles" rel="prev"');
  expect(middle).toContain('href="/lotto-results.raffles/3" rel="next"');
  expect(middle).toContain('aria-label="Page 2" aria-current="page"');
  const last = html({ page: 3, pages: 3, offerUrl: 'kettle' });
  expect(last).toContain('href="/offer.results/kettle?page=2" rel="prev"');
  expect(last).not.toContain('rel="next"');
  expect(html({})).not.toContain('<nav');
});

test('the result list says so where nothing was drawn', () => {
  expect(html({})).toContain('No results yet.');
  expect(html({}, { emptyText: 'A quiet month.' })).toContain('A quiet month.');
});
