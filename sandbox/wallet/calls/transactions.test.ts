import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as funds from '#schemas/generated/api/funds.wire-calls.gen.ts';
import { transactionsList } from '#schemas/generated/api/transactions.wire-calls.gen.ts';
import type { Transaction } from '#schemas/generated/api/wire-types.gen.ts';
import { TestPayingCustomer } from '../../testing/paying-customer.ts';
import { TestSandbox } from '../../testing/test-sandbox.ts';
import { walletMessages } from '../wallet.messages.gen.ts';

let sandbox: TestSandbox;
let payer: TestPayingCustomer;
let withdrawalId: string;

beforeAll(async () => {
  sandbox = await TestSandbox.open('2026-03-04T01:00:00Z');
  payer = await TestPayingCustomer.create(sandbox);
  const { customer_fund_id: card } = await payer.saveCard();
  for (let paid = 1; paid <= 12; paid++) {
    await at(`2026-03-${String(paid + 3).padStart(2, '0')}T01:00:00Z`);
    await payer.deposit(card, `${paid}0`);
  }
  const account = { code: '062000', account_number: '12345678', account_name: 'Nova Quill', type: 'bsb' } as const;
  await sandbox.send(funds.fundsBankAccountAdd, { as: payer.as, body: account });
  const body = { amount: '30', bank_type: 'bsb', withdrawal_method_code: 'do' } as const;
  const params = { id: payer.customerId };
  withdrawalId = (await sandbox.send(funds.fundsWithdraw, { as: payer.as, params, body })).result;
});

afterAll(async () => {
  await sandbox.close();
});

async function at(now: string): Promise<void> {
  sandbox.moveTo(now);
  payer = new TestPayingCustomer(sandbox, await sandbox.signIn(payer.as.customer));
}

async function list(query: Record<string, string> = {}): Promise<readonly Transaction[]> {
  return (await sandbox.send(transactionsList, { as: payer.as, query })).result;
}

test('wallet transactions are listed ten a page, the latest first, with the balance after each', async () => {
  const { result, page_info: page } = await sandbox.send(transactionsList, { as: payer.as });
  expect([page, result.length]).toEqual([{ limit: 10, offset: 0, total: 13 }, 10]);
  expect(result.slice(0, 2)).toEqual([
    {
      transaction_id: result[0]?.transaction_id,
      type: 'withdrawal',
      description: 'Withdrawal',
      amount: { amount: '-30.00', currency: 'AUD' },
      balance_after: { amount: '750.00', currency: 'AUD' },
      date: '2026-03-15T01:00:00.000Z',
      deposit_id: null,
      withdrawal_id: withdrawalId,
      checkout_id: null,
      status: 'pending',
      method: 'Bank transfer',
    },
    {
      transaction_id: result[1]?.transaction_id,
      type: 'deposit',
      description: 'Deposit',
      amount: { amount: '120.00', currency: 'AUD' },
      balance_after: { amount: '780.00', currency: 'AUD' },
      date: '2026-03-15T01:00:00.000Z',
      deposit_id: result[1]?.deposit_id,
      withdrawal_id: null,
      checkout_id: null,
      status: 'completed',
      method: walletMessages.endingIn({ name: 'Visa', lastFour: '0018' }),
    },
  ]);
  expect((await list({ offset: '10' })).map(({ amount }) => amount.amount)).toEqual(['30.00', '20.00', '10.00']);
});

test.each<[Record<string, string>, string[]]>([
  [{ type: 'withdrawal' }, ['-30.00']],
  [{ type: 'winnings' }, []],
  [{ type: 'adjustment' }, []],
  [{ to: '2026-03-05' }, ['20.00', '10.00']],
  [{ from: '2026-03-15', type: 'deposit' }, ['120.00']],
  [{ from: '2026-03-05', to: '2026-03-06' }, ['30.00', '20.00']],
  [{ from: '2026-03-04T13:00:00.000Z', to: '2026-03-05T12:59:59.999Z' }, ['20.00']],
])('wallet transactions are filtered by %j', async (query, amounts) => {
  expect((await list(query)).map(({ amount }) => amount.amount)).toEqual(amounts);
});

test('a wallet transaction is found by its id, only by its owner', async () => {
  const [latest] = await list();
  const query = { transaction_id: latest?.transaction_id ?? '' };
  expect(await list(query)).toEqual([latest]);
  const stranger = await TestPayingCustomer.create(sandbox);
  expect((await sandbox.send(transactionsList, { as: stranger.as, query })).result).toEqual([]);
});

test('a paid withdrawal is listed as completed', async () => {
  await at('2026-03-16T01:00:00Z');
  expect((await list({ type: 'withdrawal' }))[0]?.status).toBe('completed');
});

describe('the list of wallet transactions refuses an invalid query parameter', () => {
  test.each([
    ['type', 'gift'],
    ['from', 'yesterday'],
    ['to', '2026-02-30'],
    ['to', '2026-02-28T25:00:00Z'],
    ['limit', '0'],
    ['offset', '-1'],
  ])('%s=%s', async (name, value) => {
    const options = { as: payer.as, query: { [name]: value }, breaks: 'sometimes' } as const;
    const { status, answer } = await sandbox.sendRefused(transactionsList, options);
    expect([status, answer.code, answer.errors[0]?.target]).toEqual([422, 'invalid', name]);
  });
});
