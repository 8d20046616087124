import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readMailedCode } from '../../sandbox/testing/sign-in.ts';
import { coversSpec } from '../../scripts/test/covers-spec.ts';
import {
  ADA_CREDENTIALS,
  DEMONSTRATION_PASSWORD,
  listTestShopApiRequestPaths,
  type SandboxSessionHarness,
  SIGNED_IN_PROBE_CALL,
  startSandboxSessionHarness,
} from './testing/session-harness.ts';

const LOGIN_COOKIES = [
  'access-token',
  'refresh-token',
  'customer-id',
  'customer-token',
  'session-state',
  'pricing-id',
  'segment',
];

let sessions: SandboxSessionHarness;
beforeAll(async () => {
  sessions = await startSandboxSessionHarness();
});
afterAll(() => sessions.close());

describe('a customer who signs in', () => {
  test('learns the customer id and forced steps, and all tokens stay in sealed cookies', async () => {
    const browser = sessions.open().browser();
    const answer = await browser.call('auth.login', { body: ADA_CREDENTIALS });
    const { status, json, text, setCookies } = answer;
    expect([status, Object.keys(json.result).sort()]).toEqual([
      200,
      ['accountUpgrade', 'customerId', 'forcePasswordChange', 'sessionTimeout'],
    ]);
    expect(text).not.toMatch(/eyJ|token/i);
    expect([...browser.jar.keys()].sort()).toEqual([...LOGIN_COOKIES, 'device'].sort());
    for (const line of setCookies) expect(line).toMatch(/^[a-z-]+=eyJ[\w.-]+; Max-Age=\d+; .*HttpOnly; SameSite=Lax$/);
    for (const part of [...browser.jar.values()].flatMap((value) => value.split('.')))
      expect(Buffer.from(part, 'base64url').toString('latin1')).not.toContain('eyJ');
    const { json: summary } = await browser.visitor();
    expect(summary).toEqual({
      cartCount: 0,
      cartKinds: [],
      isSignedIn: true,
      availableFunds: null,
      unviewed: null,
      announcements: [],
      region: null,
      salesRestriction: null,
      customerId: json.result.customerId,
      sessionTimeLeft: expect.any(Number),
      notices: [],
      prompts: [],
      idle: { idleAfter: expect.any(Number), warnFor: expect.any(Number) },
    });
    coversSpec(
      'cookies-storage',
      ['access-token', 'refresh-token', 'customer-id', 'pricing-id', 'segment-name'],
      answer,
    );
    coversSpec('flows', 'auth', answer);
  });

  test('makes calls signed with the own customer token', async () => {
    const { shop, sendProbeCall, customerId } = await sessions.signIn();
    const answer = await sendProbeCall();
    expect([answer.status, answer.json.code]).toEqual([409, 'email_confirmed']);
    const headers = shop.sent.at(-1)?.headers;
    expect([headers?.get('x-customer-id'), headers?.get('authorization')?.slice(0, 10)]).toEqual([
      customerId,
      'Bearer eyJ',
    ]);
    expect(headers?.get('idempotency-key')).toMatch(/^00000000-/);
    const { pathname } = new URL(shop.sent.at(-1)?.url ?? '');
    coversSpec('rules', ['transport.headers', 'auth.roles'], shop.lastSent(pathname));
  });

  test('is recognised by the device cookie from then on, also when signed out', async () => {
    const { shop, call, jar } = await sessions.signIn();
    await call('auth.logout');
    expect([...jar.keys()]).toEqual(['device', 'ended-sessions']);
    await call('auth.login', { body: ADA_CREDENTIALS });
    const device = shop.sent.at(-1)?.headers.get('x-device-id');
    expect(device).toMatch(/^[\w-]{8,}$/);
  });

  test('with wrong credentials gets the refusal and no cookie', async () => {
    const browser = sessions.open().browser();
    const { status, json, setCookies } = await browser.call('auth.login', {
      body: { ...ADA_CREDENTIALS, password: 'wrong' },
    });
    expect([status, json.code, setCookies]).toEqual([401, 'login_incorrect', []]);
  });

  test('has the anonymous cart converted, and is signed in even if that fails', async () => {
    const shop = sessions.open();
    const browser = shop.browser();
    const ticket = {
      productType: 'lottery_ticket',
      lotteryKey: 'golden-bay',
      gameType: 'random',
      numGames: 4,
      quickpick: true,
    };
    await browser.call('anon-cart.items.add', { body: ticket });
    expect(browser.jar.has('cart')).toBe(true);
    await browser.call('auth.login', { body: ADA_CREDENTIALS });
    expect([listTestShopApiRequestPaths(shop).at(-1), browser.jar.has('cart')]).toEqual([
      expect.stringMatching(/^\/anon-cart\/.+\/convert$/),
      false,
    ]);
    const another = sessions.open(async (input, init) =>
      String(input).endsWith('/convert') ? Response.json({}, { status: 500 }) : fetch(input, init),
    );
    const second = another.browser();
    await second.call('anon-cart.items.add', { body: ticket });
    expect((await second.call('auth.login', { body: ADA_CREDENTIALS })).status).toBe(200);
    expect(second.jar.has('cart')).toBe(true);
  });

  test('and must change the password is told so until it is done', async () => {
    const dev = { ...ADA_CREDENTIALS, email: 'dev@harbour.example' };
    const { call, customerId, jar, forcePasswordChange } = await sessions.signIn(sessions.open(), dev);
    expect(forcePasswordChange).toBe(true);
    const forced = jar.get('session-state');
    const body = { newPassword: 'Another-Horse-9' };
    const { status, text } = await call('password.force-change', { customerId, body });
    expect([status, text]).toEqual([200, expect.stringContaining('"result"')]);
    expect(jar.get('session-state')).not.toBe(forced);
    const again = await call('auth.login', { body: { email: 'dev@harbour.example', password: 'Another-Horse-9' } });
    expect(again.json.result.forcePasswordChange).toBe(false);
  });

  test('with two-factor authentication needs a one-time code, and stays signed in when a later code is wrong', async () => {
    const browser = sessions.open().browser();
    const cleo = { email: 'cleo@harbour.example', password: DEMONSTRATION_PASSWORD };
    const { status, json } = await browser.call('auth.login', { body: cleo });
    expect([status, json.code, json.result]).toEqual([
      403,
      '2fa_required',
      { method: 'email', methods: ['email'], identifier: expect.stringMatching(/@\*{6}$/) },
    ]);
    const otp = readMailedCode(sessions.sandbox, 'cleo@harbour.example');
    const second = await browser.call('auth.login', { body: { ...cleo, otp, saveDevice: true } });
    expect([second.status, second.text]).toEqual([200, expect.not.stringMatching(/eyJ|token/i)]);
    const wrong = await browser.call('auth.refresh', {
      customerId: second.json.result.customerId,
      body: { otp: '000000' },
    });
    expect([wrong.status, wrong.json.code, browser.jar.has('access-token')]).toEqual([403, '2fa_incorrect', true]);
    coversSpec('errors', ['two-factor.required', 'two-factor.incorrect'], wrong);
  });

  test('during another session ends that session', async () => {
    const { shop, call, jar } = await sessions.signIn();
    const old = new Map(jar);
    await call('auth.login', { body: { email: 'ivo@harbour.example', password: DEMONSTRATION_PASSWORD } });
    expect(listTestShopApiRequestPaths(shop).slice(-2)).toEqual(['/login', '/logout']);
    const thief = shop.browser();
    for (const [name, value] of old) thief.jar.set(name, value);
    const { json } = await thief.visitor();
    const answer = await thief.call(SIGNED_IN_PROBE_CALL, { customerId: json.customerId });
    expect(answer.status).toBe(401);
  });
});

