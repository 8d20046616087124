import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestPublishedDocuments } from '../../cms/testing/memory-documents.ts';
import { createSiteCatalogue } from '../../site/site-catalogue.ts';
import { createSiteDiscoveryFileEndpoints } from './discovery-endpoints.ts';
import type { SitemapParamsByRoute } from './sitemap.ts';

const route = (path: string | null, more: object = {}) => ({
  path,
  access: 'open',
  layout: 'default',
  gate: null,
  sitemap: true,
  screen: 'built',
  ...more,
});

const ROUTES = {
  home: route('/'),
  blog: route('/blog', { gate: 'blog' }),
  'blog.post': route('/blog/:blogSlug', { gate: 'blog', sitemap: null }),
  app: route('/app', { gate: 'native-app' }),
  faq: route('/about/faq', { sitemapGate: { not: 'support_faq' } }),
  soon: route('/soon', { screen: 'planned' }),
  cart: route('/cart', { sitemap: false }),
  'cart.replay': route('/cart/replay/:replayID', { access: 'protected', sitemap: false }),
  account: route('/my-account', { access: 'protected', sitemap: null }),
  'account.orders': route('/my-account/orders/:page?', { access: 'protected', sitemap: null }),
  'thing.buy': route('/:thing/buy', { sitemap: false }),
  'not-found': route('*', { sitemap: null }),
  'content-page': route(null, { sitemap: null }),
};

const SITE = {
  version: 1,
  name: 'Corner',
  hosts: ['corner.localhost'],
  locales: ['en-AU'],
  currency: 'AUD',
  timeZone: 'UTC',
  commerce: { account: 'corner', pricingId: '1' },
};

const pages = Object.fromEntries(
  Object.keys(ROUTES)
    .filter((id) => id !== 'content-page')
    .map((id) => [`corner/page/${id}`, { version: 1, route: id }]),
);

function filesOf(
  site: object = {},
  capabilities: Record<string, boolean> = {},
  things?: () => Promise<SitemapParamsByRoute>,
) {
  const documents = createTestPublishedDocuments({
    documents: {
      'corner/site': { ...SITE, ...site },
      'corner/routes': { version: 1, routes: ROUTES },
      'corner/capabilities/default': { version: 1, capabilities: { blog: true, ...capabilities } },
      'corner/theme': { version: 1, favicon: 'mark.svg', colours: { header: '#112233', background: '#ffffff' } },
      ...pages,
      'corner/page/story': { version: 1, path: '/our/story' },
      'corner/page/secret': { version: 1, path: '/secret', head: { noindex: true } },
      'corner/page/club': { version: 1, path: '/club', gate: 'club' },
      'corner/page/members': { version: 1, path: '/members', access: 'protected' },
    },
    assets: { 'corner/mark.svg': { hash: 'abc', format: 'svg' } },
  });
  const catalogue = createSiteCatalogue(documents);
  return createSiteDiscoveryFileEndpoints({
    catalogue: () => catalogue,
    clock: () => now,
    listEntityEntries: things ?? listed,
    failed,
  });
}

let now = 0;
const listed = vi.fn(
  async (): Promise<SitemapParamsByRoute> =>
    new Map([
      ['blog.post', [{ params: { blogSlug: 'a&b' }, modified: 0 }]],
      ['thing.buy', [{ params: { thing: 'x' } }]],
    ]),
);
const failed = vi.fn();

beforeEach(() => {
  now = 0;
  vi.clearAllMocks();
});

async function get(files: ReturnType<typeof filesOf>, path: string, host = 'corner.localhost') {
  const endpoint = files.get(path);
  if (!endpoint) throw new Error(`no ${path}`);
  // Origin as the request's headers claim it; no served file (sitemap, robots.txt, manifest) may contain it.
  const origin = 'https://corner.example:6666';
  const request = new Request(`${origin}${path}`);
  const query = new URLSearchParams();
  const response = await endpoint({ request, path, query, target: path, host, origin, port: null, address: null });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc);

describe('the sitemap', () => {
  test('lists open and indexable pages, and none of a purchase', async () => {
    const { text, headers } = await get(filesOf(), '/sitemap.xml');
    expect(addresses(text)).toEqual([
      'https://corner.localhost/',
      'https://corner.localhost/blog',
      'https://corner.localhost/blog/a%26b',
      'https://corner.localhost/about/faq',
      'https://corner.localhost/our/story',
    ]);
    expect(text).toContain('<lastmod>1970-01-01T00:00:00.000Z</lastmod>');
    expect(headers.get('content-type')).toBe('application/xml; charset=utf-8');
  });

  test('includes pages only where their capabilities are on', async () => {
    const files = filesOf({}, { blog: false, 'native-app': true, support_faq: true, club: true });
    expect(addresses((await get(files, '/sitemap.xml')).text)).toEqual([
      'https://corner.localhost/',
      'https://corner.localhost/app',
      'https://corner.localhost/club',
      'https://corner.localhost/our/story',
    ]);
  });

  test('is generated at most once a minute, and without the pages that the API lists while the API is down', async () => {
    const files = filesOf();
    await get(files, '/sitemap.xml');
    await get(files, '/sitemap.xml');
    expect(listed).toHaveBeenCalledTimes(1);
    now = 60_001;
    await get(files, '/sitemap.xml');
    expect(listed).toHaveBeenCalledTimes(2);
    const away = filesOf({}, {}, () => Promise.reject(new Error('away')));
    expect(addresses((await get(away, '/sitemap.xml')).text)).not.toContain('https://corner.localhost/blog/a%26b');
    expect(failed).toHaveBeenCalledTimes(1);
  });
});

