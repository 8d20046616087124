import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as calls from '#schemas/generated/api/funds.wire-calls.gen.ts';
import type { BankAccountRequest, PaymentMethod } from '#schemas/generated/api/wire-types.gen.ts';
import { proves } from '../../scripts/test/proves.ts';
import { Payer, SOON, testCard } from '../testing/paying.ts';
import { TestSandbox } from '../testing/test-sandbox.ts';

const NOON = '2026-03-04T01:00:00Z';

let sandbox: TestSandbox;
let payer: Payer;

beforeAll(async () => {
  sandbox = await TestSandbox.open(NOON);
});

afterAll(async () => {
  await sandbox.close();
});

beforeEach(async () => {
  sandbox.moveTo(NOON);
  payer = await Payer.create(sandbox);
});

const account: BankAccountRequest = {
  code: '062-000',
  account_number: '1234 5678',
  account_name: 'Nova Quill',
  type: 'bsb',
};

async function addAccount(change: Partial<BankAccountRequest> = {}) {
  const body = { ...account, ...change };
  return (await sandbox.send(calls.fundsBankAccountAdd, { as: payer.as, body })).result;
}

async function methods(query: Record<string, string> = {}): Promise<readonly PaymentMethod[]> {
  return (await sandbox.send(calls.paymentMethodsList, { as: payer.as, query })).result;
}

function codes(list: readonly PaymentMethod[]): string[] {
  return list.map(({ code, attributes }) => (attributes.direction === 'deposit' ? code : `out:${code}`));
}

async function at(now: string): Promise<void> {
  sandbox.moveTo(now);
  payer = new Payer(sandbox, await sandbox.signIn(payer.as.customer));
}

describe('payment methods', () => {
  test('are listed with their rules and what was saved for them, the default first', async () => {
    const first = await payer.saveCard('visa');
    const second = await payer.saveCard('amex', 'eway');
    const params = { fundId: first.customer_fund_id };
    await sandbox.send(calls.fundsSetDefault, { as: payer.as, params });
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
    proves('calls', 'payment-methods.list', 'funds.set-default');
    proves('entities', 'payment-method', 'fund-type');
  });

  test.each<[string, Record<string, string>, string[]]>([
    ['all', {}, ['cc', 'pl', 'ap', 'gp', 'bp', 'bd', 'dd', 'td', 'out:do', 'out:tt', 'out:tw', 'out:pl']],
    ['for the cart', { funds_cart: 'true' }, ['cc', 'pl', 'ap', 'gp']],
    ['to withdraw', { funds_withdraw: 'true' }, ['out:do', 'out:tt', 'out:tw', 'out:pl']],
    ['to deposit', { funds_withdraw: 'false' }, ['cc', 'pl', 'ap', 'gp', 'bp', 'bd', 'dd', 'td']],
    ['wallets of the device', { funds_digital_wallets: 'true' }, ['ap', 'gp']],
    ['failed verification', { funds_failed_verification: 'true' }, []],
    ['both', { funds_cart: 'true', funds_digital_wallets: 'true' }, ['ap', 'gp']],
  ])('%s', async (_, query, expected) => {
    expect(codes(await methods(query))).toEqual(expected);
  });

  test('those with funds that failed verification list these alone', async () => {
    await addAccount();
    const failed = await addAccount({ account_number: '12345000' });
    await at('2026-03-04T01:02:00Z');
    const found = await methods({ funds_failed_verification: 'true' });
    expect(codes(found)).toEqual(['dd', 'out:do', 'out:tw']);
    expect(found.map(({ funds }) => funds.map(({ customer_fund_id: id }) => id))).toEqual(
      Array(3).fill([failed.customer_fund_id]),
    );
  });

  test.each(['funds_cart', 'funds_withdraw', 'funds_digital_wallets', 'funds_failed_verification'])(
    'a value of %s that there is not is refused',
    async (name) => {
      const { status, answer } = await sandbox.refused(calls.paymentMethodsList, {
        as: payer.as,
        query: { [name]: 'perhaps' },
        breaks: 'always',
      });
      expect([status, answer.code, answer.errors[0]?.target]).toEqual([422, 'invalid', name]);
    },
  );

  test('need somebody who is signed in', async () => {
    const { status, answer } = await sandbox.refused(calls.paymentMethodsList, {});
    expect([status, answer.code]).toEqual([401, 'invalid_token']);
  });
});

