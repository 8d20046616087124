import { describe, expect, test } from 'vitest';
import * as calls from '#schemas/generated/api/funds.wire-calls.gen.ts';
import type { BankAccountRequest, PaymentMethod } from '#schemas/generated/api/wire-types.gen.ts';
import {
  depositTestSandbox,
  moveTestClockForPayer,
  payingCustomerOfCurrentTest,
  setUpDepositTestShop,
} from '../../testing/deposit-shop.ts';
import { TestPayingCustomer } from '../../testing/paying-customer.ts';

setUpDepositTestShop();

const account: BankAccountRequest = {
  code: '062-000',
  account_number: '1234 5678',
  account_name: 'Nova Quill',
  type: 'bsb',
};

async function addAccount(change: Partial<BankAccountRequest> = {}) {
  const body = { ...account, ...change };
  return (await depositTestSandbox.send(calls.fundsBankAccountAdd, { as: payingCustomerOfCurrentTest.as, body }))
    .result;
}

async function methods(query: Record<string, string> = {}): Promise<readonly PaymentMethod[]> {
  return (await depositTestSandbox.send(calls.paymentMethodsList, { as: payingCustomerOfCurrentTest.as, query }))
    .result;
}

function codes(list: readonly PaymentMethod[]): string[] {
  return list.map(({ code, attributes }) => (attributes.direction === 'deposit' ? code : `out:${code}`));
}

describe('payment methods', () => {
  test('are listed with their rules and saved funds, the default first', async () => {
    const first = await payingCustomerOfCurrentTest.saveCard('visa');
    const second = await payingCustomerOfCurrentTest.saveCard('amex', 'eway');
    const params = { fundId: first.customer_fund_id };
    await depositTestSandbox.send(calls.fundsSetDefault, { as: payingCustomerOfCurrentTest.as, params });
    const [card] = await methods();
    expect(card).toEqual({
      code: 'cc',
      funds: [{ ...first, is_default: true }, second],
      available_gateways: ['braintree', 'eway', 'stripe'],
      attributes: {
        name: 'Card',
        direction: 'deposit',
        cart: true,
        digital_wallet: false,
        fund_type: 'cc',
        bank_types: [],
      },
      rules: { min_amount: '1.00', max_amount: '5000.00', csc_required: ['eway'], enabled: true },
    });
  });

  test.each<[string, Record<string, string>, string[]]>([
    ['all', {}, ['cc', 'pl', 'ap', 'gp', 'bp', 'bd', 'dd', 'td', 'out:do', 'out:tt', 'out:tw', 'out:pl']],
    ['for the cart', { funds_cart: 'true' }, ['cc', 'pl', 'ap', 'gp']],
    ['to withdraw', { funds_withdraw: 'true' }, ['out:do', 'out:tt', 'out:tw', 'out:pl']],
    ['to deposit', { funds_withdraw: 'false' }, ['cc', 'pl', 'ap', 'gp', 'bp', 'bd', 'dd', 'td']],
    ['wallets of the device', { funds_digital_wallets: 'true' }, ['ap', 'gp']],
    ['failed verification', { funds_failed_verification: 'true' }, []],
    ['both', { funds_cart: 'true', funds_digital_wallets: 'true' }, ['ap', 'gp']],
  ])('are listed as the filters in the query ask for: %s', async (_, query, expected) => {
    expect(codes(await methods(query))).toEqual(expected);
  });

  test('filtered by failed verification contain only the bank account that failed it', async () => {
    await addAccount();
    const failed = await addAccount({ account_number: '12345000' });
    await moveTestClockForPayer('2026-03-04T01:02:00Z');
    const found = await methods({ funds_failed_verification: 'true' });
    expect(codes(found)).toEqual(['dd', 'out:do', 'out:tw']);
    expect(found.map(({ funds }) => funds.map(({ customer_fund_id: id }) => id))).toEqual(
      Array(3).fill([failed.customer_fund_id]),
    );
  });

  test.each(['funds_cart', 'funds_withdraw', 'funds_digital_wallets', 'funds_failed_verification'])(
    'an unknown value of the filter %s is refused',
    async (name) => {
      const { status, answer } = await depositTestSandbox.sendRefused(calls.paymentMethodsList, {
        as: payingCustomerOfCurrentTest.as,
        query: { [name]: 'perhaps' },
        breaks: 'always',
      });
      expect([status, answer.code, answer.errors[0]?.target]).toEqual([422, 'invalid', name]);
    },
  );

  test('are refused to a visitor who is not signed in', async () => {
    const { status, answer } = await depositTestSandbox.sendRefused(calls.paymentMethodsList, {});
    expect([status, answer.code]).toEqual([401, 'invalid_token']);
  });
});

