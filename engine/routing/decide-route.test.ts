import { describe, expect, test } from 'vitest';
import { createTestPublishedDocuments } from '../cms/testing/memory-documents.ts';
import { createSiteCatalogue } from '../site/site-catalogue.ts';
import type { Visitor } from '../visitor/visitor.ts';
import { decideRoute } from './decide-route.ts';
import type { ParamResolvers } from './param-resolver.ts';

const route = (path: string | null, more = {}) => ({
  path,
  access: 'open',
  layout: 'default',
  gate: null,
  sitemap: null,
  screen: 'built',
  ...more,
});
const page = (id: string, more = {}) => ({ version: 1, route: id, ...more });

const DOCUMENTS = {
  'base/site': { version: 1, abstract: true, locales: ['en-AU'], currency: 'AUD', timeZone: 'UTC' },
  'base/routes': {
    version: 1,
    routes: {
      home: route('/'),
      'change-Password': route('/change-Password'),
      goods: route('/goods', { query: ['sort'] }),
      pages: route('/pages', { query: ['page', 'sort'], params: { page: 'page-number' } }),
      list: route('/list/:page?', { params: { page: 'page-number' } }),
      thing: route('/:thing/:part?', { params: { thing: 'thing', part: 'part' }, query: ['tab'] }),
      odd: route('/odd/:x', { params: { x: 'unheard-of' } }),
      account: route('/account', { access: 'protected' }),
      'account.thing': route('/account/over/:thing', { access: 'protected', params: { thing: 'thing' } }),
      'account.item': route('/account/:item', { access: 'protected', params: { item: 'thing' } }),
      vault: route('/vault', { gate: 'vault' }),
      'vault.item': route('/vault/:item', { gate: 'vault', params: { item: 'thing' } }),
      safe: route('/safe', { access: 'protected', gate: 'vault' }),
      pageless: route('/pageless'),
      login: route('/login', { query: ['next'] }),
      logout: route('/logout'),
      'force-password-change': route('/force-password-change'),
      'my-account.upgrade-account': route('/my-account/upgrade-account', { access: 'protected' }),
      'partner.not-found': route('/partner/:slug/*'),
      'not-found': route('*', { layout: 'plain' }),
      'content-page': route(null, { layout: 'wide' }),
    },
  },
  ...Object.fromEntries(
    [
      'home',
      'change-Password',
      'goods',
      'pages',
      'list',
      'thing',
      'odd',
      'account',
      'account.item',
      'account.thing',
      'vault',
      'vault.item',
      'safe',
      'login',
      'logout',
      'force-password-change',
      'my-account.upgrade-account',
      'not-found',
    ].map((id) => [`base/page/${id.toLowerCase()}`, page(id)]),
  ),
  'base/page/thing-round': page('thing', { for: { thing: 'round' }, layout: 'narrow' }),
  'base/page/story': { version: 1, path: '/Our/Story' },
  'base/page/goods-story': { version: 1, path: '/goods' },
  'base/page/secret': { version: 1, path: '/secret', access: 'protected' },
  'base/page/hidden': { version: 1, path: '/hidden', gate: 'vault' },
  'brand/site': {
    version: 1,
    extends: 'base',
    name: 'Brand',
    hosts: ['brand.localhost'],
    commerce: { account: 'a', pricingId: '1' },
  },
  'brand/routes': { version: 1, routes: { goods: { path: '/wares' }, 'account.item': { path: '/mine/:item' } } },
  'brand/page/list': { version: 1, gate: 'lists' },
  'brand/page/change-password': { version: 1, access: 'protected' },
};

const site = createSiteCatalogue(createTestPublishedDocuments({ documents: DOCUMENTS })).byKey('brand');
function brand() {
  if (!site) throw new Error('the brand is not served');
  return site;
}

const VISITOR: Visitor = {
  signedIn: false,
  customerId: null,
  segment: null,
  locale: 'en-AU',
  subVariant: null,
  pricingId: '1',
  anonymousCartToken: null,
  affiliateCode: null,
  sessionId: null,
  consent: new Set(['essential']),
  forced: null,
};
const CUSTOMER: Visitor = { ...VISITOR, signedIn: true, customerId: '7' };

function decide(path: string, visitor: Partial<Visitor> = {}, capabilities: readonly string[] = ['lists']) {
  const resolvedValues: string[] = [];
  const known: ParamResolvers = {
    thing(value) {
      resolvedValues.push(value);
      if (value === 'alias') return { canonical: 'golden-bay', type: 'round' };
      if (value === 'over') return { route: 'account.thing' };
      return value === 'golden-bay'
        ? { canonical: 'golden-bay', type: 'round', label: 'Golden Bay' }
        : value === 'square'
          ? {}
          : null;
    },
    part: async (value, { named }) => {
      if (named['thing']?.type !== 'round') return null;
      return value === 'systems' ? {} : value === 'plain' ? { canonical: null } : null;
    },
  };
  const request = {
    site: brand(),
    visitor: { ...VISITOR, ...visitor },
    capabilities: new Set(capabilities),
    url: new URL(path, 'http://brand.localhost'),
    resolvers: known,
  };
  return decideRoute(request).then((decision) => ({ decision, resolvedValues }));
}

