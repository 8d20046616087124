import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { parseTrustedProxies } from '../site/request-host.ts';
import { createTextAnswer } from './endpoint.ts';
import type { HttpServerDependencies } from './http-server.ts';
import { createResponseInEveryEncoding } from './page-cache.ts';
import { startTestHttpServer as served } from './testing/raw-server.ts';

test('the HTTP server passes host, origin and target of a request to the page', async () => {
  const { get } = await served();
  const answer = await get('/a/b?x=1&y=2');
  expect([answer?.status, JSON.parse(answer?.body ?? '')]).toEqual([
    200,
    {
      host: 'one.localhost',
      origin: 'http://one.localhost:81',
      target: '/a/b?x=1&y=2',
    },
  ]);
});

describe('the Host header', () => {
  test.each([
    ['missing', []],
    ['empty', ['Host:']],
    ['doubled', ['Host: one.localhost', 'Host: two.localhost']],
    ['doubled in another case', ['Host: one.localhost', 'hOST: one.localhost']],
    ['a list', ['Host: one.localhost, two.localhost']],
    ['with a user', ['Host: user:password@one.localhost']],
    ['with a space', ['Host: one localhost']],
    ['with a path', ['Host: one.localhost/two']],
    ['with a query', ['Host: one.localhost?x']],
    ['with a backslash', ['Host: one.localhost\\@two.localhost']],
    ['with a port that is none', ['Host: one.localhost:x']],
    ['with a port too high', ['Host: one.localhost:65536']],
    ['with two ports', ['Host: one.localhost:80:81']],
    ['percent-encoded', ['Host: one%2elocalhost']],
    ['markup', ['Host: <script>']],
    ['not ASCII', ['Host: \u00e9.localhost']],
  ])('"%s" is refused', async (_, lines) => {
    const { host } = await served();
    expect((await host(...lines))?.status).toBe(400);
  });

  test.each([
    ['ONE.localhost.', 'one.localhost', 'http://one.localhost'],
    ['[::1]:81', '::1', 'http://[::1]:81'],
  ])('"%s" is read as %s', async (written, name, origin) => {
    const { host } = await served();
    const answer = await host(`Host: ${written}`);
    expect(JSON.parse(answer?.body ?? '')).toMatchObject({ host: name, origin });
  });
});

describe('X-Forwarded headers', () => {
  const LIES = [
    'X-Forwarded-Host: two.localhost',
    'X-Forwarded-Proto: https',
    'Forwarded: host=two.localhost;proto=https',
  ];

  test('from an untrusted client are ignored', async () => {
    const { get } = await served();
    const answer = await get('/', LIES);
    expect([JSON.parse(answer?.body ?? '').origin, answer?.headers['strict-transport-security']]).toEqual([
      'http://one.localhost:81',
      undefined,
    ]);
  });

  test('from a trusted proxy are used', async () => {
    const { get } = await served({ trusted: parseTrustedProxies('127.0.0.1') });
    const answer = await get('/', LIES);
    expect([JSON.parse(answer?.body ?? '').origin, answer?.headers['strict-transport-security']]).toEqual([
      'https://two.localhost',
      'max-age=31536000; includeSubDomains',
    ]);
  });

  test.each([
    [['X-Forwarded-Host: two.localhost', 'X-Forwarded-Host: three.localhost']],
    [['X-Forwarded-Host: two.localhost, three.localhost']],
    [['X-Forwarded-Host: two.localhost/evil']],
  ])('from a trusted proxy are refused unless they name one host: %j', async (lines) => {
    const { get } = await served({ trusted: parseTrustedProxies('127.0.0.1') });
    expect((await get('/', lines))?.status).toBe(400);
  });
});

