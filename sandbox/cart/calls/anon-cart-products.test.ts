import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { apiHeaderNames } from '#schemas/api/headers.ts';
import * as calls from '#schemas/generated/api/anon-cart.wire-calls.gen.ts';
import { productOffersList } from '#schemas/generated/api/offers.wire-calls.gen.ts';
import type { CartItemRequest } from '#schemas/generated/api/wire-types.gen.ts';
import { TestSandbox } from '../../testing/test-sandbox.ts';
import { createTestVisitorCartToken, openTestVisitorCart, type TestVisitorCart } from '../../testing/visitor-cart.ts';
import { cartMessages } from '../cart.messages.gen.ts';

const WEDNESDAY_NOON = '2026-03-04T01:00:00Z';

let sandbox: TestSandbox;
let visitor: TestVisitorCart;

beforeAll(async () => {
  sandbox = await TestSandbox.open(WEDNESDAY_NOON);
});

afterAll(async () => {
  await sandbox.close();
});

beforeEach(async () => {
  visitor = await openTestVisitorCart(sandbox);
});

describe('products other than lottery tickets', () => {
  test('raffle tickets are sold in books and name their single cause', async () => {
    const cart = await visitor.add({
      product_type: 'raffle_ticket',
      lottery_key: 'headland-house',
      raffle_offer_key: 'book-3',
      quantity: 2,
    });
    expect(cart.cart_items[0]).toMatchObject({
      raffle_book_size: 3,
      num_raffle_tickets: 6,
      unit_price: { amount: '30.00' },
      total: { amount: '60.00' },
      cause_key: 'surf-cadets',
    });
  });

  test('a ticket of a raffle that is not yet on sale is a pre-order', async () => {
    const { result } = await sandbox.send(productOffersList, { params: { pricingId: 'harbour-aud' } });
    const offer = result.find(({ key }) => key === 'classic-wheels');
    const later = offer?.type === 'raffle_ticket' ? offer.draws[1] : undefined;
    const cart = await visitor.add({
      product_type: 'raffle_ticket',
      lottery_key: 'classic-wheels',
      ...(later ? { draw_no: later.draw_no } : {}),
    });
    expect(later?.purchase_status).toBe('pre_order');
    expect(cart).toMatchObject({
      cart_total: '5.00',
      pre_order_total: '5.00',
      requires_unattended_payment_method: true,
      cart_items: [{ scheduled_purchase: { type: 'pre_order' } }],
    });
  });

  test('syndicate shares are priced per share, and refused when fewer are left than requested', async () => {
    const { result } = await sandbox.send(productOffersList, { params: { pricingId: 'harbour-aud' } });
    const offer = result.find(({ key }) => key === 'power-tide-syndicates');
    const syndicate = offer?.type === 'syndicate_share' ? offer.draws[1]?.syndicates[0] : undefined;
    const share: CartItemRequest = {
      product_type: 'syndicate_share',
      lottery_key: 'power-tide-syndicates',
      syndicate_encoded_id: syndicate?.encoded_id ?? '',
    };
    expect((await visitor.add({ ...share, num_shares: 3 })).cart_items[0]).toMatchObject({
      syndicate_key: 'full-tide',
      num_shares: 3,
      cost_per_share: '7.50',
      total: { amount: '22.50' },
    });
    expect(await visitor.refusal({ ...share, num_shares: 201 })).toEqual([
      422,
      [{ code: 'too_few_left', message: cartMessages.syndicateSharesLeft({ left: 200 }), target: 'this' }],
    ]);
  });

  test('a membership always recurs, and the cart holds at most one', async () => {
    const club = await createTestVisitorCartToken(sandbox, 'sunnyside');
    const body: CartItemRequest = {
      product_type: 'membership',
      lottery_key: 'sunnyside-club',
      membership_tier: 'premium',
      membership_period: 'annually',
    };
    const options = { site: 'sunnyside', params: { token: club }, body } as const;
    const { result } = await sandbox.send(calls.anonCartItemsAdd, options);
    expect(result).toMatchObject({
      cart_total: '90.00',
      requires_unattended_payment_method: true,
      show_regulation: false,
      cart_items: [{ recurring_purchase: { type: 'subscription', availability: 'always', enabled: true } }],
    });
    const { answer } = await sandbox.sendRefused(calls.anonCartItemsAdd, options);
    expect(answer.code).toBe('already_in_cart');
  });
});

describe('a cart used in a sub-variant where an offer is not sold', () => {
  const western = { [apiHeaderNames.subVariant]: 'wa' };

  test('refuses that offer as an item', async () => {
    expect(await visitor.refusal({ product_type: 'raffle_ticket', lottery_key: 'headland-house' }, western)).toEqual([
      422,
      [{ code: 'not_in_region', message: cartMessages.notSoldWhereYouLive(), target: 'this' }],
    ]);
  });

  test('is blocked, with the reason, when the offer was added in another region', async () => {
    await visitor.add({ product_type: 'raffle_ticket', lottery_key: 'headland-house' });
    const { result } = await sandbox.send(calls.anonCartGet, { params: { token: visitor.token }, headers: western });
    expect(result.blocked_reasons).toEqual({
      not_in_region: cartMessages.namedNotSoldWhereYouLive({ name: 'Headland House' }),
    });
  });
});

test('an item with a recurring purchase is refused when its offer has none', async () => {
  const lantern = await createTestVisitorCartToken(sandbox, 'lantern');
  const { answer } = await sandbox.sendRefused(calls.anonCartItemsAdd, {
    site: 'lantern',
    params: { token: lantern },
    body: {
      product_type: 'raffle_ticket',
      lottery_key: 'open-door',
      recurring_purchase: { type: 'autoplay', enabled: true },
    },
  });
  expect(answer.errors).toEqual([
    { code: 'recurring_not_available', message: cartMessages.notRepeatable(), target: 'this' },
  ]);
});
