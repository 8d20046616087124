import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as cart from '#schemas/generated/api/cart.wire-calls.gen.ts';
import { fundsDepositPurchase } from '#schemas/generated/api/funds.wire-calls.gen.ts';
import { productOffersList } from '#schemas/generated/api/offers.wire-calls.gen.ts';
import type {
  CartItemRequest,
  DepositPurchase,
  DepositPurchaseRequest,
} from '#schemas/generated/api/wire-types.gen.ts';
import { BALANCED_TEST_LEDGER_SUMS, sumTestLedger } from '../../testing/buying-customer.ts';
import { TestPayingCustomer, testBrowserAuthentication } from '../../testing/paying-customer.ts';
import { TestSandbox } from '../../testing/test-sandbox.ts';
import { testLotteryTicketItem } from '../../testing/tickets.ts';

const WEDNESDAY_NOON = '2026-03-04T01:00:00Z';
const purchase = { channel_key: 'web' } as const;

let sandbox: TestSandbox;
let payer: TestPayingCustomer;
let fundId: string;

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
  fundId = (await payer.saveCard()).customer_fund_id;
});

async function add(body: CartItemRequest): Promise<void> {
  await sandbox.send(cart.cartItemsAdd, { as: payer.as, body });
}

async function itemsLeft(): Promise<number> {
  return (await sandbox.send(cart.cartItemsList, { as: payer.as })).result.cart_items.length;
}

async function pay(body: DepositPurchaseRequest, key?: string): Promise<DepositPurchase> {
  const options = { as: payer.as, body, ...(key === undefined ? {} : { key }) };
  return (await sandbox.send(fundsDepositPurchase, options)).result;
}

async function refused(body: unknown, headers: Record<string, string> = {}): Promise<[number, string | null]> {
  const options = { as: payer.as, body: body as DepositPurchaseRequest, headers, breaks: 'sometimes' } as const;
  const { status, answer } = await sandbox.sendRefused(fundsDepositPurchase, options);
  return [status, answer.code];
}

function by(amount: string, change: object = {}) {
  return { deposit: { amount, customer_fund_id: fundId, checkout: true, ...change }, purchase };
}

function depositsOnRecord(): unknown {
  const { db } = sandbox.shop;
  return db
    .prepare('SELECT status FROM deposits WHERE customer_id = ?')
    .all(payer.customerId)
    .map(({ status }) => status);
}

describe('a deposit with a purchase', () => {
  test('takes the money and buys in one call', async () => {
    await add(testLotteryTicketItem);
    const { deposit, scheduled_purchases: later, checkout_id: checkoutID } = await pay(by('3.40'));
    expect([deposit?.status, deposit?.checkout_id, later]).toEqual(['captured', checkoutID, null]);
    const receipt = await sandbox.send(cart.checkoutGet, { as: payer.as, params: { checkoutID: checkoutID ?? '' } });
    expect([receipt.result.deposit_id, receipt.result.total]).toEqual([deposit?.deposit_id, '3.40']);
    expect([payer.wallet, await itemsLeft()]).toEqual([0, 0]);
  });

  test('uses wallet money for the rest of the price', async () => {
    await payer.deposit(fundId, '2.40');
    await add(testLotteryTicketItem);
    expect((await pay(by('1.00'))).deposit?.status).toBe('captured');
    expect(payer.wallet).toBe(0);
  });

  test('with one idempotency key happens once, even in parallel', async () => {
    await add(testLotteryTicketItem);
    const answers = await Promise.all(Array.from({ length: 6 }, () => pay(by('3.40'), 'deposit-purchase-1')));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect([payer.wallet, depositsOnRecord()]).toEqual([0, ['captured']]);
  });

  test('takes no money when the purchase is refused', async () => {
    await add(testLotteryTicketItem);
    expect(await refused(by('1.00'))).toEqual([422, 'insufficient_funds']);
    expect([payer.wallet, depositsOnRecord(), await itemsLeft()]).toEqual([0, [], 1]);
  });

  test('buys nothing when the card is declined', async () => {
    await add(testLotteryTicketItem);
    fundId = (await payer.saveCard('declined')).customer_fund_id;
    expect(await refused(by('3.40'))).toEqual([422, 'card_declined']);
    expect([payer.wallet, depositsOnRecord(), await itemsLeft()]).toEqual([0, ['failed'], 1]);
  });

  test('is refused without the right security code when the gateway of the card requires one', async () => {
    await add(testLotteryTicketItem);
    fundId = (await payer.saveOldCard('visa', 'eway')).customer_fund_id;
    expect(await refused(by('3.40'))).toEqual([422, 'csc_required']);
    expect(await refused(by('3.40', { csc: '000' }))).toEqual([422, 'csc_incorrect']);
    expect((await pay(by('3.40', { csc: '123' }))).deposit?.status).toBe('captured');
  });
});

