import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import { apiHeaderNames } from '#schemas/api/headers.ts';
import { authAutologin } from '#schemas/generated/api/autologin.wire-calls.gen.ts';
import * as calls from '#schemas/generated/api/identity.wire-calls.gen.ts';
import { twoFactorGet } from '#schemas/generated/api/two-factor.wire-calls.gen.ts';
import { DEMO_PASSWORD } from '../../seed/customers.ts';
import {
  advanceClock,
  findCustomerByEmail,
  NOON_IN_SYDNEY,
  openIdentityShop,
  sandbox,
  sendRefusedCall,
} from '../../testing/identity-shop.ts';
import {
  findLastMail,
  generateAuthenticatorCode,
  getDemoCredentials,
  logInAsDemoCustomer,
  readMailedToken,
  toSignedInCustomer,
} from '../../testing/sign-in.ts';
import { sendAutologinMail } from '../mail-links.ts';

openIdentityShop();

describe('POST /login', () => {
  test('opens a session whose tokens name the customer', async () => {
    const session = await logInAsDemoCustomer(sandbox, 'ada');
    const ada = findCustomerByEmail('ada@harbour.example');
    expect(session).toEqual({
      customer_id: ada.id,
      customer_token: ada.customerToken,
      access_token: expect.any(String),
      refresh_token: expect.any(String),
      device_uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      session_timeout: 3600,
      pricing_id: 'harbour-aud',
      segment_name: null,
      force_password_change: false,
      account_upgrade: false,
    });
    const access = decodeJwt(session.access_token);
    const refresh = decodeJwt(session.refresh_token);
    expect([access.sub, refresh.sub]).toEqual([ada.id, ada.id]);
    expect([access.exp, refresh.exp]).toEqual([NOON_IN_SYDNEY / 1000 + 300, NOON_IN_SYDNEY / 1000 + 3600]);
  });

  test('ignores the case of the e-mail address and reports required actions', async () => {
    const dev = await logInAsDemoCustomer(sandbox, 'dev', { email: ' DEV@Harbour.Example ' });
    const eve = await logInAsDemoCustomer(sandbox, 'eve');
    expect([dev.force_password_change, dev.account_upgrade]).toEqual([true, false]);
    expect([eve.force_password_change, eve.account_upgrade]).toEqual([false, true]);
  });

  test('keeps the id of a known device', async () => {
    const device = 'a3a1c1b2-0000-4000-8000-1234567890ab';
    const { result } = await sandbox.send(calls.authLogin, {
      body: getDemoCredentials('ada'),
      headers: { [apiHeaderNames.deviceId]: device },
    });
    expect(result.device_uuid).toBe(device);
    const odd = await sandbox.send(calls.authLogin, {
      body: getDemoCredentials('ada'),
      headers: { [apiHeaderNames.deviceId]: 'my device' },
    });
    expect(odd.result.device_uuid).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('returns the same error for a wrong address, password or brand', async () => {
    const refused = await Promise.all([
      sandbox.sendRefused(calls.authLogin, { body: { ...getDemoCredentials('ada'), password: 'wrong' } }),
      sandbox.sendRefused(calls.authLogin, { body: getDemoCredentials('nobody') }),
      sandbox.sendRefused(calls.authLogin, { site: 'lantern', body: getDemoCredentials('ada') }),
    ]);
    const message = 'The e-mail address or the password is not right.';
    const answer = { errors: [{ code: 'login_incorrect', message }], code: 'login_incorrect', result: null };
    expect(refused).toEqual(refused.map(() => ({ status: 401, answer })));
  });

  test('refuses a closed account and an invalid body', async () => {
    sandbox.shop.customers.close(findCustomerByEmail('ada@harbour.example').id, NOON_IN_SYDNEY);
    expect(await sendRefusedCall(calls.authLogin, { body: getDemoCredentials('ada') })).toEqual([
      401,
      'login_incorrect',
    ]);
    const sent = async (body: unknown) => {
      const { status, json } = await sandbox.fetch(calls.authLogin, { body, breaks: 'always' });
      return [status, json];
    };
    expect(await sent({ email: 'ada@harbour.example' })).toMatchObject([422, { code: 'required' }]);
    expect(await sent({ ...getDemoCredentials('ada'), admin: true })).toMatchObject([422, { code: 'invalid' }]);
  });

  test('limits an account to ten failed attempts a minute, also in parallel', async () => {
    const wrong = { body: { ...getDemoCredentials('ada'), password: 'wrong' } };
    for (let tries = 0; tries < 12; tries += 1) await logInAsDemoCustomer(sandbox, 'ada');
    const refused = await Promise.all(Array.from({ length: 20 }, () => sandbox.fetch(calls.authLogin, wrong)));
    const statuses = refused.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(10).fill(401), ...Array(10).fill(429)]);
    const locked = await sandbox.fetch(calls.authLogin, { body: getDemoCredentials('ada') });
    expect([locked.status, locked.headers.get('retry-after'), locked.json]).toMatchObject([
      429,
      '60',
      { code: 'rate_limited' },
    ]);
    await logInAsDemoCustomer(sandbox, 'ivo');
    advanceClock(60_000);
    await logInAsDemoCustomer(sandbox, 'ada');
  });

  test('limits an IP address to a hundred failed attempts a minute', async () => {
    const from = (address: string, email: string) =>
      sandbox.fetch(calls.authLogin, {
        body: { email, password: 'wrong' },
        headers: { 'x-forwarded-for': address },
      });
    sandbox.shop.identity.rateLimiter.count(
      Array.from(
        { length: 100 },
        () => [{ kind: 'login address', maxAttempts: 1000, windowMs: 60_000 }, '203.0.113.7'] as const,
      ),
      NOON_IN_SYDNEY,
    );
    expect((await from('203.0.113.7', 'x@harbour.example')).status).toBe(429);
    expect((await from('203.0.113.8', 'x@harbour.example')).status).toBe(401);
  });
});

