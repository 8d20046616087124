import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { responseOf } from './endpoint.ts';
import { type AskOptions, asked, askedDocument, type SmallShopOptions, smallShop } from './testing/small-shop.tsx';

function shop(options?: SmallShopOptions) {
  const parts = smallShop(options);
  const get = async (target: string, more?: AskOptions) => {
    const response = responseOf(await parts.endpoint.document(askedDocument(target, more)));
    return { response, status: response.status, text: await response.text() };
  };
  /** What the counting block said. */
  const said = async (target: string, more?: AskOptions) => /<p>(.*?)<\/p>/.exec((await get(target, more)).text)?.[1];
  const page = async (path: string, layout?: string, more?: AskOptions) => {
    const query = new URLSearchParams({ path, ...(layout && { layout }) });
    const response = await parts.endpoint.navigation(asked(`/_page?${query}`, more));
    return { response, payload: await response.json() };
  };
  return { ...parts, get, said, page };
}

test('a page of a host comes with its policy and without leave to be kept unasked', async () => {
  const { response, status, text } = await shop().get('/');
  expect([status, text.includes('<title>home | one</title>'), text.includes('data-site="one"')]).toEqual([
    200,
    true,
    true,
  ]);
  const { etag, 'content-security-policy': policy, ...headers } = Object.fromEntries(response.headers);
  expect(headers).toEqual({
    'cache-control': 'no-cache',
    'content-length': String(Buffer.byteLength(text)),
    'content-type': 'text/html; charset=utf-8',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    vary: 'accept-encoding, cookie',
    'x-content-type-options': 'nosniff',
  });
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
  expect(policy).toMatch(/style-src 'self' 'sha256-[^']+' 'sha256-[^']+';/);
});

test('a host without a site is told so', async () => {
  const { get, page } = shop();
  expect(await get('/', { host: 'three.localhost' })).toMatchObject({
    status: 404,
    text: 'No shop answers to this host.\n',
  });
  expect((await page('/', undefined, { host: 'base.localhost' }).catch(() => null))?.payload ?? null).toBe(null);
});

