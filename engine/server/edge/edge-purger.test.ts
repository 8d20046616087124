import { once } from 'node:events';
import { createServer } from 'node:http';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  createCloudflarePurger,
  createEdgePurgers,
  createFastlyPurger,
  createVarnishPurger,
  type EdgePurger,
  parseEdgePurgers,
} from './edge-purger.ts';

interface ReceivedRequest {
  readonly line: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** A stand-in for the API of an edge, after its published documentation. */
async function startEdgeApi(answer: {
  readonly status: number;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}) {
  const received: ReceivedRequest[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    received.push({
      line: `${request.method} ${request.url}`,
      headers: request.headers,
      body: Buffer.concat(chunks).toString(),
    });
    response.writeHead(answer.status, answer.headers).end(answer.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  return { received, url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}` };
}

const options = { token: 'secret', fetch };
const signal = new AbortController().signal;
const TAGS = Array.from({ length: 300 }, (_, index) => `tag-${index}`);

test('Varnish gets PURGE with the token and at most a hundred tags', async () => {
  const { url, received } = await startEdgeApi({ status: 200, body: '' });
  await createVarnishPurger(url, options).purge(TAGS, signal, 'soft');
  const names = ['authorization', 'x-vitrine-purge', 'x-vitrine-purge-mode'];
  expect(received.map(({ line, headers }) => [line, ...names.map((name) => headers[name])])).toEqual(
    [0, 100, 200].map((start) => ['PURGE /', 'Bearer secret', TAGS.slice(start, start + 100).join(' '), 'soft']),
  );
});

describe('a page that Varnish is asked for anew', () => {
  const page = {
    origin: 'https://harbour.example:8443',
    target: '/blog?page=2',
    cookie: '__Host-sub-variant=SA',
    locale: 'en-AU',
  };

  test('is requested with the host, language and cookies of a visitor of its variant', async () => {
    const { url, received } = await startEdgeApi({ status: 200, body: '' });
    await createVarnishPurger(`${url}/purge`, options).refetch?.(page, signal);
    await createVarnishPurger(url, options).refetch?.({ ...page, cookie: '' }, signal);
    const names = ['host', 'x-forwarded-proto', 'accept-language', 'cookie', 'x-vitrine-refetch', 'authorization'];
    const common = ['HEAD /blog?page=2', 'harbour.example:8443', 'https', 'en-AU'];
    expect(received.map(({ line, headers }) => [line, ...names.map((name) => headers[name])])).toEqual([
      [...common, '__Host-sub-variant=SA', '1', undefined],
      [...common, undefined, '1', undefined],
    ]);
  });

  test.each([
    [200, 'miss', 'fetched'],
    [200, 'expired', 'fetched'],
    [200, 'hit', 'stored'],
    [404, 'miss', 'failed'],
    [302, 'miss', 'failed'],
  ])('with the answer %s %s counts as %s', async (status, use, outcome) => {
    const { url } = await startEdgeApi({ status, body: '', headers: { 'x-cache': use, location: '/' } });
    expect(await createVarnishPurger(url, options).refetch?.(page, signal)).toBe(outcome);
  });

  test('fails when Varnish does not answer', async () => {
    await expect(createVarnishPurger('http://127.0.0.1:1', options).refetch?.(page, signal)).rejects.toThrow(
      'ECONNREFUSED',
    );
  });
});

test('Fastly gets at most 256 surrogate keys at once', async () => {
  const { url, received } = await startEdgeApi({ status: 200, body: '{"tag-0":"1-2-3"}' });
  await createFastlyPurger('SU1Z0isxPaozGVKXdv0eY', { ...options, api: url }).purge(TAGS, signal, 'soft');
  const names = ['fastly-key', 'fastly-soft-purge'];
  expect(
    received.map(({ line, headers, body }) => [line, ...names.map((name) => headers[name]), JSON.parse(body)]),
  ).toEqual(
    [TAGS.slice(0, 256), TAGS.slice(256)].map((tags) => [
      'POST /service/SU1Z0isxPaozGVKXdv0eY/purge',
      'secret',
      '1',
      { surrogate_keys: tags },
    ]),
  );
});

test('Cloudflare gets at most 30 tags at once', async () => {
  const { url, received } = await startEdgeApi({ status: 200, body: '{"success": true, "errors": []}' });
  await createCloudflarePurger('023e105f4ecef8ad', { ...options, api: url }).purge(TAGS.slice(0, 40), signal, 'soft');
  expect(received.map(({ line, headers, body }) => [line, headers['authorization'], JSON.parse(body)])).toEqual(
    [TAGS.slice(0, 30), TAGS.slice(30, 40)].map((tags) => [
      'POST /zones/023e105f4ecef8ad/purge_cache',
      'Bearer secret',
      { tags },
    ]),
  );
});

describe('a purge fails', () => {
  const open: Readonly<Record<string, (api: string) => EdgePurger>> = {
    Varnish: (api) => createVarnishPurger(api, options),
    Fastly: (api) => createFastlyPurger('S', { ...options, api }),
    Cloudflare: (api) => createCloudflarePurger('Z', { ...options, api }),
  };

  test.each(Object.keys(open))('of %s, when it answers 403', async (name) => {
    const { url } = await startEdgeApi({ status: 403, body: 'wrong token' });
    await expect(open[name]?.(url).purge(['a'], signal, 'hard')).rejects.toThrow('status 403: wrong token');
  });

  test('of Cloudflare, when it answers 200 without success', async () => {
    const { url } = await startEdgeApi({ status: 200, body: '{"success": false}' });
    await expect(open['Cloudflare']?.(url).purge(['a'], signal, 'hard')).rejects.toThrow('has no success');
  });
});

test('createEdgePurgers creates a purger for each edge that the setting names', () => {
  const text = 'varnish:http://10.0.0.2:6081, fastly:S1,cloudflare:Z1,';
  expect(createEdgePurgers(text, options).map(({ name }) => name)).toEqual([
    'varnish 10.0.0.2:6081',
    'fastly S1',
    'cloudflare Z1',
  ]);
});

test.each(['akamai:x', 'varnish:10.0.0.2', 'fastly:', 'cloudflare:a/b'])('the edge %s is refused', (text) => {
  expect(() => parseEdgePurgers(text)).toThrow(`"${text}" names no edge`);
});
