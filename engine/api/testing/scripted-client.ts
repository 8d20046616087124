import type { CallQuery } from '#schemas/api/call.ts';
import { createApiClient } from '../api-client.server.ts';
import type { ApiIdentity } from '../call-headers.server.ts';
import { createScriptedFetch, createTestCall, createTestGuard } from '../testing.ts';
import type { CallRef } from '../transport.ts';

export const testCalls = new Map(
  [
    createTestCall({ id: 'things.list', path: '/pricing/{pricingId}/things', version: '3.9', paged: true }),
    createTestCall({
      id: 'things.get',
      path: '/things/{id}',
      result: createTestGuard((value) => typeof value === 'object'),
    }),
    createTestCall({ id: 'things.add', path: '/things', method: 'POST', version: '3.3' }),
    createTestCall({ id: 'things.form', path: '/form', method: 'POST', encoding: 'form' }),
    createTestCall({ id: 'things.print', path: '/print', answers: 'pdf', result: null }),
    createTestCall({ id: 'things.text', path: '/text', result: createTestGuard((value) => typeof value === 'string') }),
    createTestCall({ id: 'rules.list', path: '/rules', auth: 'customer' }),
    createTestCall({ id: 'orders.list', path: '/orders', auth: 'customer' }),
    createTestCall({ id: 'other.get', path: '/other', service: 'other' }),
    createTestCall({ id: 'blank', path: '/blank.html', base: '', result: null, service: 'heartbeat' }),
  ].map((call) => [call.id, call]),
);

export type TestCallRef = CallRef<Record<string, string>, CallQuery, unknown, unknown>;

export const listCall: TestCallRef = { id: 'things.list' };

export const getCall: TestCallRef = { id: 'things.get' };

export const addCall: TestCallRef = { id: 'things.add' };

export const formCall: TestCallRef = { id: 'things.form' };

export const textCall: TestCallRef = { id: 'things.text' };

export const printCall: TestCallRef = { id: 'things.print' };

export const otherServiceCall: TestCallRef = { id: 'other.get' };

export const rulesCall: TestCallRef = { id: 'rules.list' };

export const ordersCall: TestCallRef = { id: 'orders.list' };

export const visitorIdentity: ApiIdentity = {
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

export function createScriptedClient(
  answers: Parameters<typeof createScriptedFetch>[0],
  clock = { now: 1_700_000_000_500 },
) {
  const { fetch, sent } = createScriptedFetch(answers);
  const api = createApiClient({
    calls: testCalls,
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
  return { api, transport: api.transport(visitorIdentity), sent, clock };
}

export const createJsonAnswer =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status });
