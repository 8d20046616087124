import { describe, expect, test } from 'vitest';
import { apiHeaderNames } from '#schemas/api/headers.ts';
import * as identity from '#schemas/generated/api/identity.wire-calls.gen.ts';
import * as calls from '#schemas/generated/api/two-factor.wire-calls.gen.ts';
import { DEMO_TOTP_SECRET } from '../../seed/customers.ts';
import {
  generateBenAuthenticatorCode,
  getDemoCredentials,
  logInAsDemoCustomer,
  readMailedCode,
  toSignedInTestCustomer,
} from '../../testing/sign-in.ts';
import {
  BEN_EMAIL,
  CLEO_EMAIL,
  countTestMailsTo,
  DAY_MS,
  findTwoFactorTestCustomerByEmail,
  logInAndReadTestErrorCode,
  MINUTE_MS,
  moveTestClockToNoonPlus,
  NOON_IN_SYDNEY_MS,
  openTestSessionWithoutCode,
  sendRefusedTwoFactorTestCall,
  setUpSeededShopForTwoFactorTests,
  twoFactorTestSandbox,
  withFreshTestAccessToken,
} from '../../testing/two-factor-shop.ts';
import { signInMessages } from '../sign-in.messages.gen.ts';
import { computeTotpCode } from '../totp.ts';

setUpSeededShopForTwoFactorTests();

function bensCodeAt(moment: number): string {
  return computeTotpCode(DEMO_TOTP_SECRET, moment);
}

describe('logging in with two-factor', () => {
  test('requires a code and names the method', async () => {
    const { status, answer } = await twoFactorTestSandbox.sendRefused(identity.authLogin, {
      body: getDemoCredentials('ben'),
    });
    expect([status, answer]).toEqual([
      403,
      {
        errors: [{ code: '2fa_required', message: signInMessages.enterCode() }],
        code: '2fa_required',
        result: { method: 'authenticator', methods: ['authenticator'], identifier: 'ben@******' },
      },
    ]);
    const ben = toSignedInTestCustomer(
      twoFactorTestSandbox,
      await logInAsDemoCustomer(twoFactorTestSandbox, 'ben', {
        otp: generateBenAuthenticatorCode(twoFactorTestSandbox),
      }),
    );
    expect(ben.session.elevatedUntil).toBe(NOON_IN_SYDNEY_MS + 15 * MINUTE_MS);
  });

  test('does not reveal two-factor on a wrong password', async () => {
    const body = {
      ...getDemoCredentials('ben'),
      password: 'wrong',
      otp: generateBenAuthenticatorCode(twoFactorTestSandbox),
    };
    expect(await sendRefusedTwoFactorTestCall(identity.authLogin, { body })).toEqual([401, 'login_incorrect']);
    expect(await logInAndReadTestErrorCode('ben', generateBenAuthenticatorCode(twoFactorTestSandbox))).toBe('in');
  });

  test('accepts codes of the adjacent half-minutes, each once and never an older one', async () => {
    expect(await logInAndReadTestErrorCode('ben', bensCodeAt(NOON_IN_SYDNEY_MS - 60_000))).toBe('2fa_incorrect');
    expect(await logInAndReadTestErrorCode('ben', bensCodeAt(NOON_IN_SYDNEY_MS + 60_000))).toBe('2fa_incorrect');
    expect(await logInAndReadTestErrorCode('ben', bensCodeAt(NOON_IN_SYDNEY_MS - 30_000))).toBe('in');
    expect(await logInAndReadTestErrorCode('ben', bensCodeAt(NOON_IN_SYDNEY_MS - 30_000))).toBe('2fa_incorrect');
    expect(await logInAndReadTestErrorCode('ben', bensCodeAt(NOON_IN_SYDNEY_MS + 30_000))).toBe('in');
    expect(await logInAndReadTestErrorCode('ben', bensCodeAt(NOON_IN_SYDNEY_MS))).toBe('2fa_incorrect');
  });

  test('accepts an authenticator code once, even in parallel', async () => {
    const outcomes = await Promise.all(
      [1, 2, 3].map(() => logInAndReadTestErrorCode('ben', bensCodeAt(NOON_IN_SYDNEY_MS))),
    );
    expect(outcomes.sort()).toEqual(['2fa_incorrect', '2fa_incorrect', 'in']);
  });

  test('sends a code by e-mail, no more than once a minute, good for ten minutes and once', async () => {
    expect(await logInAndReadTestErrorCode('cleo')).toBe('2fa_required');
    expect(await logInAndReadTestErrorCode('cleo')).toBe('2fa_required');
    expect(countTestMailsTo(CLEO_EMAIL)).toBe(1);
    const old = readMailedCode(twoFactorTestSandbox, CLEO_EMAIL);
    moveTestClockToNoonPlus(MINUTE_MS);
    expect(await logInAndReadTestErrorCode('cleo')).toBe('2fa_required');
    expect(countTestMailsTo(CLEO_EMAIL)).toBe(2);
    const code = readMailedCode(twoFactorTestSandbox, CLEO_EMAIL);
    if (old !== code) expect(await logInAndReadTestErrorCode('cleo', old)).toBe('2fa_incorrect');
    expect(await logInAndReadTestErrorCode('cleo', code)).toBe('in');
    expect(await logInAndReadTestErrorCode('cleo', code)).toBe('2fa_incorrect');
    moveTestClockToNoonPlus(2 * MINUTE_MS);
    expect(await logInAndReadTestErrorCode('cleo')).toBe('2fa_required');
    const late = readMailedCode(twoFactorTestSandbox, CLEO_EMAIL);
    moveTestClockToNoonPlus(12 * MINUTE_MS);
    expect(await logInAndReadTestErrorCode('cleo', late)).toBe('2fa_incorrect');
  });

  test('stores no code in plain text', async () => {
    await logInAndReadTestErrorCode('cleo');
    const code = readMailedCode(twoFactorTestSandbox, CLEO_EMAIL);
    const rows = JSON.stringify(twoFactorTestSandbox.shop.db.prepare('SELECT * FROM email_codes').all());
    expect([rows.includes('"purpose":"two-factor"'), rows.includes(`"${code}"`)]).toEqual([true, false]);
  });
});

