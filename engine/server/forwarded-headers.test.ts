import { describe, expect, test } from 'vitest';
import { parseTrustedProxies } from '../site/request-host.ts';
import { startTestHttpServer } from './testing/raw-server.ts';
import { openTwoBrandTestPages } from './testing/small-shop.tsx';

const HOSTS = {
  'one/site': {
    version: 1,
    extends: 'base',
    name: 'one',
    hosts: ['one.localhost', 'www.one.localhost'],
    commerce: { account: 'one', pricingId: 'one' },
  },
};

/** A small shop behind its real HTTP server, with requests from this machine. */
async function served(trusted: string, documents: Readonly<Record<string, unknown>> = HOSTS) {
  const shop = openTwoBrandTestPages({ documents });
  const { endpoint, parts, made } = shop;
  const server = await startTestHttpServer({
    trusted: parseTrustedProxies(trusted),
    page: endpoint.document,
    cached: endpoint.cached,
    serves: (host) => parts.engine.catalogue().byHost(host) !== undefined,
  });
  const fetchPage = async (...lines: readonly string[]) => {
    const answer = await server.host(...lines);
    const body = answer?.body ?? '';
    const canonical = /<link rel="canonical" href="(.*?)"/.exec(body)?.[1];
    return { status: answer?.status, canonical, body, etag: answer?.headers['etag'] };
  };
  return { ...server, fetchPage, made };
}

const HOST = 'Host: one.localhost';
const POISON = ['X-Forwarded-Host: evil.example', 'X-Forwarded-Proto: https', 'X-Forwarded-Port: 6666'];

describe('a server asked by an untrusted client', () => {
  test('ignores X-Forwarded-Host, -Proto and -Port', async () => {
    const { fetchPage, made, port } = await served('');
    const poisoned = await fetchPage(HOST, ...POISON);
    expect([poisoned.status, poisoned.canonical]).toEqual([200, `http://one.localhost:${port}/`]);
    expect(poisoned.body).not.toMatch(/evil\.example|6666/);
    expect([(await fetchPage(HOST)).etag, made()]).toEqual([poisoned.etag, 1]);
  });

  test('ignores a port in the Host header for pages and cache keys', async () => {
    const { fetchPage, made, port } = await served('');
    const pages = [
      await fetchPage(`${HOST}:6666`),
      await fetchPage(`${HOST}:6667`, 'Cookie: a=b'),
      await fetchPage(HOST),
    ];
    expect(pages.map(({ canonical }) => canonical)).toEqual(pages.map(() => `http://one.localhost:${port}/`));
    expect([new Set(pages.map(({ body }) => body)).size, made()]).toEqual([1, 1]);
  });
});

describe('a server asked by a trusted proxy', () => {
  test('serves one cached page, canonical at the first host, for each host of the brand in X-Forwarded-Host', async () => {
    const { fetchPage, made } = await served('127.0.0.1');
    const forwarded = (host: string) => fetchPage(HOST, `X-Forwarded-Host: ${host}`, 'X-Forwarded-Proto: https');
    const pages = [await forwarded('one.localhost'), await forwarded('www.one.localhost:6666')];
    expect(pages.map(({ canonical }) => canonical)).toEqual(['https://one.localhost/', 'https://one.localhost/']);
    expect([pages[0]?.body === pages[1]?.body, made()]).toEqual([true, 1]);
  });

  test.each(['/', '/_own', '/robots.txt', '/?x=1'])(
    'refuses a request for %s when X-Forwarded-Host names a host of no brand',
    async (target) => {
      const { get } = await served('127.0.0.1');
      expect(await get(target, ['X-Forwarded-Host: evil.example'])).toMatchObject({
        status: 400,
        body: 'X-Forwarded-Host names no host of a shop here.\n',
      });
    },
  );

  test('answers /healthz whatever host X-Forwarded-Host names', async () => {
    const { get } = await served('127.0.0.1');
    expect((await get('/healthz', ['X-Forwarded-Host: evil.example']))?.status).toBe(200);
  });

  test('caches pages for http and https separately', async () => {
    const { get, made } = await served('127.0.0.1', {
      'one/site': { ...HOSTS['one/site'], discovery: { origin: 'https://one.example' } },
    });
    const strict = async (proto: string) =>
      (await get('/', [`X-Forwarded-Proto: ${proto}`]))?.headers['strict-transport-security'];
    expect([await strict('https'), await strict('http'), made()]).toEqual([
      'max-age=31536000; includeSubDomains',
      undefined,
      2,
    ]);
  });
});
