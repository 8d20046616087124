import { expect, test } from 'vitest';
import type { Deposit } from '#schemas/generated/api/types.gen.ts';
import { createTestLoadContext } from '../../_testing/load-context.ts';
import { renderTestBlockToHtml } from '../../_testing/render-example.tsx';
import { loadOpenDepositsData } from './open-deposits.data.ts';
import type { OpenDepositsProps } from './open-deposits.gen.ts';

const deposit: Deposit = {
  depositId: 'dep-1',
  status: 'created',
  amount: { amount: '20.50', currency: 'AUD' },
  depositMethodCode: 'bd',
  gatewayKey: null,
  fund: null,
  checkout: false,
  createdAt: '2026-11-21T08:30:00Z',
  dueAt: null,
  completedAt: null,
  challenge: null,
  redirectUrl: null,
  instructions: null,
  failure: null,
  notice: null,
  checkoutId: null,
};

async function loaded(show: OpenDepositsProps['show'], deposits: readonly Deposit[], signedIn = true) {
  const { context } = createTestLoadContext<OpenDepositsProps>({ show }, { 'funds.deposits.open': deposits });
  return (await loadOpenDepositsData({ ...context, visitor: { ...context.visitor, signedIn } })).data;
}

const paypal = { ...deposit, depositId: 'dep-2', redirectUrl: '/pay/paypal/x', checkout: true };

test('an open deposit that waits for the customer links to its authorisation, one on its way to its details', async () => {
  const data = await loaded('all', [deposit, paypal]);
  const html = renderTestBlockToHtml({ id: 'open', type: 'open-deposits', props: {} }, () => data);
  expect(html).toContain('$20.50, started Saturday 21 November 2026, 7:30 pm');
  expect(html).toContain('href="/my-account.deposit.details/dep-1"');
  expect(html).toContain('href="/my-account.deposit.authorisation/dep-2"');
  expect(html.match(/We’ll buy your tickets/g)).toHaveLength(1);
});

test('the open deposits ask for money still to be sent, and show one not confirmed in time as failed with nothing paid', async () => {
  const instructions = { billerCode: '417001', bankCode: null, accountNumber: null, accountName: 'It', reference: '1' };
  const failure = { code: 'payment_expired', message: 'The payment was not completed in time.' };
  const lapsed: Deposit = { ...deposit, depositId: 'dep-4', status: 'failed', checkout: true, failure };
  const data = await loaded('all', [{ ...deposit, instructions }, lapsed]);
  const html = renderTestBlockToHtml({ id: 'open', type: 'open-deposits', props: {} }, () => data);
  expect(html).toContain('Transfer the money to finish.');
  expect(html).not.toContain('don’t pay again');
  expect(html).toContain('It wasn’t confirmed in time. You haven’t been charged. Your tickets haven’t been bought.');
  expect(html).toContain('href="/my-account.deposit.details/dep-4"');
  expect(
    (await loaded('interrupted', [{ ...deposit, instructions }, lapsed])).map(({ depositId }) => depositId),
  ).toEqual(['dep-4']);
});

test('a checkout shows only open deposits that wait for approval by the customer or that will pay for a purchase', async () => {
  const silent = { ...deposit, depositId: 'dep-3', checkout: true };
  const shown = await loaded('interrupted', [deposit, paypal, silent]);
  expect(shown.map(({ depositId, awaits }) => [depositId, awaits])).toEqual([
    ['dep-2', 'paypal'],
    ['dep-3', 'money'],
  ]);
});

test('the open-deposits block is empty for an anonymous visitor, and without open deposits', async () => {
  expect(await loaded('all', [deposit], false)).toEqual([]);
  expect(renderTestBlockToHtml({ id: 'open', type: 'open-deposits', props: {} }, () => [])).toBe('');
});
