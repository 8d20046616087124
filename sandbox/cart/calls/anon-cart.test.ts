import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as calls from '#schemas/generated/api/anon-cart.wire-calls.gen.ts';
import { TestSandbox } from '../../testing/test-sandbox.ts';
import { fourTestLotteryGames, testLotteryTicketItem } from '../../testing/tickets.ts';
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

describe('an anonymous cart', () => {
  test('is empty at first', async () => {
    const { result } = await sandbox.send(calls.anonCartGet, { params: { token: visitor.token } });
    expect(result).toEqual({
      cart_reference: visitor.token,
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
  });

  test('is not found under an unknown token', async () => {
    const { status, answer } = await sandbox.sendRefused(calls.anonCartGet, { params: { token: 'nobody' } });
    expect([status, answer]).toEqual([
      404,
      {
        errors: [{ code: 'cart_not_found', message: cartMessages.noSuchCart() }],
        code: 'cart_not_found',
        result: null,
      },
    ]);
  });

  test('is not found from another brand', async () => {
    const { status } = await sandbox.sendRefused(calls.anonCartGet, {
      site: 'lantern',
      params: { token: visitor.token },
    });
    expect(status).toBe(404);
  });
});

test('a ticket of several draws may start with a later draw, as long as all its draws are on sale', async () => {
  const { cart_items: items } = await visitor.add(testLotteryTicketItem);
  const first = items[0]?.draw_no ?? 0;
  const { cart_items: later } = await visitor.add({ ...testLotteryTicketItem, draw_no: first + 10, num_draws: 10 });
  expect(later[1]).toMatchObject({ draw_no: first + 10, num_draws: 10 });
  expect(await visitor.refusal({ ...testLotteryTicketItem, draw_no: first + 11, num_draws: 10 })).toEqual([
    422,
    [{ code: 'not_for_sale', message: cartMessages.notOnSale(), target: 'this' }],
  ]);
});

describe('anon-cart.build', () => {
  test('fills a cart with up to a hundred items', async () => {
    const items = Array.from({ length: 50 }, () => testLotteryTicketItem);
    const build = { params: { token: visitor.token }, body: { items } };
    await sandbox.send(calls.anonCartBuild, build);
    const { result } = await sandbox.send(calls.anonCartBuild, build);
    expect([result.cart_items.length, result.cart_total]).toEqual([100, '340.00']);
    expect(await visitor.refusal(testLotteryTicketItem)).toEqual([
      422,
      [{ code: 'cart_full', message: cartMessages.cartFull({ most: 100 }), target: 'this' }],
    ]);
  });

  test('adds all items of the request to the cart', async () => {
    const { result } = await sandbox.send(calls.anonCartBuild, {
      params: { token: visitor.token },
      body: { items: [testLotteryTicketItem, { ...testLotteryTicketItem, num_draws: 5 }] },
    });
    expect([result.cart_items.length, result.cart_total]).toEqual([2, '20.40']);
  });

  test('adds no item when one of them is refused', async () => {
    const { answer } = await sandbox.sendRefused(calls.anonCartBuild, {
      params: { token: visitor.token },
      body: { items: [testLotteryTicketItem, { ...testLotteryTicketItem, games: [] }] },
    });
    expect(answer.code).toBe('too_few_games');
    const { result } = await sandbox.send(calls.anonCartGet, { params: { token: visitor.token } });
    expect(result.cart_items).toEqual([]);
  });
});

describe('an item of an anonymous cart', () => {
  test('changes the fields that are sent and keeps the others', async () => {
    const cart = await visitor.add(testLotteryTicketItem);
    const id = cart.cart_items[0]?.id;
    const changed = await visitor.change(id, { num_draws: 10 });
    expect(changed.cart_items[0]).toMatchObject({
      id,
      num_draws: 10,
      games: fourTestLotteryGames,
      total: { amount: '34.00' },
    });
  });

  test('is unchanged after a refused change', async () => {
    const cart = await visitor.add(testLotteryTicketItem);
    const id = cart.cart_items[0]?.id ?? '';
    const { answer } = await sandbox.sendRefused(calls.anonCartItemsUpdate, {
      params: { token: visitor.token, id },
      body: { games: [] },
    });
    expect(answer.code).toBe('too_few_games');
    const { result } = await sandbox.send(calls.anonCartGet, { params: { token: visitor.token } });
    expect(result).toEqual(cart);
  });

  test('can be removed, and is not found a second time', async () => {
    const cart = await visitor.add(testLotteryTicketItem);
    const options = { params: { token: visitor.token, id: cart.cart_items[0]?.id ?? '' } };
    const { result } = await sandbox.send(calls.anonCartItemsDelete, options);
    expect(result).toMatchObject({ cart_items: [], cart_total: '0.00' });
    const { status, answer } = await sandbox.sendRefused(calls.anonCartItemsDelete, options);
    expect([status, answer.code]).toEqual([404, 'cart_item_not_found']);
  });

  test('is not found when removed from another cart', async () => {
    const cart = await visitor.add(testLotteryTicketItem);
    const { status } = await sandbox.sendRefused(calls.anonCartItemsDelete, {
      params: { token: await createTestVisitorCartToken(sandbox), id: cart.cart_items[0]?.id ?? '' },
    });
    expect(status).toBe(404);
  });
});

test('an item is removed when its draw closes, and listed as removed until the cart changes', async () => {
  const cart = await visitor.add(testLotteryTicketItem);
  await visitor.add({ product_type: 'raffle_ticket', lottery_key: 'long-weekender' });
  sandbox.moveTo('2026-03-07T08:00:00Z');
  const { result } = await sandbox.send(calls.anonCartGet, { params: { token: visitor.token } });
  expect(result.auto_removed_items).toEqual([
    {
      id: cart.cart_items[0]?.id,
      product_type: 'lottery_ticket',
      lottery_key: 'golden-bay',
      name: 'Golden Bay',
      reason: 'draw_closed',
    },
  ]);
  expect(result.cart_items.map(({ lottery_key }) => lottery_key)).toEqual(['long-weekender']);
  const { result: again } = await sandbox.send(calls.anonCartGet, { params: { token: visitor.token } });
  expect(again.auto_removed_items).toEqual(result.auto_removed_items);
  await visitor.change(again.cart_items[0]?.id, { quantity: 2 });
  const { result: changed } = await sandbox.send(calls.anonCartGet, { params: { token: visitor.token } });
  expect(changed.auto_removed_items).toEqual([]);
  sandbox.moveTo(WEDNESDAY_NOON);
});
