import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as anonCalls from '#schemas/generated/api/anon-cart.wire-calls.gen.ts';
import * as calls from '#schemas/generated/api/cart.wire-calls.gen.ts';
import { callsMessages } from '../../http/calls.messages.gen.ts';
import { BALANCED_TEST_LEDGER_SUMS, sumTestLedger, TestBuyingCustomer } from '../../testing/buying-customer.ts';
import { TestSandbox } from '../../testing/test-sandbox.ts';
import { testLotteryTicketItem } from '../../testing/tickets.ts';
import { createTestVisitorCartToken } from '../../testing/visitor-cart.ts';
import { cartMessages } from '../cart.messages.gen.ts';

const NOW = '2026-03-04T01:00:00Z';

let sandbox: TestSandbox;
let buyer: TestBuyingCustomer;

beforeAll(async () => {
  sandbox = await TestSandbox.open(NOW);
});

beforeEach(() => {
  buyer = new TestBuyingCustomer(sandbox, { funds: 2000 });
});

afterAll(async () => {
  expect(sumTestLedger(sandbox)).toEqual(BALANCED_TEST_LEDGER_SUMS);
  await sandbox.close();
});

async function promote(code: string) {
  return (await sandbox.send(calls.cartPromotion, { ...(await buyer.as()), body: { promotion_code: code } })).result;
}

async function refused(code: string, address = 'local') {
  const { status, answer } = await sandbox.sendRefused(calls.cartPromotion, {
    ...(await buyer.as()),
    body: { promotion_code: code },
    headers: { 'x-forwarded-for': address },
  });
  return [status, answer.code, answer.errors[0]?.message];
}

describe('a promotion code', () => {
  test.each([
    ['WELCOME5', 'voucher_fixed_discount', '-3.40', '0.00', '3.40', '0.00', 2000],
    [' tenth ', 'voucher_percent_discount', '-0.34', '3.06', '0.34', '0.00', 1694],
    ['MONTH3', 'voucher_fixed_discount_expire', '-3.00', '0.40', '3.00', '0.00', 1960],
    ['GIFT2', 'voucher_credit_amount', '0.00', '3.40', '0.00', '2.00', 1860],
  ])(
    'such as %s becomes a voucher in the cart, and is used up by the purchase',
    async (code, kind, off, total, discount, credit, left) => {
      await buyer.add(testLotteryTicketItem);
      const cart = await promote(code);
      expect([cart.cart_items[1]?.product_type, cart.cart_items[1]?.total.amount, cart.cart_total]).toEqual([
        kind,
        off,
        total,
      ]);
      const receipt = await buyer.buy();
      expect(receipt).toMatchObject({ items_total: '3.40', discount, total, credit });
      expect(receipt.vouchers).toHaveLength(1);
      expect(buyer.wallet).toBe(left);
      expect(await refused(code)).toEqual([422, 'promotion_not_added', cartMessages.promotionUsed()]);
    },
  );

  test('with a minimum is refused below it, and is removed when the cart falls below it', async () => {
    await buyer.add(testLotteryTicketItem);
    expect(await refused('SPEND20')).toEqual([
      422,
      'promotion_not_added',
      cartMessages.promotionNeedsMore({ least: 2000 }),
    ]);
    for (let more = 0; more < 5; more += 1) await buyer.add(testLotteryTicketItem);
    const { cart_items: items, cart_total: total } = await promote('SPEND20');
    expect(total).toBe('15.40');
    const params = { id: items[0]?.id ?? '' };
    const { result } = await sandbox.send(calls.cartItemsDelete, { ...(await buyer.as()), params });
    expect([result.cart_total, result.auto_removed_items.map(({ lottery_key: key }) => key)]).toEqual([
      '17.00',
      ['SPEND20'],
    ]);
  });

  test('is refused with the reason when it is unknown or expired, or when the cart already has a voucher', async () => {
    expect(await refused('NOTHING')).toEqual([422, 'promotion_not_added', cartMessages.promotionNotValid()]);
    expect(await refused('BYGONE')).toEqual([422, 'promotion_not_added', cartMessages.promotionExpired()]);
    await promote('TENTH');
    expect(await refused('MONTH3')).toEqual([422, 'promotion_not_added', cartMessages.onePromotion()]);
  });

  test('that expires is removed from the cart and listed as removed until the cart changes', async () => {
    await buyer.add({
      ...testLotteryTicketItem,
      draw_no: (await buyer.add(testLotteryTicketItem)).cart_items[0]?.draw_no ?? 0,
    });
    await promote('MONTH3');
    sandbox.moveTo('2026-04-04T01:00:00Z');
    const cart = await buyer.cart();
    expect(cart.auto_removed_items.map(({ lottery_key, reason }) => [lottery_key, reason])).toContainEqual([
      'MONTH3',
      'no_longer_available',
    ]);
    expect((await buyer.cart()).auto_removed_items).toEqual(cart.auto_removed_items);
    await buyer.add(testLotteryTicketItem);
    expect((await buyer.cart()).auto_removed_items).toEqual([]);
    sandbox.moveTo(NOW);
  });

  test('does not make an otherwise empty cart purchasable, and can be removed like an item', async () => {
    const cart = await promote('WELCOME5');
    expect([cart.cart_total, await buyer.refusedPurchase()]).toEqual(['0.00', [422, 'empty_cart']]);
    const params = { id: cart.cart_items[0]?.id ?? '' };
    const { result } = await sandbox.send(calls.cartItemsDelete, { ...(await buyer.as()), params });
    expect(result.cart_items).toEqual([]);
  });

  test('is refused when it is empty or missing', async () => {
    const as = await buyer.as();
    const answers = [];
    for (const body of [{ promotion_code: '' }, {}]) {
      for (const call of [calls.cartPromotion, anonCalls.anonCartPromotion]) {
        const params = { token: await createTestVisitorCartToken(sandbox) };
        const { json } = await sandbox.fetch(call, { ...as, params, body, breaks: 'always' });
        answers.push(json);
      }
    }
    expect(answers).toMatchObject([
      { code: 'invalid' },
      { code: 'invalid' },
      { code: 'required' },
      { code: 'required' },
    ]);
  });
});

