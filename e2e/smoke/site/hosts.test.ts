import { describe, expect, inject, test } from 'vitest';
import { sendGetRequestToLocalPort as get } from '../../harness/request.ts';

const { port } = inject('shop');

/** The brand of a page, from the attribute of its document element. */
function readBrand(html: string): string | undefined {
  return /<html[^>]* data-site="([^"]+)"/.exec(html)?.[1];
}

test.for([
  ['harbour.localhost', 'harbour'],
  ['HARBOUR.localhost', 'harbour'],
  ['localhost', 'harbour'],
  ['lantern.localhost', 'lantern'],
  ['sunnyside.localhost', 'sunnyside'],
] as const)('the host %s serves the brand %s', async ([host, brand]) => {
  const { status, body } = await get(port, '/', { host: `${host}:${port}` });
  expect({ status, brand: readBrand(body) }).toEqual({ status: 200, brand });
});

test.for(['nobody.localhost', 'base.localhost', 'harbour.localhost.example.org', '127.0.0.1'])(
  'the unknown host %s gets a 404, never a brand',
  async (host) => {
    const { status, body } = await get(port, '/', { host: `${host}:${port}` });
    expect({ status, brand: readBrand(body) }).toEqual({ status: 404, brand: undefined });
    expect(body).toBe('No shop answers to this host.\n');
  },
);

describe('an invalid Host header', () => {
  test.for([
    'a b',
    'harbour.localhost/evil',
    'harbour.localhost:99999',
    'harbour.localhost, lantern.localhost',
    '<script>',
  ])('"%s" is refused', async (host) => {
    const { status, body } = await get(port, '/', { host });
    expect({ status, brand: readBrand(body) }).toEqual({ status: 400, brand: undefined });
  });
});

test.for([
  { 'x-forwarded-host': 'lantern.localhost' },
  { forwarded: 'host=lantern.localhost' },
  { 'x-host': 'lantern.localhost' },
])('a forwarded host from an untrusted address is ignored: %o', async (headers) => {
  const { body } = await get(port, '/', { host: `harbour.localhost:${port}`, ...headers });
  expect(readBrand(body)).toBe('harbour');
  expect(body).not.toContain('lantern');
});

test('healthz answers for any host', async () => {
  expect(await get(port, '/healthz', { host: 'nobody.localhost' })).toMatchObject({ status: 200 });
});
