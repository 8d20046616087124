import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as calls from '#schemas/generated/api/funds.wire-calls.gen.ts';
import * as withCode from '#schemas/generated/api/funds-with-code.wire-calls.gen.ts';
import type { PurchaseDeposit } from '#schemas/generated/api/wire-types.gen.ts';
import { proves } from '../../scripts/test/proves.ts';
import { browser, Payer, SOON, type TestCard } from '../testing/paying.ts';
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

async function refusedDeposit(fundId: string, body: PurchaseDeposit, by = payer): Promise<unknown> {
  const { status, answer } = await sandbox.refused(calls.fundsDepositCreate, {
    as: by.as,
    params: { fundId },
    body,
    breaks: 'sometimes',
  });
  return [status, answer.code, answer.errors[0]?.target];
}

async function at(now: string): Promise<void> {
  sandbox.moveTo(now);
  payer = new Payer(sandbox, await sandbox.signIn(payer.as.customer));
}

describe('a saved card', () => {
  test('pays in at once', async () => {
    const fund = await payer.saveCard();
    const deposit = await payer.deposit(fund.customer_fund_id, '25.50', { metadata: { platform: 'Web' } });
    expect(deposit).toEqual({
      deposit_id: deposit.deposit_id,
      status: 'captured',
      amount: { amount: '25.50', currency: 'AUD' },
      deposit_method_code: 'cc',
      gateway_key: 'braintree',
      fund,
      checkout: false,
      created_at: '2026-03-04T01:00:00.000Z',
      due_at: null,
      completed_at: '2026-03-04T01:00:00.000Z',
      challenge: null,
      redirect_url: null,
      instructions: null,
      failure: null,
      notice: null,
      checkout_id: null,
    });
    expect(payer.wallet).toBe(2550);
    expect(await payer.depositById(deposit.deposit_id)).toEqual(deposit);
    proves('calls', 'funds.deposit.create', 'funds.deposit.get');
  });

  test.each<[TestCard, string]>([
    ['declined', 'card_declined'],
    ['insufficientFunds', 'insufficient_funds'],
    ['expired', 'card_expired'],
    ['gatewayError', 'gateway_error'],
    ['challenge', 'authentication_required'],
    ['frictionless', 'authentication_required'],
  ])('%s: %s, and no money moves', async (card, code) => {
    const { customer_fund_id: fundId } = await payer.saveCard(card);
    expect(await refusedDeposit(fundId, { amount: '20.00' })).toEqual([422, code, 'this']);
    expect(payer.wallet).toBe(0);
  });

  test('a refused deposit stays on record as failed', async () => {
    const { customer_fund_id: fundId } = await payer.saveCard('declined');
    await refusedDeposit(fundId, { amount: '20.00' });
    const row = sandbox.shop.db
      .prepare('SELECT status, failure_code, due_at FROM deposits WHERE customer_id = ?')
      .get(payer.customerId);
    expect({ ...row }).toEqual({ status: 'failed', failure_code: 'card_declined', due_at: null });
  });

  test('a gateway that does not answer leaves the deposit open until it does', async () => {
    const { customer_fund_id: fundId } = await payer.saveCard('gatewayTimeout');
    const deposit = await payer.deposit(fundId, '20.00');
    expect([deposit.status, deposit.notice?.code, payer.wallet]).toEqual(['created', 'deposit_pending', 0]);
    await at('2026-03-04T01:01:59Z');
    expect((await payer.depositById(deposit.deposit_id)).status).toBe('created');
    await at('2026-03-04T01:02:00Z');
    expect((await payer.depositById(deposit.deposit_id)).status).toBe('captured');
    expect(payer.wallet).toBe(2000);
  });

  test('the same key gives the same answer and moves money once', async () => {
    const { customer_fund_id: fundId } = await payer.saveCard();
    const first = await payer.deposit(fundId, '20.00', {}, 'deposit-1');
    expect(await payer.deposit(fundId, '20.00', {}, 'deposit-1')).toEqual(first);
    expect(payer.wallet).toBe(2000);
    const { answer } = await sandbox.refused(calls.fundsDepositCreate, {
      as: payer.as,
      params: { fundId },
      body: { amount: '21.00' },
      key: 'deposit-1',
    });
    expect(answer.code).toBe('idempotency_mismatch');
  });

  test('parallel deposits all count, those with one key once', async () => {
    const { customer_fund_id: fundId } = await payer.saveCard();
    const keys = Array.from({ length: 24 }, (_, index) => `parallel-${index % 16}`);
    const deposits = await Promise.all(keys.map((key) => payer.deposit(fundId, '3.00', {}, key)));
    expect(new Set(deposits.map(({ deposit_id: id }) => id)).size).toBe(16);
    expect(payer.wallet).toBe(16 * 300);
  });

  test('nobody pays with the card of another, or reads a deposit of another', async () => {
    const { customer_fund_id: fundId } = await payer.saveCard();
    const { deposit_id: id } = await payer.deposit(fundId, '20.00');
    const other = await Payer.create(sandbox);
    expect(await refusedDeposit(fundId, { amount: '20.00' }, other)).toEqual([404, 'fund_not_found', undefined]);
    const { status, answer } = await sandbox.refused(calls.fundsDepositGet, { as: other.as, params: { id } });
    expect([status, answer.code]).toEqual([404, 'deposit_not_found']);
  });

  test.each([
    ['0', 'below_minimum', 'amount'],
    ['0.99', 'below_minimum', 'amount'],
    ['5000.01', 'above_maximum', 'amount'],
    ['-5', 'invalid', 'amount'],
    ['1.234', 'invalid', 'amount'],
  ])('an amount of %s is refused: %s', async (amount, code, target) => {
    const { customer_fund_id: fundId } = await payer.saveCard();
    expect(await refusedDeposit(fundId, { amount })).toEqual([422, code, target]);
  });

  test('the bounds are named in the words of the shop', async () => {
    const { customer_fund_id: fundId } = await payer.saveCard();
    const messages = ['0.50', '6000'].map(async (amount) => {
      const options = { as: payer.as, params: { fundId }, body: { amount } };
      return (await sandbox.refused(calls.fundsDepositCreate, options)).answer.errors[0]?.message;
    });
    expect(await Promise.all(messages)).toEqual([
      'Please enter an amount equal to or greater than $1.00.',
      'Please enter an amount equal to or less than $5,000.00.',
    ]);
  });

  test('a body without an amount, or that contradicts the path, is refused', async () => {
    const { customer_fund_id: fundId } = await payer.saveCard();
    const { answer } = await sandbox.refused(calls.fundsDepositCreate, {
      as: payer.as,
      params: { fundId },
      body: '{}' as never,
      breaks: 'always',
    });
    expect(answer.code).toBe('required');
    expect(await refusedDeposit(fundId, { amount: '5', customer_fund_id: 'x' })).toEqual([
      422,
      'invalid',
      'customer_fund_id',
    ]);
    expect(await refusedDeposit(fundId, { amount: '5', customer_id: 'x' })).toEqual([422, 'invalid', 'customer_id']);
    expect(await refusedDeposit('bd', { amount: '50', deposit_method_code: 'bp' })).toEqual([
      422,
      'invalid',
      'deposit_method_code',
    ]);
  });

  test('a card pays only through the gateway that keeps it', async () => {
    const { customer_fund_id: fundId } = await payer.saveCard();
    expect(await refusedDeposit(fundId, { amount: '5', gateway_key: 'stripe' })).toEqual([
      422,
      'gateway_not_available',
      'gateway_key',
    ]);
  });

  test('a card that has ended pays no more', async () => {
    const { customer_fund_id: fundId } = await payer.saveCard('visa', 'braintree', SOON);
    await at('2026-03-31T23:59:59Z');
    expect((await payer.deposit(fundId, '5')).status).toBe('captured');
    await at('2026-04-01T00:00:00Z');
    expect(await refusedDeposit(fundId, { amount: '5' })).toEqual([422, 'card_expired', 'this']);
  });
});

