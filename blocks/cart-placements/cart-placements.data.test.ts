import { expect, test } from 'vitest';
import { createCommerce } from '#commerce/commerce.ts';
import { tableTransport } from '#commerce/testing.ts';
import { ApiError } from '#engine/api/api-error.ts';
import { cartOf, itemOf } from '#machines/cart/testing/cart-of.ts';
import { loadContext } from '../_ui/testing/load-context.ts';
import { load } from './cart-placements.data.ts';

const bay = {
  key: 'golden-bay',
  type: 'raffle_ticket',
  url: 'the-bay',
  name: 'Golden Bay',
  logo: '',
  availability: 'available',
  suspended: false,
  priceCurrency: 'AUD',
  causes: [],
  draws: [
    {
      drawNo: 4,
      drawDate: '2026-03-07T08:30:00.000Z',
      closeDate: '2026-03-07T08:00:00.000Z',
      purchaseStatus: 'open',
      title: 'A boat',
      value: { amount: '9000.00', currency: 'AUD' },
      offers: [{ key: 'book-1', numTickets: 1, price: '3.00' }],
    },
  ],
};
const placement = { key: 'pre_cart', config: { productType: 'raffle_ticket', lotteryKey: 'golden-bay' } };

function loading(answers: Readonly<Record<string, unknown>>, anonymousCartToken: string | null = 'token') {
  const { transport, sent } = tableTransport(answers);
  const context = loadContext({
    commerce: createCommerce(transport),
    anonymousCartToken,
    now: Date.parse('2026-03-05T00:00:00Z'),
  });
  return { loaded: () => load({ ...context, props: { heading: 'Closing soon', limit: 3 } }), sent };
}

test('names what the service places beside the cart', async () => {
  const { loaded, sent } = loading({
    'anon-cart.get': cartOf([itemOf({ lotteryKey: 'first-light' }), itemOf({ id: 'b', lotteryKey: 'first-light' })]),
    'placement.cart-prime': [placement],
    'product-offers.list': [bay],
  });
  expect(await loaded()).toEqual({
    data: {
      offers: [
        {
          key: 'golden-bay',
          name: 'Golden Bay',
          url: 'the-bay',
          picture: null,
          prize: 'A boat',
          draw: 'This Saturday, 7:30 pm',
          priceFrom: '$3',
        },
      ],
    },
  });
  expect(sent.find(([id]) => id === 'placement.cart-prime')).toEqual([
    'placement.cart-prime',
    { body: { pricingId: 'test-aud', lotteryKeys: ['first-light'] } },
  ]);
});

test.each([
  ['without a cart', {}, null],
  ['beside an empty one', { 'anon-cart.get': cartOf([]) }, 'token'],
  ['where the shop does not answer', { 'anon-cart.get': new ApiError('x', { status: 503 }) }, 'token'],
  [
    'where nothing is recommended',
    { 'anon-cart.get': cartOf([itemOf()]), 'placement.cart-prime': [], 'product-offers.list': [bay] },
    'token',
  ],
])('shows nothing %s', async (_, answers, token) => {
  expect(await loading(answers, token).loaded()).toEqual({ data: { offers: [] } });
});
