import { expect, test } from 'vitest';
import { createCommerceCalls } from '#commerce/commerce.ts';
import { createTestTransportFromTable } from '#commerce/testing.ts';
import { ApiError } from '#engine/api/api-error.ts';
import { createTestCart, createTestCartItem } from '#machines/cart/cart/testing/test-cart.ts';
import { createTestLoadContextWithCommerce } from '../../_testing/commerce-load-context.ts';
import { loadRecommendedOffersData } from './recommended-offers.data.ts';

const bay = {
  key: 'golden-bay',
  type: 'raffle_ticket',
  displayCategory: 'raffle',
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

type Place = 'cart' | 'receipt';

function loading(
  answers: Readonly<Record<string, unknown>>,
  anonymousCartToken: string | null = 'token',
  place: Place = 'cart',
) {
  const { transport, sent } = createTestTransportFromTable(answers);
  const context = createTestLoadContextWithCommerce({
    commerce: createCommerceCalls(transport),
    anonymousCartToken,
    now: Date.parse('2026-03-05T00:00:00Z'),
  });
  return {
    loaded: () => loadRecommendedOffersData({ ...context, props: { heading: 'Closing soon', limit: 3, place } }),
    sent,
  };
}

test('the recommended offers are those that the placement service recommends for the lotteries in the cart', async () => {
  const { loaded, sent } = loading({
    'anon-cart.get': createTestCart([
      createTestCartItem({ lotteryKey: 'first-light' }),
      createTestCartItem({ id: 'b', lotteryKey: 'first-light' }),
    ]),
    'placement.cart-prime': [placement],
    'product-offers.list': [bay],
  });
  expect(await loaded()).toEqual({
    data: {
      offers: [
        {
          key: 'golden-bay',
          type: 'raffle_ticket',
          name: 'Golden Bay',
          url: 'the-bay',
          picture: null,
          prize: 'A boat',
          draw: 'This Saturday, 7:30 pm',
          drawDate: '2026-03-07T08:30:00.000Z',
          priceFrom: '$3',
          price: 3,
          category: 'raffle',
          soldOut: false,
          preOrder: false,
          drawNo: 4,
          prizePool: 9000,
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
  [
    'where the service is down',
    { 'placement.get': new ApiError('x', { status: 503 }), 'product-offers.list': [bay] },
    null,
  ],
  [
    'where the shop does not answer',
    { 'anon-cart.get': new ApiError('x', { status: 503 }), 'product-offers.list': [bay] },
    'token',
  ],
  [
    'where nothing is recommended',
    {
      'anon-cart.get': createTestCart([createTestCartItem()]),
      'placement.cart-prime': [],
      'product-offers.list': [bay],
    },
    'token',
  ],
])('the recommended offers are empty %s', async (_, answers, token) => {
  expect(await loading(answers, token).loaded()).toEqual({ data: { offers: [] } });
});

test.each<[string, Readonly<Record<string, unknown>>, string | null, Place, string]>([
  ['without a cart', {}, null, 'cart', 'pre_cart'],
  ['beside an empty one', { 'anon-cart.get': createTestCart([]) }, 'token', 'cart', 'pre_cart'],
  ['below a receipt', {}, 'token', 'receipt', 'receipt'],
])(
  'the recommended offers %s are asked for by the key of their place, pre_cart or receipt',
  async (_, answers, token, place, keys) => {
    const { loaded, sent } = loading(
      { ...answers, 'placement.get': [placement], 'product-offers.list': [bay] },
      token,
      place,
    );
    expect((await loaded()).data.offers.map(({ key }) => key)).toEqual(['golden-bay']);
    expect(sent.find(([id]) => id === 'placement.get')?.[1]).toEqual({
      query: { branding_key: 'test', pricing_id: 'test-aud', keys },
    });
  },
);

test('the recommended offers are empty without a cart when the placement service recommends nothing', async () => {
  const answers = { 'placement.get': [], 'product-offers.list': [bay] };
  expect(await loading(answers, null).loaded()).toEqual({ data: { offers: [] } });
});