describe('the security code', () => {
  function withCsc(fundId: string, csc: string) {
    return { as: payer.as, params: { fundId }, body: { amount: '10', csc } };
  }

  test('is asked for by some gateways, and has a version of its own', async () => {
    const { customer_fund_id: fundId } = await payer.saveCard('visa', 'eway');
    expect(await refusedDeposit(fundId, { amount: '10' })).toEqual([422, 'csc_required', 'csc']);
    const { result } = await sandbox.send(withCode.fundsDepositCreateWithCode, withCsc(fundId, '123'));
    expect(result.status).toBe('captured');
    proves('rules', 'payment.csc');
  });

  test('must be the one of the card', async () => {
    const { customer_fund_id: fundId } = await payer.saveCard('visa', 'eway');
    const { answer } = await sandbox.refused(withCode.fundsDepositCreateWithCode, withCsc(fundId, '000'));
    expect(answer.errors[0]).toEqual({
      code: 'csc_incorrect',
      message: 'The security code does not match your card.',
      target: 'csc',
    });
    expect(payer.wallet).toBe(0);
  });

  test('is kept nowhere', async () => {
    const { customer_fund_id: fundId } = await payer.saveCard('visa', 'eway');
    const { db } = sandbox.shop;
    await sandbox.send(withCode.fundsDepositCreateWithCode, { ...withCsc(fundId, '8731'), key: 'with-code' });
    const tables = db.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
    const isSecret = (value: unknown) =>
      value === '8731' || /"8731"|4000 ?1000 ?0000 ?0018/.test(typeof value === 'string' ? value : '');
    const found = tables.filter(({ name }) =>
      db
        .prepare(`SELECT * FROM "${String(name)}"`)
        .all()
        .some((row) => Object.values(row).some(isSecret)),
    );
    expect(found.map(({ name }) => name)).toEqual([]);
  });
});

