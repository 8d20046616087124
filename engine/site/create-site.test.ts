import { describe, expect, test } from 'vitest';
import { createMemoryDocuments } from '../cms/testing/memory-documents.ts';
import { findValueOrigin } from './merged-document.ts';
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
    createMemoryDocuments({ documents: { ...base, ...brand, ...documents }, assets }),
  ).resolve(key);
  if (!site) throw new Error(`${key} does not resolve`);
  return site;
}

describe('a site', () => {
  test('its settings, what it lacks filled in', () => {
    const site = siteOf({});
    expect(site.missing).toEqual([]);
    expect(site.config).toEqual({
      name: 'Brand',
      abstract: false,
      hosts: ['brand.localhost'],
      allowedHosts: [],
      appSchemes: [],
      locales: ['en-GB', 'en-AU'],
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

  test('hosts and being abstract are not inherited', () => {
    const child = siteOf({ 'child/site': { version: 1, extends: 'brand', name: 'Child' } }, {}, 'child');
    expect(child.missing).toEqual(['/hosts']);
    expect(child.config.abstract).toBe(false);
    expect(child.chain).toEqual(['base', 'brand', 'child']);
  });

  test('a document that it does not change is the very one of its parent', () => {
    const site = siteOf({});
    expect(site.document('page', 'home')).toBe(site.parent?.document('page', 'home'));
    expect(site.routes).toBe(site.parent?.routes);
  });

  test('a merged document knows which document decided what', () => {
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
      const { document, pointer: at } = findValueOrigin(home, pointer) ?? {};
      return [document?.source, at];
    };
    expect(origin('/route')).toEqual(['base/page/home', '/route']);
    expect(origin('/blocks/0/type')).toEqual(['brand/page/home', '/blocks/0/type']);
    expect(origin('/blocks/1/props/tone')).toEqual(['brand/page/home', '/blocks/1/props/tone']);
    expect(origin('/blocks/1/type')).toEqual(['base/page/home', '/blocks/0/type']);
    expect(origin('/blocks/1/gate')).toEqual(['brand/page/home', '/blocks/1']);
    expect(origin('/access')).toEqual(['brand/page/home', '']);
  });

  test('a document that starts afresh owes nothing to its parents', () => {
    const site = siteOf({ 'brand/page/home': { version: 1, inherit: false, route: 'home' } });
    expect(site.document('page', 'home')).toMatchObject({
      value: { version: 1, route: 'home' },
      sources: [{ site: 'brand' }],
    });
  });
});

describe('pages', () => {
  test('are picked by the type of what a parameter names', () => {
    const site = siteOf({});
    expect(site.pageForRoute('things', { thing: { type: 'round' } })?.name).toBe('thing-round');
    expect(site.pageForRoute('things', { thing: { type: 'square' } })?.name).toBe('thing');
    expect(site.pageForRoute('things')?.name).toBe('thing');
    expect(site.pageForRoute('nothing')).toBeUndefined();
  });

  test("of a site come before its parent's", () => {
    const site = siteOf({ 'brand/page/a-thing': { version: 1, route: 'things' } });
    expect(site.pageForRoute('things')?.name).toBe('a-thing');
    expect(site.pagesOfRoute('things')).toEqual(['a-thing', 'thing', 'thing-round']);
  });

  test('that a site removed are gone, and can come back further down', () => {
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

  test('move with their route', () => {
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

  test('whose path a site changed stand there alone, and are led to from where its parent has them', () => {
    const site = siteOf({ 'brand/page/story': { version: 1, path: '/us' } });
    const paths = ['/us', '/our/story'].map((path) => site.pageForPath(path)?.value.path);
    expect(paths).toEqual(['/us', '/us']);
  });
});

describe('content', () => {
  test('keys are compared with underscores and dashes as one separator', () => {
    expect(siteOf({}).contentIn('en-AU', 'home.lead-text')).toEqual({ type: 'plain', value: 'Base' });
  });

  test('an entry without a value is no entry', () => {
    expect(siteOf({}).contentIn('en-AU', 'home.empty')).toBeUndefined();
  });

  test('falls back to the default locale, and not where a locale is asked for strictly', () => {
    const site = siteOf({ 'brand/site': { ...brand['brand/site'], locales: ['en-AU', 'en-GB'] } });
    expect(site.content('en-GB', 'home.lead-text')).toEqual({ type: 'plain', value: 'Base' });
    expect(site.contentIn('en-GB', 'home.lead-text')).toBeUndefined();
  });

  test("a site's entry comes before its parent's, whatever document it stands in", () => {
    const entries = { 'home.lead-text': { type: 'plain', value: 'Own' } };
    const site = siteOf({ 'brand/content/other.en-au': { version: 1, locale: 'en-AU', entries } });
    expect(site.contentIn('en-AU', 'home.lead_text')).toEqual({ type: 'plain', value: 'Own' });
  });
});

describe('capabilities', () => {
  test("come from the segment's set, else from the default segment's", () => {
    const site = siteOf({
      'brand/capabilities/default': { version: 1, capabilities: { blog: true } },
      'brand/capabilities/vip': { version: 1, capabilities: { rebrand: true, blog: false } },
    });
    expect(site.capabilities(null)).toEqual(new Set(['blog', 'results']));
    expect(site.capabilities('vip')).toEqual(new Set(['rebrand']));
    expect(site.capabilities('__proto__')).toEqual(new Set(['blog', 'results']));
  });
});

describe('routes', () => {
  test('an override keeps the rest of the route, and the address it had', () => {
    const site = siteOf({ 'brand/routes': { version: 1, routes: { things: { path: '/goods/:thing' } } } });
    expect(site.routes.routes.get('things')).toMatchObject({ id: 'things', path: '/goods/:thing', access: 'open' });
    expect(site.routes.href('things', { thing: 'a b' })).toBe('/goods/a%20b');
    const match = (...segments: string[]) => site.routes.match({ segments, trailingSlash: false });
    expect(match('things', 'x')).toMatchObject({ route: { id: 'things' }, params: { thing: 'x' }, moved: true });
    expect(match('goods', 'x')).toMatchObject({ route: { id: 'things' }, params: { thing: 'x' }, moved: false });
  });

  test('unchanged routes are shared', () => {
    const site = siteOf({ 'brand/routes': { version: 1, routes: { things: { path: '/goods/:thing' } } } });
    expect(site.routes.routes.get('home')).toBe(site.parent?.routes.routes.get('home'));
  });

  test('a route that does not say what it asks for asks for everything', () => {
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

test('pictures come from the nearest site of the chain', () => {
  const site = siteOf({}, { 'base/logo.svg': { width: 1 }, 'base/icon.svg': {}, 'brand/logo.svg': { width: 2 } });
  expect(site.asset('logo.svg')).toMatchObject({ site: 'brand', width: 2 });
  expect(site.asset('icon.svg')).toMatchObject({ site: 'base' });
  expect(site.asset('none.svg')).toBeUndefined();
});

test('navigation merges by item', () => {
  const site = siteOf({ 'brand/navigation/primary': { version: 1, items: [{ id: 'home', label: 'Start' }] } });
  expect(site.navigation('primary')?.value.items).toEqual([{ id: 'home', label: 'Start', link: { route: 'home' } }]);
  expect(site.navigation('none')).toBeUndefined();
});
