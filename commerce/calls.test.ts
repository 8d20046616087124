import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cacheTimes, commerceCalls, heldCartToken, keyedByData, neverCached, openCalls } from './calls.server.ts';
import { sessionRules } from './session-calls.server.ts';

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

test('the properties whose keys are data are those that the contract leaves open', () => {
  const open = [...propertiesOf(contract)].filter(([, schema]) =>
    /^\{[^{]*"additionalProperties":\{/.test(JSON.stringify(schema)),
  );
  expect(new Set(open.map(([name]) => name))).toEqual(keyedByData);
});

test('every call of the contract can be made', () => {
  const ids = [...JSON.stringify(contract).matchAll(/"operationId":"([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(commerceCalls.keys())).toEqual(new Set(ids));
});

test('each public call that reads either has a time to be kept or is asked each time on purpose', () => {
  const reads = [...commerceCalls.values()].filter(({ method, auth }) => method === 'GET' && auth === 'visitor');
  expect(reads.map(({ id }) => id).sort()).toEqual([...cacheTimes.keys(), ...neverCached].sort());
});

test('only known calls are open', () => {
  expect([...openCalls.keys()].filter((id) => !commerceCalls.has(id))).toEqual([]);
});

test('the calls of a session are those of the contract', () => {
  const { makes, refresh, logout, renews, ends } = sessionRules;
  expect([...makes, refresh, logout, ...renews, ...ends].filter((id) => !commerceCalls.has(id))).toEqual([]);
});

test('the cart token is kept for 14 days', () => {
  const held = heldCartToken('cart');
  expect(held.maxAge).toBe(14 * 24 * 60 * 60);
  expect([held.create.id, held.read].map((id) => commerceCalls.get(id)?.path)).toEqual([
    '/anon-cart',
    '/anon-cart/{token}',
  ]);
});