describe('a kept page', () => {
  test('is sent to others until it expires', async () => {
    const { said, setNow } = shop();
    const first = await said('/');
    setNow(1_000_999);
    expect(await said('/')).toBe(first);
    setNow(1_001_000);
    expect([first, await said('/')]).toEqual(['one one  #1', 'one one  #2']);
  });

  test('is made anew when a document changes', async () => {
    const { get, publish } = shop();
    const titled = async () => /<title>(.*?)</.exec((await get('/')).text)?.[1];
    const before = await titled();
    publish({ 'base/page/home': { version: 1, route: 'home', head: { title: 'New' } } });
    expect([before, await titled()]).toEqual(['home | one', 'New | one']);
  });

  test('goes to strangers without any work, and only at the very address', async () => {
    const { get, endpoint, setNow, publish } = shop();
    const kept = (target = '/', host = 'one.localhost') => endpoint.kept(host, `http://${host}`, target)?.status;
    expect(kept()).toBe(undefined);
    await get('/');
    expect([kept(), kept('/list'), kept('/?x'), kept('/', 'two.localhost'), kept('/', 'none.localhost')]).toEqual([
      200,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    setNow(1_001_000);
    expect(kept()).toBe(undefined);
    await get('/');
    publish({ 'one/page/extra': { version: 1, path: '/extra' } });
    expect(kept()).toBe(undefined);
  });

  test('that somebody with cookies had made goes to strangers after the first of them', async () => {
    const { get, endpoint, loads } = shop();
    const kept = () => endpoint.kept('one.localhost', 'http://one.localhost', '/')?.status;
    await get('/', { headers: { cookie: 'cart=abc' } });
    const before = kept();
    await get('/');
    expect([before, kept(), loads()]).toEqual([undefined, 200, 1]);
  });

  test.each<[string, AskOptions]>([
    ['host', { host: 'two.localhost' }],
    ['port', { host: 'one.localhost', port: 81 }],
    ['scheme', { scheme: 'https' }],
    ['sub-variant', { headers: { cookie: 'sub-variant=RADIO' } }],
    ['sub-variant at the same prices', { headers: { cookie: 'sub-variant=TWIN' } }],
    ['consent', { headers: { cookie: 'consent=non_essential' } }],
  ])('is never that of another %s', async (_, other) => {
    const { get, endpoint, made } = shop();
    const mine = await get('/', { headers: { cookie: 'cart=x' } });
    const theirs = await get('/', other);
    expect(theirs.text).toContain(`<link rel="canonical" href="${asked('/', other).origin}/">`);
    expect(endpoint.kept('one.localhost', 'http://one.localhost', '/')).toBe(undefined);
    expect((await get('/', { headers: { cookie: 'cart=y' } })).text).toBe(mine.text);
    expect(made()).toBe(2);
  });

  test('of a sub-variant has its prices', async () => {
    const { said } = shop();
    expect([await said('/'), await said('/', { headers: { cookie: 'sub-variant=RADIO' } }), await said('/')]).toEqual([
      'one one  #1',
      'one one-b  #2',
      'one one  #1',
    ]);
  });

  test('is the same for a route’s parameters in any order, and another for other values', async () => {
    const { said } = shop();
    expect([
      await said('/list?page=1&sort=a'),
      await said('/list?sort=a&page=1'),
      await said('/list?sort=a&page=2'),
    ]).toEqual(['one one page=1&amp;sort=a #1', 'one one page=1&amp;sort=a #1', 'one one page=2&amp;sort=a #2']);
  });

  test('is not sent again to who has it', async () => {
    const { get } = shop();
    const etag = (await get('/')).response.headers.get('etag') ?? '';
    const again = async (header: string) => {
      const { status, text, response } = await get('/', { headers: { 'if-none-match': header } });
      return [status, text.length > 0, response.headers.get('etag') === etag];
    };
    expect([
      await again(etag),
      await again(etag.replace('W/', '')),
      await again(`"x", ${etag}`),
      await again('*'),
      await again('"x"'),
    ]).toEqual([
      [304, false, true],
      [304, false, true],
      [304, false, true],
      [304, false, true],
      [200, true, true],
    ]);
  });

  test('comes in the encoding that was asked for', async () => {
    const { endpoint } = shop();
    const plain = await responseOf(await endpoint.document(askedDocument('/'))).text();
    const zipped = responseOf(await endpoint.document(askedDocument('/', { headers: { 'accept-encoding': 'gzip' } })));
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(await zipped.arrayBuffer()).toString()).toBe(plain);
  });
});

describe('never kept', () => {
  const PRIVATE = 'private, no-store';

  test.each([
    ['a page that reads who the visitor is', '/cart', 200],
    ['a parameter that the route does not know', '/?x=1', 200],
    ['the same parameter twice', '/list?page=1&page=2', 200],
    ['an address in an odd writing', '/%6cist', 200],
    ['an address that is not there', '/nowhere', 404],
    ['an address that can not be read', '/%zz', 404],
  ])('%s', async (_, target, status) => {
    const { get, endpoint } = shop();
    const first = await get(target);
    const second = await get(target);
    expect([first.status, second.status]).toEqual([status, status]);
    expect([first.response.headers.get('cache-control'), first.response.headers.get('etag')]).toEqual([PRIVATE, null]);
    expect(endpoint.kept('one.localhost', 'http://one.localhost', target)).toBe(undefined);
  });

  test('an answer that sets a cookie, nor is one sent instead of it', async () => {
    const { get } = shop();
    await get('/');
    const { response } = await get('/?sv=radio');
    expect([response.headers.get('cache-control'), response.headers.getSetCookie()[0]?.split(';')[0]]).toEqual([
      PRIVATE,
      'sub-variant=RADIO',
    ]);
    expect((await get('/')).response.headers.getSetCookie()).toEqual([]);
  });

  test('a page whose data could not be loaded', async () => {
    let down = true;
    const { get, reports } = shop({
      load: async () => {
        if (down) throw new Error('down');
        return { data: 'fine' };
      },
    });
    const failed = await get('/');
    down = false;
    expect([failed.status, failed.text.includes('data-failed-block="page.a"')]).toEqual([200, true]);
    expect((await get('/')).text).toContain('<p>fine</p>');
    expect(reports.map(({ kind, where }) => `${kind} ${where}`)).toEqual(['block count page.a']);
  });

  test('anything, by an operator who wants nothing kept', async () => {
    const { get } = shop({ cacheBytes: 0 });
    const answers = [await get('/'), await get('/')];
    expect(answers.map(({ response }) => response.headers.get('cache-control'))).toEqual([PRIVATE, PRIVATE]);
  });
});

describe('asked for by many at once', () => {
  test('a page is made once', async () => {
    const { get, made } = shop();
    const pages = await Promise.all(Array.from({ length: 100 }, () => get('/')));
    expect([new Set(pages.map(({ text }) => text)).size, made()]).toEqual([1, 1]);
  });

  test('a page stays when the one who asked first goes away', async () => {
    const { promise, resolve } = Promise.withResolvers<{ data: string }>();
    const { get } = shop({ load: () => promise });
    const leaving = new AbortController();
    const first = get('/', { signal: leaving.signal });
    const second = get('/');
    leaving.abort();
    resolve({ data: 'fine' });
    expect([(await second).status, (await first).status]).toEqual([200, 200]);
  });

  test('a page of the visitor’s own is made for each', async () => {
    const { said } = shop();
    const texts = await Promise.all([said('/cart'), said('/cart'), said('/cart')]);
    expect(texts.toSorted()).toEqual(['one one  #1', 'one one  #2', 'one one  #3']);
  });
});

describe('redirects', () => {
  test.each([
    ['/LIST/?page=2&utm=1', 308, '/list?page=2'],
    ['/boat/', 308, '/boat'],
    ['/account', 302, '/login?next=%2Faccount'],
    ['//', 308, '/'],
  ])('%s leads to %3$s', async (target, status, location) => {
    const { response } = await shop().get(target);
    expect([response.status, response.headers.get('location'), response.headers.get('cache-control')]).toEqual([
      status,
      location,
      'no-store',
    ]);
  });

  test.each(['//evil.example', '//evil.example/list', '/\\evil.example', '///evil.example/', '/%2F/evil.example'])(
    '%s leads nowhere else',
    async (target) => {
      const { response } = await shop().get(target);
      expect([response.status, response.headers.get('location')]).toEqual([404, null]);
    },
  );
});

test('what stands around the page is made from its data for each request', async () => {
  const around = { id: 'around', type: 'own', slots: { main: [{ id: 'page', type: 'outlet' }] } };
  const { get } = shop({ documents: { 'base/layout/default': { version: 1, blocks: [around] } } });
  const titles = async () => /<section title="[^"]*?#(\d)">/.exec((await get('/')).text)?.[1];
  expect([await titles(), await titles()]).toEqual(['1', '3']);
});

