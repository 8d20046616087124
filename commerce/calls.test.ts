import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createApiClient } from '#engine/api/api-client.server.ts';
import { listCallPathParameterNames } from '#engine/api/call-url.ts';
import { createTestGuard } from '#engine/api/testing.ts';
import {
  browserCallRulesById,
  callCacheTimesMs,
  commerceCallsById,
  createCartTokenCookieRules,
  customerSharedCalls,
  propertiesKeyedByData,
  uncachedGetCallIds,
} from './calls.server.ts';
import { sessionCallRules } from './sign-in/session-calls.server.ts';

const folder = new URL('../schemas/api/', import.meta.url);
const contract: unknown[] = readdirSync(folder)
  .filter((name) => name.endsWith('.openapi.json'))
  .map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')));

function* propertiesOf(value: unknown): Generator<[string, unknown]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'properties' && typeof inner === 'object' && inner !== null) yield* Object.entries(inner);
    yield* propertiesOf(inner);
  }
}

test('propertiesKeyedByData lists exactly the contract properties whose keys are data', () => {
  const open = [...propertiesOf(contract)].filter(([, schema]) =>
    /^\{[^{]*"additionalProperties":\{/.test(JSON.stringify(schema)),
  );
  expect(new Set(open.map(([name]) => name))).toEqual(propertiesKeyedByData);
});

test('commerceCallsById contains every call of the contract', () => {
  const ids = [...JSON.stringify(contract).matchAll(/"operationId":"([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(commerceCallsById.keys())).toEqual(new Set(ids));
});

test('every public GET call has a cache time or is listed as uncached', () => {
  const reads = [...commerceCallsById.values()].filter(({ method, auth }) => method === 'GET' && auth === 'visitor');
  const cachedCallIds = [...callCacheTimesMs.keys()].filter((id) => !customerSharedCalls.has(id));
  expect(reads.map(({ id }) => id).sort()).toEqual([...cachedCallIds, ...uncachedGetCallIds].sort());
});

describe('the cached answer to a call', () => {
  const [SECOND, MINUTE, HOUR] = [1000, 60_000, 3_600_000];
  const SPECIAL: ReadonlyMap<string, number> = new Map([
    ['product-offers.list', 18 * MINUTE],
    ['tips.get', 18 * MINUTE],
    ['draws.past.result-keys', 24 * HOUR],
    ['branding.get', 24 * HOUR],
    ['lotto-party.config', 5 * MINUTE],
    ['lotto-party.config.get', 5 * MINUTE],
    ['placement.get', 5 * MINUTE],
  ]);
  const calls = new Map(
    [...commerceCallsById].map(([id, call]) => [id, { ...call, result: createTestGuard(() => true) }]),
  );
  const identity = {
    appKey: 'app',
    secret: 'secret',
    subVariant: null,
    sessionId: null,
    deviceId: null,
    address: null,
    locale: null,
  };
  const customer = { ...identity, customerId: '1', customerToken: 'token', accessToken: 'jwt' };

  test.each([...callCacheTimesMs.keys()])('%s is reused for its cache time and fetched again after it', async (id) => {
    const time = SPECIAL.get(id) ?? 60 * SECOND;
    let now = 1_700_000_000_000;
    let requestCount = 0;
    const api = createApiClient({
      calls,
      origin: () => 'http://api.test',
      cacheTimes: callCacheTimesMs,
      sameForCustomers: customerSharedCalls,
      keyedByData: propertiesKeyedByData,
      fetch: async () => {
        requestCount += 1;
        return Response.json({ result: null });
      },
      now: () => now,
      randomId: () => 'request',
    }).transport(customer);
    const params = Object.fromEntries(listCallPathParameterNames(calls.get(id)?.path ?? '').map((name) => [name, '1']));
    const requestCounts: number[] = [];
    for (const later of [0, time - 1, 1]) {
      now += later;
      await api.send({ id }, { params });
      requestCounts.push(requestCount);
    }
    expect(requestCounts).toEqual([1, 1, 2]);
  });
});

test('browserCallRulesById contains only calls of the contract', () => {
  expect([...browserCallRulesById.keys()].filter((id) => !commerceCallsById.has(id))).toEqual([]);
});

test('every call named in the session rules exists in the contract', () => {
  const { makes, refresh, logout, renews, ends } = sessionCallRules;
  expect([...makes, refresh, logout, ...renews, ...ends].filter((id) => !commerceCallsById.has(id))).toEqual([]);
});

test('createCartTokenCookieRules creates and reads the cart token by the calls /anon-cart and /anon-cart/{token}', () => {
  const cartTokenRules = createCartTokenCookieRules('cart');
  expect([cartTokenRules.create.id, cartTokenRules.read].map((id) => commerceCallsById.get(id)?.path)).toEqual([
    '/anon-cart',
    '/anon-cart/{token}',
  ]);
});
