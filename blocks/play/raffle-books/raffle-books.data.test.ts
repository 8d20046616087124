import { expect, test } from 'vitest';
import { createTestLoadContext } from '../../_testing/load-context.ts';
import { createTestLottery, createTestRaffle, TEST_OFFERS_NOW } from '../../_testing/offers.ts';
import { loadRaffleBooksData } from './raffle-books.data.ts';

const SUNDAY = '2026-11-22T09:30:00.000Z';
const DECEMBER = '2026-12-20T09:30:00.000Z';
const props = { everyDraw: false };
const params = { productOfferKey: 'two-rivers' };

const soldOut = createTestRaffle('two-rivers', SUNDAY, { purchaseStatus: 'sold_out' });
const next = createTestRaffle('two-rivers', DECEMBER, { drawNo: 8, purchaseStatus: 'pre_order' }).draws;
const offer = { ...soldOut, draws: [...soldOut.draws, ...next] };

function loaded(answers: Readonly<Record<string, unknown>>, more: Record<string, string> = {}, query = '') {
  const { context, sent } = createTestLoadContext(props, answers, { ...params, ...more });
  return loadRaffleBooksData({ ...context, query: new URLSearchParams(query) }).then((answer) => ({ ...answer, sent }));
}

test('the loader of raffle books gives a sold out draw with its books, and the next draw to buy instead', async () => {
  const { data, expires } = await loaded({ 'product-offers.list': [offer] });
  expect(data).toMatchObject({ status: 'sold_out', draw: { drawNo: 7 }, instead: { drawNo: 8 }, isPostal: false });
  expect(data.books).toEqual([
    { key: 'one', numTickets: 1, price: 1_000 },
    { key: 'four', numTickets: 4, price: 3_000 },
  ]);
  expect(expires).toBeLessThanOrEqual(Date.parse(SUNDAY));
});

test('the loader of raffle books gives the draw that the address names, and whether the entry is by post', async () => {
  const { data } = await loaded({ 'product-offers.list': [offer] }, { drawNo: '8' }, 'free-postal-entry');
  expect(data).toMatchObject({ status: 'pre_order', draw: { drawNo: 8 }, instead: null, isPostal: true });
});

test('the loader of raffle books asks for the details of a draw that is over, and gives no books', async () => {
  const details = { drawNo: 6, date: '2026-10-22T09:30:00.000Z', closeDate: '2026-10-22T08:30:00.000Z', result: {} };
  const { data, sent } = await loaded({ 'product-offers.list': [offer], 'draw.details': details }, { drawNo: '6' });
  expect(data).toMatchObject({
    status: 'past_draw',
    draw: { drawNo: 6, isDrawn: true },
    books: [],
    instead: { drawNo: 8 },
  });
  expect(sent.at(-1)).toEqual(['draw.details', { params: { offerKey: 'two-rivers', drawNo: '6' } }]);
});

test('the loader of raffle books gives no purchase status where the raffle is unavailable', async () => {
  const { data } = await loaded({ 'product-offers.list': [{ ...offer, availability: 'unavailable' }] });
  expect(data.status).toBeNull();
});

test('the loader of raffle books chooses the cause of the page among several, and none without one', async () => {
  const causes = [...offer.causes, { key: 'kettle', name: 'Kettle Fund', urlSlug: 'kettle-fund' }];
  const answers = { 'product-offers.list': [{ ...offer, causes }] };
  expect((await loaded(answers, { causeSlug: 'Kettle-Fund' })).data).toMatchObject({
    causes: [{ key: 'ferry-trust' }, { key: 'kettle' }],
    causeKey: 'kettle',
  });
  expect((await loaded(answers)).data.causeKey).toBeNull();
});

test('the loader of raffle books fails for an offer that is no raffle', async () => {
  const answers = { 'product-offers.list': [createTestLottery('two-rivers', null, SUNDAY)] };
  await expect(loaded(answers)).rejects.toThrow('two-rivers is no raffle');
  expect(TEST_OFFERS_NOW).toBeLessThan(Date.parse(SUNDAY));
});
