import { describe, expect, test } from 'vitest';
import { createTestPublishedDocuments } from '../cms/testing/memory-documents.ts';
import { findDocumentThatSetValue } from './merged-document.ts';
import type { Site } from './site.ts';
import { createSiteCatalogue } from './site-catalogue.ts';

const base = {
  'base/site': {
    version: 1,
    abstract: true,
    locales: ['en-AU'],
    currency: 'AUD',
    timeZone: 'Australia/Sydney',
    features: { walletPurchase: true },
  },
  'base/capabilities/default': { version: 1, capabilities: { blog: false, results: true, rebrand: false } },
  'base/routes': {
    version: 1,
    routes: {
      home: { path: '/', access: 'open', layout: 'default', gate: null, sitemap: true, screen: 'built' },
      things: { path: '/things/:thing', access: 'open', layout: 'default', gate: null, sitemap: null },
      vague: { path: '/vague' },
      'content-page': { path: null, access: 'open', layout: 'default', gate: null, sitemap: null },
    },
  },
  'base/page/home': { version: 1, route: 'home', head: { title: 'Home' }, blocks: [{ id: 'hero', type: 'hero' }] },
  'base/page/thing': { version: 1, route: 'things' },
  'base/page/thing-round': { version: 1, route: 'things', for: { thing: 'round' } },
  'base/page/story': { version: 1, path: '/our/Story' },
  'base/navigation/primary': { version: 1, items: [{ id: 'home', label: 'Home', link: { route: 'home' } }] },
  'base/content/home.en-au': {
    version: 1,
    locale: 'en-AU',
    entries: { 'home.lead_text': { type: 'plain', value: 'Base' }, 'home.empty': { type: 'plain' } },
  },
};
const brand = {
  'brand/site': {
    version: 1,
    extends: 'base',
    name: 'Brand',
    hosts: ['brand.localhost'],
    locales: ['en-GB', 'en-AU'],
    currency: 'GBP',
    timeZone: 'Europe/London',
    commerce: { account: 'brand', pricingId: '1' },
  },
};

function siteOf(documents: Record<string, unknown>, assets = {}, key = 'brand'): Site {
  const site = createSiteCatalogue(
    createTestPublishedDocuments({ documents: { ...base, ...brand, ...documents }, assets }),
  ).resolve(key);
  if (!site) throw new Error(`${key} does not resolve`);
  return site;
}

describe('a merged site', () => {
  test('has its settings, with defaults for missing ones', () => {
    const site = siteOf({});
    expect(site.missing).toEqual([]);
    expect(site.config).toEqual({
      name: 'Brand',
      abstract: false,
      hosts: ['brand.localhost'],
      allowedHosts: [],
      appSchemes: [],
      locales: ['en-GB', 'en-AU'],
      localeAddresses: [
        { locale: 'en-GB', prefix: '', host: null },
        { locale: 'en-AU', prefix: '/en-au', host: null },
      ],
      region: 'GB',
      currency: 'GBP',
      timeZone: 'Europe/London',
      maintenance: null,
      defaultSegment: 'default',
      commerce: { account: 'brand', pricingId: '1' },
      subVariants: new Map(),
      features: { walletPurchase: true, precartDrawer: false },
      session: { idleMinutes: 30, warningSeconds: 60 },
      gateways: new Map(),
      videos: [],
      partners: new Map(),
      analytics: null,
      discovery: { noindex: false, origin: null, image: null },
    });
    expect(site.view).toEqual({
      key: 'brand',
      name: 'Brand',
      locale: 'en-GB',
      currency: 'GBP',
      timeZone: 'Europe/London',
      features: { walletPurchase: true, precartDrawer: false },
    });
  });

  test('does not inherit hosts and abstract', () => {
    const child = siteOf({ 'child/site': { version: 1, extends: 'brand', name: 'Child' } }, {}, 'child');
    expect(child.missing).toEqual(['/hosts']);
    expect(child.config.abstract).toBe(false);
    expect(child.chain).toEqual(['base', 'brand', 'child']);
  });

  test('shares an unchanged document with its parent', () => {
    const site = siteOf({});
    expect(site.document('page', 'home')).toBe(site.parent?.document('page', 'home'));
    expect(site.routes).toBe(site.parent?.routes);
  });

  test('finds for each part of a merged document the document that set it', () => {
    const site = siteOf({
      'brand/page/home': {
        version: 1,
        blocks: [
          { id: 'new', type: 'text', before: 'hero' },
          { id: 'hero', props: { tone: 'loud' } },
        ],
      },
    });
    const home = site.document('page', 'home');
    if (!home) throw new Error('no home page');
    expect(home.value).toEqual({
      version: 1,
      route: 'home',
      head: { title: 'Home' },
      blocks: [
        { id: 'new', type: 'text' },
        { id: 'hero', type: 'hero', props: { tone: 'loud' } },
      ],
    });
    const origin = (pointer: string) => {
      const { document, pointer: at } = findDocumentThatSetValue(home, pointer) ?? {};
      return [document?.source, at];
    };
    expect(origin('/route')).toEqual(['base/page/home', '/route']);
    expect(origin('/blocks/0/type')).toEqual(['brand/page/home', '/blocks/0/type']);
    expect(origin('/blocks/1/props/tone')).toEqual(['brand/page/home', '/blocks/1/props/tone']);
    expect(origin('/blocks/1/type')).toEqual(['base/page/home', '/blocks/0/type']);
    expect(origin('/blocks/1/gate')).toEqual(['brand/page/home', '/blocks/1']);
    expect(origin('/access')).toEqual(['brand/page/home', '']);
  });

  test('ignores its parents for a document with inherit: false', () => {
    const site = siteOf({ 'brand/page/home': { version: 1, inherit: false, route: 'home' } });
    expect(site.document('page', 'home')).toMatchObject({
      value: { version: 1, route: 'home' },
      sources: [{ site: 'brand' }],
    });
  });
});

