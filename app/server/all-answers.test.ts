import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RawHttpResponse, sendRequestToLocalPort } from '../../e2e/harness/request.ts';
import { openTestShopWithSandbox, type TestShopWithSandbox } from './testing/api-shop.ts';

let shop: TestShopWithSandbox;

beforeAll(async () => {
  shop = await openTestShopWithSandbox();
});
afterAll(() => shop.close());

function send(method: string, path: string): Promise<RawHttpResponse> {
  const host = `harbour.localhost:${shop.port}`;
  const headers = {
    host,
    origin: 'https://elsewhere.example',
    'content-type': 'application/json',
    'content-length': '2',
  };
  return sendRequestToLocalPort(shop.port, method, path, headers, '{}');
}

const REQUESTS = [
  ...['/', '/cart', '/login', '/nowhere', '/robots.txt', '/sitemap.xml', '/healthz', '/favicon.ico'],
  ...['/_page?path=/', '/_page?path=//x', '/_visitor', '/_region', '/_status', '/_blocks', '/_theme', '/_preview'],
  ...['/_assets/x.js', '/_css/x.css', '/_fonts/x.woff2', '/_img/x.webp', '/_messages/x.json', '/_nothing'],
  ...['/preview?path=/', '/?preview=true', '/3ds', '/%E0%A4%A', `/${'a'.repeat(9_000)}`],
].map((path) => ['GET', path] as const);

const WRITES = [
  ...['/', '/_api/nothing', '/_api/auth.login', '/_logout', '/_unlinked', '/_consent', '/_analytics', '/_report'],
  ...['/_report/csp', '/_cms/webhook', '/3ds', '/_nothing'],
].map((path) => ['POST', path] as const);

describe.each([...REQUESTS, ...WRITES, ['OPTIONS', '/_api/auth.login'], ['PUT', '/']] as const)(
  '%s %s',
  (method, path) => {
    test('lets no other origin read the answer, and names type and character set of what has a body', async () => {
      const { headers, body, status } = await send(method, path);
      expect(status).toBeGreaterThanOrEqual(200);
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
      if (body !== '')
        expect(headers['content-type']).toMatch(
          /^(?:text\/[a-z]+; charset=utf-8|application\/xml; charset=utf-8|application\/json.*)$/,
        );
      expect(headers['x-content-type-options']).toBe('nosniff');
    });
  },
);