describe('gateways', () => {
  test('are those of the brand', async () => {
    const { result } = await sandbox.send(calls.fundsCardGateways, { as: payer.as });
    expect(result).toEqual({
      available_card_gateways: ['braintree', 'eway', 'stripe'],
      priority_gateway: 'braintree',
    });
    const lantern = await Payer.create(sandbox, 'lantern');
    const other = await sandbox.send(calls.fundsCardGateways, { as: lantern.as });
    expect(other.result.available_card_gateways).toEqual(['opayo', 'paystream', 'stripe']);
    proves('calls', 'funds.card-gateways');
    proves('entities', 'funds');
  });

  test('tell what a browser needs', async () => {
    const { result } = await sandbox.send(calls.fundsGatewayGet, { as: payer.as, params: { gatewayKey: 'stripe' } });
    expect(result).toEqual({
      gateway_key: 'stripe',
      client_token: expect.stringMatching(/^harbour\.stripe\./),
      vault_url: '/pay/vault',
      csc_required: false,
      challenge_type: 'stripe_challenge',
    });
    const { status, answer } = await sandbox.refused(calls.fundsGatewayGet, {
      as: payer.as,
      params: { gatewayKey: 'opayo' },
    });
    expect([status, answer.code]).toEqual([404, 'gateway_not_found']);
    proves('calls', 'funds.gateway.get');
  });

  test('Stripe gives a secret that saves a card for a quarter of an hour', async () => {
    const { result } = await sandbox.send(calls.fundsStripeSetup, { as: payer.as });
    const card = {
      client_token: result.client_secret,
      number: testCard.visa,
      expiry_month: '1',
      expiry_year: '2030',
      csc: '123',
      holder_name: 'Nova Quill',
    };
    const token = await payer.vaultToken('cards', card);
    const params = { method: 'cc', gatewayOrToken: 'stripe' };
    const saved = await sandbox.send(calls.fundsCardAdd, { as: payer.as, params, body: { token } });
    expect(saved.result.gateway_key).toBe('stripe');
    sandbox.moveTo('2026-03-04T01:15:00Z');
    expect((await payer.vault('cards', card)).status).toBe(401);
    proves('calls', 'funds.stripe.setup');
  });

  test('a brand without Stripe gives none', async () => {
    const { as } = await Payer.create(sandbox, 'sunnyside');
    const { status, answer } = await sandbox.refused(calls.fundsStripeSetup, { as });
    expect([status, answer.code]).toEqual([404, 'gateway_not_found']);
  });
});