describe('wrong two-factor codes', () => {
  const locked = {
    errors: [
      {
        code: '2fa_account_locked',
        message: 'Your account has been locked due to too many incorrect 2FA attempts. Please contact support.',
      },
    ],
    code: '2fa_account_locked',
    result: null,
  };

  test('lock the account at the fifth within a quarter of an hour, until support unlocks it', async () => {
    const outcomes: string[] = [];
    for (let tries = 0; tries < 5; tries += 1) outcomes.push(await logInAndReadTestErrorCode('ben', '000000'));
    expect(outcomes).toEqual([...Array(4).fill('2fa_incorrect'), '2fa_account_locked']);
    const body = { ...getDemoCredentials('ben'), otp: generateBenAuthenticatorCode(twoFactorTestSandbox) };
    expect((await twoFactorTestSandbox.sendRefused(identity.authLogin, { body })).answer).toEqual(locked);
    expect(await logInAndReadTestErrorCode('ben')).toBe('2fa_account_locked');
    moveTestClockToNoonPlus(DAY_MS);
    expect(await logInAndReadTestErrorCode('ben', generateBenAuthenticatorCode(twoFactorTestSandbox))).toBe(
      '2fa_account_locked',
    );
    twoFactorTestSandbox.shop.identity.twoFactor.unlock(findTwoFactorTestCustomerByEmail(BEN_EMAIL).id);
    expect(await logInAndReadTestErrorCode('ben', generateBenAuthenticatorCode(twoFactorTestSandbox))).toBe('in');
  });

  test('are answered with the wording of the specification', async () => {
    const { answer } = await twoFactorTestSandbox.sendRefused(identity.authLogin, {
      body: { ...getDemoCredentials('ben'), otp: '000000' },
    });
    const message = 'Code is incorrect or expired. Try again or contact support';
    expect(answer.errors).toEqual([{ code: '2fa_incorrect', message, target: 'otp' }]);
  });

  test('in parallel are checked at most five times', async () => {
    const ben = await logInAsDemoCustomer(twoFactorTestSandbox, 'ben', {
      otp: generateBenAuthenticatorCode(twoFactorTestSandbox),
    });
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () =>
        sendRefusedTwoFactorTestCall(identity.authRefresh, {
          body: { refresh_token: ben.refresh_token, otp: '000000' },
        }),
      ),
    );
    const count = (code: string) => outcomes.filter(([status, own]) => status === 403 && own === code).length;
    expect([count('2fa_incorrect'), count('2fa_account_locked')]).toEqual([4, 16]);
    const failures = twoFactorTestSandbox.shop.db.prepare('SELECT count(*) AS judged FROM two_factor_failures').get();
    expect(failures).toEqual({ judged: 5 });
  });

  test('are forgotten after 15 minutes or after a right code', async () => {
    for (let tries = 0; tries < 4; tries += 1) await logInAndReadTestErrorCode('ben', '000000');
    moveTestClockToNoonPlus(15 * MINUTE_MS);
    expect(await logInAndReadTestErrorCode('ben', '000000')).toBe('2fa_incorrect');
    expect(await logInAndReadTestErrorCode('ben', generateBenAuthenticatorCode(twoFactorTestSandbox))).toBe('in');
    for (let tries = 0; tries < 4; tries += 1)
      expect(await logInAndReadTestErrorCode('ben', '000000')).toBe('2fa_incorrect');
  });

  test('from one IP address are limited across accounts, while a sign-in without a code still works', async () => {
    twoFactorTestSandbox.shop.identity.rateLimiter.count(
      Array.from(
        { length: 60 },
        () => [{ kind: 'code address', maxAttempts: 1000, windowMs: MINUTE_MS }, 'local'] as const,
      ),
      NOON_IN_SYDNEY_MS,
    );
    expect(await logInAndReadTestErrorCode('ben', '000000')).toBe('rate_limited');
    expect(await logInAndReadTestErrorCode('ada')).toBe('in');
  });
});

