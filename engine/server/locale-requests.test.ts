import { describe, expect, test } from 'vitest';
import { localizeSite } from '../site/localized-site.ts';
import { listLanguageLinks } from './locale-alternates.ts';
import { openTestShopWithFetchHelpers } from './testing/visited-shop.ts';

const SITE = {
  version: 1,
  extends: 'base',
  name: 'one',
  hosts: ['one.localhost'],
  locales: ['en-AU', 'cy-GB', 'ar'],
  commerce: { account: 'one', pricingId: 'one' },
};
const STORY = { version: 1, path: '/our/story', head: { title: 'Story' }, blocks: [{ id: 'a', type: 'note' }] };
const MEMBERS = { ...STORY, path: '/members', access: 'protected' };

const shop = (more = {}) =>
  openTestShopWithFetchHelpers({
    documents: { 'one/site': { ...SITE, ...more }, 'one/page/story': STORY, 'one/page/members': MEMBERS },
  });

const hosted = () =>
  shop({ localeAddresses: { scheme: 'host', hosts: { 'cy-GB': 'cy.one.localhost', ar: 'ar.one.localhost' } } });

const WELSH_BROWSER = { 'accept-language': 'cy, en;q=0.5' };
const CHOSE_WELSH = { cookie: 'language=cy-GB' };
const CHOSE_ENGLISH = { cookie: 'language=en-AU' };

describe('a page of a site with several locales is sent in the language of its address', () => {
  test.each([
    ['/', {}, 'en-AU'],
    ['/list?page=2', {}, 'en-AU'],
    ['/cy', {}, 'cy-GB'],
    ['/cy/list', {}, 'cy-GB'],
    ['/ar/our/story', {}, 'ar'],
    ['/cy/list', { 'accept-language': 'ar' }, 'cy-GB'],
    ['/cy/list', CHOSE_WELSH, 'cy-GB'],
    ['/list', { ...CHOSE_ENGLISH, ...WELSH_BROWSER }, 'en-AU'],
    ['/list', { cookie: 'language=fr' }, 'en-AU'],
  ])('%s with the headers %j is in %s', async (target, headers, locale) => {
    const { status, text, response } = await shop().get(target, { headers });
    expect([status, response.headers.get('content-language')]).toEqual([200, locale]);
    expect(text).toContain(`<html lang="${locale}"`);
  });
});

describe('a visitor who wants another language than that of the address is redirected to the same page', () => {
  test.each([
    ['/', WELSH_BROWSER, '/cy'],
    ['/list?page=2&utm_source=x', WELSH_BROWSER, '/cy/list?page=2&utm_source=x'],
    ['/our/story', CHOSE_WELSH, '/cy/our/story'],
    ['/cy/list?page=2', CHOSE_ENGLISH, '/list?page=2'],
    ['/cy', CHOSE_ENGLISH, '/'],
    ['/ar/list', CHOSE_WELSH, '/cy/list'],
    ['/CY/list', CHOSE_ENGLISH, '/list'],
  ])('%s with the headers %j leads to %s', async (target, headers, location) => {
    const { status, response } = await shop().get(target, { headers });
    expect([status, response.headers.get('location')]).toEqual([302, location]);
    expect([response.headers.get('vary'), response.headers.get('cache-control')]).toEqual([
      'accept-language, cookie',
      'private, no-store',
    ]);
  });

  test('the target of a redirect is not redirected again', async () => {
    const { get } = shop();
    for (const headers of [WELSH_BROWSER, CHOSE_WELSH, CHOSE_ENGLISH, { ...CHOSE_ENGLISH, ...WELSH_BROWSER }, {}])
      for (const start of ['/', '/list', '/cy/list', '/ar/list']) {
        const { response, status } = await get(start, { headers });
        const final = status === 302 ? await get(response.headers.get('location') ?? '', { headers }) : { status };
        expect([start, headers, final.status]).toEqual([start, headers, 200]);
      }
  });

  test.each(['//evil.example', '/cy//evil.example/x', '/ar///evil.example', '/cy/\\evil.example'])(
    'the address %s never leads to another host',
    async (target) => {
      const { response } = await shop().get(target, { headers: CHOSE_ENGLISH });
      const { response: other } = await shop().get(target, { headers: CHOSE_WELSH });
      for (const { headers } of [response, other]) {
        const location = headers.get('location') ?? '/';
        expect(new URL(location, 'http://one.localhost').host).toBe('one.localhost');
      }
    },
  );

  test('a navigation loads the document in the other language', async () => {
    const { payload, response } = await shop().page('/list?page=2', undefined, { headers: CHOSE_WELSH });
    expect(payload).toEqual({ kind: 'document', location: '/cy/list?page=2', customerId: null });
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });
});

