import { describe, expect, test } from 'vitest';
import * as calls from '#schemas/generated/api/funds.wire-calls.gen.ts';
import {
  attemptRefusedTestDeposit,
  depositTestSandbox,
  moveTestClockForPayer,
  payingCustomerOfCurrentTest,
  setUpDepositTestShop,
} from '../../testing/deposit-shop.ts';
import {
  NEAR_CARD_EXPIRY_DATE,
  type TestCardName,
  TestPayingCustomer,
  testCardNumbers,
} from '../../testing/paying-customer.ts';

setUpDepositTestShop();

describe('a card', () => {
  async function refused(gatewayOrToken: string, body: object, method = 'cc'): Promise<[number, string | null]> {
    const options = {
      as: payingCustomerOfCurrentTest.as,
      params: { method, gatewayOrToken },
      body,
      breaks: 'sometimes',
    } as const;
    const { status, answer } = await depositTestSandbox.sendRefused(calls.fundsCardAdd, options);
    return [status, answer.code];
  }

  test('is saved by its vault token in the body, with the gateway in the path', async () => {
    const fund = await payingCustomerOfCurrentTest.saveCard('amex', 'eway');
    expect(fund).toEqual({
      customer_fund_id: fund.customer_fund_id,
      type: 'cc',
      brand: 'AmericanExpress',
      gateway_key: 'eway',
      last_four: '0016',
      holder_name: 'Nova Quill',
      expiry_month: 12,
      expiry_year: 2029,
      is_expired: false,
      is_default: false,
      bank_type: null,
      bank_code: null,
      email: null,
      verification_status: 'Verified',
      created_at: '2026-03-04T01:00:00.000Z',
    });
  });

  test('is saved by its vault token in the path, and can be the default at once', async () => {
    const token = await payingCustomerOfCurrentTest.cardToken('masterCard', 'eway');
    const params = { method: 'cc', gatewayOrToken: token };
    const { result } = await depositTestSandbox.send(calls.fundsCardAdd, {
      as: payingCustomerOfCurrentTest.as,
      params,
      body: { is_default: true },
    });
    expect([result.brand, result.gateway_key, result.is_default]).toEqual(['MasterCard', 'eway', true]);
  });

  test('its vault token is accepted once, for less than 15 minutes, and only for its own gateway and brand', async () => {
    const token = await payingCustomerOfCurrentTest.cardToken('visa');
    expect(await refused('eway', { token })).toEqual([422, 'token_invalid']);
    const otherCustomer = await TestPayingCustomer.create(depositTestSandbox, 'sunnyside');
    const params = { method: 'cc', gatewayOrToken: 'braintree' };
    const other = await depositTestSandbox.sendRefused(calls.fundsCardAdd, {
      as: otherCustomer.as,
      params,
      body: { token },
    });
    expect(other.answer.code).toBe('token_invalid');
    await depositTestSandbox.send(calls.fundsCardAdd, { as: payingCustomerOfCurrentTest.as, params, body: { token } });
    expect(await refused('braintree', { token })).toEqual([422, 'token_invalid']);
    const late = await payingCustomerOfCurrentTest.cardToken('visa');
    await moveTestClockForPayer('2026-03-04T01:15:00Z');
    expect(await refused('braintree', { token: late })).toEqual([422, 'token_invalid']);
  });

  test('is marked as refused in the payment methods after its bank declined a deposit, but not after a gateway error', async () => {
    const refusedFunds = async () => {
      const { result } = await depositTestSandbox.send(calls.paymentMethodsList, {
        as: payingCustomerOfCurrentTest.as,
      });
      const cards =
        result.find(({ code, attributes }) => code === 'cc' && attributes.direction === 'deposit')?.funds ?? [];
      return cards.filter(({ is_refused: isRefused }) => isRefused).map(({ last_four: last }) => last);
    };
    const pay = async (card: TestCardName) => {
      const { customer_fund_id: fundId } = await payingCustomerOfCurrentTest.saveCard(card);
      await attemptRefusedTestDeposit(fundId, { amount: '20.00' });
    };
    const { customer_fund_id: good } = await payingCustomerOfCurrentTest.saveCard();
    await payingCustomerOfCurrentTest.deposit(good, '20.00');
    await pay('gatewayError');
    expect(await refusedFunds()).toEqual([]);
    await pay('declined');
    expect(await refusedFunds()).toEqual(['1016']);
  });

  test('is not saved without a token, for an unknown method or gateway, or with an invalid body', async () => {
    expect(await refused('braintree', {})).toEqual([422, 'required']);
    expect(await refused('braintree', { token: 't' }, 'td')).toEqual([404, 'method_not_found']);
    expect(await refused('tok_x', { gateway_key: 'opayo' })).toEqual([422, 'gateway_not_available']);
    expect(await refused('braintree', { number: testCardNumbers.visa })).toEqual([422, 'invalid']);
  });

  test('that has expired is not saved', async () => {
    await moveTestClockForPayer('2026-03-31T23:59:00Z');
    const token = await payingCustomerOfCurrentTest.cardToken('visa', 'braintree', NEAR_CARD_EXPIRY_DATE);
    await moveTestClockForPayer('2026-04-01T00:00:00Z');
    expect(await refused('braintree', { token })).toEqual([422, 'card_expired']);
  });

  test('that has expired cannot be the default', async () => {
    const { customer_fund_id: fundId } = await payingCustomerOfCurrentTest.saveCard(
      'visa',
      'braintree',
      NEAR_CARD_EXPIRY_DATE,
    );
    await moveTestClockForPayer('2026-04-01T00:00:00Z');
    const { status, answer } = await depositTestSandbox.sendRefused(calls.fundsSetDefault, {
      as: payingCustomerOfCurrentTest.as,
      params: { fundId },
    });
    expect([status, answer.code]).toEqual([422, 'card_expired']);
  });

  test('beyond ten saved funds is not saved, nor is a PayPal account or a bank account', async () => {
    for (let saved = 0; saved < 10; saved++) await payingCustomerOfCurrentTest.saveCard();
    expect(await refused('braintree', { token: await payingCustomerOfCurrentTest.cardToken('visa') })).toEqual([
      422,
      'too_many_funds',
    ]);
    const client_token = await payingCustomerOfCurrentTest.clientToken('braintree');
    const token = await payingCustomerOfCurrentTest.vaultToken('paypal', { client_token, email: 'a@b.example' });
    const paypal = await depositTestSandbox.sendRefused(calls.fundsPlBraintree, {
      as: payingCustomerOfCurrentTest.as,
      body: { token },
    });
    const bank = await depositTestSandbox.sendRefused(calls.fundsBankAccountAdd, {
      as: payingCustomerOfCurrentTest.as,
      body: { code: '062000', account_number: '12345678', account_name: 'Nova Quill', type: 'bsb' },
    });
    expect([paypal.answer.code, bank.answer.code]).toEqual(['too_many_funds', 'too_many_funds']);
  });

  test('can be deleted or made the default by its owner only', async () => {
    const { customer_fund_id: fundId } = await payingCustomerOfCurrentTest.saveCard();
    const otherCustomer = await TestPayingCustomer.create(depositTestSandbox);
    for (const call of [calls.fundsDelete, calls.fundsSetDefault]) {
      const { status, answer } = await depositTestSandbox.sendRefused(call, {
        as: otherCustomer.as,
        params: { fundId },
      });
      expect([status, answer.code]).toEqual([404, 'fund_not_found']);
    }
    const { result } = await depositTestSandbox.send(calls.fundsDelete, {
      as: payingCustomerOfCurrentTest.as,
      params: { fundId },
    });
    const { result: methods } = await depositTestSandbox.send(calls.paymentMethodsList, {
      as: payingCustomerOfCurrentTest.as,
    });
    expect([result, methods[0]?.funds]).toEqual([{ customer_fund_id: fundId }, []]);
  });
});

