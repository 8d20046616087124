import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import { apiHeaderNames } from '#schemas/api/headers.ts';
import { authAutologin } from '#schemas/generated/api/autologin.wire-calls.gen.ts';
import { customerGet } from '#schemas/generated/api/customer.wire-calls.gen.ts';
import * as calls from '#schemas/generated/api/identity.wire-calls.gen.ts';
import { twoFactorGet } from '#schemas/generated/api/two-factor.wire-calls.gen.ts';
import { DEMO_PASSWORD } from '../../seed/customers.ts';
import {
  advanceIdentityTestClock,
  findIdentityTestCustomerByEmail,
  identityTestSandbox,
  NOON_IN_SYDNEY_MS,
  sendRefusedIdentityTestCall,
  setUpSeededShopForIdentityTests,
} from '../../testing/identity-shop.ts';
import {
  findLastTestMail,
  generateBenAuthenticatorCode,
  getDemoCredentials,
  logInAsDemoCustomer,
  readMailedToken,
  toSignedInTestCustomer,
} from '../../testing/sign-in.ts';
import { sendAutologinMail } from '../mail-links.ts';
import { signInMessages } from '../sign-in.messages.gen.ts';

setUpSeededShopForIdentityTests();

describe('POST /login', () => {
  test('opens a session whose tokens name the customer', async () => {
    const session = await logInAsDemoCustomer(identityTestSandbox, 'ada');
    const ada = findIdentityTestCustomerByEmail('ada@harbour.example');
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
    expect([access.exp, refresh.exp]).toEqual([NOON_IN_SYDNEY_MS / 1000 + 300, NOON_IN_SYDNEY_MS / 1000 + 3600]);
  });

  test('returns the language of the last call of the customer', async () => {
    const session = await logInAsDemoCustomer(identityTestSandbox, 'ada');
    expect(session.locale).toBeUndefined();
    await identityTestSandbox.send(customerGet, {
      as: toSignedInTestCustomer(identityTestSandbox, session),
      headers: { [apiHeaderNames.language]: 'en-XA' },
    });
    expect((await logInAsDemoCustomer(identityTestSandbox, 'ada')).locale).toBe('en-XA');
  });

  test('ignores the case of the e-mail address and reports required actions', async () => {
    const dev = await logInAsDemoCustomer(identityTestSandbox, 'dev', { email: ' DEV@Harbour.Example ' });
    const eve = await logInAsDemoCustomer(identityTestSandbox, 'eve');
    expect([dev.force_password_change, dev.account_upgrade]).toEqual([true, false]);
    expect([eve.force_password_change, eve.account_upgrade]).toEqual([false, true]);
  });

  test('keeps the id of a known device', async () => {
    const device = 'a3a1c1b2-0000-4000-8000-1234567890ab';
    const { result } = await identityTestSandbox.send(calls.authLogin, {
      body: getDemoCredentials('ada'),
      headers: { [apiHeaderNames.deviceId]: device },
    });
    expect(result.device_uuid).toBe(device);
    const odd = await identityTestSandbox.send(calls.authLogin, {
      body: getDemoCredentials('ada'),
      headers: { [apiHeaderNames.deviceId]: 'my device' },
    });
    expect(odd.result.device_uuid).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('returns the same error for a wrong address, password or brand', async () => {
    const refused = await Promise.all([
      identityTestSandbox.sendRefused(calls.authLogin, { body: { ...getDemoCredentials('ada'), password: 'wrong' } }),
      identityTestSandbox.sendRefused(calls.authLogin, { body: getDemoCredentials('nobody') }),
      identityTestSandbox.sendRefused(calls.authLogin, { site: 'lantern', body: getDemoCredentials('ada') }),
    ]);
    const message = signInMessages.wrongCredentials();
    const answer = { errors: [{ code: 'login_incorrect', message }], code: 'login_incorrect', result: null };
    expect(refused).toEqual(refused.map(() => ({ status: 401, answer })));
  });

  test('refuses a closed account and an invalid body', async () => {
    identityTestSandbox.shop.customers.close(
      findIdentityTestCustomerByEmail('ada@harbour.example').id,
      NOON_IN_SYDNEY_MS,
    );
    expect(await sendRefusedIdentityTestCall(calls.authLogin, { body: getDemoCredentials('ada') })).toEqual([
      401,
      'login_incorrect',
    ]);
    const sent = async (body: unknown) => {
      const { status, json } = await identityTestSandbox.fetch(calls.authLogin, { body, breaks: 'always' });
      return [status, json];
    };
    expect(await sent({ email: 'ada@harbour.example' })).toMatchObject([422, { code: 'required' }]);
    expect(await sent({ ...getDemoCredentials('ada'), admin: true })).toMatchObject([422, { code: 'invalid' }]);
  });

  test('limits an account to ten failed attempts a minute, also in parallel', async () => {
    const wrong = { body: { ...getDemoCredentials('ada'), password: 'wrong' } };
    for (let tries = 0; tries < 12; tries += 1) await logInAsDemoCustomer(identityTestSandbox, 'ada');
    const refused = await Promise.all(
      Array.from({ length: 20 }, () => identityTestSandbox.fetch(calls.authLogin, wrong)),
    );
    const statuses = refused.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(10).fill(401), ...Array(10).fill(429)]);
    const locked = await identityTestSandbox.fetch(calls.authLogin, { body: getDemoCredentials('ada') });
    expect([locked.status, locked.headers.get('retry-after'), locked.json]).toMatchObject([
      429,
      '60',
      { code: 'rate_limited' },
    ]);
    await logInAsDemoCustomer(identityTestSandbox, 'ivo');
    advanceIdentityTestClock(60_000);
    await logInAsDemoCustomer(identityTestSandbox, 'ada');
  });

  test('limits an IP address to a hundred failed attempts a minute', async () => {
    const from = (address: string, email: string) =>
      identityTestSandbox.fetch(calls.authLogin, {
        body: { email, password: 'wrong' },
        headers: { 'x-forwarded-for': address },
      });
    identityTestSandbox.shop.identity.rateLimiter.count(
      Array.from(
        { length: 100 },
        () => [{ kind: 'login address', maxAttempts: 1000, windowMs: 60_000 }, '203.0.113.7'] as const,
      ),
      NOON_IN_SYDNEY_MS,
    );
    expect((await from('203.0.113.7', 'x@harbour.example')).status).toBe(429);
    expect((await from('203.0.113.8', 'x@harbour.example')).status).toBe(401);
  });
});