describe('the parameter that chooses a language', () => {
  test.each([
    ['/cy/list?page=2&language=cy-GB', {}, '/cy/list?page=2', 'language=cy-GB'],
    ['/?language=en-AU', { ...CHOSE_WELSH, ...WELSH_BROWSER }, '/', 'language=en-AU'],
    ['/list?language=ar', {}, '/ar/list', 'language=ar'],
  ])('of %s is kept in a cookie and removed from the address', async (target, headers, location, cookie) => {
    const { status, response } = await shop().get(target, { headers });
    expect([status, response.headers.get('location')]).toEqual([302, location]);
    expect(response.headers.getSetCookie().map((line) => line.split(';')[0])).toEqual([cookie]);
  });

  test.each(['/list?language=fr', '/list?language=cy-GB&language=ar'])(
    'of %s names no language of the site and is removed without a cookie',
    async (target) => {
      const { response } = await shop().get(target);
      expect([response.headers.get('location'), response.headers.getSetCookie()]).toEqual(['/list', []]);
    },
  );
});

describe('redirects by the route keep the language', () => {
  test.each([
    ['/cy/account?x=1', '/cy/login?next=%2Fcy%2Faccount'],
    ['/cy/members', '/cy/login?next=%2Fcy%2Fmembers'],
    ['/cy/OUR/story', '/cy/our/story'],
    ['/CY/list/', '/cy/list'],
  ])('%s leads to %s', async (target, location) => {
    const { response } = await shop().get(target);
    expect(response.headers.get('location')?.split('%3F')[0]).toBe(location);
  });
});

describe('the page cache', () => {
  test('keeps a page once for each language', async () => {
    const { get, made, cached } = shop();
    await get('/list');
    await get('/cy/list');
    await get('/cy/list');
    await get('/list', { headers: CHOSE_ENGLISH });
    expect(made()).toBe(2);
    expect([cached('/list')?.status, cached('/cy/list')?.status]).toEqual([200, 200]);
  });

  test('is skipped when the address names no language and the browser prefers a language other than the default', async () => {
    const { get, cached } = shop();
    await get('/list');
    await get('/cy/list');
    const status = (target: string, headers: Record<string, string>) => cached(target, { headers })?.status;
    expect([status('/list', WELSH_BROWSER), status('/list', { 'accept-language': 'en' })]).toEqual([undefined, 200]);
    expect([status('/cy/list', { 'accept-language': 'en' }), status('/list?language=cy-GB', {})]).toEqual([
      200,
      undefined,
    ]);
  });

  test('adds accept-language to the Vary header of a page only where the address names no language', async () => {
    const { get } = shop();
    const vary = async (target: string) => (await get(target)).response.headers.get('vary');
    expect([await vary('/list'), await vary('/cy/list')]).toEqual([
      'accept-encoding, cookie, accept-language',
      'accept-encoding, cookie',
    ]);
  });
});

