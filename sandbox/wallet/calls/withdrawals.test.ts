import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as calls from '#schemas/generated/api/funds.wire-calls.gen.ts';
import type { WithdrawRequest } from '#schemas/generated/api/wire-types.gen.ts';
import { BALANCED_TEST_LEDGER_SUMS, sumTestLedger } from '../../testing/buying-customer.ts';
import { TestPayingCustomer } from '../../testing/paying-customer.ts';
import { TestSandbox } from '../../testing/test-sandbox.ts';
import { walletMessages } from '../wallet.messages.gen.ts';
import { getWalletBalances } from '../wallet-funds.ts';

const NOON = '2026-03-04T01:00:00Z';

let sandbox: TestSandbox;
let payer: TestPayingCustomer;

beforeAll(async () => {
  sandbox = await TestSandbox.open(NOON);
});

afterAll(async () => {
  expect(sumTestLedger(sandbox)).toEqual(BALANCED_TEST_LEDGER_SUMS);
  await sandbox.close();
});

beforeEach(async () => {
  sandbox.moveTo(NOON);
  payer = await TestPayingCustomer.create(sandbox);
  const { customer_fund_id: card } = await payer.saveCard();
  await payer.deposit(card, '100');
});

async function addAccount(account_number = '12345678', type: 'bsb' | 'swift' = 'bsb'): Promise<string> {
  const code = type === 'bsb' ? '062000' : 'NWBKGB2L';
  const body = { code, account_number, account_name: 'Nova Quill', type };
  const { result } = await sandbox.send(calls.fundsBankAccountAdd, { as: payer.as, body });
  return result.customer_fund_id;
}

const request: WithdrawRequest = { amount: '40', bank_type: 'bsb', withdrawal_method_code: 'do' };

function options(change: object = {}, id = payer.customerId) {
  return { as: payer.as, params: { id }, body: { ...request, ...change } };
}

async function withdraw(change: object = {}): Promise<string> {
  return (await sandbox.send(calls.fundsWithdraw, options(change))).result;
}

async function refused(change: object = {}): Promise<[number, string | null]> {
  const { status, answer } = await sandbox.sendRefused(calls.fundsWithdraw, {
    ...options(change),
    breaks: 'sometimes',
  });
  return [status, answer.code];
}

async function read(withdrawalId: string) {
  const params = { id: payer.customerId, withdrawalId };
  return (await sandbox.send(calls.fundsWithdrawalGet, { as: payer.as, params })).result;
}

async function at(now: string): Promise<void> {
  sandbox.moveTo(now);
  payer = new TestPayingCustomer(sandbox, await sandbox.signIn(payer.as.customer));
}

function readBalances(): unknown {
  return getWalletBalances(sandbox.shop, payer.customerId);
}

