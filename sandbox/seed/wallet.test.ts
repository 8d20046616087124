import { afterAll, beforeAll, expect, test } from 'vitest';
import * as funds from '#schemas/generated/api/funds.wire-calls.gen.ts';
import { transactionsList } from '#schemas/generated/api/transactions.wire-calls.gen.ts';
import { findLedgerFaults } from '../testing/ledger-faults.ts';
import { type SignedInTestCustomer, TestSandbox } from '../testing/test-sandbox.ts';
import { walletMessages } from '../wallet/wallet.messages.gen.ts';

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await TestSandbox.open('2026-03-04T01:00:00Z');
});

afterAll(async () => {
  await sandbox.close();
});

async function signIn(key: string, site: string): Promise<SignedInTestCustomer> {
  const customer = sandbox.shop.customers.findByEmail(site, `${key}@${site}.example`);
  if (!customer) throw new Error(`there is no ${key}`);
  return sandbox.signIn(customer);
}

test.each(['harbour', 'lantern', 'sunnyside'])(
  'the seeded wallet of Ada of %s fills the lists of transactions',
  async (site) => {
    const as = await signIn('ada', site);
    const { result, page_info: page } = await sandbox.send(transactionsList, { as, query: { limit: '100' } });
    expect(page.total).toBeGreaterThanOrEqual(25);
    const types = new Set(result.map(({ type }) => type));
    expect([types.has('deposit'), types.has('withdrawal')]).toEqual([true, true]);
    expect(result.filter(({ status }) => status === 'pending').map(({ type }) => type)).toEqual(['withdrawal']);
    const dates = result.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(result.filter(({ balance_after: balance }) => balance.amount.startsWith('-'))).toEqual([]);
    const methods = await sandbox.send(funds.paymentMethodsList, { as, query: { funds_failed_verification: 'true' } });
    expect(methods.result.length).toBeGreaterThan(0);
  },
);

test('the ledger of a newly seeded shop balances', () => {
  expect(findLedgerFaults(sandbox.shop.db)).toEqual([]);
});

test.each([
  ['ben', '100.00'],
  ['hana', '100.00'],
])('the seeded %s has money and a card', async (key, amount) => {
  const as = await signIn(key, 'harbour');
  const { result } = await sandbox.send(transactionsList, { as });
  expect(result.at(-1)).toMatchObject({
    type: 'deposit',
    amount: { amount },
    method: walletMessages.endingIn({ name: 'Visa', lastFour: '0018' }),
  });
});

test('the seeded Ivo has no money and no card', async () => {
  const { page_info: page } = await sandbox.send(transactionsList, { as: await signIn('ivo', 'harbour') });
  expect(page.total).toBe(0);
});
