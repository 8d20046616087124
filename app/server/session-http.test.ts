import { once } from 'node:events';
import type { Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTextAnswer } from '#engine/server/endpoint.ts';
import { createHttpServer } from '#engine/server/http-server.ts';
import { parseTrustedProxies } from '#engine/site/request-host.ts';
import { type RawHttpResponse, sendRequestToLocalPort } from '../../e2e/harness/request.ts';
import credentials from '../../sandbox/seed/brands.json' with { type: 'json' };
import { TestSandbox } from '../../sandbox/testing/test-sandbox.ts';
import { coversSpec } from '../../scripts/test/covers-spec.ts';
import { openTestShopOfBrandOverApi } from './testing/session-shop.ts';

const HOST = 'harbour.localhost';

let sandbox: TestSandbox;
let server: Server;
let shop: ReturnType<typeof openTestShopOfBrandOverApi>;
const failures: unknown[] = [];

beforeAll(async () => {
  sandbox = await TestSandbox.open(new Date().toISOString());
  shop = openTestShopOfBrandOverApi({ apiOrigin: sandbox.url, account: credentials.harbour });
  server = createHttpServer({
    trusted: parseTrustedProxies('127.0.0.1'),
    ready: () => true,
    findFile: () => undefined,
    endpoints: shop.endpoints,
    page: async () => createTextAnswer(200, ''),
    cached: () => undefined,
    serves: () => true,
    lastResort: () => createTextAnswer(500, 'failed'),
    failed: (error) => failures.push(error),
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await sandbox.close();
});

/** Posts bytes over a connection of its own, as a browser that came by https through a proxy. */
async function post(id: string, headers: Record<string, string>, body: Uint8Array | string): Promise<RawHttpResponse> {
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the server has no port');
  const own = { host: HOST, 'x-forwarded-proto': 'https', origin: `https://${HOST}`, 'sec-fetch-site': 'same-origin' };
  return sendRequestToLocalPort(address.port, 'POST', `/_api/${id}`, { ...own, ...headers }, body);
}

const json = { 'content-type': 'application/json', 'accept-encoding': 'br' };

async function signIn(who: string) {
  const body = JSON.stringify({ body: { email: `${who}@harbour.example`, password: 'Correct-Horse-9' } });
  const answer = await post('auth.login', json, body);
  expect([answer.status, answer.body]).toEqual([200, expect.stringContaining('customerId')]);
  const lines = [answer.headers['set-cookie'] ?? []].flat();
  const cookie = lines.map((line) => line.split(';')[0]).join('; ');
  const customerId: string = JSON.parse(answer.body).result.customerId;
  return { answer, lines, cookie, customerId };
}

test('a sign-in over https sets host-bound session cookies', async () => {
  const { answer, lines } = await signIn('ada');
  expect(lines).toHaveLength(8);
  for (const line of lines) {
    expect(line).toMatch(
      /^__Host-[a-z-]+=eyJ[\w.-]+; Max-Age=\d+; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
    );
  }
  expect(failures).toEqual([]);
  coversSpec('rules', 'cookie.attributes', answer);
  coversSpec('constants', ['cookie.path', 'cookie.same-site', 'cookie.secure'], answer);
});

test('an uploaded picture is streamed to the API with its own boundary', async () => {
  const { cookie, customerId } = await signIn('finn');
  const form = new FormData();
  form.set('method', 'photo_id_upload');
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...new Uint8Array(300_000)]);
  form.set('front', new Blob([png], { type: 'image/png' }), 'front.png');
  const encoded = new Response(form);
  const type = encoded.headers.get('content-type') ?? '';
  const envelope = encodeURIComponent(JSON.stringify({ customerId }));
  const headers = { cookie, 'content-type': type, 'x-envelope': envelope };
  const { status, body } = await post('customer.verification', headers, new Uint8Array(await encoded.arrayBuffer()));
  expect([status, body]).toEqual([200, expect.stringContaining('"result"')]);
  expect(shop.sent.at(-1)?.headers.get('content-type')).toBe(type);
  expect(failures).toEqual([]);
  const { pathname } = new URL(shop.sent.at(-1)?.url ?? '');
  coversSpec('rules', 'transport.form-bodies', shop.lastSent(pathname));
});
