import { describe, expect, test } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { ShowErrorPageInsteadError } from '../render/page-fault.ts';
import { openTestShopWithFetchHelpers as shop } from './testing/visited-shop.ts';

test('a page is sent with its content security policy and must be revalidated', async () => {
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

test('the scripts of a page are preloaded by its Link header', async () => {
  const live = { version: 1, route: 'home', head: { title: 'home' }, blocks: [{ id: 'a', type: 'live' }] };
  const { response } = await shop({ documents: { 'base/page/home': live } }).get('/');
  expect(response.headers.get('link')).toBe(
    '</_assets/entry.js>; rel=modulepreload, </_assets/live.js>; rel=modulepreload',
  );
});

test('a request to a host without a site is answered with 404 and a plain-text message', async () => {
  const { get, page } = shop();
  expect(await get('/', { host: 'three.localhost' })).toMatchObject({
    status: 404,
    text: 'No shop answers to this host.\n',
  });
  expect((await page('/', undefined, { host: 'base.localhost' }).catch(() => null))?.payload ?? null).toBe(null);
});

describe('the page endpoint', () => {
  test.each([
    ['/LIST/?page=2&utm=1', 308, '/list?page=2'],
    ['/boat/', 308, '/boat'],
    ['/account', 302, '/login?next=%2Faccount'],
    ['//', 308, '/'],
  ])('redirects %s to %3$s', async (target, status, location) => {
    const { response } = await shop().get(target);
    expect([response.status, response.headers.get('location'), response.headers.get('cache-control')]).toEqual([
      status,
      location,
      'no-store',
    ]);
  });

  test.each(['//evil.example', '//evil.example/list', '/\\evil.example', '///evil.example/', '/%2F/evil.example'])(
    'never redirects %s to another host',
    async (target) => {
      const { response, text } = await shop().get(target);
      expect([response.status, response.headers.get('location')]).toEqual([404, null]);
      expect(/"url":"([^"]*)"/.exec(text)?.[1] ?? '/').not.toMatch(/^[/\\]{2}/);
    },
  );
});

test('a layout block around the page, whose data depends on the visitor, is loaded and rendered again at each request', async () => {
  const around = { id: 'around', type: 'own', slots: { main: [{ id: 'page', type: 'outlet' }] } };
  const { get } = shop({ documents: { 'base/layout/default': { version: 1, blocks: [around] } } });
  const titles = async () => /<section title="[^"]*?#(\d)">/.exec((await get('/')).text)?.[1];
  expect([await titles(), await titles()]).toEqual(['1', '3']);
});

test('the name of what a path parameter stands for is HTML-escaped in the page title', async () => {
  expect((await shop().get('/boat')).text).toContain('<title>Play the &lt;Boat&gt; | one</title>');
});

const ROBOTS = '<meta name="robots" content="noindex,nofollow">';

