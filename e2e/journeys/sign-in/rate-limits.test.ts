import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_TOTP_SECRET } from '../../../sandbox/seed/customers.ts';
import type { RateLimit } from '../../../sandbox/sign-in/rate-limiter.ts';
import { loginRateLimitByIp, oneTimeCodeEntryRateLimitByIp } from '../../../sandbox/sign-in/rate-limits.ts';
import type { TestSandbox } from '../../../sandbox/testing/test-sandbox.ts';
import { readContractCalls } from '../../../scripts/calls/contract-calls.ts';
import { FaultyApiProxy } from '../../harness/faulty-api.ts';
import { BrowserlessVisitor } from '../../harness/shop-caller.ts';
import { type RunningTestShop, startSeededTestSandbox, startTestShop } from '../../harness/shop-process.ts';

let sandbox: TestSandbox;
let api: FaultyApiProxy;
let shop: RunningTestShop;
/** The same shop behind a proxy that it trusts. */
let behindProxy: RunningTestShop;

beforeAll(async () => {
  sandbox = await startSeededTestSandbox();
  api = await FaultyApiProxy.start(sandbox.url, await readContractCalls(new URL('../../..', import.meta.url).pathname));
  shop = await startTestShop({ apiUrl: api.url });
  behindProxy = await startTestShop({ apiUrl: api.url, trustedProxies: '127.0.0.1' });
});
afterAll(async () => {
  await behindProxy?.close();
  await shop?.close();
  await api?.close();
  await sandbox?.close();
});

/** This sandbox has a fixed clock. */
function generateCode(halfMinutes: number): string {
  const timestamp = sandbox.shop.clock() + halfMinutes * 30_000;
  return new TOTP({ secret: DEMO_TOTP_SECRET }).generate({ timestamp });
}

const createWrongLogin = (email: string) => ({ body: { email, password: 'Wrong-Horse-9' } });

