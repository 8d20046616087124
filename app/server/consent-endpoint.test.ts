import { expect, test } from 'vitest';
import { createTestPublishedDocuments } from '#engine/cms/testing/memory-documents.ts';
import { getNoMessages } from '#engine/messages/testing/no-messages.ts';
import { createPageCompiler } from '#engine/page/page-compiler.ts';
import { createBlockDataLoader } from '#engine/render/load-block-data.ts';
import { createSiteCatalogue } from '#engine/site/site-catalogue.ts';
import { createConsentEndpoint } from './consent-endpoint.ts';

const HOST = 'harbour.localhost';
const ORIGIN = `http://${HOST}`;
const YEAR = 365 * 86_400;

const commerce = { account: 'harbour', pricingId: 'harbour-aud' };
const names = { name: 'Harbour', hosts: [HOST], locales: ['en-AU'] };
const brand = { version: 1, ...names, currency: 'AUD', timeZone: 'Australia/Sydney', commerce };
const catalogue = createSiteCatalogue(createTestPublishedDocuments({ documents: { 'harbour/site': brand } }));
const endpoint = createConsentEndpoint(
  {
    clock: () => Date.UTC(2026, 10, 21, 12),
    catalogue: () => catalogue,
    visit: () => ({ resolvers: {}, services: {} }),
    compiler: createPageCompiler(
      {},
      () => ({ src: '', srcSet: '' }),
      getNoMessages,
      () => {},
    ),
    loader: createBlockDataLoader({}),
    report: () => {},
  },
  () => 'new-visit',
);

async function choose(body: string, headers: Record<string, string> = {}, method = 'POST') {
  const request = new Request(`${ORIGIN}/_consent`, {
    method,
    headers: {
      origin: ORIGIN,
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(body.length),
      ...headers,
    },
    ...(method === 'POST' && { body }),
  });
  const query = new URLSearchParams();
  const engineRequest = {
    request,
    path: '/_consent',
    query,
    target: '/_consent',
    host: HOST,
    origin: ORIGIN,
    port: null,
    address: null,
  };
  const answer = await endpoint(engineRequest);
  const cookies = answer.headers.getSetCookie();
  return { status: answer.status, location: answer.headers.get('location'), cookies };
}

const namesOf = (cookies: readonly string[]) => cookies.map((cookie) => cookie.split('=', 1)[0]).toSorted();

test('accepting all cookies hides the banner for a year and starts the analytics session', async () => {
  const { status, location, cookies } = await choose('choice=all', { referer: `${ORIGIN}/about?page=2` });
  expect([status, location]).toEqual([303, '/about?page=2']);
  const [consent = '', visit = ''] = cookies;
  expect(consent).toMatch(new RegExp(`^consent=essential%2Cnon_essential; Max-Age=${YEAR};.*SameSite=Lax$`));
  expect(consent).not.toContain('HttpOnly');
  expect(visit).toMatch(/^session-id=new-visit;/);
  expect(cookies.length).toBe(2);
});

test('accepting all cookies stores the campaign that led to the page', async () => {
  const referer = `${ORIGIN}/?utm_source=mail&utm_campaign=spring`;
  const accepted = await choose('choice=all', { referer });
  expect(namesOf(accepted.cookies)).toEqual(['consent', 'session-id', 'utm']);
  const refused = await choose('choice=essential', { referer });
  expect(namesOf(refused.cookies)).toEqual(['consent']);
});

test('withdrawing consent removes every non-essential cookie', async () => {
  const cookie = 'consent=essential%2Cnon_essential; session-id=x; anonymous-id=y; utm=source%3Dmail; cart=abc';
  const { cookies } = await choose('choice=chosen', { cookie });
  expect(namesOf(cookies)).toEqual(['anonymous-id', 'consent', 'session-id', 'utm']);
  expect(cookies.find((one) => one.startsWith('consent='))).toContain('consent=essential;');
  const others = cookies.filter((one) => !one.startsWith('consent='));
  expect(others.filter((one) => !/=; Path=\/; Expires=Fri, 20 Nov 2026 12:00:00 GMT/.test(one))).toEqual([]);
});

test('the consent settings with the box ticked store full consent and redirect back to the settings', async () => {
  const { cookies, location } = await choose('choice=chosen&non_essential=on&then=consent-saved', {
    referer: `${ORIGIN}/about/cookie-policy`,
  });
  expect(cookies[0]).toContain('consent=essential%2Cnon_essential;');
  expect(location).toBe('/about/cookie-policy#consent-saved');
});

test('a consent request from a script is answered with status 204 and the cookie, without a redirect', async () => {
  const { status, location, cookies } = await choose('choice=essential', { accept: 'application/json' });
  expect([status, location, namesOf(cookies)]).toEqual([204, null, ['consent']]);
});

test.each([
  'https://elsewhere.example/phish',
  `${ORIGIN}.elsewhere.example/`,
  `${ORIGIN}//elsewhere.example/`,
  'nonsense',
])('the consent form redirects to the home page, never to another site, for the referer %s', async (referer) => {
  expect((await choose('choice=essential', { referer })).location).toBe('/');
});

test.each([
  ['choice=', {}, 'POST', 422],
  ['', {}, 'POST', 422],
  ['choice=everything', {}, 'POST', 422],
  ['choice=all', { origin: 'https://elsewhere.example' }, 'POST', 403],
  ['choice=all', { 'sec-fetch-site': 'cross-site' }, 'POST', 403],
  ['choice=all', { 'content-length': '1025' }, 'POST', 413],
  ['', {}, 'GET', 405],
])(
  'an invalid consent request with body %o, headers %j and method %s is answered with status %i',
  async (body, headers, method, status) => {
    const answer = await choose(body, headers, method);
    expect([answer.status, answer.cookies]).toEqual([status, []]);
  },
);