describe('a deposit with a purchase that waits for a bank challenge', () => {
  async function challenged() {
    await add(testLotteryTicketItem);
    fundId = (await payer.saveCard('challenge')).customer_fund_id;
    return pay(by('3.40', { strong_customer_authentication: testBrowserAuthentication }));
  }

  test('takes the money and buys the cart when the customer approves', async () => {
    const { deposit, checkout_id: before } = await challenged();
    expect([deposit?.status, before, await itemsLeft()]).toEqual(['challenged', null, 1]);
    await payer.decide(deposit?.challenge?.url, 'approve');
    const after = await payer.depositById(deposit?.deposit_id ?? '');
    expect([after.status, typeof after.checkout_id, payer.wallet, await itemsLeft()]).toEqual([
      'captured',
      'string',
      0,
      0,
    ]);
  });

  test('takes no money when the cart was emptied before the customer approves', async () => {
    const { deposit } = await challenged();
    const { result } = await sandbox.send(cart.cartItemsList, { as: payer.as });
    await sandbox.send(cart.cartItemsDelete, { as: payer.as, params: { id: result.cart_items[0]?.id ?? '' } });
    await payer.decide(deposit?.challenge?.url, 'approve');
    const { status, failure } = await payer.depositById(deposit?.deposit_id ?? '');
    expect([status, failure?.code, payer.wallet]).toEqual(['failed', 'empty_cart', 0]);
  });

  test('takes no money when the account of the customer was closed before the approval', async () => {
    const { deposit } = await challenged();
    sandbox.shop.customers.close(payer.customerId, sandbox.shop.clock());
    await payer.decide(deposit?.challenge?.url, 'approve');
    const { status, failure } = sandbox.shop.deposits.require(deposit?.deposit_id ?? '');
    expect([status, failure?.code, payer.wallet]).toEqual(['failed', 'account_closed', 0]);
  });

  test('waits for the approval at PayPal in the same way, but is refused with a bank transfer', async () => {
    await add(testLotteryTicketItem);
    const { deposit } = await pay({ deposit: { amount: '3.40', deposit_method_code: 'pl' }, purchase });
    await payer.decide(deposit?.redirect_url, 'approve');
    expect([(await payer.depositById(deposit?.deposit_id ?? '')).status, await itemsLeft()]).toEqual(['captured', 0]);
    expect(await refused({ deposit: { amount: '30', deposit_method_code: 'bd' }, purchase })).toEqual([
      422,
      'method_not_available',
    ]);
  });
});

describe('the deposit-and-purchase call without a deposit', () => {
  test('places pre-orders', async () => {
    const { result } = await sandbox.send(productOffersList, { params: { pricingId: 'harbour-aud' } });
    const offer = result.find(({ key }) => key === 'classic-wheels');
    const later = offer?.type === 'raffle_ticket' ? offer.draws[1] : undefined;
    const draw = later ? { draw_no: later.draw_no } : {};
    await add({ product_type: 'raffle_ticket', lottery_key: 'classic-wheels', ...draw });
    expect(await pay({ deposit: null, purchase })).toMatchObject({
      deposit: null,
      scheduled_purchases: [{ scheduled_purchase: { type: 'pre_order' } }],
      checkout_id: expect.any(String),
    });
  });

  test('is refused for anything but pre-orders, even with enough money in the wallet', async () => {
    await payer.deposit(fundId, '10');
    await add(testLotteryTicketItem);
    expect(await refused({ deposit: null, purchase })).toEqual([422, 'deposit_required']);
    expect([payer.wallet, await itemsLeft()]).toEqual([1000, 1]);
  });
});

