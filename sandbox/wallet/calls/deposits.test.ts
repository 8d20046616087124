import { describe, expect, test } from 'vitest';
import * as calls from '#schemas/generated/api/funds.wire-calls.gen.ts';
import * as withCode from '#schemas/generated/api/funds-with-code.wire-calls.gen.ts';
import {
  attemptRefusedTestDeposit,
  depositTestSandbox,
  moveTestClockForPayer,
  payingCustomerOfCurrentTest,
  setUpDepositTestShop,
} from '../../testing/deposit-shop.ts';
import { NEAR_CARD_EXPIRY_DATE, type TestCardName, TestPayingCustomer } from '../../testing/paying-customer.ts';
import { gatewaysMessages } from '../gateways/gateways.messages.gen.ts';

setUpDepositTestShop();

describe('a deposit from a saved card', () => {
  test('is captured and reaches the wallet at once', async () => {
    const fund = await payingCustomerOfCurrentTest.saveCard();
    const deposit = await payingCustomerOfCurrentTest.deposit(fund.customer_fund_id, '25.50', {
      metadata: { platform: 'Web' },
    });
    expect(deposit).toEqual({
      deposit_id: deposit.deposit_id,
      status: 'captured',
      amount: { amount: '25.50', currency: 'AUD' },
      deposit_method_code: 'cc',
      gateway_key: 'braintree',
      fund,
      checkout: false,
      created_at: '2026-03-04T01:00:00.000Z',
      due_at: null,
      completed_at: '2026-03-04T01:00:00.000Z',
      challenge: null,
      redirect_url: null,
      instructions: null,
      failure: null,
      notice: null,
      checkout_id: null,
    });
    expect(payingCustomerOfCurrentTest.wallet).toBe(2550);
    expect(await payingCustomerOfCurrentTest.depositById(deposit.deposit_id)).toEqual(deposit);
  });

  test.each<[TestCardName, string]>([
    ['declined', 'card_declined'],
    ['insufficientFunds', 'insufficient_funds'],
    ['expired', 'card_expired'],
    ['gatewayError', 'gateway_error'],
    ['challenge', 'authentication_required'],
    ['frictionless', 'authentication_required'],
  ])('with the test card %s is refused with the code %s, and no money moves', async (card, code) => {
    const { customer_fund_id: fundId } = await payingCustomerOfCurrentTest.saveCard(card);
    expect(await attemptRefusedTestDeposit(fundId, { amount: '20.00' })).toEqual([422, code, 'this']);
    expect(payingCustomerOfCurrentTest.wallet).toBe(0);
  });

  test('that is refused stays on record as failed', async () => {
    const { customer_fund_id: fundId } = await payingCustomerOfCurrentTest.saveCard('declined');
    await attemptRefusedTestDeposit(fundId, { amount: '20.00' });
    const row = depositTestSandbox.shop.db
      .prepare('SELECT status, failure_code, due_at FROM deposits WHERE customer_id = ?')
      .get(payingCustomerOfCurrentTest.customerId);
    expect({ ...row }).toEqual({ status: 'failed', failure_code: 'card_declined', due_at: null });
  });

  test('stays open while the payment gateway does not answer, and is captured once it does', async () => {
    const { customer_fund_id: fundId } = await payingCustomerOfCurrentTest.saveCard('gatewayTimeout');
    const deposit = await payingCustomerOfCurrentTest.deposit(fundId, '20.00');
    expect([deposit.status, deposit.notice?.code, payingCustomerOfCurrentTest.wallet]).toEqual([
      'created',
      'deposit_pending',
      0,
    ]);
    expect(await payingCustomerOfCurrentTest.openDeposits()).toEqual([deposit]);
    await moveTestClockForPayer('2026-03-04T01:01:59Z');
    expect((await payingCustomerOfCurrentTest.depositById(deposit.deposit_id)).status).toBe('created');
    await moveTestClockForPayer('2026-03-04T01:02:00Z');
    expect((await payingCustomerOfCurrentTest.depositById(deposit.deposit_id)).status).toBe('captured');
    expect(await payingCustomerOfCurrentTest.openDeposits()).toEqual([]);
    expect(payingCustomerOfCurrentTest.wallet).toBe(2000);
  });

  test('repeated with one idempotency key moves money once; another amount with that key is refused', async () => {
    const { customer_fund_id: fundId } = await payingCustomerOfCurrentTest.saveCard();
    const first = await payingCustomerOfCurrentTest.deposit(fundId, '20.00', {}, 'deposit-1');
    expect(await payingCustomerOfCurrentTest.deposit(fundId, '20.00', {}, 'deposit-1')).toEqual(first);
    expect(payingCustomerOfCurrentTest.wallet).toBe(2000);
    const { answer } = await depositTestSandbox.sendRefused(calls.fundsDepositCreate, {
      as: payingCustomerOfCurrentTest.as,
      params: { fundId },
      body: { amount: '21.00' },
      key: 'deposit-1',
    });
    expect(answer.code).toBe('idempotency_mismatch');
  });

  test('made in parallel with others counts once for each idempotency key', async () => {
    const { customer_fund_id: fundId } = await payingCustomerOfCurrentTest.saveCard();
    const keys = Array.from({ length: 24 }, (_, index) => `parallel-${index % 16}`);
    const deposits = await Promise.all(keys.map((key) => payingCustomerOfCurrentTest.deposit(fundId, '3.00', {}, key)));
    expect(new Set(deposits.map(({ deposit_id: id }) => id)).size).toBe(16);
    expect(payingCustomerOfCurrentTest.wallet).toBe(16 * 300);
  });

  test('is not found by another customer, who cannot use the card either', async () => {
    const { customer_fund_id: fundId } = await payingCustomerOfCurrentTest.saveCard();
    const { deposit_id: id } = await payingCustomerOfCurrentTest.deposit(fundId, '20.00');
    const other = await TestPayingCustomer.create(depositTestSandbox);
    expect(await attemptRefusedTestDeposit(fundId, { amount: '20.00' }, other)).toEqual([
      404,
      'fund_not_found',
      undefined,
    ]);
    const { status, answer } = await depositTestSandbox.sendRefused(calls.fundsDepositGet, {
      as: other.as,
      params: { id },
    });
    expect([status, answer.code]).toEqual([404, 'deposit_not_found']);
  });

  test.each([
    ['0', 'below_minimum', 'amount'],
    ['0.99', 'below_minimum', 'amount'],
    ['5000.01', 'above_maximum', 'amount'],
    ['-5', 'invalid', 'amount'],
    ['1.234', 'invalid', 'amount'],
  ])('of the amount %s is refused with the code %s', async (amount, code, target) => {
    const { customer_fund_id: fundId } = await payingCustomerOfCurrentTest.saveCard();
    expect(await attemptRefusedTestDeposit(fundId, { amount })).toEqual([422, code, target]);
  });

  test('below the minimum or above the maximum is refused with a message that names the bound, such as $1.00', async () => {
    const { customer_fund_id: fundId } = await payingCustomerOfCurrentTest.saveCard();
    const messages = ['0.50', '6000'].map(async (amount) => {
      const options = { as: payingCustomerOfCurrentTest.as, params: { fundId }, body: { amount } };
      return (await depositTestSandbox.sendRefused(calls.fundsDepositCreate, options)).answer.errors[0]?.message;
    });
    expect(await Promise.all(messages)).toEqual([
      'Please enter an amount equal to or greater than $1.00.',
      'Please enter an amount equal to or less than $5,000.00.',
    ]);
  });

  test('is refused when its body has no amount, or contradicts the path or the signed-in customer', async () => {
    const { customer_fund_id: fundId } = await payingCustomerOfCurrentTest.saveCard();
    const { answer } = await depositTestSandbox.sendRefused(calls.fundsDepositCreate, {
      as: payingCustomerOfCurrentTest.as,
      params: { fundId },
      body: '{}' as never,
      breaks: 'always',
    });
    expect(answer.code).toBe('required');
    expect(await attemptRefusedTestDeposit(fundId, { amount: '5', customer_fund_id: 'x' })).toEqual([
      422,
      'invalid',
      'customer_fund_id',
    ]);
    expect(await attemptRefusedTestDeposit(fundId, { amount: '5', customer_id: 'x' })).toEqual([
      422,
      'invalid',
      'customer_id',
    ]);
    expect(await attemptRefusedTestDeposit('bd', { amount: '50', deposit_method_code: 'bp' })).toEqual([
      422,
      'invalid',
      'deposit_method_code',
    ]);
  });

  test('is refused through another gateway than the one that stores the card', async () => {
    const { customer_fund_id: fundId } = await payingCustomerOfCurrentTest.saveCard();
    expect(await attemptRefusedTestDeposit(fundId, { amount: '5', gateway_key: 'stripe' })).toEqual([
      422,
      'gateway_not_available',
      'gateway_key',
    ]);
  });

  test('is refused once the card has expired', async () => {
    const { customer_fund_id: fundId } = await payingCustomerOfCurrentTest.saveCard(
      'visa',
      'braintree',
      NEAR_CARD_EXPIRY_DATE,
    );
    depositTestSandbox.verify(payingCustomerOfCurrentTest.as.customer);
    await moveTestClockForPayer('2026-03-31T23:59:59Z');
    expect((await payingCustomerOfCurrentTest.deposit(fundId, '5')).status).toBe('captured');
    await moveTestClockForPayer('2026-04-01T00:00:00Z');
    expect(await attemptRefusedTestDeposit(fundId, { amount: '5' })).toEqual([422, 'card_expired', 'this']);
  });
});

