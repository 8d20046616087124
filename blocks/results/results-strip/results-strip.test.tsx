import { expect, test } from 'vitest';
import { createTestLoadContext, createTestPicture } from '../../_testing/load-context.ts';
import { loadResultsStripData } from './results-strip.data.ts';

const past = {
  offerKey: 'kettle',
  offerName: 'Copper Kettle',
  offerUrl: 'kettle',
  logo: 'kettle.svg',
  category: 'lottery',
  name: 'Copper Kettle',
  drawNo: 412,
  date: '2026-11-20T09:30:00.000Z',
  day: 'fri',
  status: 'PAID',
  prizePool: { amount: '11090000.00', currency: 'AUD' },
  title: null,
  winningNumbers: [{ key: 'main', name: 'Numbers', numbers: [3, 11] }],
  winningTickets: [],
  numWinners: 18_204,
  jackpotWon: false,
  winners: [],
};

test('the results strip asks for as many past draws as it shows, and gives each with its prize, numbers and winners', async () => {
  const props = { heading: 'Drawn', category: 'lottery' as const, limit: 3, look: 'cards' as const };
  const { context, sent } = createTestLoadContext(props, { 'draws.past': [past] });
  expect((await loadResultsStripData(context)).data.results).toEqual([
    {
      category: 'lottery',
      name: 'Copper Kettle',
      url: 'kettle',
      drawNo: 412,
      date: 'Fri, 20 Nov',
      picture: createTestPicture('kettle.svg'),
      prize: { text: '$11.0 million', isDivisionOne: true },
      drawDate: '2026-11-20T09:30:00.000Z',
      offerKey: 'kettle',
      prizePool: 11_090_000,
      numbers: past.winningNumbers,
      tickets: [],
      winners: { all: 18_204, first: 0 },
    },
  ]);
  expect(sent).toEqual([
    ['draws.past', { params: { pricingId: 'example-aud' }, query: { limit: 3, category: 'lottery' } }],
  ]);
});

test('the results strip gives a raffle with its prize and its first winning ticket alone', async () => {
  const raffle = {
    ...past,
    category: 'raffle',
    title: 'A cottage',
    winningNumbers: [],
    winningTickets: ['0048213', '0000001'],
    numWinners: 1,
    firstPrizeWinners: 1,
    jackpotWon: true,
  };
  const { context } = createTestLoadContext(
    { heading: 'Drawn', limit: 1, look: 'list' as const },
    { 'draws.past': [raffle] },
  );
  const [result] = (await loadResultsStripData(context)).data.results;
  expect([result?.prize, result?.tickets, result?.winners]).toEqual([
    { text: 'A cottage', isDivisionOne: false },
    ['0048213'],
    { all: 1, first: 1 },
  ]);
});
