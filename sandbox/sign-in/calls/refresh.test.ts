import { afterEach, beforeEach, expect, test } from 'vitest';
import { authLogout, authRefresh } from '#schemas/generated/api/identity.wire-calls.gen.ts';
import { twoFactorGet } from '#schemas/generated/api/two-factor.wire-calls.gen.ts';
import type { Session as SessionAnswer } from '#schemas/generated/api/wire-types.gen.ts';
import { logInAsDemoCustomer, toSignedInTestCustomer } from '../../testing/sign-in.ts';
import { TestSandbox } from '../../testing/test-sandbox.ts';

const NOON = Date.parse('2026-03-04T01:00:00Z');

let sandbox: TestSandbox;
let first: SessionAnswer;

beforeEach(async () => {
  sandbox = await TestSandbox.open(new Date(NOON).toISOString());
  first = await logInAsDemoCustomer(sandbox, 'ada');
});

afterEach(async () => {
  await sandbox.close();
});

function after(seconds: number): void {
  sandbox.moveTo(new Date(NOON + seconds * 1000).toISOString());
}

async function renewed(refreshToken: string): Promise<SessionAnswer> {
  return (await sandbox.send(authRefresh, { body: { refresh_token: refreshToken } })).result;
}

async function refused(refreshToken: string, site: 'harbour' | 'lantern' = 'harbour'): Promise<[number, string]> {
  const { status, answer } = await sandbox.sendRefused(authRefresh, { site, body: { refresh_token: refreshToken } });
  return [status, answer.code];
}

test('a refresh rotates both tokens and keeps session, device and customer', async () => {
  after(240);
  const next = await renewed(first.refresh_token);
  expect(next).toEqual({ ...first, access_token: expect.any(String), refresh_token: expect.any(String) });
  expect([next.access_token === first.access_token, next.refresh_token === first.refresh_token]).toEqual([
    false,
    false,
  ]);
  const [before, now] = [first, next].map((answer) => toSignedInTestCustomer(sandbox, answer));
  expect(now?.session).toEqual(before?.session);
});

test('twenty parallel refreshes get the same new tokens', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => renewed(first.refresh_token)));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  const rows = sandbox.shop.db.prepare('SELECT count(*) AS tokens FROM refresh_tokens').get();
  expect(rows).toEqual({ tokens: 2 });
});

test('a repeated refresh within ten seconds returns the same tokens', async () => {
  const next = await renewed(first.refresh_token);
  after(10);
  expect(await renewed(first.refresh_token)).toEqual(next);
  const third = await renewed(next.refresh_token);
  expect(await renewed(next.refresh_token)).toEqual(third);
});

test('reusing a refresh token after the grace period ends the session', async () => {
  const next = await renewed(first.refresh_token);
  const third = await renewed(next.refresh_token);
  const ada = toSignedInTestCustomer(sandbox, third);
  after(10.001);
  expect(await refused(first.refresh_token)).toEqual([401, 'refresh_reused']);
  expect(await refused(third.refresh_token)).toEqual([401, 'refresh_invalid']);
  const { status, answer } = await sandbox.sendRefused(twoFactorGet, { as: ada });
  expect([status, answer.code]).toEqual([401, 'invalid_token']);
  await logInAsDemoCustomer(sandbox, 'ada');
});

test('reuse of a refresh token ends only that session', async () => {
  const other = await logInAsDemoCustomer(sandbox, 'ada');
  await renewed(first.refresh_token);
  after(11);
  expect(await refused(first.refresh_token)).toEqual([401, 'refresh_reused']);
  await renewed(other.refresh_token);
});

test('a refresh token lives an hour and is renewed by each refresh', async () => {
  const other = await logInAsDemoCustomer(sandbox, 'ada');
  after(3599);
  const next = await renewed(first.refresh_token);
  after(3600);
  expect(await refused(other.refresh_token)).toEqual([401, 'refresh_invalid']);
  after(7198);
  const third = await renewed(next.refresh_token);
  after(7198 + 3600);
  expect(await refused(third.refresh_token)).toEqual([401, 'refresh_invalid']);
});

test('an expired, used refresh token still counts as reuse', async () => {
  const next = await renewed(first.refresh_token);
  after(3500);
  const third = await renewed(next.refresh_token);
  after(4000);
  expect(await refused(first.refresh_token)).toEqual([401, 'refresh_reused']);
  expect(await refused(third.refresh_token)).toEqual([401, 'refresh_invalid']);
});

test('a text that is not a refresh token of the brand is refused', async () => {
  const [head = '', , signature = ''] = first.refresh_token.split('.');
  const payload = Buffer.from(JSON.stringify({ sub: first.customer_id, use: 'refresh' })).toString('base64url');
  const none = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
  const forged = [
    'nonsense',
    first.access_token,
    `${head}.${payload}.${signature}`,
    `${none}.${payload}.`,
    first.refresh_token.slice(0, -2),
  ];
  for (const token of forged) expect(await refused(token)).toEqual([401, 'refresh_invalid']);
  expect(await refused(first.refresh_token, 'lantern')).toEqual([401, 'refresh_invalid']);
  await renewed(first.refresh_token);
});

test('a refresh is refused for an ended session or a closed account', async () => {
  const other = await logInAsDemoCustomer(sandbox, 'ada');
  await sandbox.send(authLogout, { as: toSignedInTestCustomer(sandbox, other) });
  expect(await refused(other.refresh_token)).toEqual([401, 'refresh_invalid']);
  sandbox.shop.customers.close(first.customer_id, NOON);
  expect(await refused(first.refresh_token)).toEqual([401, 'refresh_invalid']);
});

test('a code sent with a refresh is ignored without two-factor', async () => {
  const { result } = await sandbox.send(authRefresh, {
    body: { refresh_token: first.refresh_token, otp: '123456', save_device: true, fingerprint: 'f' },
  });
  expect([result.device_uuid, toSignedInTestCustomer(sandbox, result).session.elevatedUntil]).toEqual([
    first.device_uuid,
    0,
  ]);
});

test('a refresh accepts an expired access token, but not another customer’s', async () => {
  after(3000);
  const as = toSignedInTestCustomer(sandbox, first);
  const { result } = await sandbox.send(authRefresh, { as, body: { refresh_token: first.refresh_token } });
  const ivo = toSignedInTestCustomer(sandbox, await logInAsDemoCustomer(sandbox, 'ivo'));
  const { status, answer } = await sandbox.sendRefused(authRefresh, {
    as: ivo,
    body: { refresh_token: result.refresh_token },
  });
  expect([status, answer.code]).toEqual([401, 'refresh_invalid']);
});

test('logout accepts an expired access token', async () => {
  after(3000);
  await sandbox.send(authLogout, { as: toSignedInTestCustomer(sandbox, first) });
  expect(await refused(first.refresh_token)).toEqual([401, 'refresh_invalid']);
});

test('a refresh with an invalid body is refused', async () => {
  const sent = (body: object) => sandbox.fetch(authRefresh, { body, breaks: 'always' });
  expect(await sent({})).toMatchObject({ status: 422, json: { code: 'required' } });
  const short = { refresh_token: first.refresh_token, otp: '12345' };
  expect(await sent(short)).toMatchObject({ status: 422, json: { code: 'invalid' } });
});
