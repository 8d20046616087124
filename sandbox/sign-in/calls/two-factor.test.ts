import { describe, expect, test } from 'vitest';
import { apiHeaderNames } from '#schemas/api/headers.ts';
import * as identity from '#schemas/generated/api/identity.wire-calls.gen.ts';
import * as calls from '#schemas/generated/api/two-factor.wire-calls.gen.ts';
import { DEMO_TOTP_SECRET } from '../../seed/customers.ts';
import { bensCode, credentialsOf, logInAs, mailedCode, signedInBy } from '../../testing/sign-in.ts';
import {
  BEN,
  CLEO,
  customerOf,
  DAY,
  freshToken,
  logInCode,
  MINUTE,
  mailsTo,
  moveClockPastNoon,
  NOON,
  openTwoFactorShop,
  refusalOf,
  sandbox,
  signIn,
} from '../../testing/two-factor-shop.ts';
import { totpCode } from '../totp.ts';

openTwoFactorShop();

function bensCodeAt(moment: number): string {
  return totpCode(DEMO_TOTP_SECRET, moment);
}

describe('logging in with two-factor', () => {
  test('needs a code, and tells by which method', async () => {
    const { status, answer } = await sandbox.refused(identity.authLogin, { body: credentialsOf('ben') });
    expect([status, answer]).toEqual([
      403,
      {
        errors: [{ code: '2fa_required', message: 'Enter the code to go on.' }],
        code: '2fa_required',
        result: { method: 'authenticator', methods: ['authenticator'], identifier: 'ben@******' },
      },
    ]);
    const ben = signedInBy(sandbox, await logInAs(sandbox, 'ben', { otp: bensCode(sandbox) }));
    expect(ben.session.elevatedUntil).toBe(NOON + 15 * MINUTE);
  });

  test('is not told of by a wrong password', async () => {
    const body = { ...credentialsOf('ben'), password: 'wrong', otp: bensCode(sandbox) };
    expect(await refusalOf(identity.authLogin, { body })).toEqual([401, 'login_incorrect']);
    expect(await logInCode('ben', bensCode(sandbox))).toBe('in');
  });

  test('takes the codes of half a minute before and after, each once and never an older one', async () => {
    expect(await logInCode('ben', bensCodeAt(NOON - 60_000))).toBe('2fa_incorrect');
    expect(await logInCode('ben', bensCodeAt(NOON + 60_000))).toBe('2fa_incorrect');
    expect(await logInCode('ben', bensCodeAt(NOON - 30_000))).toBe('in');
    expect(await logInCode('ben', bensCodeAt(NOON - 30_000))).toBe('2fa_incorrect');
    expect(await logInCode('ben', bensCodeAt(NOON + 30_000))).toBe('in');
    expect(await logInCode('ben', bensCodeAt(NOON))).toBe('2fa_incorrect');
  });

  test('takes a code of the authenticator once, also when it comes twice at the same time', async () => {
    const outcomes = await Promise.all([1, 2, 3].map(() => logInCode('ben', bensCodeAt(NOON))));
    expect(outcomes.sort()).toEqual(['2fa_incorrect', '2fa_incorrect', 'in']);
  });

  test('sends a code by e-mail, no more than once a minute, good for ten minutes and once', async () => {
    expect(await logInCode('cleo')).toBe('2fa_required');
    expect(await logInCode('cleo')).toBe('2fa_required');
    expect(mailsTo(CLEO)).toBe(1);
    const old = mailedCode(sandbox, CLEO);
    moveClockPastNoon(MINUTE);
    expect(await logInCode('cleo')).toBe('2fa_required');
    expect(mailsTo(CLEO)).toBe(2);
    const code = mailedCode(sandbox, CLEO);
    if (old !== code) expect(await logInCode('cleo', old)).toBe('2fa_incorrect');
    expect(await logInCode('cleo', code)).toBe('in');
    expect(await logInCode('cleo', code)).toBe('2fa_incorrect');
    moveClockPastNoon(2 * MINUTE);
    expect(await logInCode('cleo')).toBe('2fa_required');
    const late = mailedCode(sandbox, CLEO);
    moveClockPastNoon(12 * MINUTE);
    expect(await logInCode('cleo', late)).toBe('2fa_incorrect');
  });

  test('keeps no code in plain', async () => {
    await logInCode('cleo');
    const code = mailedCode(sandbox, CLEO);
    const rows = JSON.stringify(sandbox.shop.db.prepare('SELECT * FROM email_codes').all());
    expect([rows.includes('"purpose":"two-factor"'), rows.includes(`"${code}"`)]).toEqual([true, false]);
  });
});