describe('the card vault', () => {
  async function faults(change: object): Promise<unknown> {
    const client_token = await payingCustomerOfCurrentTest.clientToken('braintree');
    const card = { client_token, number: testCardNumbers.visa, expiry_month: '12', expiry_year: '29', csc: '123' };
    const response = await payingCustomerOfCurrentTest.vault('cards', {
      ...card,
      holder_name: 'Nova Quill',
      ...change,
    });
    const answer = (await response.json()) as { errors: { code: string; target?: string }[] };
    return [response.status, ...answer.errors.map(({ code, target }) => `${code} ${target}`)];
  }

  test.each([
    ['a real card', { number: '4242 4242 4242 4242' }, [422, 'invalid number']],
    ['a month that there is not', { expiry_month: '13' }, [422, 'invalid expiry']],
    ['a year that there is not', { expiry_year: '9' }, [422, 'invalid expiry']],
    ['a card that has ended', { expiry_month: '2', expiry_year: '26' }, [422, 'card_expired expiry']],
    ['a code in letters', { csc: 'abc' }, [422, 'invalid csc']],
    ['no name', { holder_name: ' ' }, [422, 'invalid holder_name']],
    ['a number for a name', { holder_name: '4000100000000018' }, [422, 'invalid holder_name']],
    ['a token that it did not give', { client_token: 'harbour.braintree.x' }, [401, 'client_token_invalid undefined']],
    ['nothing', { number: 1, expiry_month: '', csc: '' }, [422, 'invalid number', 'invalid expiry', 'invalid csc']],
  ])('refuses invalid card details: %s', async (_, change, expected) => {
    expect(await faults(change)).toEqual(expected);
  });

  test('accepts cross-origin calls', async () => {
    const response = await fetch(`${depositTestSandbox.url}/pay/vault/cards`, {
      method: 'OPTIONS',
      headers: { origin: 'https://harbour.example', 'access-control-request-method': 'POST' },
    });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });

  test.each(['card', 'wallet'])(
    'has a page for the %s that sends its messages only to the origin of the page that frames it',
    async (name) => {
      const query = new URLSearchParams({ client_token: 'a"b', origin: 'https://harbour.example', nonce: 'n-1' });
      const response = await fetch(`${depositTestSandbox.url}/pay/${name}?${query}`);
      const page = await response.text();
      expect(page).toContain('data-origin="https://harbour.example" data-nonce="n-1"');
      expect(page).toContain('value="a&quot;b"');
      expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
      const pageWithInvalidOrigin = await (
        await fetch(`${depositTestSandbox.url}/pay/${name}?origin=*&nonce=%22x`)
      ).text();
      expect(pageWithInvalidOrigin).toContain('data-origin="null" data-nonce=""');
    },
  );

  test('refuses invalid requests for tokens of device wallets and of PayPal accounts', async () => {
    const client_token = await payingCustomerOfCurrentTest.clientToken('braintree');
    const answers = await Promise.all([
      payingCustomerOfCurrentTest.vault('wallets', { client_token, method: 'zz' }),
      payingCustomerOfCurrentTest.vault('wallets', { client_token, method: 'ap', number: '4000100000002014' }),
      payingCustomerOfCurrentTest.vault('paypal', { client_token, email: 'nobody' }),
      payingCustomerOfCurrentTest.vault('paypal', 'no object'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 401]);
  });
});

describe('PayPal', () => {
  test('a PayPal account is not saved with a missing or invalid token, nor for a brand without PayPal', async () => {
    const bad = await depositTestSandbox.sendRefused(calls.fundsPlBraintree, {
      as: payingCustomerOfCurrentTest.as,
      body: { token: 'x' },
    });
    const broken = { as: payingCustomerOfCurrentTest.as, breaks: 'always' } as const;
    const empty = await depositTestSandbox.sendRefused(calls.fundsPlBraintree, { ...broken, body: '{}' as never });
    const odd = await depositTestSandbox.sendRefused(calls.fundsPlBraintree, {
      ...broken,
      body: '{"token":1}' as never,
    });
    const lantern = await TestPayingCustomer.create(depositTestSandbox, 'lantern');
    const none = await depositTestSandbox.sendRefused(calls.fundsPlBraintree, { as: lantern.as, body: { token: 'x' } });
    expect([bad, empty, odd, none].map(({ status, answer }) => [status, answer.code])).toEqual([
      [422, 'token_invalid'],
      [422, 'required'],
      [422, 'invalid'],
      [404, 'gateway_not_found'],
    ]);
  });
});
