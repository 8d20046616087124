import { describe, expect, test } from 'vitest';
import { ApiError } from '#engine/api/api-error.ts';
import type { Deposit, Transaction } from '#schemas/generated/api/types.gen.ts';
import { createTestLoadContext } from '../../_testing/load-context.ts';
import { renderTestBlockToHtml } from '../../_testing/render-example.tsx';
import { createTestFund } from '../../_testing/saved-fund.ts';
import { loadDepositStatusData } from './deposit-status.data.ts';
import type { DepositStatusProps } from './deposit-status.gen.ts';

const deposit: Deposit = {
  depositId: 'dep-1',
  status: 'captured',
  amount: { amount: '20.50', currency: 'AUD' },
  depositMethodCode: 'cc',
  gatewayKey: 'braintree',
  fund: null,
  checkout: false,
  createdAt: '2026-11-21T08:30:00Z',
  dueAt: null,
  completedAt: '2026-11-21T08:31:00Z',
  challenge: null,
  redirectUrl: null,
  instructions: null,
  failure: null,
  notice: null,
  checkoutId: null,
};

const challenge: Deposit['challenge'] = {
  type: 'challenge',
  url: '/pay/challenge/state',
  state: 'state',
  clientSecret: null,
  windowSize: 'Large',
  expiresAt: '2026-11-21T08:45:00Z',
};
const instructions: Deposit['instructions'] = {
  billerCode: '417001',
  bankCode: null,
  accountNumber: null,
  accountName: 'Example customer funds',
  reference: '1234567890',
};

async function stage(change: Partial<Deposit>, show: DepositStatusProps['show'] = 'deposit') {
  const { context } = createTestLoadContext<DepositStatusProps>(
    { show },
    { 'funds.deposit.get': { ...deposit, ...change } },
    { depositID: 'dep-1' },
  );
  return (await loadDepositStatusData(context)).data;
}

async function shown(change: Partial<Deposit>): Promise<string> {
  const block = { id: 'status', type: 'deposit-status', props: { show: 'deposit' }, data: await stage(change) };
  return renderTestBlockToHtml(block, () => undefined);
}

describe('the status of a deposit', () => {
  test.each<[string, Partial<Deposit>]>([
    ['captured', {}],
    ['failed', { status: 'failed', failure: { code: 'cancelled', message: 'You have cancelled this payment.' } }],
    ['bank', { status: 'challenged', challenge }],
    ['paypal', { status: 'created', redirectUrl: '/pay/paypal/x' }],
    ['instructed', { status: 'created', instructions }],
    ['pending', { status: 'created' }],
    ['pending', { status: 'authorised' }],
  ])('is the stage "%s" for the status and details that the API reports', async (expected, change) => {
    expect((await stage(change)).stage).toBe(expected);
  });

  test('is explained by the message that the API sends, and only one cancelled by the customer counts as stopped', async () => {
    const failure = { code: 'cancelled', message: 'You have cancelled this payment.' };
    const notice = { code: 'deposit_pending', message: 'We let you know.', level: 'info' } as const;
    expect(await stage({ status: 'failed', failure })).toMatchObject({ message: failure.message, isStopped: true });
    const declined = { code: 'card_declined', message: 'Your bank said no.' };
    expect(await stage({ status: 'failed', failure: declined })).not.toHaveProperty('isStopped');
    expect((await stage({ status: 'created', notice })).message).toBe(notice.message);
  });

  test('lists amount, method and the times that are known, and transfer details only where it has some', async () => {
    expect((await stage({})).rows.map(({ name }) => name)).toEqual(['amount', 'method', 'started', 'finished']);
    expect((await stage({ status: 'created', instructions })).rows).toEqual(
      expect.arrayContaining([
        { name: 'amount', value: '$20.50' },
        { name: 'billerCode', value: '417001' },
        { name: 'reference', value: '1234567890' },
      ]),
    );
  });

  test.each([
    ['ap', 'Apple Pay'],
    ['bd', 'Bank deposit'],
    ['bp', 'BPAY'],
    ['cc', 'Card'],
    ['dd', 'Direct debit'],
    ['gp', 'Google Pay'],
    ['pl', 'PayPal'],
    ['td', 'Transfer'],
  ] as const)('names the payment method %s as %s', async (depositMethodCode, name) => {
    expect(await shown({ depositMethodCode })).toContain(`<dt>Payment method</dt><dd>${name}</dd>`);
  });

  test('names the payment method with the ending of a saved card', async () => {
    expect(await shown({ fund: createTestFund() })).toContain('<dt>Payment method</dt><dd>Card, ending in 0018</dd>');
  });
});