describe('wrong codes', () => {
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
    for (let tries = 0; tries < 5; tries += 1) outcomes.push(await logInCode('ben', '000000'));
    expect(outcomes).toEqual([...Array(4).fill('2fa_incorrect'), '2fa_account_locked']);
    const body = { ...credentialsOf('ben'), otp: bensCode(sandbox) };
    expect((await sandbox.refused(identity.authLogin, { body })).answer).toEqual(locked);
    expect(await logInCode('ben')).toBe('2fa_account_locked');
    moveClockPastNoon(DAY);
    expect(await logInCode('ben', bensCode(sandbox))).toBe('2fa_account_locked');
    sandbox.shop.identity.twoFactor.unlock(customerOf(BEN).id);
    expect(await logInCode('ben', bensCode(sandbox))).toBe('in');
  });

  test('are told of in the words of the specification', async () => {
    const { answer } = await sandbox.refused(identity.authLogin, { body: { ...credentialsOf('ben'), otp: '000000' } });
    const message = 'Code is incorrect or expired. Try again or contact support';
    expect(answer.errors).toEqual([{ code: '2fa_incorrect', message, target: 'otp' }]);
  });

  test('that arrive together are judged five times', async () => {
    const ben = await logInAs(sandbox, 'ben', { otp: bensCode(sandbox) });
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () =>
        refusalOf(identity.authRefresh, { body: { refresh_token: ben.refresh_token, otp: '000000' } }),
      ),
    );
    const count = (code: string) => outcomes.filter(([status, own]) => status === 403 && own === code).length;
    expect([count('2fa_incorrect'), count('2fa_account_locked')]).toEqual([4, 16]);
    const failures = sandbox.shop.db.prepare('SELECT count(*) AS judged FROM two_factor_failures').get();
    expect(failures).toEqual({ judged: 5 });
  });

  test('are forgotten after a quarter of an hour, and by a right one', async () => {
    for (let tries = 0; tries < 4; tries += 1) await logInCode('ben', '000000');
    moveClockPastNoon(15 * MINUTE);
    expect(await logInCode('ben', '000000')).toBe('2fa_incorrect');
    expect(await logInCode('ben', bensCode(sandbox))).toBe('in');
    for (let tries = 0; tries < 4; tries += 1) expect(await logInCode('ben', '000000')).toBe('2fa_incorrect');
  });

  test('from one address are counted over all accounts', async () => {
    sandbox.shop.identity.limits.take(
      Array.from({ length: 60 }, () => [{ kind: 'code address', most: 1000, window: MINUTE }, 'local'] as const),
      NOON,
    );
    expect(await logInCode('ben', '000000')).toBe('rate_limited');
    expect(await logInCode('ada')).toBe('in');
  });
});