describe('a remembered device', () => {
  test('needs no code for thirty days, but only for its customer and not for sensitive calls', async () => {
    const { result } = await twoFactorTestSandbox.send(identity.authLogin, {
      body: {
        ...getDemoCredentials('ben'),
        otp: generateBenAuthenticatorCode(twoFactorTestSandbox),
        save_device: true,
      },
      headers: { [apiHeaderNames.deviceId]: 'a3a1c1b2-0000-4000-8000-1234567890ab' },
    });
    expect(result.device_uuid).not.toBe('a3a1c1b2-0000-4000-8000-1234567890ab');
    const here = { [apiHeaderNames.deviceId]: result.device_uuid };
    expect(await logInAndReadTestErrorCode('ben', undefined, here)).toBe('in');
    expect(await logInAndReadTestErrorCode('cleo', undefined, here)).toBe('2fa_required');
    const { result: again } = await twoFactorTestSandbox.send(identity.authLogin, {
      body: getDemoCredentials('ben'),
      headers: here,
    });
    expect(toSignedInTestCustomer(twoFactorTestSandbox, again).session.elevatedUntil).toBe(0);
    moveTestClockToNoonPlus(30 * DAY_MS - 1);
    expect(await logInAndReadTestErrorCode('ben', undefined, here)).toBe('in');
    moveTestClockToNoonPlus(30 * DAY_MS);
    expect(await logInAndReadTestErrorCode('ben', undefined, here)).toBe('2fa_required');
  });

  test('is forgotten when the password changes, and cannot sign in while the account is locked', async () => {
    const saved = await logInAsDemoCustomer(twoFactorTestSandbox, 'ben', {
      otp: generateBenAuthenticatorCode(twoFactorTestSandbox),
      save_device: true,
    });
    const here = { [apiHeaderNames.deviceId]: saved.device_uuid };
    for (let tries = 0; tries < 5; tries += 1) await logInAndReadTestErrorCode('ben', '000000');
    expect(await logInAndReadTestErrorCode('ben', undefined, here)).toBe('2fa_account_locked');
    twoFactorTestSandbox.shop.identity.twoFactor.unlock(findTwoFactorTestCustomerByEmail(BEN_EMAIL).id);
    expect(await logInAndReadTestErrorCode('ben', undefined, here)).toBe('in');
    const changed = 'tall-copper-kettle';
    await twoFactorTestSandbox.send(identity.customerChangePassword, {
      as: toSignedInTestCustomer(twoFactorTestSandbox, saved),
      body: { current_password: getDemoCredentials('ben').password, new_password: changed },
    });
    const body = { ...getDemoCredentials('ben'), password: changed };
    expect(await sendRefusedTwoFactorTestCall(identity.authLogin, { body, headers: here })).toEqual([
      403,
      '2fa_required',
    ]);
  });

  test('is also set up by a refresh with a code that asks to remember it', async () => {
    const cleo = await openTestSessionWithoutCode(CLEO_EMAIL);
    await sendRefusedTwoFactorTestCall(calls.twoFactorTurnOff, { as: cleo });
    const token = twoFactorTestSandbox.shop.identity.refreshTokens.issue(cleo.session.id, NOON_IN_SYDNEY_MS);
    const text = await twoFactorTestSandbox.shop.identity.refreshTokens.sign(token, cleo.customer.id, 'harbour');
    const { result } = await twoFactorTestSandbox.send(identity.authRefresh, {
      body: { refresh_token: text, otp: readMailedCode(twoFactorTestSandbox, CLEO_EMAIL), save_device: true },
    });
    expect(result.device_uuid).not.toBe(cleo.session.deviceUuid);
    expect(await logInAndReadTestErrorCode('cleo', undefined, { [apiHeaderNames.deviceId]: result.device_uuid })).toBe(
      'in',
    );
  });
});

