import { expect, test } from 'vitest';
import type { CartItem } from '#schemas/generated/api/types.gen.ts';
import { listCartAnalyticsFields, toCartItemAnalyticsFields } from './cart-product-fields.ts';

const item: CartItem = {
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
  prizePool: { amount: '4000000.00', currency: 'AUD' },
};

test('the analytics fields of a lottery ticket are complete and use its offer as product_id', () => {
  expect(toCartItemAnalyticsFields(item, 'cart-1', 'cart')).toEqual({
    category: 'lottery',
    cause: 'reef-keepers',
    source: 'cart',
    cart_id: 'cart-1',
    product_id: 'jetty-six',
    num_draws: 6,
    num_games: 4,
    price: 6.8,
    name: 'Jetty Six',
    variant: 'standard/system-8',
    draw_date: '2026-03-07T08:30:00.000Z',
    draw_no: 4211,
    prize_pool: 4_000_000,
    days_of_week: ['sat'],
    purchase_status: null,
  });
});

test.each([
  ['a raffle ticket', { productType: 'raffle_ticket', raffleOfferKey: 'book-10', purchaseStatus: 'pre_order' }],
  ['a syndicate share', { productType: 'syndicate_share', gameType: 'powerhit', syndicateKey: 'full-tide' }],
  ['a share in a lotto party', { productType: 'social_syndicate_share', gameType: 'standard' }],
  ['a membership', { productType: 'membership', membershipTier: 'premium', membershipPeriod: 'monthly' }],
] as const)('the analytics fields variant, num_draws and num_games of %s follow its product type', (_, parts) => {
  const { gameType: _t, gameOffer: _o, numGames: _g, numDraws: _d, numWeeks: _w, day: _y, ...plain } = item;
  expect(toCartItemAnalyticsFields({ ...plain, ...parts }, null, 'checkout')).toMatchObject(
    {
      raffle_ticket: { variant: 'book-10', num_draws: 1, num_games: null, purchase_status: 'pre_order' },
      syndicate_share: { variant: 'full-tide', num_draws: 1, num_games: null, purchase_status: null },
      social_syndicate_share: { variant: 'lotto-party', num_draws: 1, num_games: null },
      membership: { variant: 'premium/monthly', num_draws: null, num_games: null },
    }[parts.productType],
  );
});

test('listCartAnalyticsFields leaves out vouchers', () => {
  const voucher = { ...item, productType: 'voucher_fixed_discount', lotteryKey: 'WELCOME5' } as const;
  expect(listCartAnalyticsFields([voucher, item], 'cart-1', 'cart').map(({ product_id }) => product_id)).toEqual([
    'jetty-six',
  ]);
});
