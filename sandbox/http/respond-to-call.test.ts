import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CallDataGuard, WireCallDescriptor } from '#schemas/api/call.ts';
import { apiHeaderNames } from '#schemas/api/headers.ts';
import { openSandboxShop } from '../open-shop.ts';
import type { SandboxShop } from '../shop.ts';
import { copySeededTestShop } from '../testing/seeded-shop.ts';
import { createSignedTestHeaders } from '../testing/test-sandbox.ts';
import { commitDespiteFault, createRefusalFault } from './api-fault.ts';
import {
  type AuthorisedCall,
  defineSandboxAsyncRoute,
  defineSandboxBodyRoute,
  defineSandboxCustomerRoute,
  defineSandboxRoute,
} from './call-route.ts';
import { createSandboxCallsApp } from './sandbox-app.ts';

const NOW = Date.parse('2026-03-02T10:00:00Z');

function call<Body, Answer>(
  id: string,
  body: WireCallDescriptor<Body, Answer>['body'],
): WireCallDescriptor<Body, Answer> {
  return {
    id,
    method: 'POST',
    service: 'commerce',
    base: '/v2',
    path: `/${id}`,
    version: '3.0',
    auth: 'visitor',
    encoding: 'json',
    responseType: 'json',
    body,
    answer: judge(() => true),
    query: null,
    form: null,
    status: 200,
    refusals: [],
  };
}

function judge<T>(accepts: (value: unknown) => boolean): CallDataGuard<T> {
  return Object.assign((value: unknown): value is T => accepts(value), { explain: () => [] });
}

const named = judge<{ name: string }>((value) => typeof value === 'object' && value !== null && 'name' in value);

let shop: SandboxShop;
let app: Hono;
let folder: string;
let logged: string[];

function send({ brand: { siteKey }, now }: AuthorisedCall, name: string): number {
  shop.outbox.send({ siteKey, recipient: name, subject: '', body: '', link: null }, now);
  return shop.outbox.listLatest(9).length;
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'respond-'));
  copySeededTestShop(NOW, folder);
  shop = openSandboxShop({ dataDir: folder, clock: () => NOW, wallClock: Date.now, reset: false });
  shop.db.exec('DELETE FROM outbox');
  const routes = [
    defineSandboxBodyRoute(call('send', named), (incoming, { name }) => ({ sent: send(incoming, name) })),
    defineSandboxBodyRoute(call('refuse', named), (incoming, { name }) => {
      send(incoming, name);
      throw createRefusalFault('no', 'No.');
    }),
    defineSandboxBodyRoute(call('count', named), (incoming, { name }) => {
      send(incoming, name);
      throw commitDespiteFault(createRefusalFault('no', 'No.'));
    }),
    defineSandboxAsyncRoute(call('later', named), async (_, { name }) => ({ name })),
    defineSandboxBodyRoute(
      { ...call<{ name: string }, unknown>('break', named), answer: judge(() => false) },
      (incoming, { name }) => ({
        sent: send(incoming, name),
      }),
    ),
    defineSandboxRoute(call<undefined, unknown>('bare', null), () => ({ result: null })),
    defineSandboxCustomerRoute({ ...call<undefined, unknown>('mine', null), auth: 'customer' }, ({ customer }) => ({
      email: customer.email,
    })),
  ];
  logged = [];
  app = createSandboxCallsApp(shop, routes, ({ error }) => logged.push(String(error).split('\n', 1)[0] ?? ''));
});

afterEach(() => {
  expect(logged).toEqual([]);
  shop.db.close();
  rmSync(folder, { recursive: true });
});