describe('a card', () => {
  async function refused(gatewayOrToken: string, body: object, method = 'cc'): Promise<[number, string | null]> {
    const options = { as: payer.as, params: { method, gatewayOrToken }, body, breaks: 'sometimes' } as const;
    const { status, answer } = await sandbox.refused(calls.fundsCardAdd, options);
    return [status, answer.code];
  }

  test('is saved by its token, with the gateway in the path', async () => {
    const fund = await payer.saveCard('amex', 'eway');
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
    proves('calls', 'funds.card.add');
  });

  test('is saved with the token in the path, and can be the default at once', async () => {
    const token = await payer.cardToken('masterCard', 'stripe');
    const params = { method: 'cc', gatewayOrToken: token };
    const { result } = await sandbox.send(calls.fundsCardAdd, { as: payer.as, params, body: { is_default: true } });
    expect([result.brand, result.gateway_key, result.is_default]).toEqual(['MasterCard', 'stripe', true]);
  });

  test('a token is used once, for its own gateway and brand, and not for long', async () => {
    const token = await payer.cardToken('visa');
    expect(await refused('stripe', { token })).toEqual([422, 'token_invalid']);
    const stranger = await Payer.create(sandbox, 'sunnyside');
    const params = { method: 'cc', gatewayOrToken: 'braintree' };
    const other = await sandbox.refused(calls.fundsCardAdd, { as: stranger.as, params, body: { token } });
    expect(other.answer.code).toBe('token_invalid');
    await sandbox.send(calls.fundsCardAdd, { as: payer.as, params, body: { token } });
    expect(await refused('braintree', { token })).toEqual([422, 'token_invalid']);
    const late = await payer.cardToken('visa');
    await at('2026-03-04T01:15:00Z');
    expect(await refused('braintree', { token: late })).toEqual([422, 'token_invalid']);
  });

  test('is refused without a token, for another method, at another gateway, or in another shape', async () => {
    expect(await refused('braintree', {})).toEqual([422, 'required']);
    expect(await refused('braintree', { token: 't' }, 'td')).toEqual([404, 'method_not_found']);
    expect(await refused('tok_x', { gateway_key: 'opayo' })).toEqual([422, 'gateway_not_available']);
    expect(await refused('braintree', { number: testCard.visa })).toEqual([422, 'invalid']);
  });

  test('that has ended meanwhile is not saved', async () => {
    await at('2026-03-31T23:59:00Z');
    const token = await payer.cardToken('visa', 'braintree', SOON);
    await at('2026-04-01T00:00:00Z');
    expect(await refused('braintree', { token })).toEqual([422, 'card_expired']);
  });

  test('that has ended is no default', async () => {
    const { customer_fund_id: fundId } = await payer.saveCard('visa', 'braintree', SOON);
    await at('2026-04-01T00:00:00Z');
    const { status, answer } = await sandbox.refused(calls.fundsSetDefault, { as: payer.as, params: { fundId } });
    expect([status, answer.code]).toEqual([422, 'card_expired']);
  });

  test('at most ten funds are saved', async () => {
    for (let saved = 0; saved < 10; saved++) await payer.saveCard();
    expect(await refused('braintree', { token: await payer.cardToken('visa') })).toEqual([422, 'too_many_funds']);
    const client_token = await payer.clientToken('braintree');
    const token = await payer.vaultToken('paypal', { client_token, email: 'a@b.example' });
    const paypal = await sandbox.refused(calls.fundsPlBraintree, { as: payer.as, body: { token } });
    const bank = await sandbox.refused(calls.fundsBankAccountAdd, { as: payer.as, body: account });
    expect([paypal.answer.code, bank.answer.code]).toEqual(['too_many_funds', 'too_many_funds']);
  });

  test('can be forgotten, by its owner alone', async () => {
    const { customer_fund_id: fundId } = await payer.saveCard();
    const stranger = await Payer.create(sandbox);
    for (const call of [calls.fundsDelete, calls.fundsSetDefault]) {
      const { status, answer } = await sandbox.refused(call, { as: stranger.as, params: { fundId } });
      expect([status, answer.code]).toEqual([404, 'fund_not_found']);
    }
    const { result } = await sandbox.send(calls.fundsDelete, { as: payer.as, params: { fundId } });
    expect([result, (await methods())[0]?.funds]).toEqual([{ customer_fund_id: fundId }, []]);
    proves('calls', 'funds.delete');
  });
});

describe('the vault', () => {
  async function faults(change: object): Promise<unknown> {
    const client_token = await payer.clientToken('braintree');
    const card = { client_token, number: testCard.visa, expiry_month: '12', expiry_year: '29', csc: '123' };
    const response = await payer.vault('cards', { ...card, holder_name: 'Nova Quill', ...change });
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
  ])('refuses %s', async (_, change, expected) => {
    expect(await faults(change)).toEqual(expected);
  });

  test('may be called from the pages of any shop', async () => {
    const response = await fetch(`${sandbox.url}/pay/vault/cards`, {
      method: 'OPTIONS',
      headers: { origin: 'https://harbour.example', 'access-control-request-method': 'POST' },
    });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });

  test.each(['card', 'wallet'])(
    'has a page for the %s, which speaks with the page that frames it alone',
    async (name) => {
      const query = new URLSearchParams({ client_token: 'a"b', origin: 'https://harbour.example', nonce: 'n-1' });
      const response = await fetch(`${sandbox.url}/pay/${name}?${query}`);
      const page = await response.text();
      expect(page).toContain('data-origin="https://harbour.example" data-nonce="n-1"');
      expect(page).toContain('value="a&quot;b"');
      expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
      const stranger = await (await fetch(`${sandbox.url}/pay/${name}?origin=*&nonce=%22x`)).text();
      expect(stranger).toContain('data-origin="null" data-nonce=""');
    },
  );

  test('refuses wallets and accounts that there are not', async () => {
    const client_token = await payer.clientToken('braintree');
    const answers = await Promise.all([
      payer.vault('wallets', { client_token, method: 'zz' }),
      payer.vault('wallets', { client_token, method: 'ap', number: '4000100000002014' }),
      payer.vault('paypal', { client_token, email: 'nobody' }),
      payer.vault('paypal', 'no object'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 401]);
  });
});

