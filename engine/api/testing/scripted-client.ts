import type { CallQuery } from '#schemas/api/call.ts';
import { createApiClient } from '../api-client.server.ts';
import type { ApiCallerIdentity } from '../call-headers.server.ts';
import { createScriptedTestFetch, createTestContractCall, createTestGuard } from '../testing.ts';
import type { CallRef } from '../transport.ts';

export const testContractCallsById = new Map(
  [
    createTestContractCall({ id: 'things.list', path: '/pricing/{pricingId}/things', version: '3.9', paged: true }),
    createTestContractCall({
      id: 'things.get',
      path: '/things/{id}',
      result: createTestGuard((value) => typeof value === 'object'),
    }),
    createTestContractCall({ id: 'things.add', path: '/things', method: 'POST', version: '3.3' }),
    createTestContractCall({ id: 'things.form', path: '/form', method: 'POST', encoding: 'form' }),
    createTestContractCall({ id: 'things.print', path: '/print', responseType: 'pdf', result: null }),
    createTestContractCall({
      id: 'things.text',
      path: '/text',
      result: createTestGuard((value) => typeof value === 'string'),
    }),
    createTestContractCall({ id: 'rules.list', path: '/rules', auth: 'customer' }),
    createTestContractCall({ id: 'orders.list', path: '/orders', auth: 'customer' }),
    createTestContractCall({ id: 'other.get', path: '/other', service: 'other' }),
    createTestContractCall({ id: 'blank', path: '/blank.html', base: '', result: null, service: 'heartbeat' }),
  ].map((call) => [call.id, call]),
);

export type TestCallRef = CallRef<Record<string, string>, CallQuery, unknown, unknown>;

export const testListCall: TestCallRef = { id: 'things.list' };

export const testGetCall: TestCallRef = { id: 'things.get' };

export const testAddCall: TestCallRef = { id: 'things.add' };

export const testFormEncodedCall: TestCallRef = { id: 'things.form' };

export const testTextResultCall: TestCallRef = { id: 'things.text' };

export const testPdfCall: TestCallRef = { id: 'things.print' };

export const testOtherServiceCall: TestCallRef = { id: 'other.get' };

export const testCustomerCallWithSharedAnswer: TestCallRef = { id: 'rules.list' };

export const testCustomerCallWithOwnAnswer: TestCallRef = { id: 'orders.list' };

export const anonymousTestApiCallerIdentity: ApiCallerIdentity = {
  appKey: 'app',
  secret: 'secret',
  subVariant: null,
  sessionId: null,
  deviceId: null,
  customerId: null,
  customerToken: null,
  accessToken: null,
  address: null,
  locale: null,
};

export function createScriptedTestApiClient(
  answers: Parameters<typeof createScriptedTestFetch>[0],
  clock = { now: 1_700_000_000_500 },
) {
  const { fetch, sent } = createScriptedTestFetch(answers);
  const api = createApiClient({
    calls: testContractCallsById,
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
  return { api, transport: api.transport(anonymousTestApiCallerIdentity), sent, clock };
}

export const createTestJsonAnswer =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status });
