import { afterAll, beforeAll, expect, test } from 'vitest';
import { listCartAnalyticsFields } from '#domain/cart/cart-product-fields.ts';
import { toCamelCaseProperties } from '#engine/api/property-casing.ts';
import type { CartItem } from '#schemas/generated/api/types.gen.ts';
import type { CartItemRequest } from '#schemas/generated/api/wire-types.gen.ts';
import { listAnalyticsEventComplaints } from '#schemas/messages/analytics-events.ts';
import { TestSandbox, type TestSiteKey } from '../../../sandbox/testing/test-sandbox.ts';
import { openTestVisitorCart } from '../../../sandbox/testing/visitor-cart.ts';

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await TestSandbox.open('2026-03-04T01:00:00Z');
});
afterAll(async () => {
  await sandbox.close();
});

const lottery = { product_type: 'lottery_ticket', quickpick: true, num_games: 4 } as const;

test.each<[TestSiteKey, CartItemRequest, object]>([
  ['harbour', { ...lottery, lottery_key: 'golden-bay', num_draws: 2 }, { product_id: 'golden-bay', num_draws: 2 }],
  ['harbour', { ...lottery, lottery_key: 'jetty-six', day: 'mon', num_weeks: 4 }, { num_draws: 4, num_games: 4 }],
  [
    'harbour',
    { product_type: 'raffle_ticket', lottery_key: 'headland-house', raffle_offer_key: 'book-3' },
    { product_id: 'headland-house', category: 'raffle', variant: 'book-3', num_draws: 1, num_games: null },
  ],
  [
    'harbour',
    {
      product_type: 'syndicate_share',
      lottery_key: 'power-tide-syndicates',
      syndicate_key: 'full-tide',
      num_shares: 2,
    },
    { product_id: 'power-tide-syndicates', category: 'syndicate', variant: 'full-tide', price: 15, num_games: 40 },
  ],
  ['lantern', { product_type: 'raffle_ticket', lottery_key: 'open-door' }, { category: 'raffle' }],
  [
    'sunnyside',
    { product_type: 'membership', lottery_key: 'sunnyside-club', membership_tier: 'premium' },
    { product_id: 'sunnyside-club', category: 'membership', num_draws: null, num_games: null },
  ],
])('the analytics fields of a cart item of %s are complete by the event schema: %o', async (site, request, fields) => {
  const cart = await (await openTestVisitorCart(sandbox, site)).add(request);
  const items = toCamelCaseProperties(cart.cart_items, new Set()) as CartItem[];
  const [product] = listCartAnalyticsFields(items, 'cart-1', 'cart');
  expect(product).toMatchObject({ source: 'cart', cart_id: 'cart-1', ...fields });
  expect(listAnalyticsEventComplaints('product added', { brand: site, ...product })).toEqual([]);
});
