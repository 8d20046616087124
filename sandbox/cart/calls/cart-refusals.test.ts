import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WireCallDescriptor } from '#schemas/api/call.ts';
import { apiHeaderNames } from '#schemas/api/headers.ts';
import * as anonCalls from '#schemas/generated/api/anon-cart.wire-calls.gen.ts';
import * as calls from '#schemas/generated/api/cart.wire-calls.gen.ts';
import * as partnerCalls from '#schemas/generated/api/partners.wire-calls.gen.ts';
import type { Cart, CartItemRequest } from '#schemas/generated/api/wire-types.gen.ts';
import { TestBuyingCustomer } from '../../testing/buying-customer.ts';
import { type RefusedTestCartItem, refusedTestCartChanges, refusedTestCartItems } from '../../testing/refused-items.ts';
import { type SignedInTestCustomer, TestSandbox, type TestSiteKey } from '../../testing/test-sandbox.ts';
import { testLotteryTicketItem } from '../../testing/tickets.ts';
import { createTestVisitorCartToken } from '../../testing/visitor-cart.ts';

const NOW = '2026-03-04T01:00:00Z';
const PARTNERS: Readonly<Record<TestSiteKey, string>> = {
  harbour: 'ferry-radio',
  lantern: 'parish-news',
  sunnyside: 'corner-cafe',
};

let sandbox: TestSandbox;
const buyers: Record<string, SignedInTestCustomer> = {};
let soldOut: CartItemRequest;

/** A visitor whose cart holds a share that is sold out later. */
let early: { token: string; visitorsId: string; as: SignedInTestCustomer; id: string };
const halfTide: CartItemRequest = {
  product_type: 'syndicate_share',
  lottery_key: 'power-tide-syndicates',
  syndicate_key: 'half-tide',
};

beforeAll(async () => {
  sandbox = await TestSandbox.open(NOW);
  for (const site of ['harbour', 'lantern', 'sunnyside'] as const) {
    buyers[site] = (await new TestBuyingCustomer(sandbox, { site }).as()).as;
  }
  early = await addEarly();
  soldOut = await buyAllShares();
});

afterAll(async () => {
  await sandbox.close();
});

async function addEarly(): Promise<typeof early> {
  const token = await createTestVisitorCartToken(sandbox);
  const { as } = await new TestBuyingCustomer(sandbox).as();
  const { result: visitors } = await sandbox.send(anonCalls.anonCartItemsAdd, { params: { token }, body: halfTide });
  const { result: own } = await sandbox.send(calls.cartItemsAdd, { as, body: halfTide });
  return { token, as, visitorsId: visitors.cart_items[0]?.id ?? '', id: own.cart_items[0]?.id ?? '' };
}

/** Buys all shares of a syndicate, and returns a request for another one. */
async function buyAllShares(): Promise<CartItemRequest> {
  const buyer = new TestBuyingCustomer(sandbox, { funds: 10_000_000 });
  const { answer } = await sandbox.sendRefused(calls.cartItemsAdd, {
    ...(await buyer.as()),
    body: { ...halfTide, num_shares: 9999 },
  });
  const num_shares = Number(/Only (\d+) shares/.exec(answer.errors[0]?.message ?? '')?.[1]);
  const { orders } = await buyer.buy({ ...halfTide, num_shares });
  const id = orders[0]?.item.syndicate_encoded_id ?? '';
  return { product_type: 'syndicate_share', lottery_key: halfTide.lottery_key, syndicate_encoded_id: id };
}

interface Way {
  readonly call: WireCallDescriptor<unknown, unknown>;
  readonly isVisitors: boolean;
  readonly wrap: (item: unknown) => unknown;
}

const ways: readonly Way[] = [
  { call: anonCalls.anonCartItemsAdd, isVisitors: true, wrap: (item) => item },
  { call: calls.cartItemsAdd, isVisitors: false, wrap: (item) => item },
  { call: anonCalls.anonCartBuild, isVisitors: true, wrap: (item) => ({ items: [item] }) },
  { call: calls.cartBuild, isVisitors: false, wrap: (item) => ({ items: [item] }) },
  { call: partnerCalls.anonCartPartner, isVisitors: true, wrap: (item) => ({ cart_item: [item] }) },
  { call: partnerCalls.cartPartner, isVisitors: false, wrap: (item) => ({ cart_item: [item] }) },
  {
    call: partnerCalls.cartPartnerPurchase,
    isVisitors: false,
    wrap: (item) => ({ cart_item: [item], deposit: null, purchase: { channel_key: 'web' } }),
  },
];

async function codeOf({ call, isVisitors, wrap }: Way, { site = 'harbour', body, subVariant }: RefusedTestCartItem) {
  const as = buyers[site];
  const { status, json } = await sandbox.fetch(call, {
    params: { token: await createTestVisitorCartToken(sandbox, site), slug: PARTNERS[site] },
    body: wrap(body),
    breaks: 'sometimes',
    ...(isVisitors || !as ? { site } : { as }),
    ...(subVariant === undefined ? {} : { headers: { [apiHeaderNames.subVariant]: subVariant } }),
  });
  return typeof json === 'object' && json !== null && 'code' in json ? [status, json.code] : [status, json];
}

