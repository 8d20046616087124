import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as anonCalls from '#schemas/generated/api/anon-cart.wire-calls.gen.ts';
import * as calls from '#schemas/generated/api/cart.wire-calls.gen.ts';
import { TestBuyingCustomer } from '../../testing/buying-customer.ts';
import { TestSandbox } from '../../testing/test-sandbox.ts';
import { createTestCartGame, fourTestLotteryGames, testLotteryTicketItem } from '../../testing/tickets.ts';
import { createTestVisitorCartToken } from '../../testing/visitor-cart.ts';

const NOW = '2026-03-04T01:00:00Z';
const raffle = { product_type: 'raffle_ticket', lottery_key: 'long-weekender' } as const;

let sandbox: TestSandbox;
let buyer: TestBuyingCustomer;

beforeAll(async () => {
  sandbox = await TestSandbox.open(NOW);
});

beforeEach(() => {
  buyer = new TestBuyingCustomer(sandbox);
});

afterAll(async () => {
  await sandbox.close();
});

describe('the cart of a customer', () => {
  test('is empty at first and shared by all sessions', async () => {
    const cart = await buyer.cart();
    expect(cart).toEqual({
      cart_reference: expect.any(String),
      currency: 'AUD',
      cart_items: [],
      auto_removed_items: [],
      cart_total: '0.00',
      pre_order_total: '0.00',
      requires_unattended_payment_method: false,
      blocked_reasons: {},
      show_regulation: false,
      version: expect.any(String),
    });
    const filled = await buyer.add(testLotteryTicketItem);
    expect([filled.cart_reference, await buyer.cart()]).toEqual([cart.cart_reference, filled]);
    expect((await new TestBuyingCustomer(sandbox).cart()).cart_reference).not.toBe(cart.cart_reference);
  });

  test('can be filled, changed and emptied', async () => {
    const as = await buyer.as();
    const { result: built } = await sandbox.send(calls.cartBuild, {
      ...as,
      body: { items: [testLotteryTicketItem, raffle] },
    });
    expect([built.cart_items.length, built.cart_total]).toEqual([2, '13.40']);
    const [first, second] = built.cart_items.map(({ id }) => id);
    const { result: changed } = await sandbox.send(calls.cartItemsUpdate, {
      ...as,
      params: { id: first ?? '' },
      body: { num_draws: 5 },
    });
    expect(changed.cart_items[0]).toMatchObject({ id: first, num_draws: 5, games: fourTestLotteryGames });
    await sandbox.send(calls.cartItemsDelete, { ...as, params: { id: first ?? '' } });
    const { result } = await sandbox.send(calls.cartItemsDelete, { ...as, params: { id: second ?? '' } });
    expect(result.cart_items).toEqual([]);
    const { status, answer } = await sandbox.sendRefused(calls.cartItemsDelete, {
      ...as,
      params: { id: second ?? '' },
    });
    expect([status, answer.code]).toEqual([404, 'cart_item_not_found']);
  });

  test('is refused without a sign-in', async () => {
    const { status, answer } = await sandbox.sendRefused(calls.cartItemsList);
    expect([status, answer.code]).toEqual([401, 'invalid_token']);
  });
});

describe('converting a visitor’s cart', () => {
  async function filledCart(...items: (typeof testLotteryTicketItem)[]): Promise<string> {
    const token = await createTestVisitorCartToken(sandbox);
    await sandbox.send(anonCalls.anonCartBuild, { params: { token }, body: { items } });
    return token;
  }

  async function convert(token: string) {
    return (await sandbox.send(calls.anonCartConvert, { ...(await buyer.as()), params: { token } })).result;
  }

  test('adds its items to the customer’s cart and invalidates the token', async () => {
    await buyer.add(raffle);
    const token = await filledCart(testLotteryTicketItem);
    const cart = await convert(token);
    expect(cart.cart_items.map(({ lottery_key }) => lottery_key).sort()).toEqual(['golden-bay', 'long-weekender']);
    expect((await sandbox.sendRefused(anonCalls.anonCartGet, { params: { token } })).answer.code).toBe(
      'cart_not_found',
    );
    const { status, answer } = await sandbox.sendRefused(calls.anonCartConvert, {
      ...(await buyer.as()),
      params: { token },
    });
    expect([status, answer.code]).toEqual([404, 'cart_not_found']);
    expect(await buyer.cart()).toEqual(cart);
  });

  test('does not add an item that is identical to one of the customer’s', async () => {
    await buyer.add(testLotteryTicketItem);
    const other = {
      ...testLotteryTicketItem,
      games: [createTestCartGame(1, 2, 3, 4, 5, 7), ...fourTestLotteryGames.slice(1)],
    };
    const cart = await convert(await filledCart(testLotteryTicketItem, other));
    expect(cart.cart_items).toHaveLength(2);
  });

  test('drops items beyond the maximum of a hundred', async () => {
    for (const length of [50, 49]) {
      await sandbox.send(calls.cartBuild, {
        ...(await buyer.as()),
        body: { items: Array.from({ length }, () => testLotteryTicketItem) },
      });
    }
    const cart = await convert(await filledCart(raffle, raffle));
    expect(cart.cart_items).toHaveLength(100);
  });

  test('is refused for a cart of another brand', async () => {
    const token = await createTestVisitorCartToken(sandbox, 'lantern');
    const { status } = await sandbox.sendRefused(calls.anonCartConvert, { ...(await buyer.as()), params: { token } });
    expect(status).toBe(404);
  });
});
