import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as cart from '#schemas/generated/api/cart.wire-calls.gen.ts';
import { fundsDepositPurchase } from '#schemas/generated/api/funds.wire-calls.gen.ts';
import { cartPartnerPurchase } from '#schemas/generated/api/partners.wire-calls.gen.ts';
import type { CheckoutOutcome, DepositPurchase } from '#schemas/generated/api/wire-types.gen.ts';
import { BALANCED_TEST_LEDGER_SUMS, sumTestLedger, TestBuyingCustomer } from '../../testing/buying-customer.ts';
import { type TestCardName, TestPayingCustomer, testBrowserAuthentication } from '../../testing/paying-customer.ts';
import { TestSandbox } from '../../testing/test-sandbox.ts';
import { testLotteryTicketItem } from '../../testing/tickets.ts';
import { walletMessages } from '../../wallet/wallet.messages.gen.ts';
import { checkoutMessages } from '../checkout.messages.gen.ts';

const WEDNESDAY_NOON = '2026-03-04T01:00:00Z';
const KEY = 'attempt-0001-of-a-purchase';
const UNKNOWN = { known: false, checkout_id: null, deposit: null };

let sandbox: TestSandbox;
let payer: TestPayingCustomer;

beforeAll(async () => {
  sandbox = await TestSandbox.open(WEDNESDAY_NOON);
});

afterAll(async () => {
  expect(sumTestLedger(sandbox)).toEqual(BALANCED_TEST_LEDGER_SUMS);
  await sandbox.close();
});

beforeEach(async () => {
  sandbox.moveTo(WEDNESDAY_NOON);
  payer = await TestPayingCustomer.create(sandbox);
});

async function outcome(as = payer.as): Promise<CheckoutOutcome> {
  return (await sandbox.send(cart.checkoutOutcome, { as, params: { idempotencyKey: KEY } })).result;
}

async function payWith(card: TestCardName, key = KEY): Promise<DepositPurchase> {
  const { customer_fund_id } = await payer.saveCard(card);
  await sandbox.send(cart.cartItemsAdd, { as: payer.as, body: testLotteryTicketItem });
  const deposit = {
    amount: '3.40',
    customer_fund_id,
    checkout: true,
    strong_customer_authentication: testBrowserAuthentication,
  };
  const body = { deposit, purchase: { channel_key: 'web' } } as const;
  return (await sandbox.send(fundsDepositPurchase, { as: payer.as, body, key })).result;
}

function receiptOf(id: string | undefined) {
  return { as: payer.as, params: { checkoutID: id ?? '' } };
}

describe('the outcome of a call can be read by its idempotency key', () => {
  test('after a purchase', async () => {
    const buyer = new TestBuyingCustomer(sandbox, { funds: 340 });
    await buyer.add(testLotteryTicketItem);
    const { as } = await buyer.as();
    expect(await outcome(as)).toEqual(UNKNOWN);
    const { result } = await sandbox.send(cart.cartPurchase, { as, body: { channel_key: 'web' }, key: KEY });
    expect(await outcome(as)).toEqual({ known: true, checkout_id: result.checkout_id, deposit: null });
    expect(await outcome()).toEqual(UNKNOWN);
  });

  test('and is unknown when the call was refused', async () => {
    const buyer = new TestBuyingCustomer(sandbox, { funds: 1 });
    await buyer.add(testLotteryTicketItem);
    const { as } = await buyer.as();
    await sandbox.sendRefused(cart.cartPurchase, { as, body: { channel_key: 'web' }, key: KEY });
    expect(await outcome(as)).toEqual(UNKNOWN);
  });

  test('and includes the current state of the deposit', async () => {
    const { deposit } = await payWith('challenge');
    expect(await outcome()).toMatchObject({ known: true, checkout_id: null, deposit: { status: 'challenged' } });
    await payer.decide(deposit?.challenge?.url, 'approve');
    const { checkout_id: id, ...after } = await outcome();
    expect([after, id]).toMatchObject([{ deposit: { status: 'captured', checkout_id: id } }, expect.any(String)]);
  });
});

describe('the receipt of a purchase that is paid by a deposit', () => {
  test('is found by the deposit’s id once the deposit is captured, and reported as processing until then', async () => {
    const { deposit } = await payWith('gatewayTimeout');
    const receiptRequest = receiptOf(deposit?.deposit_id);
    const { status, answer } = await sandbox.sendRefused(cart.checkoutGet, receiptRequest);
    expect([status, answer.code]).toEqual([409, 'checkout_processing']);
    sandbox.moveTo('2026-03-04T01:02:00Z');
    const { result } = await sandbox.send(cart.checkoutGet, receiptOf(deposit?.deposit_id));
    expect(result).toMatchObject({ deposit_id: deposit?.deposit_id, total: '3.40' });
  });

  test('is missing when the deposit failed, with the reason', async () => {
    const { deposit } = await payWith('challenge');
    await payer.decide(deposit?.challenge?.url, 'refuse');
    const { status, answer } = await sandbox.sendRefused(cart.checkoutGet, receiptOf(deposit?.deposit_id));
    expect([status, answer.errors]).toEqual([
      404,
      [{ code: 'checkout_failure', message: walletMessages.bankNotConfirmed() }],
    ]);
  });
});

describe('a price that differs from the one shown', () => {
  const other = { channel_key: 'web', expected_total: '3.30' } as const;

  test('makes a purchase refused', async () => {
    const buyer = new TestBuyingCustomer(sandbox, { funds: 500 });
    await buyer.add(testLotteryTicketItem);
    const { as } = await buyer.as();
    const { answer } = await sandbox.sendRefused(cart.cartPurchase, { as, body: other });
    expect(answer.errors).toEqual([
      { code: 'price_changed', message: checkoutMessages.priceChanged({ total: 340 }), target: 'this' },
    ]);
    expect([buyer.wallet, (await buyer.cart()).cart_items.length]).toEqual([500, 1]);
    await sandbox.send(cart.cartPurchase, { as, body: { ...other, expected_total: '3.40' } });
    expect(buyer.wallet).toBe(160);
  });

  test('makes a purchase with a deposit or from a partner refused', async () => {
    const { customer_fund_id } = await payer.saveCard('visa');
    await sandbox.send(cart.cartItemsAdd, { as: payer.as, body: testLotteryTicketItem });
    const body = { deposit: { amount: '3.40', customer_fund_id }, purchase: other };
    const own = await sandbox.sendRefused(fundsDepositPurchase, { as: payer.as, body });
    const partner = await sandbox.sendRefused(cartPartnerPurchase, {
      as: payer.as,
      params: { slug: 'ferry-radio' },
      body: { ...body, cart_item: [testLotteryTicketItem] },
    });
    expect([own.answer.code, partner.answer.code, payer.wallet]).toEqual(['price_changed', 'price_changed', 0]);
  });
});

test('a deposit with a purchase is refused when the cart has changed since it was shown', async () => {
  const { customer_fund_id } = await payer.saveCard('visa');
  await sandbox.send(cart.cartItemsAdd, { as: payer.as, body: testLotteryTicketItem });
  const purchase = { channel_key: 'web', expected_version: 'of-before' } as const;
  const body = { deposit: { amount: '3.40', customer_fund_id }, purchase };
  const { answer } = await sandbox.sendRefused(fundsDepositPurchase, { as: payer.as, body });
  expect([answer.code, payer.wallet]).toEqual(['cart_changed', 0]);
});