describe('the security code of a card', () => {
  function withCsc(fundId: string, csc: string) {
    return { as: payingCustomerOfCurrentTest.as, params: { fundId }, body: { amount: '10', csc } };
  }

  test('is required by some gateways, and given in a call with an API version of its own', async () => {
    const { customer_fund_id: fundId } = await payingCustomerOfCurrentTest.saveOldCard('visa', 'eway');
    expect(await attemptRefusedTestDeposit(fundId, { amount: '10' })).toEqual([422, 'csc_required', 'csc']);
    const { result } = await depositTestSandbox.send(withCode.fundsDepositCreateWithCode, withCsc(fundId, '123'));
    expect(result.status).toBe('captured');
  });

  test('entered with a new card is valid for its first deposit within 15 minutes', async () => {
    const fresh = async () => (await payingCustomerOfCurrentTest.saveCard('visa', 'eway')).customer_fund_id;
    const fundId = await fresh();
    expect((await payingCustomerOfCurrentTest.deposit(fundId, '10')).status).toBe('captured');
    expect(await attemptRefusedTestDeposit(fundId, { amount: '10' })).toEqual([422, 'csc_required', 'csc']);
    const late = await fresh();
    await moveTestClockForPayer(new Date(depositTestSandbox.shop.clock() + 15 * 60_000).toISOString());
    expect(await attemptRefusedTestDeposit(late, { amount: '10' })).toEqual([422, 'csc_required', 'csc']);
  });

  test('is refused when it is wrong', async () => {
    const { customer_fund_id: fundId } = await payingCustomerOfCurrentTest.saveOldCard('visa', 'eway');
    const { answer } = await depositTestSandbox.sendRefused(
      withCode.fundsDepositCreateWithCode,
      withCsc(fundId, '000'),
    );
    expect(answer.errors[0]).toEqual({
      code: 'csc_incorrect',
      message: gatewaysMessages.securityCodeWrong(),
      target: 'csc',
    });
    expect(payingCustomerOfCurrentTest.wallet).toBe(0);
  });

  test('is stored nowhere', async () => {
    const { customer_fund_id: fundId } = await payingCustomerOfCurrentTest.saveOldCard('visa', 'eway');
    const { db } = depositTestSandbox.shop;
    await depositTestSandbox.send(withCode.fundsDepositCreateWithCode, {
      ...withCsc(fundId, '8731'),
      key: 'with-code',
    });
    const tables = db.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
    const isSecret = (value: unknown) =>
      value === '8731' || /"8731"|4000 ?1000 ?0000 ?0018/.test(typeof value === 'string' ? value : '');
    const found = tables.filter(({ name }) =>
      db
        .prepare(`SELECT * FROM "${String(name)}"`)
        .all()
        .some((row) => Object.values(row).some(isSecret)),
    );
    expect(found.map(({ name }) => name)).toEqual([]);
  });
});

