import { describe, expect, test } from 'vitest';
import { createTestPublishedDocuments } from '../cms/testing/memory-documents.ts';
import { getNoMessages } from '../messages/testing/no-messages.ts';
import { createSiteCatalogue } from '../site/site-catalogue.ts';
import { createPublicContentEndpointFinder } from './content-endpoint.ts';

const NOW = Date.parse('2026-03-01T00:00:00Z');

const route = (path: string | null, more: object = {}) => ({
  path,
  access: 'open',
  layout: 'default',
  gate: null,
  sitemap: true,
  screen: 'built',
  ...more,
});

const documents = createTestPublishedDocuments({
  documents: {
    'corner/site': {
      version: 1,
      name: 'Corner',
      hosts: ['corner.localhost'],
      locales: ['en-AU', 'cy-GB'],
      currency: 'AUD',
      timeZone: 'UTC',
      commerce: { account: 'corner', pricingId: '1' },
    },
    'corner/routes': {
      version: 1,
      routes: {
        home: route('/'),
        about: route('/about/Our_story'),
        account: route('/account', { access: 'protected' }),
        'blog.post': route('/blog/:blogSlug', { gate: 'blog' }),
        'content-page': route(null),
      },
    },
    'corner/capabilities/default': { version: 1, capabilities: { blog: true } },
    'corner/page/home': { version: 1, route: 'home', head: { title: 'Home' } },
    'corner/page/about': { version: 1, route: 'about', head: { title: { content: 'about.title' }, description: 'Us' } },
    'corner/page/account': { version: 1, route: 'account', head: { title: 'Account' } },
    'corner/content/one.en-au': {
      version: 1,
      locale: 'en-AU',
      entries: {
        'about.title': { type: 'plain', value: 'About' },
        'about.lead_text': { type: 'markdown', value: '**Hello** [home](route:home)<script>alert(1)</script>' },
        'about.picture': { type: 'image', value: { asset: 'boat.svg', alt: 'A boat' } },
        'about.data': { type: 'json', value: { keptAsItIs: 1 } },
        'page.home': { type: 'seo', value: { title: 'Welcome' } },
        'about.nothing': { type: 'plain' },
        'half.no-type': { value: 'Words' },
        'half.no-value': { type: 'plain', value: null },
      },
    },
    'corner/content/one.en-gb': {
      version: 1,
      locale: 'en-GB',
      entries: { 'about.title': { type: 'plain', value: 'About, in Britain' } },
    },
    'corner/post/first': {
      version: 1,
      slug: 'first',
      title: 'First',
      summary: 'One.',
      published: '2026-01-01T00:00:00Z',
      categories: ['news'],
      body: '*Words*',
    },
    'corner/post/later': { version: 1, slug: 'later', title: 'Later', published: '2027-01-01T00:00:00Z', body: 'x' },
    'corner/cause/reef': { version: 1, story: 'A *reef*.' },
  },
  assets: { 'corner/boat.svg': { hash: 'abc', format: 'svg', width: 30, height: 20 } },
});

const catalogue = createSiteCatalogue(documents);
const findEndpoint = createPublicContentEndpointFinder({
  catalogue: () => catalogue,
  clock: () => NOW,
  imageSources: ({ hash }) => ({ src: `/_img/${hash}`, srcSet: '' }),
  siteMessages: getNoMessages,
});

async function get(query: string, { host = 'corner.localhost', headers = {}, path = '/en-AU/items' } = {}) {
  const endpoint = findEndpoint(path);
  if (!endpoint) throw new Error('there is no such call');
  const origin = `http://${host}`;
  const target = `${path}?${query}`;
  const request = new Request(`${origin}${target}`, { headers });
  const endpointRequest = {
    request,
    path,
    query: new URLSearchParams(query),
    target,
    host,
    origin,
    port: null,
    address: null,
  };
  const response = await endpoint(endpointRequest);
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === '' ? null : JSON.parse(text) };
}

const found = async (query: string) =>
  (await get(query)).body.result.map((item: { collection: string; id: string; type: string }) =>
    [item.collection, item.id, item.type].join(' '),
  );