async function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await app.request(`/v2/${path}`, {
    method: 'POST',
    headers: { ...createSignedTestHeaders('harbour', '3.0'), 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, json: await response.json() };
}

const recipients = () => shop.outbox.listLatest(9).map(({ recipient }) => recipient);

test('a refused call is rolled back', async () => {
  expect(await post('refuse', { name: 'a' })).toMatchObject({ status: 422, json: { code: 'no' } });
  expect(recipients()).toEqual([]);
});

test('a fault marked commitDespiteFault commits what the call did', async () => {
  expect(await post('count', { name: 'a' })).toMatchObject({ status: 422, json: { code: 'no' } });
  expect(recipients()).toEqual(['a']);
});

test('a response that violates its contract is logged, answered as a failure and rolled back', async () => {
  expect(await post('break', { name: 'a' })).toMatchObject({ status: 500, json: { code: 'internal_error' } });
  expect(recipients()).toEqual([]);
  expect(logged.splice(0)).toEqual(['Error: break breaks its contract: ']);
});

test('a call whose handler is asynchronous is answered with the value of its promise', async () => {
  expect(await post('later', { name: 'a' })).toEqual({ status: 200, json: { name: 'a' } });
});

describe('idempotency', () => {
  const key = { [apiHeaderNames.idempotencyKey]: 'key-00000001' };

  test('the same key and body return the same response and take effect once', async () => {
    const answers = [await post('send', { name: 'a' }, key), await post('send', { name: 'a' }, key)];
    expect(answers).toEqual([
      { status: 200, json: { sent: 1 } },
      { status: 200, json: { sent: 1 } },
    ]);
    expect(recipients()).toEqual(['a']);
  });

  test('the same key with another body, or another call, is refused', async () => {
    await post('send', { name: 'a' }, key);
    expect(await post('send', { name: 'b' }, key)).toMatchObject({
      status: 422,
      json: { code: 'idempotency_mismatch' },
    });
    expect(await post('bare', {}, key)).toMatchObject({ status: 422, json: { code: 'idempotency_mismatch' } });
    expect(recipients()).toEqual(['a']);
  });

  test('the key of a refused call may be used again', async () => {
    await post('refuse', { name: 'a' }, key);
    expect(await post('send', { name: 'a' }, key)).toEqual({ status: 200, json: { sent: 1 } });
  });

  test('each brand has its own keys', async () => {
    await post('send', { name: 'a' }, key);
    await post('send', { name: 'b' }, { ...createSignedTestHeaders('lantern', '3.0'), ...key });
    expect(recipients()).toEqual(['b', 'a']);
  });

  test('a malformed key is refused', async () => {
    expect(await post('send', { name: 'a' }, { [apiHeaderNames.idempotencyKey]: 'x y' })).toMatchObject({
      status: 422,
      json: { code: 'invalid_idempotency_key' },
    });
  });
});

describe('the customer of a call', () => {
  function customer() {
    return shop.customers.create({
      siteKey: 'harbour',
      email: 'Nova@Harbour.example',
      firstName: 'Nova',
      lastName: 'Quill',
      passwordHash: '',
      pricingId: 'harbour-aud',
      segmentName: null,
      forcePasswordChange: false,
      accountUpgrade: false,
      createdAt: NOW,
    });
  }

  async function signedIn(site: 'harbour' | 'lantern' = 'harbour', issuedAt = NOW, audience = 'harbour') {
    const { id, customerToken } = customer();
    const session = shop.sessions.open(id, 'device', NOW);
    const claims = { customerId: id, sessionId: session.id, siteKey: audience };
    const token = await shop.accessTokens.issue(claims, issuedAt);
    const headers = {
      ...createSignedTestHeaders(site, '3.0', Date.now(), customerToken),
      [apiHeaderNames.authorization]: `Bearer ${token}`,
    };
    return { id, session, headers };
  }

  test('is identified by the access token', async () => {
    const { headers } = await signedIn();
    expect(await post('mine', undefined, headers)).toEqual({ status: 200, json: { email: 'nova@harbour.example' } });
  });

  test.each<[string, () => Promise<Record<string, string>>]>([
    ['no token', async () => ({})],
    ['a token that expired', async () => (await signedIn('harbour', NOW - 300_000)).headers],
    ['a token at another brand', async () => (await signedIn('lantern')).headers],
    ['a token for another brand', async () => (await signedIn('harbour', NOW, 'lantern')).headers],
    [
      'a changed token',
      async () => {
        const { headers } = await signedIn();
        return { ...headers, [apiHeaderNames.authorization]: `${headers[apiHeaderNames.authorization]}x` };
      },
    ],
    [
      'a session that has ended',
      async () => {
        const { session, headers } = await signedIn();
        shop.sessions.end(session.id, NOW);
        return headers;
      },
    ],
    [
      'another customer id beside it',
      async () => ({ ...(await signedIn()).headers, [apiHeaderNames.customerId]: 'somebody-else' }),
    ],
    [
      'an account that is closed',
      async () => {
        const { id, headers } = await signedIn();
        shop.customers.close(id, NOW);
        return headers;
      },
    ],
  ])('a call with %s is refused with invalid_token', async (_, headers) => {
    expect(await post('mine', undefined, await headers())).toMatchObject({
      status: 401,
      json: { code: 'invalid_token' },
    });
  });

  test('a signature without the customer token is refused', async () => {
    const { headers } = await signedIn();
    expect(await post('mine', undefined, { ...headers, ...createSignedTestHeaders('harbour', '3.0') })).toMatchObject({
      status: 401,
      json: { code: 'invalid_signature' },
    });
  });
});
