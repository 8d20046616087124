import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WireCall } from '#schemas/api/call.ts';
import * as calls from '#schemas/generated/api/funds.wire-calls.gen.ts';
import * as withCode from '#schemas/generated/api/funds-with-code.wire-calls.gen.ts';
import { type SignedIn, TestSandbox } from '../testing/test-sandbox.ts';

const bank = { code: '062000', account_number: '12345678', account_name: 'Ben Okafor', type: 'bsb' };

const ELEVATED: readonly (readonly [WireCall<unknown, unknown>, unknown])[] = [
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
let ben: SignedIn;

beforeAll(async () => {
  sandbox = await TestSandbox.open('2026-03-04T01:00:00Z');
  const customer = sandbox.shop.customers.byEmail('harbour', 'ben@harbour.example');
  if (!customer) throw new Error('there is no Ben');
  ben = await sandbox.signIn(customer);
});

afterAll(async () => {
  await sandbox.close();
});

async function codeOf(call: WireCall<unknown, unknown>, body: unknown): Promise<unknown> {
  const params = Object.fromEntries(
    ['fundId', 'id', 'method', 'gatewayOrToken', 'gatewayKey'].map((name) => [name, 'x']),
  );
  const { json } = await sandbox.fetch(call, { as: ben, params, body });
  return typeof json === 'object' && json !== null && 'code' in json ? json.code : null;
}

test('what moves money, or says where it goes, asks a customer with two-factor for a code', async () => {
  for (const [call, body] of ELEVATED) expect([call.id, await codeOf(call, body)]).toEqual([call.id, '2fa_required']);
});

test('a code within the last minutes is enough', async () => {
  sandbox.shop.sessions.elevate(ben.session.id, sandbox.shop.clock() + 1);
  for (const [call, body] of ELEVATED) expect(await codeOf(call, body)).not.toBe('2fa_required');
});

test('looking needs none', async () => {
  sandbox.shop.sessions.elevate(ben.session.id, 0);
  const { result } = await sandbox.send(calls.paymentMethodsList, { as: ben });
  expect(result.length).toBeGreaterThan(0);
});