describe('a sign-out', () => {
  test('because of a forged cookie is announced once on the next page', async () => {
    const { jar, sendProbeCall, visitor, call } = await sessions.signIn();
    jar.set('customer-token', jar.get('access-token') ?? '');
    const { status, json } = await sendProbeCall();
    expect([status, json.code, [...jar.keys()].sort()]).toEqual([401, 'signed_out', ['device', 'notice']]);
    const first = await visitor();
    expect(first.json).toMatchObject({ isSignedIn: false, customerId: null, notices: ['signed_out'] });
    expect((await visitor()).json.notices).toEqual([]);
    expect((await call(SIGNED_IN_PROBE_CALL, { customerId: null })).json.code).toBe('not_signed_in');
    coversSpec('rules', 'auth.refresh-mismatch', first);
  });

  test('during the loading of a page is announced on that page', async () => {
    const { jar, visitor } = await sessions.signIn();
    jar.delete('refresh-token');
    expect((await visitor()).json.notices).toEqual(['signed_out']);
    expect([...jar.keys()]).toEqual(['device']);
  });

  test('at another brand, where the session cookies are not valid, keeps the session at its own brand', async () => {
    const { visitor, jar, sendProbeCall } = await sessions.signIn();
    const savedCookies = new Map(jar);
    expect((await visitor('lantern.localhost')).json.customerId).toBeNull();
    for (const [name, value] of savedCookies) jar.set(name, value);
    expect((await sendProbeCall()).json.code).toBe('email_confirmed');
  });

  test('works while the API is down', async () => {
    let down = false;
    const shop = sessions.open((input, init) =>
      down ? Promise.reject(new TypeError('fetch failed')) : fetch(input, init),
    );
    const { call, jar, customerId } = await sessions.signIn(shop);
    down = true;
    const answer = await call('auth.logout', { customerId });
    expect([answer.status, [...jar.keys()]]).toEqual([200, ['device', 'ended-sessions']]);
    coversSpec('constants', 'cookie.removal-expiry', answer);
  });

  test('is not caused by a call for another customer, which is refused as customer_changed and not sent to the API', async () => {
    const { call, shop } = await sessions.signIn();
    const { status, json } = await call(SIGNED_IN_PROBE_CALL, { customerId: 'somebody-else' });
    expect([status, json.code]).toEqual([401, 'customer_changed']);
    expect(listTestShopApiRequestPaths(shop).filter((path) => path.endsWith('/resend'))).toEqual([]);
  });
});
