import { describe, expect, test } from 'vitest';
import * as calls from '#schemas/generated/api/two-factor.wire-calls.gen.ts';
import { findLastTestMail, readMailedCode } from '../../testing/sign-in.ts';
import {
  BEN_EMAIL,
  countTestMailsTo,
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
import { computeTotpCode } from '../totp.ts';

setUpSeededShopForTwoFactorTests();

describe('setting two-factor up', () => {
  test('works with an authenticator app', async () => {
    const ada = await openTestSessionWithoutCode('ada@harbour.example');
    const get = async () => (await twoFactorTestSandbox.send(calls.twoFactorGet, { as: ada })).result;
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
    expect(await sendRefusedTwoFactorTestCall(calls.twoFactorAuthenticator, wrong)).toEqual([
      404,
      '2fa_setup_not_found',
    ]);
    const { result: setup } = await twoFactorTestSandbox.send(calls.twoFactorAuthenticatorStart, { as: ada });
    const uri = new URL(setup.otpauth_uri);
    expect([uri.protocol, uri.searchParams.get('secret'), uri.searchParams.get('issuer')]).toEqual([
      'otpauth:',
      setup.secret,
      'Harbour',
    ]);
    expect(await sendRefusedTwoFactorTestCall(calls.twoFactorAuthenticator, wrong)).toEqual([403, '2fa_incorrect']);
    expect(await get()).toEqual(off);
    const otp = computeTotpCode(setup.secret, NOON_IN_SYDNEY_MS);
    const { result } = await twoFactorTestSandbox.send(calls.twoFactorAuthenticator, { as: ada, body: { otp } });
    const on = {
      ...off,
      enabled: true,
      method: 'authenticator',
      since: '2026-03-04T01:00:00.000Z',
      identifier: 'ada@******',
    };
    expect([result, await get()]).toEqual([on, on]);
    expect(findLastTestMail(twoFactorTestSandbox, 'ada@harbour.example').subject).toBe(
      'Two-factor authentication is on',
    );
    expect(await logInAndReadTestErrorCode('ada', otp)).toBe('2fa_incorrect');
    const { result: back } = await twoFactorTestSandbox.send(calls.twoFactorTurnOff, { as: ada });
    expect(back).toEqual(off);
    expect(await sendRefusedTwoFactorTestCall(calls.twoFactorTurnOff, { as: ada })).toEqual([409, '2fa_not_enabled']);
    expect(await logInAndReadTestErrorCode('ada')).toBe('in');
  });

  test('works with codes by e-mail', async () => {
    const ada = await openTestSessionWithoutCode('ada@harbour.example');
    const start = async () => (await twoFactorTestSandbox.send(calls.twoFactorEmailStart, { as: ada })).result;
    expect(await sendRefusedTwoFactorTestCall(calls.twoFactorEmail, { as: ada, body: { otp: '123456' } })).toEqual([
      404,
      '2fa_setup_not_found',
    ]);
    const before = countTestMailsTo('ada@harbour.example');
    expect(await start()).toEqual({ identifier: 'ada@******', retry_after: 60 });
    expect([await start(), countTestMailsTo('ada@harbour.example') - before]).toEqual([
      { identifier: 'ada@******', retry_after: 60 },
      1,
    ]);
    const otp = readMailedCode(twoFactorTestSandbox, 'ada@harbour.example');
    const wrong = otp === '000000' ? '000001' : '000000';
    expect(await sendRefusedTwoFactorTestCall(calls.twoFactorEmail, { as: ada, body: { otp: wrong } })).toEqual([
      403,
      '2fa_incorrect',
    ]);
    const { result } = await twoFactorTestSandbox.send(calls.twoFactorEmail, { as: ada, body: { otp } });
    expect(result).toMatchObject({ enabled: true, method: 'email', identifier: 'ada@******' });
    expect(await logInAndReadTestErrorCode('ada')).toBe('2fa_required');
  });

  test('is aborted after five wrong codes or ten minutes', async () => {
    const ada = await openTestSessionWithoutCode('ada@harbour.example');
    const { result } = await twoFactorTestSandbox.send(calls.twoFactorAuthenticatorStart, { as: ada });
    const wrong = () =>
      sendRefusedTwoFactorTestCall(calls.twoFactorAuthenticator, { as: ada, body: { otp: '000000' } });
    const codes = (await Promise.all(Array.from({ length: 8 }, wrong))).map(([, code]) => code).sort();
    expect(codes).toEqual([...Array(5).fill('2fa_incorrect'), ...Array(3).fill('2fa_setup_not_found')]);
    const otp = computeTotpCode(result.secret, NOON_IN_SYDNEY_MS);
    expect(await sendRefusedTwoFactorTestCall(calls.twoFactorAuthenticator, { as: ada, body: { otp } })).toEqual([
      404,
      '2fa_setup_not_found',
    ]);
    const again = await twoFactorTestSandbox.send(calls.twoFactorAuthenticatorStart, { as: ada });
    moveTestClockToNoonPlus(10 * MINUTE_MS);
    const late = { otp: computeTotpCode(again.result.secret, NOON_IN_SYDNEY_MS + 10 * MINUTE_MS) };
    expect(
      await sendRefusedTwoFactorTestCall(calls.twoFactorAuthenticator, {
        as: await withFreshTestAccessToken(ada),
        body: late,
      }),
    ).toEqual([404, '2fa_setup_not_found']);
  });

  test('again with another method, or turning it off, requires a code of the old method', async () => {
    const ben = await openTestSessionWithoutCode(BEN_EMAIL);
    const otp = { otp: '000000' };
    const refused = [
      await sendRefusedTwoFactorTestCall(calls.twoFactorTurnOff, { as: ben }),
      await sendRefusedTwoFactorTestCall(calls.twoFactorAuthenticatorStart, { as: ben }),
      await sendRefusedTwoFactorTestCall(calls.twoFactorAuthenticator, { as: ben, body: otp }),
      await sendRefusedTwoFactorTestCall(calls.twoFactorEmailStart, { as: ben }),
      await sendRefusedTwoFactorTestCall(calls.twoFactorEmail, { as: ben, body: otp }),
    ];
    expect(refused).toEqual(refused.map(() => [403, '2fa_required']));
  });

  test('a malformed code is refused', async () => {
    const ada = await openTestSessionWithoutCode('ada@harbour.example');
    for (const call of [calls.twoFactorAuthenticator, calls.twoFactorEmail]) {
      const sent = async (body: unknown) =>
        (await twoFactorTestSandbox.fetch(call, { as: ada, body, breaks: 'always' })).json;
      expect([await sent({}), await sent({ otp: '12345' }), await sent({ otp: '12345a' })]).toMatchObject([
        { code: 'required' },
        { code: 'invalid' },
        { code: 'invalid' },
      ]);
    }
  });
});

test('the advice to turn two-factor on is remembered as seen', async () => {
  const ada = await openTestSessionWithoutCode('ada@harbour.example');
  const { result } = await twoFactorTestSandbox.send(calls.twoFactorPromptAcknowledged, { as: ada });
  expect([result, twoFactorTestSandbox.shop.identity.confirmations.getByCustomer(ada.customer.id)]).toEqual([
    { tfa_prompt_required: false },
    { addressRequired: false, emailRequired: false, emailUnproven: false, twoFactorPromptSeen: true },
  ]);
});
