import { expect, test } from 'vitest';
import { createTestTransportFromTable } from '../testing.ts';
import { createFundsCalls } from './funds.ts';
import { createTransactionCalls } from './transactions.ts';

test('payment method filters are sent in the spelling of the contract, and only those that are set', async () => {
  const { transport, sent } = createTestTransportFromTable({ 'payment-methods.list': [] });
  const funds = createFundsCalls(transport);
  await funds.paymentMethods();
  await funds.paymentMethods({ cart: true, withdraw: false });
  await funds.paymentMethods({ withdraw: true, digitalWallets: true, failedVerification: true });
  expect(sent.map(([, input]) => input)).toEqual([
    { query: {} },
    { query: { funds_cart: 'true', funds_withdraw: 'false' } },
    { query: { funds_withdraw: 'true', funds_digital_wallets: 'true', funds_failed_verification: 'true' } },
  ]);
});

test('a deposit with a security code is sent by the call funds.deposit.create-with-code', async () => {
  const deposit = { depositId: 'd1' };
  const answers = { 'funds.deposit.create': deposit, 'funds.deposit.create-with-code': deposit };
  const { transport, sent } = createTestTransportFromTable(answers);
  const funds = createFundsCalls(transport);
  expect(await funds.createDeposit('f1', { amount: '5' })).toBe(deposit);
  expect(await funds.createDepositWithCode('f1', { amount: '5', csc: '123' })).toBe(deposit);
  expect(sent).toEqual([
    ['funds.deposit.create', { params: { fundId: 'f1' }, body: { amount: '5' } }],
    ['funds.deposit.create-with-code', { params: { fundId: 'f1' }, body: { amount: '5', csc: '123' } }],
  ]);
});

test('a card is saved with the method cc unless another is named', async () => {
  const { transport, sent } = createTestTransportFromTable({ 'funds.card.add': {} });
  const funds = createFundsCalls(transport);
  await funds.addCard('braintree', { token: 't' });
  await funds.addCard('braintree', { token: 't' }, 'pl');
  expect(sent.map(([, input]) => input)).toEqual([
    { params: { method: 'cc', gatewayOrToken: 'braintree' }, body: { token: 't' } },
    { params: { method: 'pl', gatewayOrToken: 'braintree' }, body: { token: 't' } },
  ]);
});

test('depositPurchase returns an answer with neither a deposit nor scheduled purchases unchanged', async () => {
  const empty = { deposit: null, scheduledPurchases: null, checkoutId: null };
  const { transport } = createTestTransportFromTable({ 'funds.deposit-purchase': empty });
  const request = { deposit: null, purchase: { channelKey: 'web' } } as const;
  expect(await createFundsCalls(transport).depositPurchase(request)).toEqual(empty);
});

test('the other calls for funds, deposits and withdrawals send their ids and data and return the answer', async () => {
  const ids = [
    ...['funds.set-default', 'funds.delete', 'funds.card-gateways', 'funds.stripe.setup', 'funds.gateway.get'],
    ...[
      'funds.deposits.open',
      'funds.deposit.get',
      'funds.bank-account.add',
      'funds.pl.braintree',
      'funds.wallet-pay.deposit',
    ],
    ...['funds.withdraw', 'funds.withdrawal.get'],
  ];
  const { transport, sent } = createTestTransportFromTable(Object.fromEntries(ids.map((id) => [id, id])));
  const funds = createFundsCalls(transport);
  const account = { code: '062000', accountNumber: '12345678', accountName: 'Nova Quill', type: 'bsb' } as const;
  const payout = { amount: '5', withdrawalMethodCode: 'do' } as const;
  expect([
    await funds.setDefault('f1'),
    await funds.delete('f1'),
    await funds.cardGateways(),
    await funds.stripeSetup(),
    await funds.gateway('eway'),
    await funds.openDeposits(),
    await funds.deposit('d1'),
    await funds.addBankAccount(account),
    await funds.addPaypal({ token: 't' }),
    await funds.walletPay('gp', 'stripe', { amount: '5', token: 't' }),
    await funds.withdraw('c1', payout),
    await funds.withdrawal('c1', 'w1'),
  ]).toEqual(ids.map((id) => (id === 'funds.delete' ? undefined : id)));
  expect(sent.map(([, input]) => input)).toEqual([
    { params: { fundId: 'f1' } },
    { params: { fundId: 'f1' } },
    {},
    {},
    { params: { gatewayKey: 'eway' } },
    {},
    { params: { id: 'd1' } },
    { body: account },
    { body: { token: 't' } },
    { params: { method: 'gp', gatewayKey: 'stripe' }, body: { amount: '5', token: 't' } },
    { params: { id: 'c1' }, body: payout },
    { params: { id: 'c1', withdrawalId: 'w1' } },
  ]);
});

test('transactions are requested ten at a time, and one by its id', async () => {
  const one = { transactionId: '7' };
  const { transport, sent } = createTestTransportFromTable({ 'transactions.list': [one] });
  const transactions = createTransactionCalls(transport);
  expect(await transactions.list({ offset: 10, type: 'deposit' })).toEqual({
    entries: [one],
    pageInfo: null,
    expires: null,
  });
  expect(await transactions.byId('7')).toBe(one);
  expect(sent.map(([, input]) => input)).toEqual([
    { query: { limit: 10, offset: 10, type: 'deposit' } },
    { query: { transaction_id: '7' } },
  ]);
});