describe('a request target', () => {
  test.each(['http://two.localhost/', 'https://one.localhost/x', '*', 'one.localhost:80'])(
    '%s is refused',
    async (target) => {
      const { get } = await served();
      expect((await get(target))?.status).toBe(400);
    },
  );

  test.each(['//two.localhost/x', '/%0d%0aSet-Cookie:%20x=1', '/%zz', '/%00', '/..%2f..%2fetc/passwd', '/a#b'])(
    '%s is passed to the page unchanged',
    async (target) => {
      const { get } = await served();
      const answer = await get(target);
      expect([answer?.status, JSON.parse(answer?.body ?? '').target, answer?.headers['set-cookie']]).toEqual([
        200,
        target,
        undefined,
      ]);
    },
  );

  test('of 20 kB is refused as too long', async () => {
    const { get } = await served();
    expect((await get(`/${'a'.repeat(20_000)}`))?.status).toBe(431);
  });
});

test('a request with an unsupported Expect header is refused with the security headers', async () => {
  const { get } = await served();
  const answer = await get('/', ['Expect: 200-ok']);
  expect(answer?.status).toBe(417);
  expect(answer?.headers).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  });
});

describe('the HTTP method', () => {
  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    '%s is refused for a page with 405',
    async (method) => {
      const { get } = await served();
      const answer = await get('/', [], method);
      expect([answer?.status, answer?.headers['allow']]).toEqual([405, 'GET, HEAD']);
    },
  );

  test.each([
    ['GET', 200],
    ['POST', 200],
    ['TRACE', 405],
    ['DELETE', 405],
  ])('%s at an engine path is answered with %i', async (method, status) => {
    const { get } = await served();
    expect((await get('/_own/x', [], method))?.status).toBe(status);
  });

  test('HEAD gets the headers of a page without its body', async () => {
    const { get } = await served();
    const [head, whole] = [await get('/', [], 'HEAD'), await get('/')];
    expect([head?.status, head?.body, head?.headers['content-type']]).toEqual([
      200,
      '',
      whole?.headers['content-type'],
    ]);
  });

  test('CONNECT closes the connection', async () => {
    const { get } = await served();
    expect(await get('one.localhost:80', [], 'CONNECT')).toBe(null);
  });
});

test.each(['/_', '/_nothing', '/__proto__', '/_own%2f', '/_constructor'])(
  'the path %s, which belongs to no engine endpoint, is answered with 404',
  async (target) => {
    const { get } = await served();
    expect(await get(target)).toMatchObject({ status: 404, body: 'There is nothing at this address.\n' });
  },
);

test('every answer has the security headers', async () => {
  const { get } = await served();
  const guards = await Promise.all(['/', '/_own', '/_nothing'].map(async (target) => (await get(target))?.headers));
  for (const headers of guards)
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
});

test('text is compressed when it is large enough and the client accepts it', async () => {
  const { get } = await served();
  const encoding = async (target: string, header: string) =>
    (await get(target, [`Accept-Encoding: ${header}`]))?.headers['content-encoding'];
  expect([
    await encoding('/_big', 'gzip, br'),
    await encoding('/_big', 'gzip'),
    await encoding('/_big', 'identity'),
    await encoding('/_own', 'gzip, br'),
  ]).toEqual(['br', 'gzip', undefined, undefined]);
});

test('a page that fails is reported and answered with 500, without details of the failure', async () => {
  const lastResort = (host: string) => createTextAnswer(500, `last resort of ${host}`);
  const { get, failures } = await served({ page: () => Promise.reject(new Error('secret')), lastResort });
  const answer = await get('/x');
  expect([answer?.status, answer?.headers['cache-control'], answer?.body.includes('secret')]).toEqual([
    500,
    'no-store',
    false,
  ]);
  expect(answer?.body).toBe('last resort of one.localhost');
  expect(failures).toEqual(['/x secret']);
});

test('a failure while a cached page is looked up is answered with 500 and does not stop the server', async () => {
  const { get, failures } = await served({
    cached: () => {
      throw new Error('broken');
    },
  });
  expect([(await get('/x'))?.status, (await get('/_own'))?.status, failures]).toEqual([500, 200, ['/x broken']]);
});