describe('PayPal', () => {
  test('needs a token of its page, and a brand that takes it', async () => {
    const bad = await sandbox.refused(calls.fundsPlBraintree, { as: payer.as, body: { token: 'x' } });
    const broken = { as: payer.as, breaks: 'always' } as const;
    const empty = await sandbox.refused(calls.fundsPlBraintree, { ...broken, body: '{}' as never });
    const odd = await sandbox.refused(calls.fundsPlBraintree, { ...broken, body: '{"token":1}' as never });
    const lantern = await Payer.create(sandbox, 'lantern');
    const none = await sandbox.refused(calls.fundsPlBraintree, { as: lantern.as, body: { token: 'x' } });
    expect([bad, empty, odd, none].map(({ status, answer }) => [status, answer.code])).toEqual([
      [422, 'token_invalid'],
      [422, 'required'],
      [422, 'invalid'],
      [404, 'gateway_not_found'],
    ]);
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
    await at('2026-03-04T01:02:00Z');
    const [domestic] = await methods({ funds_withdraw: 'true' });
    expect(domestic?.funds).toEqual([{ ...fund, verification_status: 'Verified' }]);
    proves('calls', 'funds.bank-account.add');
    proves('entities', 'bank-account');
  });

  test('abroad goes by its SWIFT code', async () => {
    const fund = await addAccount({ code: 'nwbkgb2l', account_number: 'GB29 NWBK 6016 1331 9268 19', type: 'swift' });
    expect([fund.bank_type, fund.bank_code, fund.last_four]).toEqual(['swift', 'NWBKGB2L', '6819']);
  });

  test.each<[string, Partial<BankAccountRequest>, string[]]>([
    ['a branch number of five digits', { code: '06200' }, ['bsb']],
    ['a SWIFT code with a digit in its bank', { type: 'swift', code: 'NW1KGB2L' }, ['swift']],
    ['an account number in letters', { account_number: 'abc' }, ['account_number']],
    ['both', { code: 'x', account_number: '1' }, ['bsb', 'account_number']],
    ['a name that looks like a card', { account_name: '4000 1000 0000 0018' }, ['account_name']],
  ])('with %s is refused', async (_, change, targets) => {
    const body = { ...account, ...change };
    const { status, answer } = await sandbox.refused(calls.fundsBankAccountAdd, { as: payer.as, body });
    expect([status, answer.code, answer.errors.map(({ target }) => target)]).toEqual([422, 'invalid', targets]);
  });

  test('without its number is refused', async () => {
    const { account_number: _, ...body } = account;
    const options = { as: payer.as, body: body as never, breaks: 'always' } as const;
    const { answer } = await sandbox.refused(calls.fundsBankAccountAdd, options);
    expect(answer.errors[0]).toMatchObject({ code: 'required', target: 'account_number' });
  });
});

test.each([
  ['GET', '/funds/card_gateways', 'available_card_gateways'],
  ['GET', '/funds/eway', 'vault_url'],
  ['POST', '/funds/stripe/setup', 'client_secret'],
])('%s %s is not taken for another path', async (method, path, property) => {
  const call = { ...calls.fundsCardGateways, method: method as 'GET', path };
  const { json } = await sandbox.fetch(call, { as: payer.as });
  expect(json).toHaveProperty(`result.${property}`);
});

test.each([
  ['/funds/deposits/deposit_purchase', '3.3', 'required'],
  ['/funds/pl/braintree', '3.0', 'required'],
  ['/funds/bank-account', '3.8', 'required'],
  ['/funds/bd/deposit', '3.0', 'required'],
  ['/funds/x/default', '3.0', 'fund_not_found'],
  ['/funds/ap/nowhere/deposit', '3.0', 'required'],
  ['/funds/td/tok_x', '3.0', 'method_not_found'],
])('POST %s is not taken for another path', async (path, version, code) => {
  const call = { ...calls.fundsCardAdd, path, version };
  const { json } = await sandbox.fetch(call, { as: payer.as, body: {}, breaks: 'sometimes' });
  expect(json).toMatchObject({ code });
});