describe('a withdrawal', () => {
  test('holds the money at once and is paid when it is due', async () => {
    await addAccount();
    const id = await withdraw();
    expect(await read(id)).toMatchObject({
      withdrawal_id: id,
      status: 'requested',
      amount: { amount: '40.00', currency: 'AUD' },
      withdrawal_method_code: 'do',
      fund: { last_four: '5678' },
      due_at: '2026-03-05T01:00:00.000Z',
      completed_at: null,
      failure: null,
    });
    expect(readBalances()).toEqual({ balance: 10_000, availableFunds: 6000, withdrawableFunds: 6000 });
    await at('2026-03-05T00:59:59Z');
    expect((await read(id)).status).toBe('requested');
    await at('2026-03-05T01:00:00Z');
    expect(await read(id)).toMatchObject({ status: 'paid', completed_at: '2026-03-05T01:00:00.000Z' });
    expect(readBalances()).toEqual({ balance: 6000, availableFunds: 6000, withdrawableFunds: 6000 });
  });

  test.each([
    ['tt', 'swift', '2026-03-07T01:00:00Z'],
    ['tw', 'swift', '2026-03-06T01:00:00Z'],
    ['tw', 'bsb', '2026-03-06T01:00:00Z'],
  ] as const)('by the method %s to a bank account with a %s code is paid at %s', async (code, type, due) => {
    await addAccount('12345678', type);
    const id = await withdraw({ amount: '50', withdrawal_method_code: code, bank_type: type });
    await at(due);
    expect((await read(id)).status).toBe('paid');
  });

  test('is announced by mail when requested and when paid, as is the new bank account', async () => {
    await addAccount();
    const id = await withdraw();
    await at('2026-03-05T01:00:00Z');
    await read(id);
    const mails = sandbox.shop.outbox.listLatest(20).filter(({ recipient }) => recipient === payer.as.customer.email);
    expect(mails.map(({ subject, link }) => [subject, link])).toEqual([
      [walletMessages.withdrawalPaid(), `/my-account/withdraw/details/${id}`],
      ['Your withdrawal is on its way', `/my-account/withdraw/details/${id}`],
      ['A bank account was added', '/my-account/cards-and-accounts'],
    ]);
    expect(mails[0]?.body).toContain(walletMessages.withdrawalPaidBody({ amount: 4000 }));
  });

  test('can be paid to PayPal', async () => {
    const client_token = await payer.clientToken('braintree');
    const token = await payer.vaultToken('paypal', { client_token, email: 'nova@quill.example' });
    await sandbox.send(calls.fundsPlBraintree, { as: payer.as, body: { token } });
    const id = await withdraw({ withdrawal_method_code: 'pl', bank_type: undefined });
    expect((await read(id)).fund?.email).toBe('nova@******');
  });

  test('returns to the wallet when its bank account fails verification, and further ones are refused', async () => {
    await addAccount('12345000');
    const id = await withdraw();
    await at('2026-03-05T01:00:00Z');
    expect(await read(id)).toMatchObject({ status: 'failed', failure: { code: 'account_not_verified' } });
    expect(readBalances()).toEqual({ balance: 10_000, availableFunds: 10_000, withdrawableFunds: 10_000 });
    expect(await refused()).toEqual([422, 'account_not_verified']);
  });

  test('with one idempotency key takes the money once', async () => {
    await addAccount();
    const keyed = { ...options(), key: 'withdraw-1' };
    const ids = await Promise.all(Array.from({ length: 5 }, () => sandbox.send(calls.fundsWithdraw, keyed)));
    expect([new Set(ids.map(({ result }) => result)).size, payer.wallet]).toEqual([1, 6000]);
  });

  test('in parallel with others never exceeds the balance', async () => {
    await addAccount();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => sandbox.fetch(calls.fundsWithdraw, options({ amount: '30' }))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 422, 422, 422]);
    expect(payer.wallet).toBe(1000);
  });

  test('prevents the deletion of its bank account until it is paid', async () => {
    const fundId = await addAccount();
    const id = await withdraw();
    const { status, answer } = await sandbox.sendRefused(calls.fundsDelete, { as: payer.as, params: { fundId } });
    expect([status, answer.code]).toEqual([409, 'fund_in_use']);
    await at('2026-03-05T01:00:00Z');
    await sandbox.send(calls.fundsDelete, { as: payer.as, params: { fundId } });
    expect(await read(id)).toMatchObject({ status: 'paid', fund: null });
  });

  test('cannot take out bonus credit', async () => {
    await addAccount();
    const { shop } = sandbox;
    const entries = [
      { account: `wallet:${payer.customerId}`, amount: 2000 },
      { account: 'house:harbour:promotions', amount: -2000 },
    ];
    shop.ledger.move({ siteKey: 'harbour', kind: 'bonus', reference: 'x', entries, now: shop.clock() });
    expect(readBalances()).toEqual({ balance: 12_000, availableFunds: 12_000, withdrawableFunds: 10_000 });
    expect(await refused({ amount: '100.01' })).toEqual([422, 'insufficient_funds']);
    await withdraw({ amount: '100' });
    expect(payer.wallet).toBe(2000);
  });
});

test('a withdrawal below the minimum is allowed only if it takes the whole balance', async () => {
  await addAccount();
  await withdraw({ amount: '97.00' });
  expect(await refused({ amount: '2.99' })).toEqual([422, 'below_minimum']);
  await withdraw({ amount: '3.00' });
  expect(payer.wallet).toBe(0);
  expect(await refused({ amount: '3.00' })).toEqual([422, 'below_minimum']);
});

describe('a withdrawal is refused', () => {
  test('when the path names another customer', async () => {
    const otherCustomer = await TestPayingCustomer.create(sandbox);
    const { status, answer } = await sandbox.sendRefused(calls.fundsWithdraw, options({}, otherCustomer.customerId));
    expect([status, answer.code]).toEqual([404, 'customer_not_found']);
  });

  test('as not found when another customer reads it', async () => {
    await addAccount();
    const withdrawalId = await withdraw();
    const otherCustomer = await TestPayingCustomer.create(sandbox);
    for (const id of [payer.customerId, otherCustomer.customerId]) {
      const params = { id, withdrawalId };
      const { status, answer } = await sandbox.sendRefused(calls.fundsWithdrawalGet, { as: otherCustomer.as, params });
      expect([status, answer.code]).toEqual([404, 'withdrawal_not_found']);
    }
  });

  test('without a fitting bank account, or with an invalid amount or fund', async () => {
    expect(await refused()).toEqual([422, 'account_required']);
    const fundId = await addAccount();
    expect(await refused({ amount: undefined })).toEqual([422, 'required']);
    expect(await refused({ amount: '-1' })).toEqual([422, 'invalid']);
    expect(await refused({ amount: '4.99' })).toEqual([422, 'below_minimum']);
    expect(await refused({ amount: '20000.01' })).toEqual([422, 'above_maximum']);
    expect(await refused({ amount: '100.01' })).toEqual([422, 'insufficient_funds']);
    expect(await refused({ customer_fund_id: 'x' })).toEqual([404, 'fund_not_found']);
    expect(await refused({ amount: '50', customer_fund_id: fundId, withdrawal_method_code: 'tt' })).toEqual([
      422,
      'account_required',
    ]);
    expect(await refused({ bank_type: 'swift', withdrawal_method_code: 'tw' })).toEqual([422, 'account_required']);
    expect(payer.wallet).toBe(10_000);
  });

  test('when it is to be paid to PayPal for a brand without PayPal', async () => {
    payer = await TestPayingCustomer.create(sandbox, 'lantern');
    expect(await refused({ withdrawal_method_code: 'pl' })).toEqual([422, 'method_not_available']);
  });
});
