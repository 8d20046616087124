import { expect, test } from 'vitest';
import { createTestCart, createTestCartItem } from '#machines/cart/cart/testing/test-cart.ts';
import type { CartItem } from '#schemas/generated/api/types.gen.ts';
import { renderTestBlockToHtml } from '../../_testing/render-example.tsx';
import example from './order-summary.example.json' with { type: 'json' };

const { data } = example;

test.each<[Partial<CartItem>, string]>([
  [{ numGames: 18, numDraws: 2 }, '18 x Standard games, 2 draws'],
  [{ numGames: 4, numWeeks: 4, day: 'sat' }, '4 x Standard games, 4 weeks'],
  [
    { productType: 'raffle_ticket', raffleBookSize: 5, quantity: 2, numRaffleTickets: 10 },
    '5 Ticket Book, 2 books, 10 tickets',
  ],
  [
    { productType: 'syndicate_share', numShares: 2, quantity: 2, syndicateName: 'The Big Crew' },
    '2 x Syndicate shares, The Big Crew',
  ],
])('an item of the order summary tells its number of games, draws, books or shares: %o', (item, words) => {
  const order = { ...data.shown.order, cart: createTestCart([createTestCartItem(item)]) };
  const html = renderTestBlockToHtml(
    { id: 'order', type: 'order-summary', props: {}, data: { ...data, shown: { ...data.shown, order } } },
    () => undefined,
  );
  expect(html).toContain(`<strong>Golden Bay</strong><p class="small">${words}</p>`);
});

test('the order summary shows each item that was taken out with the reason', () => {
  const removed = (['draw_closed', 'sold_out', 'no_longer_available'] as const).map((reason) => ({
    id: reason,
    name: 'Golden Bay',
    reason,
  }));
  const order = { ...data.shown.order, cart: { ...createTestCart([createTestCartItem()]), autoRemovedItems: removed } };
  const html = renderTestBlockToHtml(
    { id: 'order', type: 'order-summary', props: {}, data: { ...data, shown: { ...data.shown, order } } },
    () => undefined,
  );
  expect([...html.matchAll(/<li>([^<]+)</g)].map(([, text]) => text)).toEqual([
    'Golden Bay: sales for this draw have closed.',
    'Golden Bay: sold out.',
    'Golden Bay: no longer on sale.',
  ]);
});