/** A decision in a few words. */
async function outcome(path: string, visitor?: Partial<Visitor>, capabilities?: readonly string[]) {
  const { decision } = await decide(path, visitor, capabilities);
  switch (decision.kind) {
    case 'page':
      return `${decision.page.name} in ${decision.layout}`;
    case 'redirect':
      return `${decision.status} ${decision.location} ${decision.reason}`;
    case 'not-found':
      return `404 ${decision.reason} ${decision.page?.name} in ${decision.layout}`;
  }
}

describe('decideRoute for a page', () => {
  test.each([
    ['/', 'home in default'],
    ['/golden-bay', 'thing-round in narrow'],
    ['/golden-bay/systems?tab=x', 'thing-round in narrow'],
    ['/square', 'thing in default'],
    ['/list', 'list in default'],
    ['/list/3', 'list in default'],
    ['/Our/Story', 'story in wide'],
    ['/change-Password', '302 /login?next=%2Fchange-Password login'],
    ['/wares', 'goods in default'],
  ])('at %s returns %s', async (path, expected) => expect(await outcome(path)).toBe(expected));

  test('returns the parameters as written and what they resolve to', async () => {
    const { decision } = await decide('/golden-bay/systems');
    expect(decision).toMatchObject({
      kind: 'page',
      params: { thing: 'golden-bay', part: 'systems' },
      named: { thing: { type: 'round', label: 'Golden Bay' }, part: {} },
    });
  });
});

describe('decideRoute redirects to the proper address', () => {
  test.each([
    ['/alias', '308 /golden-bay canonical'],
    ['/over?tab=1', '302 /account/over/over moved'],
    ['/alias/systems?tab=1&evil=2&aff=x&utm_source=y', '308 /golden-bay/systems?tab=1&aff=x&utm_source=y canonical'],
    ['/golden-bay/', '308 /golden-bay canonical'],
    ['/golden-bay/plain?tab=1', '308 /golden-bay?tab=1 canonical'],
    ['/WARES/', '308 /wares canonical'],
    ['/change-password', '308 /change-Password canonical'],
    ['/list/007', '308 /list/7 canonical'],
    ['/list/0', '308 /list/1 canonical'],
    ['/our/story/', '308 /Our/Story canonical'],
    ['//', '308 / canonical'],
  ])('the path %s', async (path, expected) => expect(await outcome(`http://brand.localhost${path}`)).toBe(expected));

  test('a former path of a route, to its new path', async () => {
    expect(await outcome('/account/golden-bay', CUSTOMER)).toBe('308 /mine/golden-bay moved');
    expect(await outcome('/mine/golden-bay', CUSTOMER)).toBe('account.item in default');
  });

  test('nothing where a content page took the place of a moved route', async () => {
    expect(await outcome('/goods')).toBe('goods-story in wide');
  });

  test('nothing for an equivalent percent encoding', async () => {
    expect(await outcome('/%67olden-bay')).toBe('thing-round in narrow');
  });
});

describe('decideRoute returns not found for', () => {
  test.each([
    ['/nothing', '404 param not-found in plain'],
    ['/square/systems', '404 param not-found in plain'],
    ['/list/x', '404 param not-found in plain'],
    ['/odd/x', '404 param not-found in plain'],
    ['/a/b/c', '404 route not-found in plain'],
    ['/%zz', '404 path not-found in plain'],
    ['/a%00b', '404 path not-found in plain'],
    ['/pageless', '404 page not-found in plain'],
    ['/partner/acme/anything', '404 route not-found in plain'],
    ['/__proto__', '404 param not-found in plain'],
  ])('the path %s', async (path, expected) => expect(await outcome(path)).toBe(expected));
});

describe('a closed gate', () => {
  test('makes the page not found, like a missing page', async () => {
    expect(await outcome('/vault')).toBe('404 gate not-found in plain');
    expect(await outcome('/VAULT/')).toBe('404 gate not-found in plain');
    expect(await outcome('/vault', {}, ['vault'])).toBe('vault in default');
  });

  test('prevents resolvers from being called', async () => {
    const { decision, resolvedValues } = await decide('/vault/golden-bay');
    expect([decision.kind, resolvedValues]).toEqual(['not-found', []]);
  });

  test('of a page applies in addition to the gate of its route', async () => {
    expect(await outcome('/list', {}, [])).toBe('404 gate not-found in plain');
    expect(await outcome('/hidden', {}, [])).toBe('404 gate not-found in plain');
    expect(await outcome('/hidden', {}, ['vault'])).toBe('hidden in wide');
  });
});

