import { expect, test } from 'vitest';
import { createTestLoadContext } from '../../_testing/load-context.ts';
import { renderTestBlockToHtml } from '../../_testing/render-example.tsx';
import { createTestFund } from '../../_testing/saved-fund.ts';
import { loadWithdrawFormData, type WithdrawFormBlockData } from './withdraw-form.data.ts';
import type { WithdrawFormProps } from './withdraw-form.gen.ts';

const money = (amount: string) => ({ amount, currency: 'AUD' });

const verified = { verification: { status: 'Verified' }, verificationRules: { required: false, requiredBy: null } };

function method(code: string) {
  return {
    code,
    funds: [createTestFund({ customerFundId: `fund-of-${code}`, type: 'bank', brand: 'bank' })],
    availableGateways: [],
    attributes: { name: `Way ${code}`, direction: 'withdrawal', cart: false, digitalWallet: false, bankTypes: [] },
    rules: { minAmount: '5.00', maxAmount: '500.00', cscRequired: [], enabled: true },
  };
}

function render(data: WithdrawFormBlockData): string {
  const props = { heading: 'Withdraw money' };
  return renderTestBlockToHtml({ id: 'withdraw', type: 'withdraw-form', props, data }, () => undefined);
}

/** Values and labels of the accounts to choose from. */
function destinationsOf(data: WithdrawFormBlockData): (readonly (string | undefined)[])[] {
  return [...render(data).matchAll(/name="way"[^>]* value="([^"]+)"\/><label[^>]*>([^<]+)</g)].map(
    ([, value, label]) => [value, label],
  );
}

test('the withdrawal form offers the four known methods, each with its saved account, and leaves out an unknown one', async () => {
  const { context } = createTestLoadContext<WithdrawFormProps>(
    { heading: 'Withdraw money' },
    {
      'customer.get': verified,
      'customer.withdrawable-funds': { withdrawableFunds: money('12.50'), availableFunds: money('20.00') },
      'transactions.list': [],
      'payment-methods.list': ['tt', 'pl', 'tw', 'do', 'xx'].map(method),
    },
  );
  const { data } = await loadWithdrawFormData(context);
  const { available, withdrawable, form } = data;
  expect([available, withdrawable]).toEqual(['$20.00', '$12.50']);
  if (typeof form === 'string') throw new Error(`there is no form: ${form}`);
  expect(destinationsOf(data).map(([value, label]) => [value, label?.includes('ending 0018')])).toEqual([
    ['tt::fund-of-tt', true],
    ['pl::fund-of-pl', true],
    ['tw::fund-of-tw', true],
    ['do::fund-of-do', true],
  ]);
  expect(form.limits).toEqual({ amount: { minimum: '5.00', maximum: '12.50' } });
});

test('a balance below the minimum of every withdrawal method can be withdrawn as a whole', async () => {
  const { context } = createTestLoadContext<WithdrawFormProps>(
    { heading: 'Withdraw money' },
    {
      'customer.get': verified,
      'customer.withdrawable-funds': { withdrawableFunds: money('3.00'), availableFunds: money('3.00') },
      'transactions.list': [],
      'payment-methods.list': [method('do')],
    },
  );
  const { data } = await loadWithdrawFormData(context);
  if (typeof data.form === 'string') throw new Error(`there is no form: ${data.form}`);
  expect(data.form.limits).toEqual({ amount: { minimum: '3.00', maximum: '3.00' } });
  expect(destinationsOf(data).map(([, label]) => label)).toEqual(['Way do to Bank account ending 0018, from $3.00']);
});

test('the withdrawal form labels each option with its method, account and minimum amount', async () => {
  const paypal = createTestFund({ customerFundId: 'paypal', type: 'paypal', brand: 'paypal', email: 'nova@******' });
  const unproved = { ...paypal, email: 'ivo@******', verificationStatus: 'Pending Verification' } as const;
  const { context } = createTestLoadContext<WithdrawFormProps>(
    { heading: 'Withdraw money' },
    {
      'customer.get': verified,
      'customer.withdrawable-funds': { withdrawableFunds: money('12.50'), availableFunds: money('20.00') },
      'transactions.list': [],
      'payment-methods.list': [method('do'), { ...method('pl'), funds: [paypal, unproved] }],
    },
  );
  const { data } = await loadWithdrawFormData(context);
  expect(destinationsOf(data).map(([, label]) => label)).toEqual([
    'Way do to Bank account ending 0018, from $5.00',
    'Way pl to nova@******, from $5.00',
    'Way pl to ivo@******, from $5.00 (we’re still checking it’s yours)',
  ]);
});

test('the withdrawal form shows a pending withdrawal with amount and date, and none that is completed', async () => {
  const withdrawal = {
    transactionId: '7',
    type: 'withdrawal',
    amount: money('-20.00'),
    date: '2026-03-02T09:00:00Z',
    withdrawalId: 'withdrawal-1',
  };
  const loadFormDataForStatus = async (status: string) => {
    const { context } = createTestLoadContext<WithdrawFormProps>(
      { heading: 'Withdraw money' },
      {
        'customer.get': verified,
        'customer.withdrawable-funds': { withdrawableFunds: money('12.50'), availableFunds: money('20.00') },
        'payment-methods.list': [method('do')],
        'transactions.list': [{ ...withdrawal, status }],
      },
    );
    return (await loadWithdrawFormData(context)).data;
  };
  const data = await loadFormDataForStatus('pending');
  expect(data.pending?.withdrawalId).toBe('withdrawal-1');
  expect(render(data)).toContain(
    '>$20.00 is on its way to you, requested on Monday 2 March 2026, 8:00 pm. <a href="/my-account.withdraw.details/withdrawal-1">',
  );
  expect(data.form).toMatchObject({ about: { latest: 'withdrawal-1' } });
  const completed = await loadFormDataForStatus('completed');
  expect([completed.pending, render(completed).includes('is on its way to you')]).toEqual([null, false]);
});

test('a customer who must be verified first gets no withdrawal form', async () => {
  const { context } = createTestLoadContext<WithdrawFormProps>(
    { heading: 'Withdraw money' },
    {
      'customer.get': { ...verified, verificationRules: { required: true, requiredBy: '2026-01-01T00:00:00Z' } },
      'customer.withdrawable-funds': { withdrawableFunds: money('12.50'), availableFunds: money('20.00') },
      'transactions.list': [],
      'payment-methods.list': [method('do')],
    },
  );
  expect((await loadWithdrawFormData(context)).data).toMatchObject({ withdrawable: '$12.50', form: 'unverified' });
});
