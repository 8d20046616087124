import { expect, test } from 'vitest';
import { productFact } from './product-fact.ts';

test('a product is told with every field of the specification', () => {
  const fact = productFact(
    {
      id: '7',
      productType: 'multi_draw_ticket',
      lotteryKey: 'jetty-six',
      displayCategory: 'lottery',
      name: 'Jetty Six',
      logo: '',
      unitPrice: { amount: '6.80', currency: 'AUD' },
      quantity: 1,
      total: { amount: '6.80', currency: 'AUD' },
      recurringPurchase: { type: 'autoplay', availability: 'optional', enabled: false },
      causeKey: 'reef-keepers',
      scheduledPurchase: null,
      drawNo: 4211,
      drawDate: '2026-03-07T08:30:00.000Z',
      gameType: 'standard',
      gameOffer: 'system-8',
      numGames: 4,
      numDraws: 2,
      numWeeks: 3,
      day: 'sat',
      purchaseStatus: 'open',
      prizePool: { amount: '4000000.00', currency: 'AUD' },
    },
    'cart-1',
    'cart',
  );
  expect(fact).toEqual({
    brand: 'jetty-six',
    category: 'lottery',
    cause: 'reef-keepers',
    source: 'cart',
    cartId: 'cart-1',
    productId: '7',
    numDraws: 6,
    numGames: 4,
    price: '6.80',
    name: 'Jetty Six',
    variant: 'standard system-8',
    drawDate: '2026-03-07T08:30:00.000Z',
    drawNo: 4211,
    prizePool: '4000000.00',
    daysOfWeek: ['sat'],
    purchaseStatus: 'open',
  });
});
