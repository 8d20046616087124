import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkoutGet } from '#schemas/generated/api/cart.wire-calls.gen.ts';
import { cartPartnerPurchase } from '#schemas/generated/api/partners.wire-calls.gen.ts';
import type { PartnerPurchaseRequest } from '#schemas/generated/api/wire-types.gen.ts';
import { BALANCED_TEST_LEDGER_SUMS, sumTestLedger } from '../../testing/buying-customer.ts';
import { TestPayingCustomer, testBrowserAuthentication } from '../../testing/paying-customer.ts';
import { TestSandbox } from '../../testing/test-sandbox.ts';
import { testLotteryTicketItem } from '../../testing/tickets.ts';

const params = { slug: 'ferry-radio' };

let sandbox: TestSandbox;
let payer: TestPayingCustomer;
let fundId: string;

beforeAll(async () => {
  sandbox = await TestSandbox.open('2026-03-04T01:00:00Z');
});

beforeEach(async () => {
  payer = await TestPayingCustomer.create(sandbox);
  fundId = (await payer.saveCard()).customer_fund_id;
});

afterAll(async () => {
  expect(sumTestLedger(sandbox)).toEqual(BALANCED_TEST_LEDGER_SUMS);
  await sandbox.close();
});

function by(amount: string, change: object = {}): PartnerPurchaseRequest {
  const deposit = { amount, customer_fund_id: fundId, ...change };
  return { cart_item: [testLotteryTicketItem], deposit, purchase: { channel_key: 'web' } };
}

async function refused(body: PartnerPurchaseRequest): Promise<[number, string | null]> {
  const { status, answer } = await sandbox.sendRefused(cartPartnerPurchase, { as: payer.as, params, body });
  return [status, answer.code];
}

describe('a purchase from a partner with a deposit', () => {
  test('deposits and buys in one step', async () => {
    const { result } = await sandbox.send(cartPartnerPurchase, { as: payer.as, params, body: by('3.40') });
    expect(result.deposit).toMatchObject({ status: 'captured', checkout_id: result.checkout_id });
    const { result: receipt } = await sandbox.send(checkoutGet, {
      as: payer.as,
      params: { checkoutID: result.checkout_id ?? '' },
    });
    expect([receipt.source, receipt.deposit_id, receipt.partner_key, payer.wallet]).toEqual([
      'partner',
      result.deposit?.deposit_id,
      'FERRY',
      0,
    ]);
  });

  test('buys the items of the partner once the customer approves the bank challenge', async () => {
    fundId = (await payer.saveCard('challenge')).customer_fund_id;
    const body = by('3.40', { strong_customer_authentication: testBrowserAuthentication });
    const { result } = await sandbox.send(cartPartnerPurchase, { as: payer.as, params, body });
    expect([result.deposit?.status, result.checkout_id]).toEqual(['challenged', null]);
    await payer.decide(result.deposit?.challenge?.url, 'approve');
    const after = await payer.depositById(result.deposit?.deposit_id ?? '');
    expect([after.status, typeof after.checkout_id, payer.wallet]).toEqual(['captured', 'string', 0]);
  });

  test('happens once for two devices with the same cart', async () => {
    fundId = (await payer.saveCard('challenge')).customer_fund_id;
    const purchaseBody = by('3.40', { strong_customer_authentication: testBrowserAuthentication });
    const body = { ...purchaseBody, purchase: { ...purchaseBody.purchase, last_checkout_id: null } };
    const devices = [];
    for (let device = 0; device < 2; device += 1) {
      devices.push((await sandbox.send(cartPartnerPurchase, { as: payer.as, params, body })).result.deposit);
    }
    for (const deposit of devices) await payer.decide(deposit?.challenge?.url, 'approve');
    const [first, second] = await Promise.all(devices.map((deposit) => payer.depositById(deposit?.deposit_id ?? '')));
    expect([first?.status, second?.status, second?.failure?.code, payer.wallet]).toEqual([
      'captured',
      'failed',
      'bought_elsewhere',
      0,
    ]);
    expect(await refused(body)).toEqual([422, 'bought_elsewhere']);
    const again = { ...purchaseBody.purchase, last_checkout_id: first?.checkout_id ?? null };
    const { result } = await sandbox.send(cartPartnerPurchase, {
      as: payer.as,
      params,
      body: { ...body, purchase: again },
    });
    expect(result.deposit?.status).toBe('challenged');
  });

  test('is refused before any bank challenge when it names no items', async () => {
    fundId = (await payer.saveCard('challenge')).customer_fund_id;
    const body = { ...by('3.40', { strong_customer_authentication: testBrowserAuthentication }), cart_item: [] };
    expect(await refused(body)).toEqual([422, 'empty_cart']);
  });

  test('is refused by the same rules as other deposits, and then buys nothing and takes no money', async () => {
    expect(await refused(by('3.40', { customer_fund_id: 'nobody' }))).toEqual([404, 'fund_not_found']);
    expect(await refused(by('0.99'))).toEqual([422, 'below_minimum']);
    expect(await refused(by('5000.01'))).toEqual([422, 'above_maximum']);
    expect(await refused(by('3.40', { gateway_key: 'stripe' }))).toEqual([422, 'gateway_not_available']);
    expect(await refused({ ...by('30'), deposit: { amount: '30', deposit_method_code: 'bd' } })).toEqual([
      422,
      'method_not_available',
    ]);
    sandbox.shop.limits.set(payer.customerId, 'deposit', 'day', { amount: 339, pending: null });
    expect(await refused(by('3.40'))).toEqual([422, 'precommitment_exceeded']);
    sandbox.shop.limits.set(payer.customerId, 'deposit', 'day', { amount: 100_000, pending: null });
    expect(await refused(by('1.00'))).toEqual([422, 'insufficient_funds']);
    for (const [card, code] of [
      ['challenge', 'authentication_required'],
      ['expired', 'card_expired'],
      ['declined', 'card_declined'],
      ['gatewayError', 'gateway_error'],
    ] as const) {
      fundId = (await payer.saveCard(card)).customer_fund_id;
      expect(await refused(by('3.40'))).toEqual([422, code]);
    }
    fundId = (await payer.saveOldCard('visa', 'eway')).customer_fund_id;
    expect(await refused(by('3.40'))).toEqual([422, 'csc_required']);
    expect(await refused(by('3.40', { csc: '000' }))).toEqual([422, 'csc_incorrect']);
    expect(
      sandbox.shop.orders.listPage({
        customerId: payer.customerId,
        status: 'upcoming_products',
        now: sandbox.shop.clock(),
        limit: 1,
        offset: 0,
      }).total,
    ).toBe(0);
    expect(payer.wallet).toBe(0);
  });
});
