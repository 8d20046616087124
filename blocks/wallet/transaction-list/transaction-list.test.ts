import { expect, test } from 'vitest';
import type { Transaction } from '#schemas/generated/api/types.gen.ts';
import { createTestLoadContext } from '../../_testing/load-context.ts';
import { renderTestBlockToHtml } from '../../_testing/render-example.tsx';
import { loadTransactionListData } from './transaction-list.data.ts';

const money = (amount: string) => ({ amount, currency: 'AUD' });
const purchase: Transaction = {
  transactionId: '7',
  type: 'purchase',
  description: 'Purchase',
  amount: money('-12.50'),
  balanceAfter: money('7.50'),
  date: '2026-11-20T08:30:00.000Z',
  depositId: null,
  withdrawalId: null,
  checkoutId: 'chk-1',
  status: 'completed',
  method: null,
};

async function loaded(query: string, transactions: readonly Transaction[], total: number, params = {}) {
  const answers = { 'transactions.list': transactions };
  const { context, sent } = createTestLoadContext({}, answers, params, { 'transactions.list': total });
  const { data } = await loadTransactionListData({ ...context, query: new URLSearchParams(query) });
  return { data, sent };
}

function html(data: unknown) {
  return renderTestBlockToHtml({ id: 'list', type: 'transaction-list', props: {} }, () => data);
}

test('the transaction list requests the page and filters of its URL, with days in the time zone of the shop', async () => {
  const { data, sent } = await loaded('type=deposit&from=2026-11-20&to=2026-11-20', [], 31, { page: '3' });
  const query = {
    limit: 10,
    offset: 20,
    type: 'deposit',
    from: '2026-11-19T13:00:00.000Z',
    to: '2026-11-20T12:59:59.999Z',
  };
  expect(sent).toEqual([['transactions.list', { query }]]);
  expect([data.page, data.pages, data.total]).toEqual([3, 4, 31]);
  const shown = html(data);
  expect(shown).toContain('That page doesn’t exist.');
  expect(shown).toContain('href="/my-account.transactions/2?type=deposit&amp;from=2026-11-20&amp;to=2026-11-20"');
  expect(shown).toMatch(/<option value="deposit" selected="">Deposits/);
});

test('a transaction links to its receipt, deposit or withdrawal, and a bonus to nothing', async () => {
  const deposit = { ...purchase, type: 'deposit', amount: money('20.00'), depositId: 'dep-1' } as const;
  const withdrawal = { ...purchase, type: 'withdrawal', withdrawalId: 'out-1', status: 'pending' } as const;
  const bonus = { ...purchase, type: 'bonus', amount: money('5.00') } as const;
  const { data } = await loaded('', [purchase, deposit, withdrawal, bonus], 4);
  expect(data.rows.map(({ amount, more }) => [amount, more])).toEqual([
    ['−$12.50', { route: 'receipt', checkoutID: 'chk-1' }],
    ['+$20.00', { route: 'my-account.deposit.summary', transactionID: '7' }],
    ['−$12.50', { route: 'my-account.withdraw.summary', transactionID: '7' }],
    ['+$5.00', null],
  ]);
  const shown = html(data);
  expect(shown).toContain('<time dateTime="2026-11-20T08:30:00.000Z">Fri, 20 Nov 2026 <span class="muted">7:30 pm');
  expect(shown).toContain('Pending');
  expect(shown).toContain('1 to 4 of 4');
});

test('the transaction list says whether nothing has moved in the wallet or nothing fits the filter', async () => {
  const { data } = await loaded('', [], 0);
  expect(html(data)).toContain('No transactions yet.');
  expect(html(data)).not.toContain('<form');
  const filtered = await loaded('type=winnings', [], 0);
  expect(html(filtered.data)).toContain('No transactions match these filters.');
  expect(html(filtered.data)).toContain('Clear filters');
});
