import { expect, test } from 'vitest';
import { createTestPastDraw } from '../../_testing/draws.ts';
import { createTestLoadContext } from '../../_testing/load-context.ts';
import { createTestRaffle } from '../../_testing/offers.ts';
import { renderTestBlockToHtml } from '../../_testing/render-example.tsx';
import { loadWinnerSearchData } from './winner-search.data.ts';

const winner = (name: string) => ({
  name,
  place: 'Far Bank',
  division: 1,
  prizeTitle: 'A cottage',
  prize: { amount: '1000.00', currency: 'AUD' },
});

async function searchWinners(query: string, draws: unknown, total = 1) {
  const answers = {
    'product-offers.list': [createTestRaffle('kettle', '2026-11-21T09:30:00.000Z')],
    'draws.past': draws,
  };
  const { context, sent } = createTestLoadContext({}, answers, { productOfferKey: 'kettle' }, { 'draws.past': total });
  const { data } = await loadWinnerSearchData({ ...context, query: new URLSearchParams(query) });
  const html = renderTestBlockToHtml({ id: 'w', type: 'winner-search', props: {} }, () => data);
  const pastDrawsRequests = sent.slice(1).map(([, input]) => input);
  return { data, html, pastDrawsRequests };
}

const createPastDrawsRequest = (limit: number, offset: number) => ({
  params: { pricingId: 'example-aud' },
  query: { key: 'kettle', limit, offset },
});

const draw = createTestPastDraw({
  category: 'raffle',
  title: 'A cottage',
  winningTickets: ['0048213'],
  winners: [winner('Zoë P.'), winner('Ines K.')],
});

test('the winner search without a query names the winners of ten draws a page', async () => {
  const { data, html, pastDrawsRequests } = await searchWinners('page=2', [draw], 31);
  expect(pastDrawsRequests).toEqual([createPastDrawsRequest(10, 10)]);
  expect([data.page, data.pages, data.found.map(({ name }) => name)]).toEqual([2, 4, ['Zoë P.', 'Ines K.']]);
  expect(html).toContain('A cottage, $1,000');
  expect(html).toContain('href="/offer.winners/kettle?page=3" rel="next"');
});

test('the winner search finds a winner by name, and a winning ticket by its number', async () => {
  const byName = await searchWinners('q=zoe', [draw]);
  expect(byName.data.found.map(({ name }) => name)).toEqual(['Zoë P.']);
  expect(byName.html).toContain('1 found for “zoe” in the last draw.');
  const byTicket = await searchWinners('q=48213', [draw]);
  expect(byTicket.html).toContain('<strong class="figure">Ticket 0048213</strong>');
  expect((await searchWinners('q=nobody', [draw])).html).toContain('No results for “nobody” in the last draw.');
});

test('the winner search reads the last 500 draws at most, and shows 50 winners at most', async () => {
  const hundred = Array.from({ length: 100 }, () => draw);
  const { data, html, pastDrawsRequests } = await searchWinners('q=far', hundred, 9000);
  expect(pastDrawsRequests).toEqual([0, 100, 200, 300, 400].map((offset) => createPastDrawsRequest(100, offset)));
  expect([data.found.length, data.isCut, data.searchedDraws]).toEqual([50, true, 500]);
  expect(html).toContain('First 50 results for “far” in the last 500 draws.');
});

test('the winner search takes a query of spaces for no query', async () => {
  const { html, pastDrawsRequests } = await searchWinners('q=%20', []);
  expect(pastDrawsRequests).toEqual([createPastDrawsRequest(10, 0)]);
  expect(html).toContain('Our first winners will be listed here.');
});
