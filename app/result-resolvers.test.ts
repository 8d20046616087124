import { expect, test } from 'vitest';
import { createCommerceCalls } from '#commerce/commerce.ts';
import { createTestTransportFromTable } from '#commerce/testing.ts';
import { ApiError, createUnreadableAnswerError } from '#engine/api/api-error.ts';
import type { ParamContext } from '#engine/routing/param-resolver.ts';
import { paramNamesMessages } from './param-names.messages.gen.ts';
import { createResultsPageAndMonthResolvers } from './result-resolvers.ts';
import { testParamContext } from './testing/test-param-context.ts';
import { getUsualMessages } from './testing/usual-messages.ts';

const names = getUsualMessages(paramNamesMessages);

const crew = { key: 'crew', type: 'syndicate_share', url: 'crew', urlAliases: [], lotteryKey: 'bay', draws: [] };
const all = ['2026-11-07', '2026-09-05', '2026-08-08'].map((day) => ({ date: `${day}T09:00:00.000Z` }));
const calls: Record<string, unknown> = {
  'product-offers.list': [crew],
  'draws.past': ({ query: { limit, offset = 0 } }: { query: { limit: number; offset?: number } }) =>
    all.slice(offset, offset + limit),
  'draws.past.archived': ({ params }: { params: { month: string } }) =>
    all.filter(({ date }) => Number(date.slice(5, 7)) === Number(params.month)),
};

function setUp(
  routeId: string,
  { total = 3, changed = {} }: { total?: number; changed?: Record<string, unknown> } = {},
) {
  const { transport, sent } = createTestTransportFromTable({ ...calls, ...changed }, { 'draws.past': total });
  const context: ParamContext = {
    ...testParamContext,
    routeId,
    param: 'page',
    params: routeId.startsWith('offer.') ? { productOfferKey: 'crew' } : {},
  };
  const resolvers = createResultsPageAndMonthResolvers(() => createCommerceCalls(transport), names);
  return {
    sent,
    page: (value: string) => resolvers['results-page'](value, context),
    month: (value: string) => resolvers['results-month'](value, context),
  };
}

test('the results page resolver redirects page 1 and lower numbers to the address without a number, without an API call', async () => {
  const { page, sent } = setUp('lotto-results');
  const first = { canonical: null, value: 1 };
  expect(await Promise.all([page('1'), page('0'), page('-7')])).toEqual([first, first, first]);
  expect(await page('two')).toBeNull();
  expect(sent).toEqual([]);
});

test('the results page resolver finds nothing past the last page', async () => {
  const { page, sent } = setUp('lotto-results.raffles', { total: 11 });
  expect(await page('3')).toEqual({ canonical: '3', label: 'page 3', value: 3 });
  expect(await page('4')).toBeNull();
  expect(sent[0]).toEqual([
    'draws.past',
    { params: { pricingId: 'p' }, query: { limit: 5, offset: 10, category: 'raffle' } },
  ]);
  expect(await setUp('offer.winners', { total: 11 }).page('2')).not.toBeNull();
  expect(await setUp('offer.winners', { total: 11 }).page('3')).toBeNull();
});

test('the results pages of a syndicate are those of its lottery', async () => {
  const { page, sent } = setUp('offer.results', { total: 11 });
  await page('2');
  expect(sent[1]).toEqual(['draws.past', { params: { pricingId: 'p' }, query: { limit: 5, offset: 5, key: 'bay' } }]);
});

test('the results month resolver accepts only months with draws or between draws', async () => {
  const { month } = setUp('offer.results.archived');
  expect(await month('2026-9-05')).toEqual({
    canonical: '2026-09',
    label: 'September 2026',
    value: { year: 2026, month: 9 },
  });
  expect(await month('2026-10')).toMatchObject({ canonical: '2026-10' });
  expect([await month('2026-07'), await month('2026-12'), await month('2026-13'), await month('draw')]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test.each([
  ['is down', new ApiError('busy', { status: 503 })],
  ['can not be read', createUnreadableAnswerError(new SyntaxError('no JSON'))],
])('the result resolvers accept any page and month while the API %s', async (_, down) => {
  const { page, month } = setUp('offer.results.archived', {
    changed: { 'draws.past': down, 'draws.past.archived': down },
  });
  expect(await page('2')).toMatchObject({ canonical: '2' });
  expect(await month('2026-12')).toMatchObject({ canonical: '2026-12' });
});

test('the results page resolver accepts a page if the API answer is unreadable, and finds nothing if the API refuses', async () => {
  const answers = (error: ApiError) => setUp('lotto-results', { changed: { 'draws.past': error } });
  expect(await answers(new ApiError('{', { status: 422, answered: false })).page('2')).toMatchObject({
    canonical: '2',
  });
  expect(await answers(new ApiError('no', { status: 422 })).page('2')).toBeNull();
  expect(await answers(new ApiError('no', { status: 404 })).page('2')).toBeNull();
});

test('an error that is not from the API is thrown by the result resolvers', async () => {
  const { page } = setUp('lotto-results', { changed: { 'draws.past': new TypeError('odd') } });
  await expect(page('2')).rejects.toThrow('odd');
});