test('names of what a path refers to stand in the title, as text', async () => {
  expect((await shop().get('/boat')).text).toContain('<title>Play the &lt;Boat&gt; | one</title>');
});

const ROBOTS = '<meta name="robots" content="noindex,nofollow">';

describe('a page that can not be made', () => {
  const failing = (error: Error, documents = {}) =>
    shop({ documents, resolvers: { thing: () => Promise.reject(error) } });

  test('is the site’s own page for that, without a word of why', async () => {
    const { get, reports } = failing(new Error('secret of the database'));
    const { status, text, response } = await get('/boat');
    expect([status, /<title>(.*?)</.exec(text)?.[1], text.includes('noindex'), text.includes('secret')]).toEqual([
      500,
      'failed | one',
      true,
      false,
    ]);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(reports).toEqual([
      { kind: 'page', site: 'one', where: '/boat', error: new Error('secret of the database') },
    ]);
  });

  test.each([
    [503, { 'base/page/error-503': { version: 1, path: '/error/503', head: { title: 'soon' } } }, 'soon | one'],
    [503, { 'base/page/error': { version: 1, path: '/error', head: { title: 'generic' } } }, 'generic | one'],
    [500, { 'base/page/error': { version: 1, path: '/error', head: { title: 'generic' } } }, 'failed | one'],
  ])('because the shop’s services answer %i', async (status, documents, title) => {
    const { get } = failing(new ApiError('down', { status }), documents);
    const answer = await get('/boat');
    expect([answer.status, /<title>(.*?)</.exec(answer.text)?.[1], answer.text.includes(ROBOTS)]).toEqual([
      status,
      title,
      true,
    ]);
  });

  test('is thrown where the site has no page for that', async () => {
    const { get, reports } = failing(new Error('down'), { 'one/page/error-500': { version: 1, disabled: true } });
    await expect(get('/boat')).rejects.toThrow('down');
    expect(reports).toEqual([]);
  });

  test('is not found, not failed, where nothing is at the address', async () => {
    const { get } = shop();
    const [missing, there] = [await get('/nothing'), await get('/')];
    expect([missing.status, missing.text.includes(ROBOTS)]).toEqual([404, true]);
    expect([there.status, there.text.includes('name="robots"')]).toEqual([200, false]);
  });
});

