import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as calls from '#schemas/generated/api/cart.wire-calls.gen.ts';
import { ordersGet } from '#schemas/generated/api/orders.wire-calls.gen.ts';
import { recurringPurchasesList } from '#schemas/generated/api/recurring.wire-calls.gen.ts';
import type { CartGame, CartItem, CartItemChange, CartItemRequest } from '#schemas/generated/api/wire-types.gen.ts';
import { TestBuyingCustomer } from '../../testing/buying-customer.ts';
import { TestSandbox } from '../../testing/test-sandbox.ts';
import { testLotteryTicketItem } from '../../testing/tickets.ts';

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await TestSandbox.open('2026-03-04T01:00:00Z');
});

afterAll(async () => {
  await sandbox.close();
});

const lottery = (key: string, more: Partial<CartItemRequest> = {}): CartItemRequest => ({
  product_type: 'lottery_ticket',
  lottery_key: key,
  quickpick: true,
  ...more,
});

const powerpik = lottery('polar-lights', {
  game_type: 'powerpik',
  quickpick: false,
  games: [{ number_sets: [{ key: 'main', numbers: [1, 2, 3, 4, 5] }] }],
});

const ways: readonly (readonly [string, CartItemRequest, counts: Readonly<Record<string, number>>])[] = [
  ['a quick pick', lottery('golden-bay', { num_games: 4 }), { main: 6 }],
  ['Lucky Dip', lottery('golden-bay', { game_type: 'random', quickpick: false, num_games: 4 }), { main: 6 }],
  ['a Super Combo', lottery('southern-seven', { game_type: 'mega_combo' }), { numbers: 12, favourites: 3 }],
  ['PowerPik, whose stars the shop picks', powerpik, { main: 5, stars: 2 }],
  ['PowerHit, which plays every Tide number', lottery('power-tide', { game_type: 'powerhit' }), { main: 7 }],
];

const countsOf = ({ number_sets: sets }: CartGame) =>
  Object.fromEntries(sets.map(({ key, numbers }) => [key, new Set(numbers).size]));

async function change(buyer: TestBuyingCustomer, id: string, body: CartItemChange): Promise<CartItem | undefined> {
  const { result } = await sandbox.send(calls.cartItemsUpdate, { ...(await buyer.as()), params: { id }, body });
  return result.cart_items.find((item) => item.id === id);
}

async function buy(buyer: TestBuyingCustomer, expected_version: string | undefined) {
  const body = { channel_key: 'web', ...(expected_version === undefined ? {} : { expected_version }) } as const;
  return sandbox.fetch(calls.cartPurchase, { ...(await buyer.as()), body });
}

describe('numbers that the shop picks', () => {
  test.each(ways)('for %s are shown in the cart, and exactly those are bought', async (_, request, counts) => {
    const buyer = new TestBuyingCustomer(sandbox, { funds: 10_000 });
    const cart = await buyer.add(request);
    const shown = cart.cart_items[0]?.games ?? [];
    expect(shown.map(countsOf)).toEqual(shown.map(() => counts));
    expect((await buyer.cart()).cart_items[0]?.games).toEqual(shown);

    const { orders } = await buyer.buy();
    expect(orders[0]?.item.games).toEqual(shown);
    const { result } = await sandbox.send(ordersGet, {
      ...(await buyer.as()),
      params: { id: orders[0]?.id ?? '' },
      query: { show_details: 'true' },
    });
    expect(result.lines?.[0]?.games.map(({ number_sets }) => ({ number_sets }))).toEqual(shown);
    const [mail] = sandbox.shop.outbox.listLatest(1, { siteKey: 'harbour', recipient: buyer.customer.email });
    for (const { number_sets: sets } of shown) {
      expect(mail?.body).toContain(sets.map(({ numbers }) => numbers.join(' ')).join(' + '));
    }
  });

  test('are picked again when a change omits them, while the customer’s own numbers stay', async () => {
    const buyer = new TestBuyingCustomer(sandbox);
    const { cart_items: items } = await buyer.add(lottery('golden-bay', { num_games: 4 }));
    const before = items[0];
    const after = await change(buyer, before?.id ?? '', { games: [], quickpick: true });
    expect([after?.num_games, after?.games?.length]).toEqual([4, 4]);
    expect(after?.games).not.toEqual(before?.games);

    const stars = (await buyer.add(powerpik)).cart_items.at(-1);
    const others = new Set<string>();
    for (let index = 0; index < 8; index++) {
      const item = await change(buyer, stars?.id ?? '', { games: powerpik.games ?? [] });
      expect(item?.games?.[0]?.number_sets[0]?.numbers).toEqual([1, 2, 3, 4, 5]);
      others.add(JSON.stringify(item?.games?.[0]?.number_sets[1]?.numbers));
    }
    expect(others.size).toBeGreaterThan(1);
  });

  test('stay the same when the number of games or draws of the item changes', async () => {
    const buyer = new TestBuyingCustomer(sandbox);
    const { cart_items: items } = await buyer.add(lottery('golden-bay', { game_type: 'random', num_games: 4 }));
    const changed = await change(buyer, items[0]?.id ?? '', { num_games: 5, num_draws: 2 });
    expect(changed?.games?.slice(0, 4)).toEqual(items[0]?.games);
    expect(changed?.games).toHaveLength(5);
  });

  test('for a PowerPik are not kept in its recurring purchase, which holds only the customer’s own numbers', async () => {
    const buyer = new TestBuyingCustomer(sandbox, { funds: 1_000 });
    await buyer.buy({ ...powerpik, recurring_purchase: { type: 'autoplay', enabled: true } });
    const { result } = await sandbox.send(recurringPurchasesList, await buyer.as());
    expect(result.map(({ games }) => games)).toEqual([powerpik.games]);
  });
});

describe('a purchase of a cart that changed since it was shown', () => {
  test('is refused when the numbers are different by now', async () => {
    const buyer = new TestBuyingCustomer(sandbox, { funds: 1_000 });
    const shown = await buyer.add(lottery('golden-bay', { num_games: 4 }));
    await change(buyer, shown.cart_items[0]?.id ?? '', { games: [], quickpick: true });
    const { status, json } = await buy(buyer, shown.version);
    expect([status, json]).toMatchObject([422, { code: 'cart_changed' }]);
    expect(buyer.wallet).toBe(1_000);
    expect((await buy(buyer, (await buyer.cart()).version)).status).toBe(200);
  });

  test('is refused when an item was replaced by another at the same price', async () => {
    const buyer = new TestBuyingCustomer(sandbox, { funds: 1_000 });
    const { cart_items: items, version } = await buyer.add(testLotteryTicketItem);
    const params = { id: items[0]?.id ?? '' };
    await sandbox.send(calls.cartItemsDelete, { ...(await buyer.as()), params });
    await buyer.add(lottery('golden-bay', { num_games: 4 }));
    expect((await buy(buyer, version)).json).toMatchObject({ code: 'cart_changed' });
  });
});