describe('card gateways', () => {
  test('of a brand are listed, with the one that is preferred', async () => {
    const { result } = await depositTestSandbox.send(calls.fundsCardGateways, { as: payingCustomerOfCurrentTest.as });
    expect(result).toEqual({
      available_card_gateways: ['braintree', 'eway', 'stripe'],
      priority_gateway: 'braintree',
    });
    const lantern = await TestPayingCustomer.create(depositTestSandbox, 'lantern');
    const other = await depositTestSandbox.send(calls.fundsCardGateways, { as: lantern.as });
    expect(other.result.available_card_gateways).toEqual(['opayo', 'paystream', 'stripe']);
  });

  test('are described with client token, vault address and challenge type, and refused when they belong to another brand', async () => {
    const { result } = await depositTestSandbox.send(calls.fundsGatewayGet, {
      as: payingCustomerOfCurrentTest.as,
      params: { gatewayKey: 'stripe' },
    });
    expect(result).toEqual({
      gateway_key: 'stripe',
      client_token: expect.stringMatching(/^harbour\.stripe\./),
      vault_url: '/pay/vault',
      csc_required: false,
      challenge_type: 'stripe_challenge',
    });
    const { status, answer } = await depositTestSandbox.sendRefused(calls.fundsGatewayGet, {
      as: payingCustomerOfCurrentTest.as,
      params: { gatewayKey: 'opayo' },
    });
    expect([status, answer.code]).toEqual([404, 'gateway_not_found']);
  });

  test('the setup of a Stripe card is refused for a brand without Stripe', async () => {
    const { as } = await TestPayingCustomer.create(depositTestSandbox, 'sunnyside');
    const { status, answer } = await depositTestSandbox.sendRefused(calls.fundsStripeSetup, { as });
    expect([status, answer.code]).toEqual([404, 'gateway_not_found']);
  });
});

describe('a bank account', () => {
  test('is verified after two minutes', async () => {
    const fund = await addAccount();
    expect(fund).toMatchObject({
      type: 'bank',
      brand: 'bank',
      gateway_key: null,
      last_four: '5678',
      bank_type: 'bsb',
      bank_code: '062000',
      verification_status: 'Pending Verification',
    });
    await moveTestClockForPayer('2026-03-04T01:02:00Z');
    const [domestic] = await methods({ funds_withdraw: 'true' });
    expect(domestic?.funds).toEqual([{ ...fund, verification_status: 'Verified' }]);
  });

  test('abroad is saved by its SWIFT code', async () => {
    const fund = await addAccount({ code: 'nwbkgb2l', account_number: 'GB29 NWBK 6016 1331 9268 19', type: 'swift' });
    expect([fund.bank_type, fund.bank_code, fund.last_four]).toEqual(['swift', 'NWBKGB2L', '6819']);
  });

  test.each<[string, Partial<BankAccountRequest>, string[]]>([
    ['a branch number of five digits', { code: '06200' }, ['bsb']],
    ['a SWIFT code with a digit in its bank', { type: 'swift', code: 'NW1KGB2L' }, ['swift']],
    ['an account number in letters', { account_number: 'abc' }, ['account_number']],
    ['both', { code: 'x', account_number: '1' }, ['bsb', 'account_number']],
    ['a name that looks like a card', { account_name: '4000 1000 0000 0018' }, ['account_name']],
  ])('with invalid details is refused and each wrong field is named: %s', async (_, change, targets) => {
    const body = { ...account, ...change };
    const { status, answer } = await depositTestSandbox.sendRefused(calls.fundsBankAccountAdd, {
      as: payingCustomerOfCurrentTest.as,
      body,
    });
    expect([status, answer.code, answer.errors.map(({ target }) => target)]).toEqual([422, 'invalid', targets]);
  });

  test('without an account number is refused', async () => {
    const { account_number: _, ...body } = account;
    const options = { as: payingCustomerOfCurrentTest.as, body: body as never, breaks: 'always' } as const;
    const { answer } = await depositTestSandbox.sendRefused(calls.fundsBankAccountAdd, options);
    expect(answer.errors[0]).toMatchObject({ code: 'required', target: 'account_number' });
  });
});

test.each([
  ['GET', '/funds/card_gateways', 'available_card_gateways'],
  ['GET', '/funds/eway', 'vault_url'],
  ['GET', '/funds/deposits/open', 'length'],
  ['POST', '/funds/stripe/setup', 'client_secret'],
])(
  'the request %s %s is answered by its own call, not by one with a parameter in that place',
  async (method, path, property) => {
    const call = { ...calls.fundsCardGateways, method: method as 'GET', path };
    const { json } = await depositTestSandbox.fetch(call, { as: payingCustomerOfCurrentTest.as });
    expect(json).toHaveProperty(`result.${property}`);
  },
);

test.each([
  ['/funds/deposits/deposit_purchase', '3.3', 'required'],
  ['/funds/pl/braintree', '3.0', 'required'],
  ['/funds/bank-account', '3.8', 'required'],
  ['/funds/bd/deposit', '3.0', 'required'],
  ['/funds/x/default', '3.0', 'fund_not_found'],
  ['/funds/ap/nowhere/deposit', '3.0', 'required'],
  ['/funds/td/tok_x', '3.0', 'method_not_found'],
])(
  'the request POST %s is answered by its own call, not by one with a parameter in that place',
  async (path, version, code) => {
    const encoding = path === '/funds/bank-account' ? 'form' : 'json';
    const call = { ...calls.fundsCardAdd, path, version, encoding } as const;
    const { json } = await depositTestSandbox.fetch(call, {
      as: payingCustomerOfCurrentTest.as,
      body: {},
      breaks: 'sometimes',
    });
    expect(json).toMatchObject({ code });
  },
);