describe('POST /login by link', () => {
  test('signs in once, within ten minutes', async () => {
    const ada = findIdentityTestCustomerByEmail('ada@harbour.example');
    sendAutologinMail(identityTestSandbox.shop, ada, NOON_IN_SYDNEY_MS);
    expect(findLastTestMail(identityTestSandbox, ada.email).link).toMatch(/^\/login\/autologin\/[\w-]{43}$/);
    const token = readMailedToken(identityTestSandbox, ada.email);
    expect(await sendRefusedIdentityTestCall(authAutologin, { site: 'lantern', body: { token } })).toEqual([
      404,
      'link_not_valid',
    ]);
    const { result } = await identityTestSandbox.send(authAutologin, { body: { token } });
    expect(result.customer_id).toBe(ada.id);
    const { status, answer } = await identityTestSandbox.sendRefused(authAutologin, { body: { token } });
    expect([status, answer.errors]).toEqual([404, [{ code: 'link_not_valid', message: 'Email link no longer valid' }]]);
    sendAutologinMail(identityTestSandbox.shop, ada, NOON_IN_SYDNEY_MS);
    advanceIdentityTestClock(600_000);
    const late = readMailedToken(identityTestSandbox, ada.email);
    expect(await sendRefusedIdentityTestCall(authAutologin, { body: { token: late } })).toEqual([
      404,
      'link_not_valid',
    ]);
  });

  test('asks for a two-factor code, and the link stays valid until the right one is given', async () => {
    const ben = findIdentityTestCustomerByEmail('ben@harbour.example');
    sendAutologinMail(identityTestSandbox.shop, ben, NOON_IN_SYDNEY_MS);
    const token = readMailedToken(identityTestSandbox, ben.email);
    expect(await sendRefusedIdentityTestCall(authAutologin, { body: { token } })).toEqual([403, '2fa_required']);
    expect(await sendRefusedIdentityTestCall(authAutologin, { body: { token, otp: '000000' } })).toEqual([
      403,
      '2fa_incorrect',
    ]);
    const { result } = await identityTestSandbox.send(authAutologin, {
      body: { token, otp: generateBenAuthenticatorCode(identityTestSandbox) },
    });
    expect(result.customer_id).toBe(ben.id);
    for (let tries = 0; tries < 5; tries += 1) {
      sendAutologinMail(identityTestSandbox.shop, ben, NOON_IN_SYDNEY_MS);
      const next = readMailedToken(identityTestSandbox, ben.email);
      const code = tries < 4 ? '2fa_incorrect' : '2fa_account_locked';
      expect(await sendRefusedIdentityTestCall(authAutologin, { body: { token: next, otp: '000000' } })).toEqual([
        403,
        code,
      ]);
    }
  });

  test('refuses a body without a token', async () => {
    expect(await identityTestSandbox.fetch(authAutologin, { body: {}, breaks: 'always' })).toMatchObject({
      status: 422,
      json: { code: 'required' },
    });
    expect(await identityTestSandbox.fetch(authAutologin, { body: { token: '' }, breaks: 'always' })).toMatchObject({
      status: 422,
      json: { code: 'invalid' },
    });
  });

  test('allows sixty guesses of the token before refusing more', async () => {
    const guess = () => identityTestSandbox.fetch(authAutologin, { body: { token: 'x'.repeat(43) } });
    const statuses = (await Promise.all(Array.from({ length: 61 }, guess))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 404)).toHaveLength(60);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });
});

