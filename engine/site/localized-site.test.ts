import { describe, expect, test } from 'vitest';
import { createTestPublishedDocuments } from '../cms/testing/memory-documents.ts';
import { addPathPrefix, createLocaleAddresses, findLocaleOfAddress, removePathPrefix } from './locale-addresses.ts';
import { localizeSite } from './localized-site.ts';
import { parseRequestPath } from './routes/request-path.ts';
import { createSiteCatalogue } from './site-catalogue.ts';

const route = (path: string) => ({
  path,
  access: 'open',
  layout: 'default',
  gate: null,
  sitemap: null,
  screen: 'built',
});

function openSite(more: object) {
  const documents = {
    'shop/site': {
      version: 1,
      name: 'Shop',
      hosts: ['shop.example'],
      locales: ['en-GB', 'cy-GB', 'ar'],
      currency: 'GBP',
      timeZone: 'UTC',
      commerce: { account: 'a', pricingId: '1' },
      ...more,
    },
    'shop/routes': {
      version: 1,
      routes: { home: route('/'), thing: route('/things/:thing'), 'content-page': { ...route('/'), path: null } },
    },
    'shop/page/story': { version: 1, path: '/our/story' },
  };
  const catalogue = createSiteCatalogue(createTestPublishedDocuments({ documents }));
  const site = catalogue.byHost('shop.example');
  if (!site) throw new Error('the shop is not served');
  return { site, catalogue };
}

const matchPath = (site: ReturnType<typeof openSite>['site'], path: string) => {
  const parsedPath = parseRequestPath(path);
  const match = parsedPath && site.routes.match(parsedPath);
  return match && { id: match.route.id, params: match.params };
};

describe('createLocaleAddresses', () => {
  test('takes the language as prefix, or the whole tag where two locales share the language', () => {
    expect(createLocaleAddresses(['en-AU', 'cy-GB', 'en-XA', 'zh-Hans-AU']).map(({ prefix }) => prefix)).toEqual([
      '',
      '/cy',
      '/en-xa',
      '/zh',
    ]);
  });
});

describe('findLocaleOfAddress', () => {
  const prefixed = createLocaleAddresses(['en-GB', 'cy-GB']);
  const hosted = createLocaleAddresses(['en-GB', 'cy-GB'], { scheme: 'host', hosts: { 'cy-GB': 'cy.shop.example' } });

  test.each([
    ['/cy', 'cy-GB'],
    ['/CY/things', 'cy-GB'],
    ['/cyder', null],
    ['/', null],
    ['/things/cy', null],
  ])('finds in the path %s the locale %s', (pathname, locale) => {
    expect(findLocaleOfAddress(prefixed, { host: 'shop.example', pathname })?.locale ?? null).toBe(locale);
  });

  test('finds the locale of a host', () => {
    const find = (host: string) => findLocaleOfAddress(hosted, { host, pathname: '/' })?.locale ?? null;
    expect([find('CY.shop.example'), find('shop.example')]).toEqual(['cy-GB', null]);
  });
});

test.each([
  ['/', '/cy'],
  ['/?a=1', '/cy?a=1'],
  ['/#top', '/cy#top'],
  ['/things/1?a=1#top', '/cy/things/1?a=1#top'],
])('addPathPrefix turns %s into %s', (path, expected) => {
  expect(addPathPrefix('/cy', path)).toBe(expected);
});

test.each([
  ['/cy', '/'],
  ['/CY/things', '/things'],
  ['/cyder', null],
])('removePathPrefix turns %s into %s', (path, expected) => {
  expect(removePathPrefix('/cy', path)).toBe(expected);
});

describe('localizeSite', () => {
  test('returns the site itself for its default locale, and always the same object for each other locale', () => {
    const { site } = openSite({});
    expect(localizeSite(site, 'en-GB')).toBe(site);
    expect(localizeSite(site, 'cy-GB')).toBe(localizeSite(site, 'cy-GB'));
  });

  test('gives routes and pages the prefix of the locale', () => {
    const welsh = localizeSite(openSite({}).site, 'cy-GB');
    expect(welsh.view.locale).toBe('cy-GB');
    expect([
      welsh.routes.href('home'),
      welsh.routes.href('home', {}, { a: '1' }),
      welsh.routes.href('thing', { thing: 'x y' }),
      welsh.routes.routes.get('thing')?.path,
      welsh.pageForPath('/cy/our/story')?.name,
      welsh.pageForPath('/our/story')?.name,
    ]).toEqual(['/cy', '/cy?a=1', '/cy/things/x%20y', '/cy/things/:thing', 'story', undefined]);
  });

  test('matches paths with the prefix only', () => {
    const welsh = localizeSite(openSite({}).site, 'cy-GB');
    expect(matchPath(welsh, '/cy')).toEqual({ id: 'home', params: {} });
    expect(matchPath(welsh, '/CY/things/1')).toEqual({ id: 'thing', params: { thing: '1' } });
    expect([matchPath(welsh, '/things/1'), matchPath(welsh, '/')]).toEqual([null, null]);
  });

  test('puts the host of the locale first, with the public origin', () => {
    const { site, catalogue } = openSite({
      discovery: { origin: 'https://shop.example:8443' },
      locales: ['en-GB', 'cy-GB'],
      localeAddresses: { scheme: 'host', hosts: { 'cy-GB': 'cymraeg.example' } },
    });
    const welsh = localizeSite(site, 'cy-GB');
    expect([welsh.config.hosts, welsh.config.discovery.origin, welsh.routes.href('home')]).toEqual([
      ['cymraeg.example', 'shop.example'],
      'https://cymraeg.example:8443',
      '/',
    ]);
    expect([site.config.hosts[0], catalogue.byHost('cymraeg.example')]).toEqual(['shop.example', site]);
  });
});