describe('a site with one locale', () => {
  test.each([WELSH_BROWSER, CHOSE_WELSH, {}])(
    'is sent without a redirect to a visitor with the headers %j',
    async (headers) => {
      const { get } = openTestShopWithFetchHelpers();
      const { status, response } = await get('/list?language=cy-GB', { headers });
      expect([status, response.headers.get('vary'), response.headers.get('content-language')]).toEqual([
        200,
        'accept-encoding, cookie',
        null,
      ]);
      expect(response.headers.getSetCookie()).toEqual([]);
      expect((await get('/cy/list')).status).toBe(404);
    },
  );
});

describe('a site with hosts for its languages', () => {
  test('answers on each host in its language', async () => {
    const { get } = hosted();
    const language = async (host: string) => (await get('/list', { host })).response.headers.get('content-language');
    expect([await language('one.localhost'), await language('cy.one.localhost')]).toEqual(['en-AU', 'cy-GB']);
  });

  test('redirects to the host of the language, with the port', async () => {
    const { response } = await hosted().get('/list?page=2', { headers: CHOSE_WELSH, port: 3000 });
    expect(response.headers.get('location')).toBe('http://cy.one.localhost:3000/list?page=2');
  });

  test('redirects from the host of another language back to the host of the default language', async () => {
    const { response } = await hosted().get('/list', { host: 'cy.one.localhost', headers: CHOSE_ENGLISH });
    expect(response.headers.get('location')).toBe('http://one.localhost/list');
  });
});

describe('the head of a page', () => {
  const links = (text: string) =>
    [...text.matchAll(/<link rel="(?:alternate|canonical)"[^>]*>/g)].map(([link]) => link);

  test('links to the page in each language, and to the default language as x-default', async () => {
    const { text } = await shop().get('/cy/list?page=2');
    expect(links(text)).toEqual([
      '<link rel="canonical" href="http://one.localhost/cy/list">',
      '<link rel="alternate" hreflang="en-AU" href="http://one.localhost/list">',
      '<link rel="alternate" hreflang="cy-GB" href="http://one.localhost/cy/list">',
      '<link rel="alternate" hreflang="ar" href="http://one.localhost/ar/list">',
      '<link rel="alternate" hreflang="x-default" href="http://one.localhost/list">',
    ]);
    expect(text).toContain('<meta property="og:locale" content="cy_GB">');
  });

  test('links to the host of each language where languages have hosts of their own', async () => {
    const { text } = await hosted().get('/list', { host: 'cy.one.localhost', port: 3000 });
    expect(links(text).slice(0, 3)).toEqual([
      '<link rel="canonical" href="http://cy.one.localhost:3000/list">',
      '<link rel="alternate" hreflang="en-AU" href="http://one.localhost:3000/list">',
      '<link rel="alternate" hreflang="cy-GB" href="http://cy.one.localhost:3000/list">',
    ]);
  });

  test('of a site with one locale names no languages', async () => {
    const { text } = await openTestShopWithFetchHelpers().get('/list');
    expect(links(text)).toEqual(['<link rel="canonical" href="http://one.localhost/list">']);
  });
});

test('a page in a right-to-left language has its direction', async () => {
  const { get } = shop();
  expect((await get('/ar/list')).text).toContain('<html lang="ar" dir="rtl" data-site');
  expect((await get('/cy/list')).text).toContain('<html lang="cy-GB" data-site');
});

test('listLanguageLinks keeps the path and query of the page and adds a language parameter to each link', () => {
  const site = shop().parts.engine.catalogue().byKey('one');
  if (!site) throw new Error('the site is not served');
  const welsh = localizeSite(site, 'cy-GB');
  expect(listLanguageLinks(site, welsh, '/cy/list?page=2', 'http://one.localhost')).toEqual([
    { locale: 'en-AU', href: '/list?page=2&language=en-AU', isCurrent: false },
    { locale: 'cy-GB', href: '/cy/list?page=2&language=cy-GB', isCurrent: true },
    { locale: 'ar', href: '/ar/list?page=2&language=ar', isCurrent: false },
  ]);
});