test('wrong passwords for one account are rate limited, whatever address they claim', async () => {
  const responses = [];
  for (let index = 0; index < 11; index += 1) {
    const caller = new BrowserlessVisitor(shop.port, { headers: { 'x-forwarded-for': `203.0.113.${index}` } });
    responses.push(await caller.call('auth.login', createWrongLogin('hana@harbour.example')));
    caller.close();
  }
  expect(responses.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  const lastResponse = responses.at(-1);
  expect([lastResponse?.json.code, Number(lastResponse?.headers['retry-after'])]).toEqual(['rate_limited', 60]);
  const addresses = api.listResponses('auth.login').map(({ headers }) => headers['x-forwarded-for']);
  expect([...new Set(addresses)]).toEqual(['127.0.0.1']);
});

test('of twenty simultaneous wrong one-time codes at log-in at most five are checked, and the account is locked', async () => {
  const customer = new BrowserlessVisitor(shop.port);
  const login = { email: 'ben@harbour.example', password: 'Correct-Horse-9' };
  expect((await customer.call('auth.login', { body: login })).json.code).toBe('2fa_required');
  const codes = Array.from({ length: 20 }, (_, index) => String(100_000 + index));
  const responses = await Promise.all(
    codes.map((otp) => customer.tab().call('auth.login', { body: { ...login, otp } })),
  );
  const responsesByCode = Map.groupBy(responses, ({ json }) => String(json.code));
  const checkedCount = responsesByCode.get('2fa_incorrect')?.length ?? 0;
  const refusedCount =
    (responsesByCode.get('2fa_account_locked')?.length ?? 0) + (responsesByCode.get('rate_limited')?.length ?? 0);
  expect([checkedCount > 0 && checkedCount <= 5, checkedCount + refusedCount]).toEqual([true, 20]);
  const laterResponse = await customer.tab().call('auth.login', { body: { ...login, otp: '123456' } });
  expect(['2fa_account_locked', 'rate_limited']).toContain(laterResponse.json.code);
});

test('of twenty simultaneous wrong one-time codes in a session at most five are checked, and a right one is then refused', async () => {
  const customer = new BrowserlessVisitor(shop.port, { brand: 'lantern' });
  const login = { email: 'ben@lantern.example', password: 'Correct-Horse-9' };
  const signedIn = await customer.call('auth.login', { body: { ...login, otp: generateCode(0), saveDevice: true } });
  expect(signedIn.status).toBe(200);
  customer.customerId = signedIn.json.result.customerId;
  const requestsBefore = api.listResponses('auth.refresh').length;
  const codes = Array.from({ length: 20 }, (_, index) => String(100_000 + index));
  const responses = await Promise.all(codes.map((otp) => customer.tab().call('auth.refresh', { body: { otp } })));
  const responsesByCode = Map.groupBy(responses, ({ json }) => String(json.code));
  const checkedCount = responsesByCode.get('2fa_incorrect')?.length ?? 0;
  const refusedCount =
    (responsesByCode.get('2fa_account_locked')?.length ?? 0) + (responsesByCode.get('rate_limited')?.length ?? 0);
  expect([checkedCount > 0 && checkedCount <= 5, checkedCount + refusedCount]).toEqual([true, 20]);
  expect(api.listResponses('auth.refresh').length - requestsBefore).toBe(20);
  const lateResponse = await customer.call('auth.refresh', { body: { otp: generateCode(1) } });
  expect([lateResponse.status, lateResponse.json.code]).toEqual([403, '2fa_account_locked']);
  expect((await customer.call('customer.get')).status).toBe(200);
});

/** Uses up the remaining attempts of an address, except a few. */
function useUpAttempts(limit: RateLimit, address: string, remainingAttempts: number): void {
  const { identity, clock } = sandbox.shop;
  for (let used = remainingAttempts; used < limit.maxAttempts; used += 1)
    identity.rateLimiter.count([[limit, address]], clock());
}

/** A visitor with the address that the proxy saw, and optionally a forged one. */
function createVisitorAt(address: string, forgedAddress = ''): BrowserlessVisitor {
  const headers = { 'x-forwarded-for': forgedAddress === '' ? address : `${forgedAddress}, ${address}` };
  return new BrowserlessVisitor(behindProxy.port, { headers });
}

test('wrong passwords behind a proxy are counted by the address that the proxy saw, not by a forged one', async () => {
  useUpAttempts(loginRateLimitByIp, '203.0.113.7', 2);
  const statuses = [];
  for (const forgedAddress of ['', '198.51.100.1', '198.51.100.2, 127.0.0.1']) {
    const response = await createVisitorAt('203.0.113.7', forgedAddress).call(
      'auth.login',
      createWrongLogin('nobody@harbour.example'),
    );
    statuses.push([response.status, response.json.code]);
  }
  expect(statuses).toEqual([
    [401, 'login_incorrect'],
    [401, 'login_incorrect'],
    [429, 'rate_limited'],
  ]);
  const otherAddressResponse = await createVisitorAt('203.0.113.8').call(
    'auth.login',
    createWrongLogin('nobody@harbour.example'),
  );
  expect(otherAddressResponse.status).toBe(401);
});

test('wrong one-time codes at log-in are also rate limited by address, across accounts', async () => {
  useUpAttempts(oneTimeCodeEntryRateLimitByIp, '203.0.113.17', 1);
  const sendWrongCode = (address: string, brand: string) => {
    const headers = { 'x-forwarded-for': address };
    const body = { email: `cleo@${brand}.example`, password: 'Correct-Horse-9', otp: '000000' };
    return new BrowserlessVisitor(behindProxy.port, { brand, headers }).call('auth.login', { body });
  };
  const responses = [
    await sendWrongCode('203.0.113.17', 'harbour'),
    await sendWrongCode('203.0.113.17', 'lantern'),
    await sendWrongCode('203.0.113.18', 'lantern'),
  ];
  expect(responses.map(({ status, json }) => [status, json.code])).toEqual([
    [403, '2fa_incorrect'],
    [429, 'rate_limited'],
    [403, '2fa_incorrect'],
  ]);
});

describe('wrong promotion codes', () => {
  const sendWrongPromotionCodes = async (visitor: BrowserlessVisitor, count: number) => {
    const codes: string[] = [];
    for (let index = 0; index < count; index += 1) {
      const { json } = await visitor.call('anon-cart.promotion', { body: { promotionCode: `GUESS${index}` } });
      codes.push(json.code);
    }
    return codes;
  };
  const notAddedCodes = Array.from({ length: 5 }, () => 'promotion_not_added');

  test('are rate limited after five for each cart, also when sent at once', async () => {
    const visitor = new BrowserlessVisitor(shop.port, { brand: 'sunnyside' });
    expect(await sendWrongPromotionCodes(visitor, 1)).toEqual(['promotion_not_added']);
    const responses = await Promise.all(Array.from({ length: 12 }, () => sendWrongPromotionCodes(visitor.tab(), 1)));
    const responseCodes = responses.flat().sort();
    expect(responseCodes).toEqual([...notAddedCodes.slice(1), ...Array.from({ length: 8 }, () => 'rate_limited')]);
  });

  test.each([
    ['at an address without a trusted proxy', 'lantern', () => shop, (index: number) => `203.0.113.${index}`],
    [
      'at the address that a trusted proxy saw',
      'harbour',
      () => behindProxy,
      (index: number) => `${index}.1.1.1, 203.0.113.9`,
    ],
  ])('are rate limited %s, whatever the cart', async (_, brand, getShop, createForwardedFor) => {
    const createVisitor = (index: number) =>
      new BrowserlessVisitor(getShop().port, { brand, headers: { 'x-forwarded-for': createForwardedFor(index) } });
    for (let index = 0; index < 6; index += 1)
      expect(await sendWrongPromotionCodes(createVisitor(index), 5)).toEqual(notAddedCodes);
    expect(await sendWrongPromotionCodes(createVisitor(6), 1)).toEqual(['rate_limited']);
  });
});

test('truncated, swapped or foreign session cookies sign the customer out, with a working page', async () => {
  const [ada, ivo] = [new BrowserlessVisitor(shop.port), new BrowserlessVisitor(shop.port)];
  await ada.signIn('ada@harbour.example');
  await ivo.signIn('ivo@harbour.example');
  const lanternVisitor = new BrowserlessVisitor(shop.port, { brand: 'lantern' });
  await lanternVisitor.signIn('ada@lantern.example');
  const accessCookie = 'access-token';
  const ownToken = ada.jar.get(accessCookie) ?? '';
  const brokenCookies: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
    ['cut', { [accessCookie]: ownToken.slice(0, -9) }],
    ['turned round', { [accessCookie]: [...ownToken].toReversed().join('') }],
    ['of another customer', { [accessCookie]: ivo.jar.get(accessCookie) ?? '' }],
    ['in the place of another', { [accessCookie]: ada.jar.get('refresh-token') ?? '', 'refresh-token': ownToken }],
    ['all of another brand', Object.fromEntries(lanternVisitor.jar)],
  ];
  for (const [name, cookies] of brokenCookies) {
    const caller = ada.tab();
    for (const [cookie, value] of Object.entries(cookies)) caller.jar.set(cookie, value);
    const response = await caller.call('customer.get');
    expect([name, response.status, response.json.code]).toEqual([name, 401, 'signed_out']);
    const remainingCookies = [...caller.jar.keys()].filter((cookie) => /token|customer|session-state/.test(cookie));
    expect([name, remainingCookies]).toEqual([name, []]);
    const page = await caller.open('/');
    expect([name, page.status, page.text.includes('<main')]).toEqual([name, 200, true]);
    caller.close();
  }
  expect((await ada.call('customer.get')).status).toBe(200);
});