describe('a device that was saved', () => {
  test('needs no code for thirty days, but only for its customer and not for delicate calls', async () => {
    const { result } = await sandbox.send(identity.authLogin, {
      body: { ...credentialsOf('ben'), otp: bensCode(sandbox), save_device: true },
      headers: { [apiHeaderNames.deviceId]: 'a3a1c1b2-0000-4000-8000-1234567890ab' },
    });
    expect(result.device_uuid).not.toBe('a3a1c1b2-0000-4000-8000-1234567890ab');
    const here = { [apiHeaderNames.deviceId]: result.device_uuid };
    expect(await logInCode('ben', undefined, here)).toBe('in');
    expect(await logInCode('cleo', undefined, here)).toBe('2fa_required');
    const { result: again } = await sandbox.send(identity.authLogin, { body: credentialsOf('ben'), headers: here });
    expect(signedInBy(sandbox, again).session.elevatedUntil).toBe(0);
    moveClockPastNoon(30 * DAY - 1);
    expect(await logInCode('ben', undefined, here)).toBe('in');
    moveClockPastNoon(30 * DAY);
    expect(await logInCode('ben', undefined, here)).toBe('2fa_required');
  });

  test('is forgotten with the password, and needs a code while the account is locked', async () => {
    const saved = await logInAs(sandbox, 'ben', { otp: bensCode(sandbox), save_device: true });
    const here = { [apiHeaderNames.deviceId]: saved.device_uuid };
    for (let tries = 0; tries < 5; tries += 1) await logInCode('ben', '000000');
    expect(await logInCode('ben', undefined, here)).toBe('2fa_account_locked');
    sandbox.shop.identity.twoFactor.unlock(customerOf(BEN).id);
    expect(await logInCode('ben', undefined, here)).toBe('in');
    const changed = 'tall-copper-kettle';
    await sandbox.send(identity.customerChangePassword, {
      as: signedInBy(sandbox, saved),
      body: { current_password: credentialsOf('ben').password, new_password: changed },
    });
    const body = { ...credentialsOf('ben'), password: changed };
    expect(await refusalOf(identity.authLogin, { body, headers: here })).toEqual([403, '2fa_required']);
  });

  test('is saved by a refresh with a code too', async () => {
    const cleo = await signIn(CLEO);
    await refusalOf(calls.twoFactorTurnOff, { as: cleo });
    const token = sandbox.shop.identity.refreshTokens.issue(cleo.session.id, NOON);
    const text = await sandbox.shop.identity.refreshTokens.write(token, cleo.customer.id, 'harbour');
    const { result } = await sandbox.send(identity.authRefresh, {
      body: { refresh_token: text, otp: mailedCode(sandbox, CLEO), save_device: true },
    });
    expect(result.device_uuid).not.toBe(cleo.session.deviceUuid);
    expect(await logInCode('cleo', undefined, { [apiHeaderNames.deviceId]: result.device_uuid })).toBe('in');
  });
});

describe('a call that needs a code', () => {
  test('is refused until a refresh brings one, then passes for a quarter of an hour', async () => {
    const ben = await logInAs(sandbox, 'ben', { otp: bensCode(sandbox) });
    const start = async () => {
      const { status } = await sandbox.fetch(calls.twoFactorAuthenticatorStart, {
        as: await freshToken(signedInBy(sandbox, ben)),
      });
      return status;
    };
    expect(await start()).toBe(200);
    moveClockPastNoon(15 * MINUTE);
    expect(await start()).toBe(403);
    const body = { refresh_token: ben.refresh_token, otp: '000000' };
    expect(await refusalOf(identity.authRefresh, { body })).toEqual([403, '2fa_incorrect']);
    const { result } = await sandbox.send(identity.authRefresh, { body: { ...body, otp: bensCode(sandbox) } });
    expect(result.device_uuid).toBe(ben.device_uuid);
    expect(await start()).toBe(200);
    moveClockPastNoon(30 * MINUTE - 1);
    expect(await start()).toBe(200);
    moveClockPastNoon(30 * MINUTE);
    expect(await start()).toBe(403);
  });

  test('sends the code by e-mail when it is refused, and again on demand after a minute', async () => {
    const cleo = await signIn(CLEO);
    const { status, answer } = await sandbox.refused(calls.twoFactorTurnOff, { as: cleo });
    expect([status, answer.result]).toEqual([403, { method: 'email', methods: ['email'], identifier: 'cleo@******' }]);
    await refusalOf(calls.twoFactorTurnOff, { as: cleo });
    expect(mailsTo(CLEO)).toBe(1);
    const soon = await sandbox.fetch(calls.twoFactorResend, { as: cleo });
    expect([soon.status, soon.headers.get('retry-after')]).toEqual([429, '60']);
    moveClockPastNoon(MINUTE);
    const { result } = await sandbox.send(calls.twoFactorResend, { as: cleo });
    expect([result, mailsTo(CLEO)]).toEqual([{ identifier: 'cleo@******', retry_after: 60 }, 2]);
    expect(await refusalOf(calls.twoFactorResend, { as: await signIn(BEN) })).toEqual([409, '2fa_not_by_email']);
    sandbox.shop.identity.twoFactor.lock(cleo.customer.id, NOON);
    expect(await refusalOf(calls.twoFactorResend, { as: cleo })).toEqual([403, '2fa_account_locked']);
  });

  test('a code in one session leaves the others as they were', async () => {
    const other = await signIn(BEN);
    await logInAs(sandbox, 'ben', { otp: bensCode(sandbox) });
    expect(await refusalOf(calls.twoFactorTurnOff, { as: other })).toEqual([403, '2fa_required']);
  });
});