describe.each([
  ['3.0', calls.fundsDepositCreate, {}],
  ['3.4', withCode.fundsDepositCreateWithCode, { csc: '123' }],
] as const)('every refusal of a deposit, version %s', (_, call, extra) => {
  async function refusal(fundId: string, change: object): Promise<[number, string | null]> {
    const body = { amount: '20', ...extra, ...change };
    const options = { as: payer.as, params: { fundId }, body, breaks: 'sometimes' } as const;
    const { status, answer } = await sandbox.refused<unknown, unknown>(call, options);
    return [status, answer.code];
  }

  test.each<[TestCard, string]>([
    ['declined', 'card_declined'],
    ['insufficientFunds', 'insufficient_funds'],
    ['expired', 'card_expired'],
    ['gatewayError', 'gateway_error'],
    ['challenge', 'authentication_required'],
  ])('%s: %s', async (card, code) => {
    expect(await refusal((await payer.saveCard(card)).customer_fund_id, {})).toEqual([422, code]);
  });

  test('of the rules', async () => {
    const { customer_fund_id: fundId } = await payer.saveCard();
    expect(await refusal('x', {})).toEqual([404, 'fund_not_found']);
    expect(await refusal('cc', {})).toEqual([422, 'method_not_available']);
    expect(await refusal(fundId, { amount: undefined })).toEqual([422, 'required']);
    expect(await refusal(fundId, { more: 1 })).toEqual([422, 'invalid']);
    expect(await refusal(fundId, { amount: '0.99' })).toEqual([422, 'below_minimum']);
    expect(await refusal(fundId, { amount: '5001' })).toEqual([422, 'above_maximum']);
    expect(await refusal(fundId, { gateway_key: 'eway' })).toEqual([422, 'gateway_not_available']);
  });

  test('of the customer’s limit, which counts what is still under way', async () => {
    const { customer_fund_id: fundId } = await payer.saveCard();
    sandbox.shop.limits.set(payer.customerId, 'deposit', 'week', { amount: 6900, pending: null });
    await payer.deposit('bd', '50');
    expect(await refusal(fundId, {})).toEqual([422, 'precommitment_exceeded']);
    expect((await payer.deposit(fundId, '19')).status).toBe('captured');
  });

  test('in parallel: a limit is never passed', async () => {
    const { customer_fund_id: fundId } = await payer.saveCard();
    sandbox.shop.limits.set(payer.customerId, 'deposit', 'month', { amount: 6000, pending: null });
    const options = { as: payer.as, params: { fundId }, body: { amount: '20', ...extra } };
    const answers = await Promise.all(Array.from({ length: 8 }, () => sandbox.fetch(call, options)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 422, 422, 422, 422, 422]);
    expect(payer.wallet).toBe(6000);
  });
});