describe('the content endpoint', () => {
  test('returns compiled entries by key, whether - or _ separates the words of the key, and by type', async () => {
    const { body } = await get(
      'c[]=content&id[]=about.lead-text&id[]=about.picture&id[]=about.data&id[]=about.nothing',
    );
    expect(body).toEqual({
      result: [
        {
          collection: 'content',
          id: 'about.lead-text',
          type: 'markdown',
          value: '<p><strong>Hello</strong> <a href="/">home</a></p>',
        },
        {
          collection: 'content',
          id: 'about.picture',
          type: 'image',
          value: { src: '/_img/abc', src_set: '', width: 30, height: 20, alt: 'A boat', focus: 'center' },
        },
        { collection: 'content', id: 'about.data', type: 'json', value: { keptAsItIs: 1 } },
      ],
      page_info: { limit: 100, offset: 0, total: 3 },
    });
    const typed = await get('c[]=content&id[]=about.lead-text&id[]=about.picture&id[]=about.data&t[]=image&t[]=json');
    expect(typed.body.result.map(({ id }: { id: string }) => id)).toEqual(['about.picture', 'about.data']);
  });

  test('returns entries of five types and none without a type or a value', async () => {
    expect(await found('c[]=content')).toEqual([
      'content about.data json',
      'content about.lead_text markdown',
      'content about.picture image',
      'content about.title plain',
      'content page.home seo',
    ]);
    const { body } = await get('c[]=content&id[]=half.no-type&id[]=half.no-value&id[]=about.title');
    expect(body.result.map(({ id }: { id: string }) => id)).toEqual(['about.title']);
  });

  test('answers in the locale that the path names, en-AU or en-GB', async () => {
    const texts = await Promise.all(
      ['/en-AU/items', '/en-GB/items'].map(
        async (path) => (await get('id[]=about.title&c[]=content', { path })).body.result[0],
      ),
    );
    expect(texts.map(({ value }) => value)).toEqual(['About', 'About, in Britain']);
  });

  test.each([
    ['c[]=posts', ['posts first json']],
    ['c[]=causes', ['causes reef json']],
    ['c[]=pages', ['pages page.about.our-story seo', 'pages page.home seo']],
    ['c[0]=content&t[0]=seo&t[1]=json', ['content about.data json', 'content page.home seo']],
    ['t=image', ['content about.picture image']],
    ['c[]=posts&id[]=later', []],
    ['c[]=pages&id[]=page.about.our_story', ['pages page.about.our_story seo']],
    ['c[]=pages&id[]=page.account', []],
    ['c[]=content&limit=2&offset=1', ['content about.lead_text markdown', 'content about.picture image']],
  ])('returns the matching items for the query %s', async (query, expected) => {
    expect(await found(query)).toEqual(expected);
  });

  test.each([
    'c[]=drafts',
    't[]=html',
    'limit=0',
    'limit=101',
    'offset=-1',
    Array.from({ length: 101 }, (_, index) => `id[]=${index}`).join('&'),
  ])('refuses the query %s with status 422', async (query) => {
    const { status, body } = await get(query);
    expect([status, body.errors[0].code]).toEqual([422, 'invalid']);
  });

  test('allows caching for a minute and answers 304 to a matching ETag', async () => {
    const { headers } = await get('c[]=content');
    expect(headers.get('cache-control')).toBe('public, max-age=60');
    const again = await get('c[]=content', { headers: { 'if-none-match': headers.get('etag') ?? '' } });
    expect([again.status, again.body]).toEqual([304, null]);
    expect((await get('', { host: 'other.localhost' }).catch(() => null))?.status ?? 404).toBe(404);
  });
});

test('the content call is found in each locale of the served sites only', () => {
  expect(
    ['/en-AU/items', '/cy-GB/items', '/fr-FR/items', '/items', '/en-AU/other'].map((path) =>
      Boolean(findEndpoint(path)),
    ),
  ).toEqual([true, true, false, false, false]);
});