describe('a deposit with a purchase is refused:', () => {
  test.each([
    ['a deposit that names nothing', { deposit: { amount: '3.40' }, purchase }, 422, 'required'],
    ['a body without a purchase', { deposit: null }, 422, 'required'],
    ['a channel that there is not', { deposit: null, purchase: { channel_key: 'tv' } }, 422, 'invalid'],
    [
      'a fund that there is not',
      { deposit: { amount: '3.40', customer_fund_id: 'x' }, purchase },
      404,
      'fund_not_found',
    ],
  ])('for an incomplete or invalid body: %s', async (_, body, status, code) => {
    expect(await refused(body)).toEqual([status, code]);
  });

  test('when the deposit violates a rule about amount, gateway or card', async () => {
    await add(testLotteryTicketItem);
    expect(await refused(by('0.99'))).toEqual([422, 'below_minimum']);
    expect(await refused(by('5000.01'))).toEqual([422, 'above_maximum']);
    expect(await refused(by('3.40', { gateway_key: 'stripe' }))).toEqual([422, 'gateway_not_available']);
    for (const [card, code] of [
      ['challenge', 'authentication_required'],
      ['expired', 'card_expired'],
      ['gatewayError', 'gateway_error'],
    ] as const) {
      fundId = (await payer.saveCard(card)).customer_fund_id;
      expect(await refused(by('3.40'))).toEqual([422, code]);
    }
  });

  test('when the cart is empty, the partner is unknown, or an item is suspended or not sold in the region', async () => {
    expect(await refused(by('3.40'))).toEqual([422, 'empty_cart']);
    await add(testLotteryTicketItem);
    expect(await refused({ ...by('3.40'), purchase: { ...purchase, partner_key: 'NOBODY' } })).toEqual([
      422,
      'partner_not_found',
    ]);
    sandbox.shop.offerSuspensions.setSuspended('harbour', 'golden-bay', true);
    expect(await refused(by('3.40'))).toEqual([422, 'no_longer_available']);
    sandbox.shop.offerSuspensions.setSuspended('harbour', 'golden-bay', false);
    await add({ product_type: 'raffle_ticket', lottery_key: 'headland-house' });
    expect(await refused(by('30'), { 'x-sub-variant': 'WA' })).toEqual([422, 'not_in_region']);
    expect([payer.wallet, depositsOnRecord()]).toEqual([0, []]);
  });

  test('beyond the deposit limit or the spend limit of the customer', async () => {
    await add(testLotteryTicketItem);
    const { limits } = sandbox.shop;
    limits.set(payer.customerId, 'deposit', 'day', { amount: 339, pending: null });
    expect(await refused(by('3.40'))).toEqual([422, 'precommitment_exceeded']);
    limits.set(payer.customerId, 'deposit', 'day', { amount: 10_000, pending: null });
    limits.set(payer.customerId, 'spend', 'day', { amount: 339, pending: null });
    expect(await refused(by('3.40'))).toEqual([422, 'spend_limit_exceeded']);
    expect([payer.wallet, depositsOnRecord()]).toEqual([0, []]);
  });

  test('when the draw of a ticket in the cart has closed', async () => {
    await add(testLotteryTicketItem);
    sandbox.moveTo('2026-03-07T08:00:00Z');
    payer = new TestPayingCustomer(sandbox, await sandbox.signIn(payer.as.customer));
    expect(await refused(by('3.40'))).toEqual([422, 'draw_closed']);
  });

  test('when another customer has bought the syndicate shares since they were added to the cart', async () => {
    const shares = {
      product_type: 'syndicate_share',
      lottery_key: 'power-tide-syndicates',
      syndicate_key: 'half-tide',
    } as const;
    const tooMany = { as: payer.as, body: { ...shares, num_shares: 9999 } };
    const { answer } = await sandbox.sendRefused(cart.cartItemsAdd, tooMany);
    const left = Number(/Only (\d+) shares/.exec(answer.errors[0]?.message ?? '')?.[1]);
    await add({ ...shares, num_shares: left });
    const late = payer;
    payer = await TestPayingCustomer.create(sandbox);
    fundId = (await payer.saveCard()).customer_fund_id;
    await add({ ...shares, num_shares: left });
    await pay(by('5000'));
    payer = late;
    fundId = (await payer.saveCard()).customer_fund_id;
    expect(await refused(by('5000'))).toEqual([422, 'sold_out']);
  });
});
