import { expect, test } from 'vitest';
import type { ApiSession } from '../api/api-session.server.ts';
import { type SessionDuringRequest, trackSessionChangesDuringRequest } from '../api/live-session.server.ts';
import { createTestSession } from '../api/testing.ts';
import { createCookieCipher } from '../visitor/cookie-cipher.server.ts';
import { COOKIE_DEFINITIONS } from '../visitor/cookies.ts';
import { createCookieSessionStore } from '../visitor/session-store.server.ts';
import { toFetchResponse } from './endpoint.ts';
import {
  createTestDocumentRequest,
  createTestRequestToEndpoint,
  openTwoBrandTestPages,
} from './testing/small-shop.tsx';

const NOW = 1_000_000;
const customer: ApiSession = createTestSession('7', NOW);

/** What a call of a page does to the session. */
type Happens = (session: SessionDuringRequest) => void;

async function setUp(happens: Happens = () => undefined) {
  const secret = 'the secret of this test';
  const renew = async (_: string, live: SessionDuringRequest) => live.replace({ ...customer, renewed: NOW + 400_000 });
  const sessions = createCookieSessionStore({
    sealer: createCookieCipher(secret),
    renew,
    failed: () => undefined,
    refused: () => undefined,
  });
  let loads = 0;
  const load = async ({ visitor, services, now }: { visitor: object; services: unknown; now: number }) => {
    if (isArrival(services)) happens(services.session);
    return { data: `${Reflect.get(visitor, 'customerId')} #${++loads}`, expires: now + 1000 };
  };
  const shop = openTwoBrandTestPages({ load, sessions });
  const live = trackSessionChangesDuringRequest(null);
  live.replace(customer);
  const around = { secure: false, now: NOW, consent: new Set<never>() };
  const cookie = (await sessions.setCookies('one', live, around))
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');
  async function page(target: string, cookies = cookie) {
    const response = toFetchResponse(
      await shop.endpoint.document(createTestDocumentRequest(target, { headers: { cookie: cookies } })),
    );
    const blockText = /<p>(.*?)<\/p>/.exec(await response.text())?.[1];
    const set = response.headers.getSetCookie();
    return {
      status: response.status,
      location: response.headers.get('location'),
      blockText,
      removed: set.filter((line) => /^[\w-]+=;/.test(line)).length,
      set: set.filter((line) => !/^[\w-]+=;/.test(line)).map((line) => line.split('=')[0]),
      caching: response.headers.get('cache-control'),
    };
  }
  return { shop, cookie, page };
}

function isArrival(value: unknown): value is { session: SessionDuringRequest } {
  return typeof value === 'object' && value !== null && 'session' in value;
}

test('a page that depends on the visitor is rendered for each request and not cached, so that nobody gets that of a customer', async () => {
  const { page } = await setUp();
  const pages = [await page('/cart'), await page('/cart'), await page('/cart', '')];
  expect(pages.map(({ blockText, caching, set }) => [blockText, caching, set])).toEqual([
    ['7 #1', 'private, no-store', []],
    ['7 #2', 'private, no-store', []],
    ['null #3', 'private, no-store', []],
  ]);
});

test('a page that is cached for anonymous visitors is private and no-store for a signed-in customer', async () => {
  const { page } = await setUp();
  expect((await page('/', '')).caching).toBe('no-cache');
  expect((await page('/')).caching).toBe('private, no-store');
  expect((await page('/account')).status).toBe(200);
});

test('session cookies with renewed tokens are set by a page and by a client-side navigation', async () => {
  const { shop, cookie, page } = await setUp();
  shop.setNow(NOW + 400_000);
  const names = ['access-token', 'refresh-token', 'customer-id', 'customer-token', 'session-state', 'pricing-id'];
  expect((await page('/')).set).toEqual([...names, 'segment', 'device']);
  const response = toFetchResponse(
    await shop.endpoint.navigation(createTestRequestToEndpoint('/_page?path=%2F', { headers: { cookie } })),
  );
  const lines = response.headers.getSetCookie();
  expect([lines.length, (await response.json()).customerId]).toEqual([8, '7']);
});

test('framed session cookies sign a customer in only inside a frame, and other session cookies only outside of it', async () => {
  const { shop, cookie } = await setUp();
  const ofFrame = cookie.replaceAll(/(?<=^|; )/g, 'framed-');
  const who = async (cookies: string, headers: Readonly<Record<string, string>> = {}) => {
    const document = await shop.endpoint.document(
      createTestDocumentRequest('/cart', { headers: { cookie: cookies, ...headers } }),
    );
    return /<p>(\w+) #/.exec(await toFetchResponse(document).text())?.[1];
  };
  const iframe = { 'sec-fetch-dest': 'iframe' };
  const script = { 'vitrine-frame': '1' };
  expect([
    await who(ofFrame),
    await who(ofFrame, { 'sec-fetch-dest': 'document' }),
    await who(ofFrame, { 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'cross-site' }),
    await who(ofFrame, iframe),
    await who(ofFrame, script),
    await who(cookie, iframe),
    await who(cookie, script),
    await who(cookie),
  ]).toEqual(['null', 'null', 'null', '7', '7', 'null', 'null', '7']);
});

test('renewed tokens in a frame are set in cookies named framed-, which are Partitioned and SameSite=None', async () => {
  const { shop, cookie } = await setUp();
  shop.setNow(NOW + 400_000);
  const headers = { cookie: cookie.replaceAll(/(?<=^|; )/g, 'framed-'), 'sec-fetch-dest': 'iframe' };
  const set = toFetchResponse(
    await shop.endpoint.document(createTestDocumentRequest('/', { headers })),
  ).headers.getSetCookie();
  expect(set.length).toBe(8);
  expect(set.every((line) => /^framed-.*; HttpOnly; Secure; Partitioned; SameSite=None$/.test(line))).toBe(true);
});

test('a visitor with invalid session cookies counts as signed out, and the page removes the cookies and is not cached', async () => {
  const { page } = await setUp();
  const broken = `${COOKIE_DEFINITIONS.customerId.name}=made-up`;
  expect(await page('/', broken)).toMatchObject({
    status: 200,
    removed: 7,
    set: ['notice'],
    caching: 'private, no-store',
  });
  expect(await page('/account', broken)).toMatchObject({
    status: 302,
    location: '/login?next=%2Faccount',
    removed: 7,
  });
  expect((await page('/', '')).set).toEqual([]);
});

test('when an API call ends the session during a page, the page is that of an anonymous visitor and removes the cookies', async () => {
  const { page } = await setUp((session) => session.end('unauthorised'));
  expect(await page('/cart')).toMatchObject({ blockText: 'null #2', removed: 7, set: ['notice'] });
});

test('when an API call renews the session during a page, the page is that of the customer and sets the cookies', async () => {
  const { page } = await setUp((session) => session.replace(customer));
  expect(await page('/cart')).toMatchObject({ blockText: '7 #1', removed: 0 });
  expect((await page('/cart')).set).toHaveLength(8);
});