describe('a page that fails', () => {
  const failing = (error: Error, documents = {}) =>
    shop({ documents, resolvers: { thing: () => Promise.reject(error) } });

  test('shows the error page of the site without the reason', async () => {
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
      { kind: 'page', site: 'one', where: '/:thing', error: new Error('secret of the database') },
    ]);
  });

  test.each([
    [503, { 'base/page/error-503': { version: 1, path: '/error/503', head: { title: 'soon' } } }, 'soon | one'],
    [503, { 'base/page/error': { version: 1, path: '/error', head: { title: 'generic' } } }, 'generic | one'],
    [500, { 'base/page/error': { version: 1, path: '/error', head: { title: 'generic' } } }, 'failed | one'],
  ])(
    'because the API answers %i has that status and the error page for it, else the general error page',
    async (status, documents, title) => {
      const { get } = failing(new ApiError('down', { status }), documents);
      const answer = await get('/boat');
      expect([answer.status, /<title>(.*?)</.exec(answer.text)?.[1], answer.text.includes(ROBOTS)]).toEqual([
        status,
        title,
        true,
      ]);
    },
  );

  test('because of an ShowErrorPageInsteadError shows the page that the error names, with its status, and is reported', async () => {
    const unreachable = { version: 1, path: '/error/unreachable', head: { title: 'unreachable' } };
    const fault = new ShowErrorPageInsteadError(503, 'no answer', 'error-unreachable');
    const { get, reports } = failing(fault, { 'base/page/error-unreachable': unreachable });
    const { status, text } = await get('/boat');
    expect([status, /<title>(.*?)</.exec(text)?.[1]]).toEqual([503, 'unreachable | one']);
    expect(reports).toEqual([{ kind: 'page', site: 'one', where: '/:thing', error: fault }]);
  });

  test('makes the endpoint throw its error where the site has no error page', async () => {
    const { get, reports } = failing(new Error('down'), { 'one/page/error-500': { version: 1, disabled: true } });
    await expect(get('/boat')).rejects.toThrow('down');
    expect(reports).toEqual([]);
  });

  test('because its address is unknown answers 404 with noindex, unlike a page that is found', async () => {
    const { get } = shop();
    const [missing, there] = [await get('/nothing'), await get('/')];
    expect([missing.status, missing.text.includes(ROBOTS)]).toEqual([404, true]);
    expect([there.status, there.text.includes(ROBOTS)]).toEqual([200, false]);
  });
});

test('a site without a not-found page answers an unknown address with 404 in plain text', async () => {
  const { get, page } = shop({ documents: { 'one/page/not-found': { version: 1, disabled: true } } });
  expect(await get('/nothing')).toMatchObject({ status: 404, text: 'There is nothing at this address.\n' });
  expect((await page('/nothing')).payload).toEqual({ kind: 'document', location: '/nothing', customerId: null });
});

describe('a client-side navigation', () => {
  test('returns the page as data that may not be stored', async () => {
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

  test('returns a canonical address with the page number of a list and without other parameters', async () => {
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
    ['/account', undefined, { kind: 'redirect', location: '/login?next=%2Faccount', customerId: null }],
    ['/LIST', 'default', { kind: 'redirect', location: '/list', customerId: null }],
    ['/checkout', 'default', { kind: 'document', location: '/checkout', customerId: null }],
    ['/list', 'checkout', { kind: 'document', location: '/list', customerId: null }],
  ])(
    'to %s from layout %s gets a redirect, or the order to load the document when the layout changes',
    async (path, layout, expected) => {
      expect((await shop().page(path, layout)).payload).toEqual(expected);
    },
  );

  test.each(['/list', '/account', '/nothing'])(
    'to %s from a page of another release loads the document, and makes no page',
    async (path) => {
      const { page, reports } = shop({ resolvers: { thing: () => Promise.reject(new Error('down')) } });
      const { payload } = await page(path, 'default', { headers: { 'vitrine-version': 'other.other' } });
      expect(payload).toEqual({ kind: 'document', location: path, customerId: null, isOutdated: true });
      expect(reports).toEqual([]);
    },
  );

  test('to an unknown address returns the not-found page', async () => {
    expect((await shop().page('/nothing')).payload).toMatchObject({ kind: 'page', status: 404, routeId: 'not-found' });
  });

  test('that fails tells the browser to load the document', async () => {
    const { page, reports } = shop({ resolvers: { thing: () => Promise.reject(new Error('down')) } });
    expect((await page('/boat')).payload).toEqual({ kind: 'document', location: '/boat', customerId: null });
    expect(reports.length).toBe(1);
  });

  test('sets the cookies of its start parameters', async () => {
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
  ])('to %j, which is no page path of the site, is refused with 400', async (path) => {
    const { response, payload } = await shop().page(path);
    expect([response.status, payload]).toEqual([400, { error: 'path must be a path of this site' }]);
  });

  test('to a very long path is not found', async () => {
    expect((await shop().page(`/${'a'.repeat(9000)}`)).payload).toMatchObject({ kind: 'page', status: 404 });
  });
});