describe('the summary of a transaction', () => {
  const transaction: Transaction = {
    transactionId: 'tx-1',
    type: 'deposit',
    description: 'Deposit',
    amount: { amount: '20.50', currency: 'AUD' },
    balanceAfter: { amount: '30.00', currency: 'AUD' },
    date: '2026-11-21T08:31:00Z',
    depositId: 'dep-1',
    withdrawalId: null,
    checkoutId: null,
    status: 'completed',
    method: 'Card',
  };

  async function summary(entries: readonly Transaction[]) {
    const answers = { 'transactions.list': entries, 'funds.deposit.get': deposit };
    const { context } = createTestLoadContext<DepositStatusProps>({ show: 'transaction' }, answers, {
      transactionID: 'tx-1',
    });
    return (await loadDepositStatusData(context)).data;
  }

  test('shows the stage of its deposit, and the wallet balance after it', async () => {
    const { stage: reached, rows } = await summary([transaction]);
    expect([reached, rows.at(-1)]).toEqual(['captured', { name: 'balance', value: '$30.00' }]);
  });

  test('has the stage "unknown" for a transaction that is not a deposit, or does not exist', async () => {
    expect((await summary([{ ...transaction, type: 'purchase', depositId: null }])).stage).toBe('unknown');
    expect((await summary([])).stage).toBe('unknown');
  });
});

test('a deposit that the API does not find has the stage "unknown", and any other API error fails the block', async () => {
  const failing = (status: number) => {
    const { context } = createTestLoadContext<DepositStatusProps>({ show: 'deposit' }, {}, { depositID: 'dep-2' });
    const { commerce } = context.services;
    const funds = { ...commerce.funds, deposit: () => Promise.reject(new ApiError('No.', { status })) };
    return loadDepositStatusData({ ...context, services: { ...context.services, commerce: { ...commerce, funds } } });
  };
  expect((await failing(404)).data.stage).toBe('unknown');
  await expect(failing(503)).rejects.toThrow('No.');
});

test('the status of a cancelled payment for an order links only back to the order, not to adding money', async () => {
  const data = await stage({ status: 'failed', checkout: true }, 'cancelled');
  const props = { show: 'cancelled', links: [{ label: 'Back to your order', link: { href: '/cart.buy' } }] };
  const html = renderTestBlockToHtml({ id: 'status', type: 'deposit-status', props, data }, () => undefined);
  expect(html.match(/<a [^>]+>[^<]+/g)).toEqual(['<a class="button" href="/cart.buy">Back to your order']);
  expect(html).toContain('Your tickets haven’t been bought.');
});

test('the deposit status links to adding money only once when the links of its page contain it as well', async () => {
  const data = await stage({ status: 'failed' }, 'cancelled');
  const links = ['my-account.deposit', 'my-account'].map((route) => ({ label: route, link: { href: `/${route}` } }));
  const props = { show: 'cancelled', links };
  const html = renderTestBlockToHtml({ id: 'status', type: 'deposit-status', props, data }, () => undefined);
  expect(html.match(/href="[^"]+"/g)).toEqual(['href="/my-account.deposit"', 'href="/my-account"']);
});

test('the status of a deposit still to be sent shows the message of the API once, and how to send the money', async () => {
  const message = 'We’ll add it to your wallet as soon as it arrives.';
  const data = { stage: 'instructed', depositId: 'dep-1', checkoutId: null, message, rows: [] };
  const html = renderTestBlockToHtml(
    { id: 'status', type: 'deposit-status', props: { show: 'deposit' }, data },
    () => undefined,
  );
  expect(html.match(/<p>.*?<\/p>/g)).toEqual([
    `<p>${message}</p>`,
    '<p>Transfer the money using the details below. It will show in your wallet when it arrives.</p>',
  ]);
});
