import { afterAll, beforeAll, expect, test } from 'vitest';
import { subscriptionsList } from '#schemas/generated/api/recurring.wire-calls.gen.ts';
import { BALANCED_TEST_LEDGER_SUMS, sumTestLedger } from '../testing/buying-customer.ts';
import { TestSandbox } from '../testing/test-sandbox.ts';
import { getWalletLedgerAccountId } from '../wallet/ledger.ts';

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await TestSandbox.open('2026-03-04T01:00:00Z');
});

afterAll(async () => {
  expect(sumTestLedger(sandbox)).toEqual(BALANCED_TEST_LEDGER_SUMS);
  await sandbox.close();
});

test('the seeded premium member has paid and has a renewing subscription', async () => {
  const { customers, orders, ledger, clock } = sandbox.shop;
  const hana = customers.findByEmail('sunnyside', 'hana@sunnyside.example');
  if (!hana) throw new Error('there is no Hana');
  const membership = orders.findMembership(hana.id, clock());
  expect(membership?.tier).toBe('premium');
  const { result } = await sandbox.send(subscriptionsList, { as: await sandbox.signIn(hana), query: { limit: '10' } });
  expect(result).toMatchObject([
    {
      status: 'recurring_status_active',
      membership_tier: 'premium',
      membership_ends_at: new Date(membership?.endsAt ?? 0).toISOString(),
    },
  ]);
  expect(ledger.balance(getWalletLedgerAccountId(hana.id))).toBe(10_000);
});