describe('a challenge of the bank', () => {
  async function challenged(card: TestCard = 'challenge', gatewayKey: 'braintree' | 'stripe' = 'braintree') {
    const { customer_fund_id: fundId } = await payer.saveCard(card, gatewayKey);
    return payer.deposit(fundId, '30.00', { strong_customer_authentication: browser });
  }

  test('holds the deposit until the customer approves, and then sends the browser on with the state alone', async () => {
    const { deposit_id: id, status, challenge, due_at: dueAt } = await challenged();
    expect([status, challenge, dueAt, payer.wallet]).toEqual([
      'challenged',
      {
        type: 'challenge',
        url: `/pay/challenge/${challenge?.state}`,
        state: challenge?.state,
        client_secret: null,
        window_size: 'Medium',
        expires_at: '2026-03-04T01:15:00.000Z',
      },
      null,
      0,
    ]);
    const page = await (await fetch(new URL(challenge?.url ?? '', sandbox.url))).text();
    expect(page).toContain('Harbour asks for $30.00.');
    const notify = await (await payer.decide(challenge?.url, 'approve')).text();
    expect(notify).toContain(`action="https://harbour.example/3ds/notify?deposit=${id}"`);
    expect(notify).toContain(`name="state" value="${challenge?.state}"`);
    const after = await payer.depositById(id);
    expect([after.status, after.challenge, payer.wallet]).toEqual(['captured', null, 3000]);
    proves('entities', 'threeds-browser-info');
  });

  test('is of another type at Stripe', async () => {
    const { challenge } = await challenged('challenge', 'stripe');
    expect([challenge?.type, challenge?.client_secret?.includes('_secret_')]).toEqual(['stripe_challenge', true]);
  });

  test('counts once, however often the button is pressed', async () => {
    const { deposit_id: id, challenge } = await challenged();
    await Promise.all(['approve', 'approve', 'refuse'].map((decision) => payer.decide(challenge?.url, decision)));
    await payer.decide(challenge?.url, 'refuse');
    expect([(await payer.depositById(id)).status, payer.wallet]).toEqual(['captured', 3000]);
  });

  test.each<[TestCard, string, string]>([
    ['challenge', 'refuse', 'authentication_failed'],
    ['challengeFails', 'approve', 'authentication_failed'],
  ])('%s with %s fails the deposit', async (card, decision, code) => {
    const { deposit_id: id, challenge } = await challenged(card);
    await payer.decide(challenge?.url, decision);
    const { status, failure } = await payer.depositById(id);
    expect([status, failure?.code, payer.wallet]).toEqual(['failed', code, 0]);
  });

  test.each<[TestCard, string]>([
    ['challenge', 'abandon'],
    ['challengeAbandoned', 'approve'],
  ])('%s with %s lapses after a quarter of an hour', async (card, decision) => {
    const { deposit_id: id, challenge } = await challenged(card);
    expect(await (await payer.decide(challenge?.url, decision)).text()).toContain('You may close this window.');
    await at('2026-03-04T01:14:59Z');
    expect((await payer.depositById(id)).status).toBe('challenged');
    await at('2026-03-04T01:15:00Z');
    const { status, failure } = await payer.depositById(id);
    expect([status, failure?.code]).toEqual(['failed', 'challenge_expired']);
    await payer.decide(challenge?.url, 'approve');
    expect(payer.wallet).toBe(0);
  });

  test('is not asked of a frictionless card', async () => {
    const deposit = await challenged('frictionless');
    expect([deposit.status, deposit.challenge, payer.wallet]).toEqual(['captured', null, 3000]);
  });

  test('a state that nobody was given leads nowhere', async () => {
    expect((await payer.decide('/pay/challenge/guess', 'approve')).status).toBe(404);
  });

  test('the notification reaches the shop without cookies', async () => {
    const received: [string, string | undefined][] = [];
    const server = createServer(async (request, response) => {
      received.push([await text(request), request.headers.cookie]);
      response.end();
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const { customer_fund_id: fundId } = await payer.saveCard('challenge');
    const { challenge } = await payer.deposit(fundId, '30.00', {
      strong_customer_authentication: { ...browser, notification_url: `http://127.0.0.1:${port}/3ds/notify` },
    });
    const page = await (await payer.decide(challenge?.url, 'approve')).text();
    const action = /action="([^"]+)"/.exec(page)?.[1] ?? '';
    const state = /name="state" value="([^"]+)"/.exec(page)?.[1] ?? '';
    await fetch(action, { method: 'POST', body: new URLSearchParams({ state }) });
    server.close();
    expect(received).toEqual([[`state=${challenge?.state}`, undefined]]);
  });
});