describe('decideRoute redirects a signed-out visitor of a protected page to log-in', () => {
  test.each([
    ['/account', '302 /login?next=%2Faccount login'],
    ['/account?x=1&y=a%20b', '302 /login?next=%2Faccount%3Fx%3D1%26y%3Da%2520b login'],
    ['/safe', '302 /login?next=%2Fsafe login'],
    ['/secret', '302 /login?next=%2Fsecret login'],
  ])('the path %s', async (path, expected) => expect(await outcome(path)).toBe(expected));

  test('before any resolver is called', async () => {
    const { decision, resolvedValues } = await decide('/mine/nothing');
    expect([decision.kind, resolvedValues]).toEqual(['redirect', []]);
  });

  test('but shows the page to a customer whose gates are open', async () => {
    expect(await outcome('/account', CUSTOMER)).toBe('account in default');
    expect(await outcome('/secret', CUSTOMER)).toBe('secret in wide');
    expect(await outcome('/safe', CUSTOMER)).toBe('404 gate not-found in plain');
    expect(await outcome('/safe', CUSTOMER, ['vault'])).toBe('safe in default');
  });

  test('but not from a login page that is protected itself, which is not found', async () => {
    const documents = { ...DOCUMENTS, 'brand/page/login': { version: 1, access: 'protected' } };
    const locked = createSiteCatalogue(createTestPublishedDocuments({ documents })).byKey('brand');
    if (!locked) throw new Error('the brand is not served');
    const url = new URL('http://brand.localhost/login');
    const decision = await decideRoute({ site: locked, visitor: VISITOR, capabilities: new Set(), url, resolvers: {} });
    expect(decision).toMatchObject({ kind: 'not-found', reason: 'gate' });
  });
});

describe('a customer who must first change the password or the account data', () => {
  const change: Partial<Visitor> = { ...CUSTOMER, forced: 'password-change' };
  const upgrade: Partial<Visitor> = { ...CUSTOMER, forced: 'upgrade-account' };

  test.each([
    ['/', ''],
    ['/account?x=1', '?next=%2Faccount%3Fx%3D1'],
    ['/golden-bay', '?next=%2Fgolden-bay'],
    ['/vault', '?next=%2Fvault'],
    ['/login', ''],
    ['/a/b/c', '?next=%2Fa%2Fb%2Fc'],
    ['/my-account/upgrade-account', ''],
  ])('is redirected from %s to the change of the password', async (path, next) =>
    expect(await outcome(path, change)).toBe(`302 /force-password-change${next} forced`),
  );

  test.each([
    ['/', ''],
    ['/account', '?next=%2Faccount'],
    ['/nothing', '?next=%2Fnothing'],
    ['/force-password-change', ''],
  ])('is redirected from %s to the change of the account data', async (path, next) => {
    expect(await outcome(path, upgrade)).toBe(`302 /my-account/upgrade-account${next} forced`);
  });

  test('is not redirected from that page itself, nor from the log-out', async () => {
    expect(await outcome('/force-password-change', change)).toBe('force-password-change in default');
    expect(await outcome('/my-account/upgrade-account', upgrade)).toBe('my-account.upgrade-account in default');
    expect([await outcome('/logout', change), await outcome('/logout', upgrade)]).toEqual(
      Array(2).fill('logout in default'),
    );
  });

  test('is not redirected while signed out', async () => {
    expect(await outcome('/', { forced: 'upgrade-account' })).toBe('home in default');
  });
});

test('a route decision lists its steps and the route document entry that each is based on', async () => {
  const { decision } = await decide('/alias');
  expect(decision.trace).toEqual([
    {
      step: 'route',
      decision: 'route thing',
      basis: { kind: 'routes', name: 'routes', pointer: '/routes/thing/path' },
    },
    {
      step: 'param',
      decision: 'thing "golden-bay" of type round',
      basis: { kind: 'routes', name: 'routes', pointer: '/routes/thing/params/thing' },
    },
    {
      step: 'canonical',
      decision: 'properly written /golden-bay',
      basis: { kind: 'routes', name: 'routes', pointer: '/routes/thing/path' },
    },
  ]);
});

test('decideRoute rejects when a resolver fails, instead of returning not found', async () => {
  const url = new URL('http://brand.localhost/golden-bay');
  const resolvers = { thing: () => Promise.reject(new Error('the API is down')) };
  await expect(
    decideRoute({ site: brand(), visitor: VISITOR, capabilities: new Set(), url, resolvers }),
  ).rejects.toThrow('the API is down');
});

test('decideRoute resolves query parameters, and an unknown value makes the page not found', async () => {
  expect(await outcome('/pages?page=x')).toBe('404 param not-found in plain');
  const { decision } = await decide('/pages?page=0&sort=up&other=1');
  expect(decision).toMatchObject({ kind: 'page', params: {}, named: { page: { canonical: '1', value: 1 } } });
});
