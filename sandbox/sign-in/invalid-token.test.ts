import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApiCallMethodAndPath, WireCallDescriptor } from '#schemas/api/call.ts';
import { apiHeaderNames } from '#schemas/api/headers.ts';
import { createAllSandboxRoutes } from '../calls/all-routes.ts';
import { createSandboxCallsApp } from '../http/sandbox-app.ts';
import { loadOrCreateSecretInDatabase } from '../storage/secrets.ts';
import { createSignedTestHeaders, type SignedInTestCustomer, TestSandbox } from '../testing/test-sandbox.ts';

const NOON = Date.parse('2026-03-04T01:00:00Z');

let sandbox: TestSandbox;
let ada: SignedInTestCustomer;
let addresses: WireCallDescriptor<unknown, unknown>[];

beforeAll(async () => {
  sandbox = await TestSandbox.open(new Date(NOON).toISOString());
  ada = await signIn('harbour');
  addresses = createAllSandboxRoutes(sandbox.shop)
    .map(({ address }) => address)
    .filter(({ auth }) => auth === 'customer');
});

afterAll(async () => {
  await sandbox.close();
});

function signIn(site: 'harbour' | 'lantern'): Promise<SignedInTestCustomer> {
  const customer = sandbox.shop.customers.findByEmail(site, `ada@${site}.example`);
  if (!customer) throw new Error(`${site} has no ada`);
  return sandbox.signIn(customer);
}

function anyParams({ path }: ApiCallMethodAndPath): Record<string, string> {
  return Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, '1']));
}

/** Calls that answer something other than 401 `invalid_token`. */
async function answered(options: Parameters<TestSandbox['fetch']>[1]): Promise<unknown[]> {
  const open: unknown[] = [];
  for (const address of addresses) {
    const params = anyParams(address);
    const { status, json } = await sandbox.fetch(address, { ...options, params, breaks: 'sometimes' });
    const code = typeof json === 'object' && json !== null && 'code' in json ? json.code : null;
    if (status !== 401 || code !== 'invalid_token') open.push([address.id, status, code]);
  }
  return open;
}

const withToken = (accessToken: string) => ({ as: { ...ada, accessToken } });

function ownToken(secret: Uint8Array, claims: Record<string, unknown>): Promise<string> {
  return new SignJWT({ sid: ada.session.id, use: 'access', sub: ada.customer.id, aud: 'harbour', ...claims })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt(NOON / 1000)
    .setExpirationTime(NOON / 1000 + 300)
    .sign(secret);
}

describe('every call in a customer’s name answers 401 invalid_token', () => {
  test('(there are more than ten such calls)', () => {
    expect(addresses.length).toBeGreaterThan(10);
  });

  test('without a token', async () => {
    expect(await answered({})).toEqual([]);
  });

  test('with a token that was changed', async () => {
    const [head = '', , signature = ''] = ada.accessToken.split('.');
    const payload = Buffer.from(JSON.stringify({ sub: ada.customer.id, sid: ada.session.id })).toString('base64url');
    expect(await answered(withToken(`${head}.${payload}.${signature}`))).toEqual([]);
  });

  test('with a token that nobody signed, or somebody else', async () => {
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    expect(await answered(withToken(`${none}.${ada.accessToken.split('.')[1]}.`))).toEqual([]);
    expect(await answered(withToken(await ownToken(new Uint8Array(32), {})))).toEqual([]);
  });

  test('with a token of another kind', async () => {
    const secret = loadOrCreateSecretInDatabase(sandbox.shop.db, 'access-tokens');
    expect(await answered(withToken(await ownToken(secret, { use: 'refresh' })))).toEqual([]);
    const { refreshTokens } = sandbox.shop.identity;
    const refresh = await refreshTokens.sign(refreshTokens.issue(ada.session.id, NOON), ada.customer.id, 'harbour');
    expect(await answered(withToken(refresh))).toEqual([]);
  });

  test('with the token of another brand', async () => {
    const { accessToken } = await signIn('lantern');
    expect(await answered(withToken(accessToken))).toEqual([]);
  });

  test('with a token beside another customer id', async () => {
    expect(await answered({ as: ada, headers: { [apiHeaderNames.customerId]: 'somebody-else' } })).toEqual([]);
  });

  test('with a token of a session that has ended, or of another’s', async () => {
    const ended = await signIn('harbour');
    sandbox.shop.sessions.end(ended.session.id, NOON);
    expect(await answered({ as: ended })).toEqual([]);
    const other = sandbox.createCustomer();
    const claims = { customerId: other.id, sessionId: ada.session.id, siteKey: 'harbour' };
    expect(await answered(withToken(await sandbox.shop.accessTokens.issue(claims, NOON)))).toEqual([]);
  });

  test('with a session that ends while the body is on its way, tried with password/force-change', async () => {
    const { customer, session, accessToken } = await signIn('harbour');
    const text = new TextEncoder().encode('new_password=tall-copper-kettle');
    const body = new ReadableStream(
      {
        pull(controller) {
          sandbox.shop.sessions.end(session.id, NOON);
          controller.enqueue(text);
          controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    const headers = {
      ...createSignedTestHeaders('harbour', '3.0', Date.now(), customer.customerToken),
      [apiHeaderNames.authorization]: `Bearer ${accessToken}`,
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': `${text.length}`,
    };
    const app = createSandboxCallsApp(sandbox.shop, createAllSandboxRoutes(sandbox.shop), () => {});
    const init: RequestInit & { readonly duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' };
    const response = await app.request('/v2/password/force-change', init);
    expect([response.status, await response.json()]).toMatchObject([401, { code: 'invalid_token' }]);
  });

  test('with the token of a closed account', async () => {
    const gone = await sandbox.signIn(sandbox.createCustomer());
    sandbox.shop.customers.close(gone.customer.id, NOON);
    expect(await answered({ as: gone })).toEqual([]);
  });

  test('with a token that is five minutes old, except for the call that logs out', async () => {
    sandbox.moveTo(new Date(NOON + 300_000).toISOString());
    expect(await answered({ as: ada })).toEqual([['auth.logout', 200, null]]);
  });
});