describe('PayPal', () => {
  const urls = {
    success_url: 'https://harbour.example/checkout/deposit/{deposit_id}/success',
    cancel_url: 'https://harbour.example/checkout/deposit/{deposit_id}/cancel',
  };

  test('takes the customer to its page and back', async () => {
    const { deposit_id: id, status, redirect_url: page } = await payer.deposit('pl', '15.00', urls);
    expect([status, page?.startsWith('/pay/paypal/'), payer.wallet]).toEqual(['created', true, 0]);
    expect(await (await fetch(new URL(page ?? '', sandbox.url))).text()).toContain('Pay $15.00 to Harbour');
    const back = await payer.decide(page, 'approve');
    expect([back.status, back.headers.get('location')]).toEqual([
      303,
      `https://harbour.example/checkout/deposit/${id}/success`,
    ]);
    expect([(await payer.depositById(id)).status, payer.wallet]).toEqual(['captured', 1500]);
    expect((await payer.decide(page, 'refuse')).headers.get('location')).toContain('/success');
    expect(payer.wallet).toBe(1500);
  });

  test('can be cancelled', async () => {
    const { deposit_id: id, redirect_url: page } = await payer.deposit('pl', '15.00', urls);
    expect((await payer.decide(page, 'refuse')).headers.get('location')).toContain(`${id}/cancel`);
    const { status, failure } = await payer.depositById(id);
    expect([status, failure?.code, payer.wallet]).toEqual(['failed', 'cancelled', 0]);
  });

  test('waits for an hour', async () => {
    const { deposit_id: id, redirect_url: page } = await payer.deposit('pl', '15.00');
    await at('2026-03-04T02:00:00Z');
    expect((await payer.depositById(id)).failure?.code).toBe('payment_expired');
    expect(await (await payer.decide(page, 'approve')).text()).toContain('You may go back to the shop.');
    expect(payer.wallet).toBe(0);
  });

  test('a saved account pays at once', async () => {
    const client_token = await payer.clientToken('braintree');
    const token = await payer.vaultToken('paypal', { client_token, email: 'nova@quill.example' });
    const { result } = await sandbox.send(calls.fundsPlBraintree, { as: payer.as, body: { token } });
    expect([result.type, result.brand, result.email]).toEqual(['paypal', 'paypal', 'nova@******']);
    expect((await payer.deposit(result.customer_fund_id, '15.00')).status).toBe('captured');
    proves('calls', 'funds.pl.braintree');
  });
});

describe('a transfer', () => {
  test.each([
    ['bp', '2026-03-05T01:00:00Z', '417001'],
    ['bd', '2026-03-06T01:00:00Z', undefined],
    ['td', '2026-03-07T01:00:00Z', undefined],
  ])('%s arrives at %s', async (code, dueAt, biller) => {
    const { deposit_id: id, status, notice, instructions } = await payer.deposit(code, '50.00');
    expect([status, notice?.code, instructions?.biller_code ?? undefined]).toEqual([
      'created',
      'deposit_pending',
      biller,
    ]);
    expect(instructions?.reference).toMatch(/^\d{10}$/);
    await at(new Date(Date.parse(dueAt) - 1).toISOString());
    expect((await payer.depositById(id)).due_at).toBe(new Date(dueAt).toISOString());
    expect(payer.wallet).toBe(0);
    await at('2026-04-01T00:00:00Z');
    const after = await payer.depositById(id);
    expect([after.status, after.completed_at, after.instructions, payer.wallet]).toEqual([
      'captured',
      new Date(dueAt).toISOString(),
      null,
      5000,
    ]);
  });

  test('is told of by mail when it has arrived', async () => {
    const { deposit_id: id } = await payer.deposit('bp', '50.00');
    await at('2026-03-05T01:00:00Z');
    await payer.depositById(id);
    expect(sandbox.shop.outbox.latest(50)).toContainEqual(
      expect.objectContaining({
        recipient: payer.as.customer.email,
        subject: 'Your deposit has arrived',
        link: `/my-account/deposit/details/${id}`,
      }),
    );
  });

  test('a direct debit takes a saved account that is not refused', async () => {
    const account = { code: '062-000', account_name: 'Nova Quill', type: 'bsb' } as const;
    const save = (account_number: string) =>
      sandbox.send(calls.fundsBankAccountAdd, { as: payer.as, body: { ...account, account_number } });
    const good = await save('12345678');
    const bad = await save('12345000');
    await at('2026-03-04T01:02:00Z');
    expect((await payer.deposit(good.result.customer_fund_id, '50')).status).toBe('created');
    expect(await refusedDeposit(bad.result.customer_fund_id, { amount: '50' })).toEqual([
      422,
      'method_not_available',
      'this',
    ]);
  });

  test.each(['cc', 'dd', 'ap'])('%s needs more than its code', async (code) => {
    expect(await refusedDeposit(code, { amount: '50' })).toEqual([422, 'method_not_available', 'this']);
  });

  test('BPAY and PayPal are not everywhere', async () => {
    const lantern = await Payer.create(sandbox, 'lantern');
    for (const code of ['bp', 'pl']) {
      expect(await refusedDeposit(code, { amount: '50' }, lantern)).toEqual([404, 'fund_not_found', undefined]);
    }
  });
});