describe('the pages of a site', () => {
  test('are selected for a route by the type of what its path parameter names, else the general page', () => {
    const site = siteOf({});
    expect(site.pageForRoute('things', { thing: { type: 'round' } })?.name).toBe('thing-round');
    expect(site.pageForRoute('things', { thing: { type: 'square' } })?.name).toBe('thing');
    expect(site.pageForRoute('things')?.name).toBe('thing');
    expect(site.pageForRoute('nothing')).toBeUndefined();
  });

  test('take precedence over the pages of its parent for the same route', () => {
    const site = siteOf({ 'brand/page/a-thing': { version: 1, route: 'things' } });
    expect(site.pageForRoute('things')?.name).toBe('a-thing');
    expect(site.pagesOfRoute('things')).toEqual(['a-thing', 'thing', 'thing-round']);
  });

  test('can be removed and added again by a descendant', () => {
    const documents = {
      'brand/page/home': { version: 1, disabled: true },
      'child/site': { version: 1, extends: 'brand' },
      'child/page/home': { version: 1, route: 'home' },
    };
    const site = siteOf(documents);
    expect([site.document('page', 'home'), site.pageForRoute('home')]).toEqual([undefined, undefined]);
    expect(site.names('page')).toEqual(['thing', 'thing-round', 'story']);
    const child = siteOf(documents, {}, 'child');
    expect(child.document('page', 'home')?.value).toEqual({ version: 1, route: 'home' });
    expect(child.names('page')).toContain('home');
  });

  test('are found under the route that the site gives them instead of the inherited one', () => {
    const site = siteOf({ 'brand/page/thing': { version: 1, route: 'home' } });
    expect(site.pagesOfRoute('things')).toEqual(['thing-round']);
    expect(site.pagesOfRoute('home')).toEqual(['thing', 'home']);
  });

  test.each(['/our/Story', '/our/story', '/OUR/story/', '/our/story//'])(
    'with a path of their own are found at %s',
    (path) => {
      expect(siteOf({}).pageForPath(path)?.name).toBe('story');
    },
  );

  test('that moved are still found at the path that the parent gives them', () => {
    const site = siteOf({ 'brand/page/story': { version: 1, path: '/us' } });
    const paths = ['/us', '/our/story'].map((path) => site.pageForPath(path)?.value.path);
    expect(paths).toEqual(['/us', '/us']);
  });
});