describe.each(ways.map((way) => [way.call.id, way] as const))('%s refuses a faulty item with the code', (_, way) => {
  const listed = new Set(way.call.refusals.flatMap(({ codes }) => codes));

  test.each(refusedTestCartItems.filter(({ code }) => listed.has(code)).map((item) => [item.code, item] as const))(
    '%s',
    async (code, item) => {
      expect(await codeOf(way, item)).toEqual([422, code]);
    },
  );

  test('sold_out: shares that others have bought', async () => {
    expect(await codeOf(way, { code: 'sold_out', body: soldOut })).toEqual([422, 'sold_out']);
  });
});

describe.each([
  ['anon-cart', anonCalls.anonCartItemsAdd, anonCalls.anonCartItemsUpdate],
  ['cart', calls.cartItemsAdd, calls.cartItemsUpdate],
] as const)('%s.items.update', (group, add, update) => {
  test.each(refusedTestCartChanges.map((change) => [change.code, change] as const))(
    'refuses a faulty change with the code %s',
    async (code, { site = 'harbour', item, body, subVariant }) => {
      const as = group === 'cart' ? (await new TestBuyingCustomer(sandbox, { site }).as()).as : undefined;
      const who = as ? { as } : { site };
      const token = await createTestVisitorCartToken(sandbox, site);
      const { result } = await sandbox.send(add, { params: { token }, body: item, ...who });
      const id = result.cart_items[0]?.id ?? '';
      const headers = subVariant === undefined ? {} : { [apiHeaderNames.subVariant]: subVariant };
      const options = { params: { token, id }, body, headers, breaks: 'sometimes', ...who } as const;
      const { status, json } = await sandbox.fetch(update, options);
      expect([status, json]).toMatchObject([422, { code }]);
    },
  );

  test('does not find the item of another cart', async () => {
    const as = group === 'cart' ? (await new TestBuyingCustomer(sandbox).as()).as : undefined;
    const other: Cart = await new TestBuyingCustomer(sandbox).add(testLotteryTicketItem);
    const { status, answer } = await sandbox.sendRefused(update, {
      params: { token: await createTestVisitorCartToken(sandbox), id: other.cart_items[0]?.id ?? '' },
      body: { num_draws: 2 },
      ...(as ? { as } : {}),
    });
    expect([status, answer.code]).toEqual([404, 'cart_item_not_found']);
  });
});

test('the number of shares of an item cannot be raised when all are sold', async () => {
  const body = { num_shares: 2 };
  const visitors = { params: { token: early.token, id: early.visitorsId }, body };
  const own = { as: early.as, params: { id: early.id }, body };
  expect([
    (await sandbox.sendRefused(anonCalls.anonCartItemsUpdate, visitors)).answer.code,
    (await sandbox.sendRefused(calls.cartItemsUpdate, own)).answer.code,
  ]).toEqual(['sold_out', 'sold_out']);
});

test('anon-cart calls find no cart when the reference of a customer’s cart is sent as the token', async () => {
  const { cart_reference: token } = await new TestBuyingCustomer(sandbox).cart();
  const opened: readonly WireCallDescriptor<unknown, unknown>[] = [
    anonCalls.anonCartGet,
    anonCalls.anonCartItemsAdd,
    anonCalls.anonCartBuild,
    anonCalls.anonCartItemsUpdate,
    anonCalls.anonCartItemsDelete,
    anonCalls.anonCartPromotion,
  ];
  for (const call of opened) {
    const bodies: Readonly<Record<string, unknown>> = {
      'anon-cart.items.add': testLotteryTicketItem,
      'anon-cart.build': { items: [testLotteryTicketItem] },
      'anon-cart.items.update': { num_draws: 2 },
      'anon-cart.promotion': { promotion_code: 'WELCOME5' },
    };
    const { status, json } = await sandbox.fetch(call, { params: { token, id: '1' }, body: bodies[call.id] });
    expect([call.id, status, json]).toMatchObject([call.id, 404, { code: 'cart_not_found' }]);
  }
  const { status, answer } = await sandbox.sendRefused(calls.anonCartConvert, {
    ...(await new TestBuyingCustomer(sandbox).as()),
    params: { token },
  });
  expect([status, answer.code]).toEqual([404, 'cart_not_found']);
});

describe.each([
  ['anon-cart', anonCalls.anonCartItemsAdd, anonCalls.anonCartBuild],
  ['cart', calls.cartItemsAdd, calls.cartBuild],
] as const)('%s', (group, add, build) => {
  test('holds at most a hundred items and one membership', async () => {
    const membership: CartItemRequest = {
      product_type: 'membership',
      lottery_key: 'sunnyside-club',
      membership_tier: 'free',
    };
    for (const [site, builds, items, code] of [
      ['harbour', 2, Array.from({ length: 50 }, () => testLotteryTicketItem), 'cart_full'],
      ['sunnyside', 1, [membership], 'already_in_cart'],
    ] as const) {
      const as = group === 'cart' ? (await new TestBuyingCustomer(sandbox, { site }).as()).as : undefined;
      const options = {
        params: { token: await createTestVisitorCartToken(sandbox, site) },
        ...(as ? { as } : { site }),
      };
      for (let sent = 0; sent < builds; sent += 1)
        await sandbox.send(build, { ...options, body: { items: [...items] } });
      const [item = testLotteryTicketItem] = items;
      const { answer } = await sandbox.sendRefused(add, { ...options, body: item });
      const { answer: built } = await sandbox.sendRefused(build, { ...options, body: { items: [item] } });
      expect([answer.code, built.code]).toEqual([code, code]);
    }
  });
});
