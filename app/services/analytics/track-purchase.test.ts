import { expect, test } from 'vitest';
import type { AnalyticsEventArguments } from '#domain/analytics/analytics-events.ts';
import { createTestCartItem } from '#machines/cart/cart/testing/test-cart.ts';
import type { Receipt } from '#schemas/generated/api/types.gen.ts';
import { listAnalyticsEventComplaints } from '#schemas/messages/analytics-events.ts';
import { sendPurchaseAnalyticsEvents } from './track-purchase.ts';

const bought = { checkoutId: 'c-1', completedDeposit: { depositId: 'd-1', amount: 340 } };

async function eventsOf(read: (() => Promise<Receipt>) | null) {
  const events: AnalyticsEventArguments[] = [];
  const shop = { key: 'harbour', currency: 'AUD' };
  await sendPurchaseAnalyticsEvents(bought, {
    read,
    cartId: 'cart-1',
    shop,
    track: (...event) => void events.push(event),
  });
  expect(events.flatMap(([name, fields]) => listAnalyticsEventComplaints(name, fields))).toEqual([]);
  return events;
}

const receipt: Receipt = {
  checkoutId: 'c-1',
  placedAt: '2026-11-21T04:00:00.000Z',
  source: 'checkout',
  channelKey: 'web',
  partnerKey: null,
  depositId: 'd-1',
  currency: 'AUD',
  itemsTotal: '3.40',
  discount: '0.00',
  total: '3.40',
  preOrderTotal: '10.00',
  credit: '0.00',
  vouchers: [],
  orders: [
    {
      id: 'o-1',
      checkoutId: 'c-1',
      status: 'upcoming_products',
      placedAt: '2026-11-21T04:00:00.000Z',
      item: createTestCartItem({ id: 'o-1', lotteryKey: 'golden-bay', name: 'Golden Bay' }),
      total: { amount: '3.40', currency: 'AUD' },
      winnings: { amount: '0.00', currency: 'AUD' },
      numDraws: 1,
      drawsLeft: 1,
      nextDrawDate: null,
      endsAt: '2026-11-28T08:30:00.000Z',
    },
  ],
  scheduledItems: [createTestCartItem({ id: 's-1', lotteryKey: 'house', productType: 'raffle_ticket' })],
};

test('sendPurchaseAnalyticsEvents tracks a purchase paid for outside the shop with the products of its receipt', async () => {
  const events = await eventsOf(async () => receipt);
  expect(events.map(([name]) => name)).toEqual(['purchase completed', 'Transaction', 'ExtraDeposit']);
  expect(events[0]?.[1]).toMatchObject({
    checkout_id: 'c-1',
    channel_key: 'web',
    total: 13.4,
    products: [
      { product_id: 'golden-bay', brand: 'harbour', name: 'Golden Bay', cart_id: 'cart-1', source: 'checkout' },
      { product_id: 'house', cart_id: 'cart-1' },
    ],
  });
  expect(events[2]?.[1]).toEqual({ deposit_id: 'd-1', currency: 'AUD', amount: 3.4 });
});

test.each([
  ['that cannot be read', () => Promise.reject(new Error('too late'))],
  ['that may not be read', null],
])('sendPurchaseAnalyticsEvents tracks a purchase without products for a receipt %s', async (_, read) => {
  const events = await eventsOf(read);
  expect(events.map(([name]) => name)).toEqual(['purchase completed', 'Transaction', 'ExtraDeposit']);
  expect(events[0]?.[1]).toEqual({
    checkout_id: 'c-1',
    channel_key: null,
    partner_key: null,
    currency: 'AUD',
    total: null,
    products: [],
  });
});
