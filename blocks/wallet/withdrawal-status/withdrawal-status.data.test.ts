import { expect, test } from 'vitest';
import { ApiError } from '#engine/api/api-error.ts';
import type { Transaction, Withdrawal } from '#schemas/generated/api/types.gen.ts';
import { createTestLoadContext } from '../../_testing/load-context.ts';
import { loadWithdrawalStatusData } from './withdrawal-status.data.ts';
import type { WithdrawalStatusProps } from './withdrawal-status.gen.ts';

const withdrawal: Withdrawal = {
  withdrawalId: 'out-1',
  status: 'requested',
  amount: { amount: '30.00', currency: 'AUD' },
  withdrawalMethodCode: 'do',
  fund: null,
  requestedAt: '2026-11-21T08:30:00Z',
  dueAt: '2026-11-22T08:30:00Z',
  completedAt: null,
  failure: null,
};

const transaction: Transaction = {
  transactionId: '7',
  type: 'withdrawal',
  description: 'Withdrawal',
  amount: { amount: '-30.00', currency: 'AUD' },
  balanceAfter: { amount: '70.00', currency: 'AUD' },
  date: '2026-11-21T08:30:00Z',
  depositId: null,
  withdrawalId: 'out-1',
  checkoutId: null,
  status: 'pending',
  method: 'Bank transfer',
};

async function loaded(show: WithdrawalStatusProps['show'], answers: Record<string, unknown>) {
  const params = { withdrawID: 'out-1', transactionID: '7' };
  const { context, sent } = createTestLoadContext<WithdrawalStatusProps>({ show }, answers, params);
  const visitor = { ...context.visitor, signedIn: true, customerId: 'cus-1' };
  return { data: (await loadWithdrawalStatusData({ ...context, visitor })).data, sent };
}

test('the withdrawal status shows when a requested withdrawal is expected, and when a paid one was finished', async () => {
  const { data, sent } = await loaded('withdrawal', { 'funds.withdrawal.get': withdrawal });
  expect(sent).toEqual([['funds.withdrawal.get', { params: { id: 'cus-1', withdrawalId: 'out-1' } }]]);
  expect([data.stage, data.rows]).toEqual([
    'requested',
    [
      { name: 'amount', value: '$30.00' },
      { name: 'method', value: 'Bank transfer' },
      { name: 'account', value: 'An account that you have removed since' },
      { name: 'requested', value: 'Saturday 21 November 2026, 7:30 pm' },
      { name: 'expected', value: 'Sunday 22 November 2026, 7:30 pm' },
    ],
  ]);
  const paid = { ...withdrawal, status: 'paid', completedAt: '2026-11-22T09:00:00Z' } as const;
  const { data: over } = await loaded('withdrawal', { 'funds.withdrawal.get': paid });
  expect(over.rows.map(({ name }) => name)).toEqual(['amount', 'method', 'account', 'requested', 'finished']);
});

test('the withdrawal status of a transaction adds the balance after it, and is "unknown" when it is not a withdrawal', async () => {
  const answers = { 'transactions.list': [transaction], 'funds.withdrawal.get': withdrawal };
  expect((await loaded('transaction', answers)).data.rows.at(-1)).toEqual({ name: 'balance', value: '$70.00' });
  const other = { 'transactions.list': [{ ...transaction, withdrawalId: null }] };
  expect((await loaded('transaction', other)).data.stage).toBe('unknown');
});

test('a withdrawal that the API does not find has the stage "unknown", and any other API error fails the block', async () => {
  const refused = new ApiError('No.', { status: 404, code: 'withdrawal_not_found' });
  expect((await loaded('withdrawal', { 'funds.withdrawal.get': refused })).data.stage).toBe('unknown');
  const down = new ApiError('No.', { status: 503 });
  await expect(loaded('withdrawal', { 'funds.withdrawal.get': down })).rejects.toBe(down);
});
