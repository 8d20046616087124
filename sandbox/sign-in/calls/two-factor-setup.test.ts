import { describe, expect, test } from 'vitest';
import * as calls from '#schemas/generated/api/two-factor.wire-calls.gen.ts';
import { findLastMail, readMailedCode } from '../../testing/sign-in.ts';
import {
  BEN_EMAIL,
  countMailsTo,
  logInAndReadCode,
  MINUTE_MS,
  moveClockPastNoon,
  NOON_IN_SYDNEY,
  openTwoFactorShop,
  sandbox,
  sendRefusedCall,
  signInWithoutCode,
  withFreshAccessToken,
} from '../../testing/two-factor-shop.ts';
import { computeTotpCode } from '../totp.ts';

openTwoFactorShop();

describe('setting two-factor up', () => {
  test('works with an authenticator app', async () => {
    const ada = await signInWithoutCode('ada@harbour.example');
    const get = async () => (await sandbox.send(calls.twoFactorGet, { as: ada })).result;
    const off = {
      enabled: false,
      methods: ['authenticator', 'email'],
      remember_for_days: 30,
      method: null,
      since: null,
      identifier: null,
    };
    expect(await get()).toEqual(off);
    const wrong = { as: ada, body: { otp: '000000' } };
    expect(await sendRefusedCall(calls.twoFactorAuthenticator, wrong)).toEqual([404, '2fa_setup_not_found']);
    const { result: setup } = await sandbox.send(calls.twoFactorAuthenticatorStart, { as: ada });
    const uri = new URL(setup.otpauth_uri);
    expect([uri.protocol, uri.searchParams.get('secret'), uri.searchParams.get('issuer')]).toEqual([
      'otpauth:',
      setup.secret,
      'Harbour',
    ]);
    expect(await sendRefusedCall(calls.twoFactorAuthenticator, wrong)).toEqual([403, '2fa_incorrect']);
    expect(await get()).toEqual(off);
    const otp = computeTotpCode(setup.secret, NOON_IN_SYDNEY);
    const { result } = await sandbox.send(calls.twoFactorAuthenticator, { as: ada, body: { otp } });
    const on = {
      ...off,
      enabled: true,
      method: 'authenticator',
      since: '2026-03-04T01:00:00.000Z',
      identifier: 'ada@******',
    };
    expect([result, await get()]).toEqual([on, on]);
    expect(findLastMail(sandbox, 'ada@harbour.example').subject).toBe('Two-factor authentication is on');
    expect(await logInAndReadCode('ada', otp)).toBe('2fa_incorrect');
    const { result: back } = await sandbox.send(calls.twoFactorTurnOff, { as: ada });
    expect(back).toEqual(off);
    expect(await sendRefusedCall(calls.twoFactorTurnOff, { as: ada })).toEqual([409, '2fa_not_enabled']);
    expect(await logInAndReadCode('ada')).toBe('in');
  });

  test('works with codes by e-mail', async () => {
    const ada = await signInWithoutCode('ada@harbour.example');
    const start = async () => (await sandbox.send(calls.twoFactorEmailStart, { as: ada })).result;
    expect(await sendRefusedCall(calls.twoFactorEmail, { as: ada, body: { otp: '123456' } })).toEqual([
      404,
      '2fa_setup_not_found',
    ]);
    const before = countMailsTo('ada@harbour.example');
    expect(await start()).toEqual({ identifier: 'ada@******', retry_after: 60 });
    expect([await start(), countMailsTo('ada@harbour.example') - before]).toEqual([
      { identifier: 'ada@******', retry_after: 60 },
      1,
    ]);
    const otp = readMailedCode(sandbox, 'ada@harbour.example');
    const wrong = otp === '000000' ? '000001' : '000000';
    expect(await sendRefusedCall(calls.twoFactorEmail, { as: ada, body: { otp: wrong } })).toEqual([
      403,
      '2fa_incorrect',
    ]);
    const { result } = await sandbox.send(calls.twoFactorEmail, { as: ada, body: { otp } });
    expect(result).toMatchObject({ enabled: true, method: 'email', identifier: 'ada@******' });
    expect(await logInAndReadCode('ada')).toBe('2fa_required');
  });

  test('is aborted after five wrong codes or ten minutes', async () => {
    const ada = await signInWithoutCode('ada@harbour.example');
    const { result } = await sandbox.send(calls.twoFactorAuthenticatorStart, { as: ada });
    const wrong = () => sendRefusedCall(calls.twoFactorAuthenticator, { as: ada, body: { otp: '000000' } });
    const codes = (await Promise.all(Array.from({ length: 8 }, wrong))).map(([, code]) => code).sort();
    expect(codes).toEqual([...Array(5).fill('2fa_incorrect'), ...Array(3).fill('2fa_setup_not_found')]);
    const otp = computeTotpCode(result.secret, NOON_IN_SYDNEY);
    expect(await sendRefusedCall(calls.twoFactorAuthenticator, { as: ada, body: { otp } })).toEqual([
      404,
      '2fa_setup_not_found',
    ]);
    const again = await sandbox.send(calls.twoFactorAuthenticatorStart, { as: ada });
    moveClockPastNoon(10 * MINUTE_MS);
    const late = { otp: computeTotpCode(again.result.secret, NOON_IN_SYDNEY + 10 * MINUTE_MS) };
    expect(
      await sendRefusedCall(calls.twoFactorAuthenticator, { as: await withFreshAccessToken(ada), body: late }),
    ).toEqual([404, '2fa_setup_not_found']);
  });

  test('again with another method, or turning it off, requires a code of the old method', async () => {
    const ben = await signInWithoutCode(BEN_EMAIL);
    const otp = { otp: '000000' };
    const refused = [
      await sendRefusedCall(calls.twoFactorTurnOff, { as: ben }),
      await sendRefusedCall(calls.twoFactorAuthenticatorStart, { as: ben }),
      await sendRefusedCall(calls.twoFactorAuthenticator, { as: ben, body: otp }),
      await sendRefusedCall(calls.twoFactorEmailStart, { as: ben }),
      await sendRefusedCall(calls.twoFactorEmail, { as: ben, body: otp }),
    ];
    expect(refused).toEqual(refused.map(() => [403, '2fa_required']));
  });

  test('a malformed code is refused', async () => {
    const ada = await signInWithoutCode('ada@harbour.example');
    for (const call of [calls.twoFactorAuthenticator, calls.twoFactorEmail]) {
      const sent = async (body: unknown) => (await sandbox.fetch(call, { as: ada, body, breaks: 'always' })).json;
      expect([await sent({}), await sent({ otp: '12345' }), await sent({ otp: '12345a' })]).toMatchObject([
        { code: 'required' },
        { code: 'invalid' },
        { code: 'invalid' },
      ]);
    }
  });
});

test('the advice to turn two-factor on is remembered as seen', async () => {
  const ada = await signInWithoutCode('ada@harbour.example');
  const { result } = await sandbox.send(calls.twoFactorPromptAcknowledged, { as: ada });
  expect([result, sandbox.shop.identity.confirmations.getByCustomer(ada.customer.id)]).toEqual([
    { tfa_prompt_required: false },
    { addressRequired: false, emailRequired: false, emailUnproven: false, twoFactorPromptSeen: true },
  ]);
});