describe('Apple Pay and Google Pay', () => {
  async function walletToken(method: 'ap' | 'gp', number = ''): Promise<string> {
    return payer.vaultToken('wallets', { client_token: await payer.clientToken('stripe'), method, number });
  }

  function pay(method: string, token: string, change: object = {}, gatewayKey = 'stripe') {
    return { as: payer.as, params: { method, gatewayKey }, body: { amount: '12.00', token, ...change } };
  }

  async function refused(options: ReturnType<typeof pay>): Promise<unknown> {
    const { status, answer } = await sandbox.refused(calls.fundsWalletPayDeposit, { ...options, breaks: 'sometimes' });
    return [status, answer.code];
  }

  test.each(['ap', 'gp'] as const)('%s pays in at once', async (method) => {
    const { result } = await sandbox.send(calls.fundsWalletPayDeposit, pay(method, await walletToken(method)));
    expect([result.status, result.deposit_method_code, result.gateway_key, payer.wallet]).toEqual([
      'captured',
      method,
      'stripe',
      1200,
    ]);
    proves('calls', 'funds.wallet-pay.deposit');
  });

  test('a token pays once, for its own wallet', async () => {
    const token = await walletToken('ap');
    expect(await refused(pay('gp', token))).toEqual([422, 'token_invalid']);
    await sandbox.send(calls.fundsWalletPayDeposit, pay('ap', token));
    expect(await refused(pay('ap', token))).toEqual([422, 'token_invalid']);
    expect(payer.wallet).toBe(1200);
  });

  test.each([
    ['4000100000001016', 'card_declined'],
    ['4000100000001024', 'insufficient_funds'],
    ['4000100000001032', 'card_expired'],
    ['4000100000001040', 'gateway_error'],
  ])('the card %s in it: %s', async (number, code) => {
    expect(await refused(pay('gp', await walletToken('gp', number)))).toEqual([422, code]);
    expect(payer.wallet).toBe(0);
  });

  test('a limit holds for it too', async () => {
    sandbox.shop.limits.set(payer.customerId, 'deposit', 'day', { amount: 1199, pending: null });
    expect(await refused(pay('ap', await walletToken('ap')))).toEqual([422, 'precommitment_exceeded']);
  });

  test('what there is not is refused', async () => {
    expect(await refused(pay('zz', 'x'))).toEqual([404, 'method_not_found']);
    expect(await refused(pay('cc', 'x'))).toEqual([404, 'method_not_found']);
    expect(await refused(pay('ap', 'x', {}, 'opayo'))).toEqual([404, 'gateway_not_found']);
    expect(await refused(pay('ap', 'x', { amount: '0.50' }))).toEqual([422, 'below_minimum']);
    expect(await refused(pay('ap', 'x', { amount: '2000.01' }))).toEqual([422, 'above_maximum']);
    expect(await refused(pay('ap', 'x', { amount: 'much' }))).toEqual([422, 'invalid']);
    expect(await refused(pay('ap', 'x', { token: undefined }))).toEqual([422, 'required']);
  });
});
