import { expect, test } from 'vitest';
import { createCommerceCalls } from './commerce.ts';
import { createTestTransportFromTable } from './testing.ts';

const bay = {
  key: 'golden-bay',
  type: 'lottery_ticket',
  url: 'golden-bay',
  urlAliases: ['saturday-gold'],
  draws: [{ closeDate: '2026-03-01T09:00:00Z' }],
};
const club = {
  key: 'club',
  type: 'membership',
  url: 'club',
  urlAliases: [],
  draws: [{ date: '2026-02-01T00:00:00Z' }],
};

function shop(answers: Readonly<Record<string, unknown>>) {
  const { transport, sent } = createTestTransportFromTable(answers);
  return { commerce: createCommerceCalls(transport), sent };
}

test('offers expire when the first of their draws closes', async () => {
  const { commerce, sent } = shop({ 'product-offers.list': [bay, club] });
  expect(await commerce.offers.list('harbour-aud')).toEqual({
    offers: [bay, club],
    expires: Date.parse('2026-02-01T00:00:00Z'),
  });
  expect(sent).toEqual([['product-offers.list', { params: { pricingId: 'harbour-aud' } }]]);
});

test('an empty offer list has no expiry', async () => {
  const { commerce } = shop({ 'product-offers.list': [] });
  expect((await commerce.offers.list('harbour-aud')).expires).toBeNull();
});

test('an offer is found by its key, or by its url or an alias as a path segment, with a redirect from an alias', async () => {
  const { commerce } = shop({ 'product-offers.list': [bay, club] });
  expect(await commerce.offers.byKey('p', 'club')).toBe(club);
  expect(await commerce.offers.byKey('p', 'saturday-gold')).toBeNull();
  expect(await commerce.offers.bySegment('p', 'golden-bay')).toEqual({ offer: bay, redirect: null });
  expect(await commerce.offers.bySegment('p', 'Saturday-Gold')).toEqual({ offer: bay, redirect: 'golden-bay' });
  expect(await commerce.offers.bySegment('p', 'nothing')).toBeNull();
});

test('past draws are requested five at a time unless another limit is given', async () => {
  const { commerce, sent } = shop({ 'draws.past': [] });
  await commerce.draws.past('p');
  await commerce.draws.past('p', { limit: 3, category: 'raffle' });
  expect(sent).toEqual([
    ['draws.past', { params: { pricingId: 'p' }, query: { limit: 5 } }],
    ['draws.past', { params: { pricingId: 'p' }, query: { limit: 3, category: 'raffle' } }],
  ]);
});

test('the result and the winners of a draw are requested by offer key and draw number', async () => {
  const { commerce, sent } = shop({ 'draw.details.winners': [], 'draw.full-result': {} });
  await commerce.draws.fullResult('golden-bay', 12);
  await commerce.draws.winners('golden-bay', 12, { offset: 5 });
  expect(sent).toEqual([
    ['draw.full-result', { params: { offerKey: 'golden-bay', drawNo: '12' } }],
    ['draw.details.winners', { params: { offerKey: 'golden-bay', drawNo: '12' }, query: { offset: 5 } }],
  ]);
});

test('a cause is found by its path segment in any letter case', async () => {
  const cause = { key: 'reef', urlSlug: 'reef-keepers' };
  const { commerce } = shop({ 'cms.causes': [cause] });
  expect(await commerce.causes.bySlug('Reef-Keepers')).toBe(cause);
  expect(await commerce.causes.bySlug('x')).toBeNull();
});

test('no call of the anonymous cart takes its token as an argument', async () => {
  const cart = { cartItems: [] };
  const answers = ['create', 'get', 'items.add', 'build', 'items.update', 'items.delete'];
  const { commerce, sent } = shop(Object.fromEntries(answers.map((name) => [`anon-cart.${name}`, cart])));
  const item = { productType: 'lottery_ticket', lotteryKey: 'golden-bay', numGames: 4, quickpick: true } as const;
  await commerce.anonCart.create();
  expect(await commerce.anonCart.get()).toBe(cart);
  expect(await commerce.anonCart.add(item)).toBe(cart);
  expect(await commerce.anonCart.build([item])).toBe(cart);
  expect(await commerce.anonCart.update('7', { numGames: 8 })).toBe(cart);
  expect(await commerce.anonCart.remove('7')).toBe(cart);
  expect(sent).toEqual([
    ['anon-cart.create', {}],
    ['anon-cart.get', {}],
    ['anon-cart.items.add', { body: item }],
    ['anon-cart.build', { body: { items: [item] } }],
    ['anon-cart.items.update', { params: { id: '7' }, body: { numGames: 8 } }],
    ['anon-cart.items.delete', { params: { id: '7' } }],
  ]);
});