describe.each([
  ['3.0', calls.fundsDepositCreate, {}],
  ['3.4', withCode.fundsDepositCreateWithCode, { csc: '123' }],
] as const)('the deposit call of version %s', (_, call, extra) => {
  async function refusal(fundId: string, change: object): Promise<[number, string | null]> {
    const body = { amount: '20', ...extra, ...change };
    const options = { as: payingCustomerOfCurrentTest.as, params: { fundId }, body, breaks: 'sometimes' } as const;
    const { status, answer } = await depositTestSandbox.sendRefused<unknown, unknown>(call, options);
    return [status, answer.code];
  }

  test.each<[TestCardName, string]>([
    ['declined', 'card_declined'],
    ['insufficientFunds', 'insufficient_funds'],
    ['expired', 'card_expired'],
    ['gatewayError', 'gateway_error'],
    ['challenge', 'authentication_required'],
  ])('refuses a deposit from the test card %s with the code %s', async (card, code) => {
    expect(await refusal((await payingCustomerOfCurrentTest.saveCard(card)).customer_fund_id, {})).toEqual([422, code]);
  });

  test('refuses a deposit that violates a rule about fund, amount or gateway', async () => {
    const { customer_fund_id: fundId } = await payingCustomerOfCurrentTest.saveCard();
    expect(await refusal('x', {})).toEqual([404, 'fund_not_found']);
    expect(await refusal('cc', {})).toEqual([422, 'method_not_available']);
    expect(await refusal(fundId, { amount: undefined })).toEqual([422, 'required']);
    expect(await refusal(fundId, { more: 1 })).toEqual([422, 'invalid']);
    expect(await refusal(fundId, { amount: '0.99' })).toEqual([422, 'below_minimum']);
    expect(await refusal(fundId, { amount: '5001' })).toEqual([422, 'above_maximum']);
    expect(await refusal(fundId, { gateway_key: 'eway' })).toEqual([422, 'gateway_not_available']);
  });

  test('refuses a deposit beyond the deposit limit, which counts pending deposits', async () => {
    const { customer_fund_id: fundId } = await payingCustomerOfCurrentTest.saveCard();
    depositTestSandbox.shop.limits.set(payingCustomerOfCurrentTest.customerId, 'deposit', 'week', {
      amount: 6900,
      pending: null,
    });
    await payingCustomerOfCurrentTest.deposit('bd', '50');
    expect(await refusal(fundId, {})).toEqual([422, 'precommitment_exceeded']);
    expect((await payingCustomerOfCurrentTest.deposit(fundId, '19')).status).toBe('captured');
  });

  test('never lets parallel deposits exceed the deposit limit', async () => {
    const { customer_fund_id: fundId } = await payingCustomerOfCurrentTest.saveCard();
    depositTestSandbox.shop.limits.set(payingCustomerOfCurrentTest.customerId, 'deposit', 'month', {
      amount: 6000,
      pending: null,
    });
    const options = { as: payingCustomerOfCurrentTest.as, params: { fundId }, body: { amount: '20', ...extra } };
    const answers = await Promise.all(Array.from({ length: 8 }, () => depositTestSandbox.fetch(call, options)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 422, 422, 422, 422, 422]);
    expect(payingCustomerOfCurrentTest.wallet).toBe(6000);
  });
});
