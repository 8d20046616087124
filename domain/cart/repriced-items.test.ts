import { expect, test } from 'vitest';
import type { CartItem } from '#schemas/generated/api/types.gen.ts';
import { findRepricedItems } from './repriced-items.ts';

function item(parts: Partial<CartItem> = {}): CartItem {
  const price = { amount: '3.40', currency: 'AUD' };
  return {
    id: 'a',
    productType: 'lottery_ticket',
    lotteryKey: 'golden-bay',
    name: 'Golden Bay',
    logo: '',
    unitPrice: price,
    quantity: 1,
    total: price,
    recurringPurchase: { type: 'autoplay', availability: 'never', enabled: false },
    causeKey: null,
    scheduledPurchase: null,
    numGames: 4,
    ...parts,
  };
}

const dearer = { total: { amount: '4.00', currency: 'AUD' } };

test('findRepricedItems returns an unchanged cart item whose price has risen', () => {
  expect(findRepricedItems([item()], [item(dearer)])).toEqual([
    { id: 'a', name: 'Golden Bay', currency: 'AUD', from: '3.40', to: '4.00' },
  ]);
});

test.each<[string, Partial<CartItem>]>([
  ['more games', { ...dearer, numGames: 5 }],
  ['another draw count', { ...dearer, numDraws: 2 }],
  ['more books', { ...dearer, quantity: 2 }],
  ['another item', { ...dearer, id: 'b' }],
  ['a voucher', { ...dearer, productType: 'voucher_percent_discount' }],
  ['the same price', {}],
])('findRepricedItems reports no price rise for an item in the cart again as %s', (_, parts) => {
  expect(findRepricedItems([item()], [item(parts)])).toEqual([]);
});