describe('guessing promotion codes', () => {
  test('is blocked for 15 minutes after five wrong codes', async () => {
    for (let guess = 0; guess < 5; guess += 1) expect((await refused(`GUESS${guess}`))[0]).toBe(422);
    expect(await refused('WELCOME5')).toEqual([429, 'rate_limited', callsMessages.tooManyTries({ minutes: 15 })]);
    sandbox.moveTo('2026-03-04T01:15:01Z');
    await promote('WELCOME5');
    sandbox.moveTo(NOW);
  });

  test('is limited to thirty wrong codes per IP address, across carts', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    const guess = async () => {
      const params = { token: await createTestVisitorCartToken(sandbox) };
      const body = { promotion_code: 'GUESS' };
      return (await sandbox.sendRefused(anonCalls.anonCartPromotion, { params, body, headers })).status;
    };
    const statuses = [];
    for (let count = 0; count < 31; count += 1) statuses.push(await guess());
    expect(statuses).toEqual([...Array<number>(30).fill(422), 429]);
  });
});

test('a visitor’s voucher moves into the customer’s cart at sign-in', async () => {
  const token = await createTestVisitorCartToken(sandbox);
  await sandbox.send(anonCalls.anonCartItemsAdd, { params: { token }, body: testLotteryTicketItem });
  const body = { promotion_code: 'TENTH' };
  const { result } = await sandbox.send(anonCalls.anonCartPromotion, { params: { token }, body });
  expect(result.cart_total).toBe('3.06');
  const { result: cart } = await sandbox.send(calls.anonCartConvert, { ...(await buyer.as()), params: { token } });
  expect([cart.cart_items.length, cart.cart_total]).toEqual([2, '3.06']);
  const { answer } = await sandbox.sendRefused(anonCalls.anonCartPromotion, {
    params: { token: await createTestVisitorCartToken(sandbox) },
    body: { promotion_code: 'NOTHING' },
  });
  expect(answer.code).toBe('promotion_not_added');
});