test.each([
  ['dev@harbour.example', '/force-password-change'],
  ['eve@harbour.example', '/my-account/upgrade-account'],
])('the step that %s must take after log-in accepts no page of another site as the next one', async (email, path) => {
  const customer = new BrowserlessVisitor(shop.port);
  await customer.signIn(email);
  const readNextAddress = async (next: string) => {
    const { status, text } = await customer.open(`${path}?next=${encodeURIComponent(next)}`);
    return [status, /"about":\{[^}]*"next":"([^"]*)"/.exec(text)?.[1] ?? null];
  };
  expect(await readNextAddress('/cart?x=1')).toEqual([200, '/cart?x=1']);
  for (const next of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/%2f%2fx',
  ]) {
    expect([next, ...(await readNextAddress(next))]).toEqual([next, 200, null]);
  }
  customer.close();
});

test('expired tokens that cannot be refreshed sign the customer out, with a working page', async () => {
  const customer = new BrowserlessVisitor(shop.port);
  await customer.signIn('gus@harbour.example');
  sandbox.moveTo(new Date(Date.now() + 2 * 3_600_000).toISOString());
  const response = await customer.call('customer.get');
  expect([response.status, response.json.code]).toEqual([401, 'AUTH_REFRESH_FAILED']);
  const remainingCookies = [...customer.jar.keys()].filter((cookie) => /token|customer|session-state/.test(cookie));
  expect(remainingCookies).toEqual([]);
  const page = await customer.open('/my-account');
  expect([page.status, page.headers.location]).toEqual([302, '/login?next=%2Fmy-account']);
  customer.close();
});