describe('a call that needs a two-factor code', () => {
  test('is refused until a refresh with a code, then accepted for 15 minutes', async () => {
    const ben = await logInAsDemoCustomer(twoFactorTestSandbox, 'ben', {
      otp: generateBenAuthenticatorCode(twoFactorTestSandbox),
    });
    const start = async () => {
      const { status } = await twoFactorTestSandbox.fetch(calls.twoFactorAuthenticatorStart, {
        as: await withFreshTestAccessToken(toSignedInTestCustomer(twoFactorTestSandbox, ben)),
      });
      return status;
    };
    expect(await start()).toBe(200);
    moveTestClockToNoonPlus(15 * MINUTE_MS);
    expect(await start()).toBe(403);
    const body = { refresh_token: ben.refresh_token, otp: '000000' };
    expect(await sendRefusedTwoFactorTestCall(identity.authRefresh, { body })).toEqual([403, '2fa_incorrect']);
    const { result } = await twoFactorTestSandbox.send(identity.authRefresh, {
      body: { ...body, otp: generateBenAuthenticatorCode(twoFactorTestSandbox) },
    });
    expect(result.device_uuid).toBe(ben.device_uuid);
    expect(await start()).toBe(200);
    moveTestClockToNoonPlus(30 * MINUTE_MS - 1);
    expect(await start()).toBe(200);
    moveTestClockToNoonPlus(30 * MINUTE_MS);
    expect(await start()).toBe(403);
  });

  test('sends a code by e-mail when refused, and resends it on request after a minute', async () => {
    const cleo = await openTestSessionWithoutCode(CLEO_EMAIL);
    const { status, answer } = await twoFactorTestSandbox.sendRefused(calls.twoFactorTurnOff, { as: cleo });
    expect([status, answer.result]).toEqual([403, { method: 'email', methods: ['email'], identifier: 'cleo@******' }]);
    await sendRefusedTwoFactorTestCall(calls.twoFactorTurnOff, { as: cleo });
    expect(countTestMailsTo(CLEO_EMAIL)).toBe(1);
    const soon = await twoFactorTestSandbox.fetch(calls.twoFactorResend, { as: cleo });
    expect([soon.status, soon.headers.get('retry-after')]).toEqual([429, '60']);
    moveTestClockToNoonPlus(MINUTE_MS);
    const { result } = await twoFactorTestSandbox.send(calls.twoFactorResend, { as: cleo });
    expect([result, countTestMailsTo(CLEO_EMAIL)]).toEqual([{ identifier: 'cleo@******', retry_after: 60 }, 2]);
    expect(
      await sendRefusedTwoFactorTestCall(calls.twoFactorResend, { as: await openTestSessionWithoutCode(BEN_EMAIL) }),
    ).toEqual([409, '2fa_not_by_email']);
    twoFactorTestSandbox.shop.identity.twoFactor.lock(cleo.customer.id, NOON_IN_SYDNEY_MS);
    expect(await sendRefusedTwoFactorTestCall(calls.twoFactorResend, { as: cleo })).toEqual([
      403,
      '2fa_account_locked',
    ]);
  });

  test('a code elevates only the session it was given in', async () => {
    const other = await openTestSessionWithoutCode(BEN_EMAIL);
    await logInAsDemoCustomer(twoFactorTestSandbox, 'ben', {
      otp: generateBenAuthenticatorCode(twoFactorTestSandbox),
    });
    expect(await sendRefusedTwoFactorTestCall(calls.twoFactorTurnOff, { as: other })).toEqual([403, '2fa_required']);
  });
});
