import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WireCallDescriptor } from '#schemas/api/call.ts';
import { customerDetailsUpdate } from '#schemas/generated/api/customer.wire-calls.gen.ts';
import * as calls from '#schemas/generated/api/funds.wire-calls.gen.ts';
import * as withCode from '#schemas/generated/api/funds-with-code.wire-calls.gen.ts';
import { customerConfirmPassword } from '#schemas/generated/api/identity.wire-calls.gen.ts';
import { twoFactorTurnOff } from '#schemas/generated/api/two-factor.wire-calls.gen.ts';
import { DEMO_PASSWORD } from '../../seed/customers.ts';
import { logInAsDemoCustomer, toSignedInTestCustomer } from '../../testing/sign-in.ts';
import { type SignedInTestCustomer, TestSandbox } from '../../testing/test-sandbox.ts';

const bank = { code: '062000', account_number: '12345678', account_name: 'Ben Okafor', type: 'bsb' };

const ELEVATED: readonly (readonly [WireCallDescriptor<unknown, unknown>, unknown])[] = [
  [calls.fundsSetDefault, undefined],
  [calls.fundsCardAdd, { token: 'x' }],
  [calls.fundsPlBraintree, { token: 'x' }],
  [calls.fundsBankAccountAdd, bank],
  [calls.fundsDepositCreate, { amount: '5' }],
  [withCode.fundsDepositCreateWithCode, { amount: '5', csc: '123' }],
  [calls.fundsDepositPurchase, { deposit: null, purchase: { channel_key: 'web' } }],
  [calls.fundsWalletPayDeposit, { amount: '5', token: 'x' }],
  [calls.fundsWithdraw, { amount: '5', withdrawal_method_code: 'do' }],
];

let sandbox: TestSandbox;
let ben: SignedInTestCustomer;

beforeAll(async () => {
  sandbox = await TestSandbox.open('2026-03-04T01:00:00Z');
  const customer = sandbox.shop.customers.findByEmail('harbour', 'ben@harbour.example');
  if (!customer) throw new Error('there is no Ben');
  ben = await sandbox.signIn(customer);
});

afterAll(async () => {
  await sandbox.close();
});

async function codeOf(call: WireCallDescriptor<unknown, unknown>, body: unknown): Promise<unknown> {
  const params = Object.fromEntries(
    ['fundId', 'id', 'method', 'gatewayOrToken', 'gatewayKey'].map((name) => [name, 'x']),
  );
  const { json } = await sandbox.fetch(call, { as: ben, params, body });
  return typeof json === 'object' && json !== null && 'code' in json ? json.code : null;
}

test('calls about money and saved funds are refused to a customer with two-factor who has given no code', async () => {
  for (const [call, body] of ELEVATED) expect([call.id, await codeOf(call, body)]).toEqual([call.id, '2fa_required']);
});

test('calls about money and saved funds need no new code within 15 minutes after a customer with two-factor gave one', async () => {
  sandbox.shop.sessions.elevate(ben.session.id, sandbox.shop.clock() + 1);
  for (const [call, body] of ELEVATED) expect(await codeOf(call, body)).not.toBe('2fa_required');
});

describe('a customer without two-factor', () => {
  const NEW_ADDRESS = {
    firstname: 'Ada',
    lastname: 'Okafor',
    email: 'ada.okafor@example.com',
    address: '14 Wattle Street',
    suburb: 'Newtown',
    state: 'NSW',
    postcode: '2042',
    country: 'AU',
  } as const;
  const GUARDED: readonly (readonly [WireCallDescriptor<unknown, unknown>, unknown])[] = [
    [calls.fundsBankAccountAdd, bank],
    [calls.fundsWithdraw, { amount: '5', withdrawal_method_code: 'do' }],
    [customerDetailsUpdate, NEW_ADDRESS],
    [twoFactorTurnOff, undefined],
  ];
  const code = async (as: SignedInTestCustomer, call: WireCallDescriptor<unknown, unknown>, body: unknown) =>
    (await sandbox.fetch(call, { as, params: { id: as.customer.id }, body })).json;
  const sendGuardedCalls = async (as: SignedInTestCustomer) =>
    Promise.all(GUARDED.map(async ([call, body]) => (await code(as, call, body)) as { readonly code?: string }));

  test('must give the password, once in 15 minutes, to withdraw, add a bank account or change the e-mail address', async () => {
    const as = toSignedInTestCustomer(sandbox, await logInAsDemoCustomer(sandbox, 'ada'));
    expect(await sendGuardedCalls(as)).toEqual(
      GUARDED.map(() => expect.objectContaining({ code: 'password_required', result: expect.anything() })),
    );
    const wrong = await sandbox.sendRefused(customerConfirmPassword, { as, body: { password: 'not this one' } });
    expect([wrong.status, wrong.answer.errors]).toMatchObject([
      422,
      [{ code: 'password_incorrect', target: 'password' }],
    ]);
    for (const body of [{}, { password: '' }]) {
      const { json } = await sandbox.fetch(customerConfirmPassword, { as, body, breaks: 'always' });
      expect(json).toMatchObject({ code: Object.keys(body).length === 0 ? 'required' : 'invalid' });
    }
    await sandbox.send(customerConfirmPassword, { as, body: { password: DEMO_PASSWORD } });
    sandbox.shop.sessions.elevate(as.session.id, sandbox.shop.clock() + 1);
    expect((await sendGuardedCalls(as)).map((answer) => answer.code)).not.toContain('password_required');
    sandbox.shop.sessions.elevate(as.session.id, sandbox.shop.clock());
    const again = await code(as, calls.fundsBankAccountAdd, bank);
    expect(again).toMatchObject({ code: 'password_required' });
  });

  test('changes the postal address without the password', async () => {
    const as = toSignedInTestCustomer(sandbox, await logInAsDemoCustomer(sandbox, 'gus'));
    const { email, firstName, lastName } = as.customer;
    const details = { ...NEW_ADDRESS, email: email.toUpperCase(), firstname: firstName, lastname: lastName };
    await sandbox.send(customerDetailsUpdate, { as, body: details });
  });
});

test('a customer with two-factor cannot confirm with the password instead of a code', async () => {
  sandbox.shop.sessions.elevate(ben.session.id, 0);
  const { status, answer } = await sandbox.sendRefused(customerConfirmPassword, {
    as: ben,
    body: { password: DEMO_PASSWORD },
  });
  expect([status, answer.code]).toEqual([403, '2fa_required']);
});

test('reading wallet data requires no two-factor code', async () => {
  sandbox.shop.sessions.elevate(ben.session.id, 0);
  const { result } = await sandbox.send(calls.paymentMethodsList, { as: ben });
  expect(result.length).toBeGreaterThan(0);
});