test('robots.txt disallows the pages of accounts and purchases and no other pages', async () => {
  const { text } = await get(filesOf(), '/robots.txt');
  expect(text.split('\n').filter((line) => !line.includes('/_'))).toEqual([
    'User-agent: *',
    ...['/cart', '/*/buy', '/my-account'].flatMap((path) => ['$', '/', '?'].map((end) => `Disallow: ${path}${end}`)),
    '',
    'Sitemap: https://corner.localhost/sitemap.xml',
    '',
  ]);
});

test('robots.txt allows every page of the sitemap, also one whose path begins like a purchase page', async () => {
  const things = async (): Promise<SitemapParamsByRoute> =>
    new Map([['blog.post', ['buying-it', 'buy-well'].map((blogSlug) => ({ params: { blogSlug } }))]]);
  const files = filesOf({}, {}, things);
  const rules = [...(await get(files, '/robots.txt')).text.matchAll(/^Disallow: (.*)$/gm)].map(([, rule = '']) => {
    const [path = '', end = ''] = rule.split(/(?=\$$)/);
    return new RegExp(
      `^${path
        .split('*')
        .map((part) => part.replaceAll(/[.?]/g, String.raw`\$&`))
        .join('.*')}${end}`,
    );
  });
  const listed = [...(await get(files, '/sitemap.xml')).text.matchAll(/<loc>https:\/\/[^/]*(.*?)<\/loc>/g)].map(
    ([, path = '']) => path,
  );
  expect(listed).toContain('/blog/buy-well');
  expect(listed.filter((path) => rules.some((rule) => rule.test(path)))).toEqual([]);
  const closed = ['/x/buy', '/x/buy/', '/x/buy?free', '/cart/replay/1', '/my-account/orders/2', '/_api/x'];
  expect(closed.filter((path) => !rules.some((rule) => rule.test(path)))).toEqual([]);
});

test('a site hidden from search engines has no sitemap, and its robots.txt allows every page', async () => {
  const files = filesOf({ discovery: { noindex: true } });
  expect((await get(files, '/sitemap.xml')).status).toBe(404);
  expect((await get(files, '/robots.txt')).text).toBe('User-agent: *\nAllow: /\n');
});

test('sitemap and robots.txt use the origin from the site document', async () => {
  const files = filesOf({ discovery: { origin: 'https://www.corner.example' } });
  expect((await get(files, '/robots.txt')).text).toContain('Sitemap: https://www.corner.example/sitemap.xml');
});

test('each brand has its own web manifest and icons', async () => {
  const { text, headers } = await get(filesOf(), '/manifest.webmanifest');
  expect(headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
  expect(JSON.parse(text)).toMatchObject({
    name: 'Corner',
    lang: 'en-AU',
    theme_color: '#112233',
    background_color: '#ffffff',
    icons: [
      { src: '/_img/abc/icon-32.png', sizes: '32x32' },
      { src: '/_img/abc/icon-180.png' },
      { src: '/_img/abc/icon-192.png' },
      { src: '/_img/abc/icon-512.png', type: 'image/png' },
    ],
  });
  const icon = await get(filesOf(), '/favicon.ico');
  expect([icon.status, icon.headers.get('location')]).toEqual([302, '/_img/abc/icon-32.png']);
});

test('an unknown host has no sitemap, robots.txt or manifest', async () => {
  const files = filesOf();
  const answers = await Promise.all([...files.keys()].map((path) => get(files, path, 'other.localhost')));
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
});

test('the sitemap of a site with several languages lists the addresses of all, each with its alternates', async () => {
  const { text } = await get(filesOf({ locales: ['en-AU', 'ar'] }), '/sitemap.xml');
  expect(addresses(text)).toContain('https://corner.localhost/ar/our/story');
  expect(text).toContain(
    [
      '<url><loc>https://corner.localhost/ar/blog</loc>',
      '<xhtml:link rel="alternate" hreflang="en-AU" href="https://corner.localhost/blog"/>',
      '<xhtml:link rel="alternate" hreflang="ar" href="https://corner.localhost/ar/blog"/></url>',
    ].join(''),
  );
});

test('the manifest of a site in a right-to-left language has its direction', async () => {
  const { text } = await get(filesOf({ locales: ['ar'] }), '/manifest.webmanifest');
  expect(JSON.parse(text)).toMatchObject({ lang: 'ar', dir: 'rtl' });
});