describe('POST /login by link', () => {
  test('signs in once, within ten minutes', async () => {
    const ada = findCustomerByEmail('ada@harbour.example');
    sendAutologinMail(sandbox.shop, ada, NOON_IN_SYDNEY);
    expect(findLastMail(sandbox, ada.email).link).toMatch(/^\/login\/autologin\/[\w-]{43}$/);
    const token = readMailedToken(sandbox, ada.email);
    expect(await sendRefusedCall(authAutologin, { site: 'lantern', body: { token } })).toEqual([404, 'link_not_valid']);
    const { result } = await sandbox.send(authAutologin, { body: { token } });
    expect(result.customer_id).toBe(ada.id);
    const { status, answer } = await sandbox.sendRefused(authAutologin, { body: { token } });
    expect([status, answer.errors]).toEqual([404, [{ code: 'link_not_valid', message: 'Email link no longer valid' }]]);
    sendAutologinMail(sandbox.shop, ada, NOON_IN_SYDNEY);
    advanceClock(600_000);
    const late = readMailedToken(sandbox, ada.email);
    expect(await sendRefusedCall(authAutologin, { body: { token: late } })).toEqual([404, 'link_not_valid']);
  });

  test('asks for a two-factor code and stays valid until it is given', async () => {
    const ben = findCustomerByEmail('ben@harbour.example');
    sendAutologinMail(sandbox.shop, ben, NOON_IN_SYDNEY);
    const token = readMailedToken(sandbox, ben.email);
    expect(await sendRefusedCall(authAutologin, { body: { token } })).toEqual([403, '2fa_required']);
    expect(await sendRefusedCall(authAutologin, { body: { token, otp: '000000' } })).toEqual([403, '2fa_incorrect']);
    const { result } = await sandbox.send(authAutologin, { body: { token, otp: generateAuthenticatorCode(sandbox) } });
    expect(result.customer_id).toBe(ben.id);
    for (let tries = 0; tries < 5; tries += 1) {
      sendAutologinMail(sandbox.shop, ben, NOON_IN_SYDNEY);
      const next = readMailedToken(sandbox, ben.email);
      const code = tries < 4 ? '2fa_incorrect' : '2fa_account_locked';
      expect(await sendRefusedCall(authAutologin, { body: { token: next, otp: '000000' } })).toEqual([403, code]);
    }
  });

  test('refuses a body without a token', async () => {
    expect(await sandbox.fetch(authAutologin, { body: {}, breaks: 'always' })).toMatchObject({
      status: 422,
      json: { code: 'required' },
    });
    expect(await sandbox.fetch(authAutologin, { body: { token: '' }, breaks: 'always' })).toMatchObject({
      status: 422,
      json: { code: 'invalid' },
    });
  });

  test('limits guesses of the token', async () => {
    const guess = () => sandbox.fetch(authAutologin, { body: { token: 'x'.repeat(43) } });
    const statuses = (await Promise.all(Array.from({ length: 61 }, guess))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 404)).toHaveLength(60);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });
});