describe('POST /transfer', () => {
  test('opens a second session of the customer once, within a minute, while the first one lasts', async () => {
    const ada = toSignedInTestCustomer(identityTestSandbox, await logInAsDemoCustomer(identityTestSandbox, 'ada'));
    const mint = async () => (await identityTestSandbox.send(calls.authTransferToken, { as: ada })).result;
    const minted = await mint();
    expect(minted).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      expires_at: '2026-03-04T01:01:00.000Z',
      path: `/login/transfer/${minted.token}`,
    });
    const { result } = await identityTestSandbox.send(calls.authTransfer, { body: { token: minted.token } });
    expect([result.customer_id, result.device_uuid]).toEqual([ada.customer.id, ada.session.deviceUuid]);
    expect(toSignedInTestCustomer(identityTestSandbox, result).session.id).not.toBe(ada.session.id);
    const refused = (token: string) => sendRefusedIdentityTestCall(calls.authTransfer, { body: { token } });
    expect(await refused(minted.token)).toEqual([404, 'link_not_valid']);
    const late = await mint();
    const orphan = await mint();
    await identityTestSandbox.send(calls.authLogout, { as: ada });
    expect(await refused(orphan.token)).toEqual([404, 'link_not_valid']);
    advanceIdentityTestClock(60_000);
    expect(await refused(late.token)).toEqual([404, 'link_not_valid']);
  });

  test('does not transfer the two-factor elevation', async () => {
    const ben = toSignedInTestCustomer(
      identityTestSandbox,
      await logInAsDemoCustomer(identityTestSandbox, 'ben', {
        otp: generateBenAuthenticatorCode(identityTestSandbox),
      }),
    );
    const { result: minted } = await identityTestSandbox.send(calls.authTransferToken, { as: ben });
    const { result } = await identityTestSandbox.send(calls.authTransfer, { body: { token: minted.token } });
    expect([
      ben.session.elevatedUntil > NOON_IN_SYDNEY_MS,
      toSignedInTestCustomer(identityTestSandbox, result).session.elevatedUntil,
    ]).toEqual([true, 0]);
  });

  test('refuses a body without a token', async () => {
    expect(await identityTestSandbox.fetch(calls.authTransfer, { body: {}, breaks: 'always' })).toMatchObject({
      status: 422,
      json: { code: 'required' },
    });
    expect(await identityTestSandbox.fetch(calls.authTransfer, { body: { token: 7 }, breaks: 'always' })).toMatchObject(
      {
        status: 422,
        json: { code: 'invalid' },
      },
    );
  });
});

test('GET /logout ends the session with its tokens', async () => {
  const answer = await logInAsDemoCustomer(identityTestSandbox, 'ada');
  const ada = toSignedInTestCustomer(identityTestSandbox, answer);
  expect((await identityTestSandbox.send(calls.authLogout, { as: ada })).result).toEqual({ done: true });
  expect(await sendRefusedIdentityTestCall(twoFactorGet, { as: ada })).toEqual([401, 'invalid_token']);
  expect(
    await sendRefusedIdentityTestCall(calls.authRefresh, { body: { refresh_token: answer.refresh_token } }),
  ).toEqual([401, 'refresh_invalid']);
});

test('every demonstration customer of every brand signs in, or is asked for a two-factor code', async () => {
  for (const site of ['harbour', 'lantern', 'sunnyside'] as const) {
    const names = ['ada', 'ben', 'cleo', 'dev', 'eve', 'finn', 'gus', 'hana', 'ivo'];
    const answers = await Promise.all(
      names.map((name) => identityTestSandbox.fetch(calls.authLogin, { site, body: getDemoCredentials(name, site) })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 403, 403, 200, 200, 200, 200, 200, 200]);
  }
  expect(DEMO_PASSWORD).toBe('Correct-Horse-9');
});
