import { expect, test } from 'vitest';
import { ApiError } from '#engine/api/api-error.ts';
import type { Transaction, Withdrawal } from '#schemas/generated/api/types.gen.ts';
import { createTestLoadContext } from '../../_testing/load-context.ts';
import { renderTestBlockToHtml } from '../../_testing/render-example.tsx';
import { createTestFund } from '../../_testing/saved-fund.ts';
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

/** Labels and values of the facts that a page shows. */
function factsOf(data: unknown): (readonly (string | undefined)[])[] {
  const block = { id: 'status', type: 'withdrawal-status', props: { show: 'withdrawal' }, data };
  const html = renderTestBlockToHtml(block, () => undefined);
  return [...html.matchAll(/<dt>([^<]+)<\/dt><dd>([^<]+)</g)].map(([, label, value]) => [label, value]);
}

test('the withdrawal status shows when a requested withdrawal is expected, and when a paid one was finished', async () => {
  const { data, sent } = await loaded('withdrawal', { 'funds.withdrawal.get': withdrawal });
  expect(sent).toEqual([['funds.withdrawal.get', { params: { id: 'cus-1', withdrawalId: 'out-1' } }]]);
  expect([data.stage, factsOf(data)]).toEqual([
    'requested',
    [
      ['Amount', '$30.00'],
      ['Paid by', 'Bank transfer'],
      ['Paid to', 'An account you’ve since removed'],
      ['Requested', 'Saturday 21 November 2026, 7:30 pm'],
      ['Expected', 'Sunday 22 November 2026, 7:30 pm'],
    ],
  ]);
  const paid = { ...withdrawal, status: 'paid', completedAt: '2026-11-22T09:00:00Z' } as const;
  const { data: over } = await loaded('withdrawal', { 'funds.withdrawal.get': paid });
  expect(over.rows.map(({ name }) => name)).toEqual(['amount', 'method', 'account', 'requested', 'finished']);
});

test.each([
  ['do', 'Bank transfer'],
  ['tt', 'Telegraphic transfer'],
  ['tw', 'Transfer service'],
  ['pl', 'PayPal'],
] as const)(
  'the withdrawal status names the way of payment %s as %s, and the account by its ending',
  async (code, name) => {
    const fund = createTestFund({ type: 'bank', brand: 'bank', lastFour: '5678' });
    const { data } = await loaded('withdrawal', {
      'funds.withdrawal.get': { ...withdrawal, withdrawalMethodCode: code, fund },
    });
    expect(factsOf(data).slice(1, 3)).toEqual([
      ['Paid by', name],
      ['Paid to', 'Bank account ending 5678'],
    ]);
  },
);

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