describe('POST /transfer', () => {
  test('opens the session on another host once, within a minute, while the session lasts', async () => {
    const ada = toSignedInCustomer(sandbox, await logInAsDemoCustomer(sandbox, 'ada'));
    const mint = async () => (await sandbox.send(calls.authTransferToken, { as: ada })).result;
    const minted = await mint();
    expect(minted).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      expires_at: '2026-03-04T01:01:00.000Z',
      path: `/login/transfer/${minted.token}`,
    });
    const { result } = await sandbox.send(calls.authTransfer, { body: { token: minted.token } });
    expect([result.customer_id, result.device_uuid]).toEqual([ada.customer.id, ada.session.deviceUuid]);
    expect(toSignedInCustomer(sandbox, result).session.id).not.toBe(ada.session.id);
    const refused = (token: string) => sendRefusedCall(calls.authTransfer, { body: { token } });
    expect(await refused(minted.token)).toEqual([404, 'link_not_valid']);
    const late = await mint();
    const orphan = await mint();
    await sandbox.send(calls.authLogout, { as: ada });
    expect(await refused(orphan.token)).toEqual([404, 'link_not_valid']);
    advanceClock(60_000);
    expect(await refused(late.token)).toEqual([404, 'link_not_valid']);
  });

  test('does not transfer the two-factor elevation', async () => {
    const ben = toSignedInCustomer(
      sandbox,
      await logInAsDemoCustomer(sandbox, 'ben', { otp: generateAuthenticatorCode(sandbox) }),
    );
    const { result: minted } = await sandbox.send(calls.authTransferToken, { as: ben });
    const { result } = await sandbox.send(calls.authTransfer, { body: { token: minted.token } });
    expect([
      ben.session.elevatedUntil > NOON_IN_SYDNEY,
      toSignedInCustomer(sandbox, result).session.elevatedUntil,
    ]).toEqual([true, 0]);
  });

  test('refuses a body without a token', async () => {
    expect(await sandbox.fetch(calls.authTransfer, { body: {}, breaks: 'always' })).toMatchObject({
      status: 422,
      json: { code: 'required' },
    });
    expect(await sandbox.fetch(calls.authTransfer, { body: { token: 7 }, breaks: 'always' })).toMatchObject({
      status: 422,
      json: { code: 'invalid' },
    });
  });
});

test('GET /logout ends the session with its tokens', async () => {
  const answer = await logInAsDemoCustomer(sandbox, 'ada');
  const ada = toSignedInCustomer(sandbox, answer);
  expect((await sandbox.send(calls.authLogout, { as: ada })).result).toEqual({ done: true });
  expect(await sendRefusedCall(twoFactorGet, { as: ada })).toEqual([401, 'invalid_token']);
  expect(await sendRefusedCall(calls.authRefresh, { body: { refresh_token: answer.refresh_token } })).toEqual([
    401,
    'refresh_invalid',
  ]);
});

test('every demonstration customer of every brand signs in', async () => {
  for (const site of ['harbour', 'lantern', 'sunnyside'] as const) {
    const names = ['ada', 'ben', 'cleo', 'dev', 'eve', 'finn', 'gus', 'hana', 'ivo'];
    const answers = await Promise.all(
      names.map((name) => sandbox.fetch(calls.authLogin, { site, body: getDemoCredentials(name, site) })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 403, 403, 200, 200, 200, 200, 200, 200]);
  }
  expect(DEMO_PASSWORD).toBe('Correct-Horse-9');
});