test('a site without a page for what is not there says so plainly', async () => {
  const { get, page } = shop({ documents: { 'one/page/not-found': { version: 1, disabled: true } } });
  expect(await get('/nothing')).toMatchObject({ status: 404, text: 'There is nothing at this address.\n' });
  expect((await page('/nothing')).payload).toEqual({ kind: 'document', location: '/nothing' });
});

describe('a navigation', () => {
  test('brings the page as data, for this visitor alone', async () => {
    const { response, payload } = await shop().page('/list?page=2', 'default');
    expect([response.status, response.headers.get('cache-control'), response.headers.get('vary')]).toEqual([
      200,
      'private, no-store',
      'accept-encoding, cookie',
    ]);
    expect(payload).toMatchObject({
      kind: 'page',
      status: 200,
      url: '/list?page=2',
      routeId: 'list',
      layout: 'default',
      head: { title: 'list', canonical: 'http://one.localhost/list' },
      nodes: [
        { kind: 'host', id: 'main', children: [{ kind: 'kept', id: 'page.a', html: '<p>one one page=2 #1</p>' }] },
      ],
      styles: expect.stringMatching(/^\/_css\/[0-9a-f]{16}\.css$/),
    });
  });

  test('names a further page of a list in its own address, and what is left out not at all', async () => {
    const { page } = shop({
      documents: {
        'one/routes': { version: 1, routes: { list: { params: { page: 'page-number' } } } },
        'one/page/list': { version: 1, head: { title: 'A list {page}' } },
      },
    });
    const head = { title: 'A list', canonical: 'http://one.localhost/list?page=3' };
    expect((await page('/list?sort=up&page=3')).payload).toMatchObject({ head });
    expect((await page('/list?sort=up')).payload).toMatchObject({ head: { canonical: 'http://one.localhost/list' } });
  });

  test.each([
    ['/account', undefined, { kind: 'redirect', location: '/login?next=%2Faccount' }],
    ['/LIST', 'default', { kind: 'redirect', location: '/list' }],
    ['/checkout', 'default', { kind: 'document', location: '/checkout' }],
    ['/list', 'checkout', { kind: 'document', location: '/list' }],
  ])('to %s from layout %s', async (path, layout, expected) => {
    expect((await shop().page(path, layout)).payload).toEqual(expected);
  });

  test('to what is not there brings that page', async () => {
    expect((await shop().page('/nothing')).payload).toMatchObject({ kind: 'page', status: 404, routeId: 'not-found' });
  });

  test('that fails is left to a document', async () => {
    const { page, reports } = shop({ resolvers: { thing: () => Promise.reject(new Error('down')) } });
    expect((await page('/boat')).payload).toEqual({ kind: 'document', location: '/boat' });
    expect(reports.length).toBe(1);
  });

  test('sets the cookies that its address asks for', async () => {
    const { response } = await shop().page('/?sv=radio');
    expect(response.headers.getSetCookie().map((cookie) => cookie.split(';')[0])).toEqual(['sub-variant=RADIO']);
  });

  test.each([
    '',
    'list',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/a b',
    '/a\r\nb',
    '/_status',
    '/_',
    'https://evil.example/',
  ])('to %j is refused', async (path) => {
    const { response, payload } = await shop().page(path);
    expect([response.status, payload]).toEqual([400, { error: 'path must be a path of this site' }]);
  });

  test('to a very long path is not found', async () => {
    expect((await shop().page(`/${'a'.repeat(9000)}`)).payload).toMatchObject({ kind: 'page', status: 404 });
  });
});