describe('the content of a site', () => {
  test('treats underscores and dashes in keys as the same separator', () => {
    expect(siteOf({}).contentIn(['en-AU'], 'home.lead-text')).toEqual({ type: 'plain', value: 'Base' });
  });

  test('ignores an entry without a value', () => {
    expect(siteOf({}).contentIn(['en-AU'], 'home.empty')).toBeUndefined();
  });

  test('falls back to the default locale except for a strict lookup', () => {
    const site = siteOf({ 'brand/site': { ...brand['brand/site'], locales: ['en-AU', 'en-GB'] } });
    expect(site.content('en-GB', 'home.lead-text')).toEqual({ type: 'plain', value: 'Base' });
    expect(site.contentIn(['en-GB'], 'home.lead-text')).toBeUndefined();
  });

  test('is found in the language of the locale, first in the brand and then in its parent', () => {
    const content = (locale: string, value: string) => ({
      version: 1,
      locale,
      entries: { 'home.lead-text': { type: 'plain', value } },
    });
    const welsh: Record<string, unknown> = {
      'brand/content/home.cy-gb': content('cy-GB', 'brand cy-GB'),
      'brand/content/home.cy': content('cy', 'brand cy'),
      'base/content/home.cy-gb': content('cy-GB', 'base cy-GB'),
      'base/content/home.cy': content('cy', 'base cy'),
    };
    const settings = { 'brand/site': { ...brand['brand/site'], locales: ['en-AU'] } };
    const found = [...Object.keys(welsh), 'none'].map((name) => {
      const entry = siteOf({ ...welsh, ...settings }).content(JSON.parse('"cy-GB"'), 'home.lead-text');
      delete welsh[name];
      return entry?.value;
    });
    expect(found).toEqual(['brand cy-GB', 'brand cy', 'base cy-GB', 'base cy', 'Base']);
  });

  test('is that of the parent where the own entry is of another type than the place needs', () => {
    const entries = { 'home.lead-text': { type: 'json', value: { no: 'text' } } };
    const site = siteOf({ 'brand/content/other.en-au': { version: 1, locale: 'en-AU', entries } });
    expect(site.content('en-AU', 'home.lead-text')?.type).toBe('json');
    expect(site.content('en-AU', 'home.lead-text', ['plain', 'markdown'])?.value).toBe('Base');
    expect(site.content('en-AU', 'home.lead-text', ['image'])).toBeUndefined();
  });

  test('is in the default locale of the parent where the site has no locale of that language', () => {
    const swiss = { 'brand/site': { ...brand['brand/site'], locales: ['de-CH'] } };
    expect(siteOf(swiss).content(JSON.parse('"de-CH"'), 'home.lead-text')?.value).toBe('Base');
  });

  test('takes precedence over the same entry of its parent, even in a content document of another name', () => {
    const entries = { 'home.lead-text': { type: 'plain', value: 'Own' } };
    const site = siteOf({ 'brand/content/other.en-au': { version: 1, locale: 'en-AU', entries } });
    expect(site.contentIn(['en-AU'], 'home.lead_text')).toEqual({ type: 'plain', value: 'Own' });
  });
});

describe('the capabilities of a site', () => {
  test('are those of the segment, otherwise of the default segment', () => {
    const site = siteOf({
      'brand/capabilities/default': { version: 1, capabilities: { blog: true } },
      'brand/capabilities/vip': { version: 1, capabilities: { rebrand: true, blog: false } },
    });
    expect(site.capabilities(null)).toEqual(new Set(['blog', 'results']));
    expect(site.capabilities('vip')).toEqual(new Set(['rebrand']));
    expect(site.capabilities('__proto__')).toEqual(new Set(['blog', 'results']));
  });
});

describe('the routes of a site', () => {
  test('keep inherited settings and their former path when overridden', () => {
    const site = siteOf({ 'brand/routes': { version: 1, routes: { things: { path: '/goods/:thing' } } } });
    expect(site.routes.routes.get('things')).toMatchObject({ id: 'things', path: '/goods/:thing', access: 'open' });
    expect(site.routes.href('things', { thing: 'a b' })).toBe('/goods/a%20b');
    const match = (...segments: string[]) => site.routes.match({ segments, trailingSlash: false });
    expect(match('things', 'x')).toMatchObject({ route: { id: 'things' }, params: { thing: 'x' }, moved: true });
    expect(match('goods', 'x')).toMatchObject({ route: { id: 'things' }, params: { thing: 'x' }, moved: false });
  });

  test('are shared with the parent when unchanged', () => {
    const site = siteOf({ 'brand/routes': { version: 1, routes: { things: { path: '/goods/:thing' } } } });
    expect(site.routes.routes.get('home')).toBe(site.parent?.routes.routes.get('home'));
  });

  test('require sign-in and have a closed gate when they state no access and no gate', () => {
    expect(siteOf({}).routes.routes.get('vague')).toEqual({
      id: 'vague',
      path: '/vague',
      access: 'protected',
      layout: 'default',
      gate: { any: [] },
      sitemap: false,
      sitemapGate: null,
      screen: 'planned',
      params: {},
      query: [],
    });
  });
});

test('pictures come from the nearest site of the inheritance chain', () => {
  const site = siteOf({}, { 'base/logo.svg': { width: 1 }, 'base/icon.svg': {}, 'brand/logo.svg': { width: 2 } });
  expect(site.asset('logo.svg')).toMatchObject({ site: 'brand', width: 2 });
  expect(site.asset('icon.svg')).toMatchObject({ site: 'base' });
  expect(site.asset('none.svg')).toBeUndefined();
});

test('inherited navigation items merge by id', () => {
  const site = siteOf({ 'brand/navigation/primary': { version: 1, items: [{ id: 'home', label: 'Start' }] } });
  expect(site.navigation('primary')?.value.items).toEqual([{ id: 'home', label: 'Start', link: { route: 'home' } }]);
  expect(site.navigation('none')).toBeUndefined();
});