test('a visitor who disconnects is not reported as a failure', async () => {
  const arrived = Promise.withResolvers<void>();
  const left = Promise.withResolvers<void>();
  const { send, failures, port } = await served({
    page: ({ signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => {
          reject(signal.reason);
          left.resolve();
        });
        arrived.resolve();
      }),
  });
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /slow HTTP/1.1\r\nHost: one.localhost\r\n\r\n');
  await arrived.promise;
  socket.destroy();
  await left.promise;
  await send('GET /_own HTTP/1.1\r\nHost: one.localhost\r\nConnection: close\r\n\r\n');
  expect(failures).toEqual([]);
});

describe('a cached page', () => {
  const page = createResponseInEveryEncoding(
    {
      status: 200,
      headers: { vary: 'cookie', 'cache-control': 'no-cache' },
      etag: 'W/"1"',
      made: 0,
      expires: 1,
      siteVersion: 'v',
      query: [],
      served: { site: 'corner', route: 'home' },
      layout: 'default',
      answers: new Set(),
    },
    { br: Buffer.from('br'), gzip: Buffer.from('gz'), identity: Buffer.from('plain') },
  );
  const keeping: Partial<HttpServerDependencies> = {
    cached: ({ host, target }) => (`${host}${target}` === 'one.localhost/k' ? { page, cookies: null } : undefined),
  };

  test('with cookies is not stored by proxies and never answered with 304', async () => {
    const cookies = { 'set-cookie': ['a=b', 'c=d'] };
    const { get } = await served({ cached: () => ({ page, cookies }) });
    expect(await get('/k', ['If-None-Match: W/"1"'])).toMatchObject({
      status: 200,
      body: 'plain',
      headers: { 'cache-control': 'private, no-store', 'set-cookie': 'c=d' },
    });
  });

  test.each([
    [[], 200, 'plain'],
    [['Accept-Encoding: gzip, br'], 200, 'br'],
    [['If-None-Match: W/"1"'], 304, ''],
    [['If-None-Match: "0", "1"'], 304, ''],
    [['If-None-Match: "2"'], 200, 'plain'],
  ])('requested with the headers %j is answered with %i %s', async (headers, status, body) => {
    const { get } = await served(keeping);
    expect(await get('/k', headers)).toMatchObject({ status, body, headers: { etag: 'W/"1"', vary: 'cookie' } });
  });

  test.each([
    ['/k', ['Cookie: a=b'], 'GET'],
    ['/k?x', [], 'GET'],
    ['/other', [], 'GET'],
    ['/k', [], 'HEAD'],
  ])('is not sent to a request for %s with the headers %j by the method %s', async (target, headers, method) => {
    const { get } = await served(keeping);
    expect((await get(target, headers, method))?.headers['etag']).toBe(undefined);
  });
});

describe('a server without any site', () => {
  test.each([
    ['/', 503, 'There is no site to serve yet.\n'],
    ['/healthz', 503, 'There is no site to serve yet.\n'],
    ['/_own', 200, 'GET /_own'],
  ])('answers %s with %i', async (target, status, body) => {
    const { get } = await served({ ready: () => false });
    expect(await get(target)).toMatchObject({ status, body });
  });

  test('tells search engines not to index its page', async () => {
    const { get } = await served({ ready: () => false });
    expect((await get('/'))?.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'retry-after': '5' });
  });
});

test.each(['Host: nobody.example', 'Host: a b', 'X: y'])('/healthz answers for any host: %s', async (line) => {
  const { send } = await served();
  const answer = await send(`GET /healthz HTTP/1.0\r\n${line}\r\n\r\n`);
  expect(answer).toMatchObject({ status: 200, body: 'ok\n' });
});

test('a discovery file is served at its exact path, whatever the query', async () => {
  const { get } = await served();
  const read = async (path: string) => (await get(path))?.body;
  expect(await read('/robots.txt')).toBe('file /robots.txt');
  expect(await read('/robots.txt?x=1')).toBe('file /robots.txt');
  expect(await read('/robots.txt/more')).toContain('"target":"/robots.txt/more"');
});
