import { expect, test } from 'vitest';
import type { ProductOffer } from '#schemas/generated/api/types.gen.ts';
import { createTestLoadContext } from '../../_testing/load-context.ts';
import { createTestLottery, createTestRaffle } from '../../_testing/offers.ts';
import { renderTestBlockToHtml } from '../../_testing/render-example.tsx';
import { loadOfferRulesData } from './offer-rules.data.ts';

const SUNDAY = '2026-11-22T09:30:00.000Z';

function loaded(offer: ProductOffer, drawNo?: string, more: Readonly<Record<string, unknown>> = {}) {
  const prize = { division: 1, name: 'First prize', match: 'The first ticket', numWinners: 1 };
  const answers = {
    'product-offers.list': [offer],
    'branding.get': { licence: 'No licence.' },
    'draw.details.prizes': [{ ...prize, prize: { amount: '640000.00', currency: 'AUD' } }],
    ...more,
  };
  return loadOfferRulesData(
    createTestLoadContext({}, answers, { productOfferKey: offer.key, ...(drawNo ? { drawNo } : {}) }).context,
  );
}

test('the rules of a raffle tell its closing date, books with prices, prizes and minimum age', async () => {
  const { data } = await loaded(createTestRaffle('two-rivers', SUNDAY, { numTickets: 40_000 }));
  expect(data).toMatchObject({
    drawNo: 7,
    isOneDraw: false,
    closes: 'Sunday 22 November 2026, 8:30 pm',
    tickets: '40,000',
    prices: [
      { item: { kind: 'book', tickets: 1 }, price: '$10' },
      { item: { kind: 'book', tickets: 4 }, price: '$30' },
    ],
    prizes: [{ name: 'First prize', count: '1', worth: '$640,000' }],
    minimumAge: 18,
    licence: 'No licence.',
  });
  const html = renderTestBlockToHtml({ id: 'rules', type: 'offer-rules', props: {}, data }, () => undefined);
  expect(html).toContain('<h1>Name of two-rivers rules</h1>');
  expect(html).toContain('href="/offer.play/two-rivers">Buy tickets</a>');
});

test('the rules of a raffle draw that is over tell when it was drawn, and no prices', async () => {
  const past = { date: '2026-10-22T09:30:00.000Z', closeDate: '2026-10-22T08:30:00.000Z' };
  const { data } = await loaded(createTestRaffle('two-rivers', SUNDAY), '6', { 'draw.details': past });
  expect(data).toMatchObject({ drawNo: 6, isOneDraw: true, drawn: 'Thursday 22 October 2026, 8:30 pm', prices: [] });
});

test('the rules of a lottery tell the smallest ticket of each game and its price', async () => {
  const plain = createTestLottery('kettle', null, SUNDAY);
  const [standard] = plain.gameTypes;
  const [offer] = standard?.gameOffers ?? [];
  if (!standard || !offer) throw new Error('the lottery has no game');
  const system = (name: string) => ({ ...offer, key: name, name, prices: { '1': '5.95' } });
  const gameTypes = [
    standard,
    { ...standard, key: 'deferred' as const, name: 'Subscriptions', gameOffers: [{ ...offer, name: 'Subscription' }] },
    { ...standard, key: 'reduced_system' as const, name: 'Systems', gameOffers: ['System 7', 'System 8'].map(system) },
  ];
  const { data } = await loaded({ ...plain, gameTypes });
  expect(data.prices).toEqual([
    { item: { kind: 'game', gameType: null, name: 'Standard', games: 4 }, price: '$3.40' },
    { item: { kind: 'game', gameType: null, name: 'Subscriptions', games: 4 }, price: '$3.40' },
    { item: { kind: 'game', gameType: 'Systems', name: 'System 7', games: 1 }, price: '$5.95' },
    { item: { kind: 'game', gameType: 'Systems', name: 'System 8', games: 1 }, price: '$5.95' },
  ]);
});
