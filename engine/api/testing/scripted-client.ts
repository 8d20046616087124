import type { CallQuery } from '#schemas/api/call.ts';
import type { ApiIdentity } from '../request-headers.server.ts';
import { createApiClient } from '../server-transport.server.ts';
import { accepts, scriptedFetch, testCall } from '../testing.ts';
import type { CallRef } from '../transport.ts';

export const calls = new Map(
  [
    testCall({ id: 'things.list', path: '/pricing/{pricingId}/things', version: '3.9', paged: true }),
    testCall({ id: 'things.get', path: '/things/{id}', result: accepts((value) => typeof value === 'object') }),
    testCall({ id: 'things.add', path: '/things', method: 'POST', version: '3.3' }),
    testCall({ id: 'things.form', path: '/form', method: 'POST', encoding: 'form' }),
    testCall({ id: 'things.print', path: '/print', answers: 'pdf', result: null }),
    testCall({ id: 'things.text', path: '/text', result: accepts((value) => typeof value === 'string') }),
    testCall({ id: 'rules.list', path: '/rules', auth: 'customer' }),
    testCall({ id: 'orders.list', path: '/orders', auth: 'customer' }),
    testCall({ id: 'other.get', path: '/other', service: 'other' }),
    testCall({ id: 'blank', path: '/blank.html', base: '', result: null, service: 'heartbeat' }),
  ].map((call) => [call.id, call]),
);

export type Ref = CallRef<Record<string, string>, CallQuery, unknown, unknown>;

export const list: Ref = { id: 'things.list' };

export const get: Ref = { id: 'things.get' };

export const add: Ref = { id: 'things.add' };

export const form: Ref = { id: 'things.form' };

export const text: Ref = { id: 'things.text' };

export const print: Ref = { id: 'things.print' };

export const other: Ref = { id: 'other.get' };

export const rules: Ref = { id: 'rules.list' };

export const orders: Ref = { id: 'orders.list' };

export const visitor: ApiIdentity = {
  appKey: 'app',
  secret: 'secret',
  subVariant: null,
  sessionId: null,
  deviceId: null,
  customerId: null,
  customerToken: null,
  accessToken: null,
  address: null,
};

export function client(answers: Parameters<typeof scriptedFetch>[0], clock = { now: 1_700_000_000_500 }) {
  const { fetch, sent } = scriptedFetch(answers);
  const api = createApiClient({
    calls,
    origin: (service) => `http://${service}.test`,
    cacheTimes: new Map([
      ['things.list', 60_000],
      ['rules.list', 60_000],
      ['orders.list', 60_000],
    ]),
    sameForCustomers: new Set(['rules.list']),
    keyedByData: new Set(['prices']),
    fetch,
    now: () => clock.now,
    randomId: () => 'request-1',
  });
  return { api, transport: api.transport(visitor), sent, clock };
}

export const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status });
