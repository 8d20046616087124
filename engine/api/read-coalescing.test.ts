import { expect, test } from 'vitest';
import type { CallQuery } from '#schemas/api/call.ts';
import { ApiError } from './api-error.ts';
import { withReadCoalescing } from './read-coalescing.ts';
import { createTestContractCall } from './testing.ts';
import type { ApiTransport, CallRef } from './transport.ts';

const calls = new Map(
  [
    createTestContractCall({ id: 'order.get', path: '/orders/{id}', auth: 'customer' }),
    createTestContractCall({ id: 'order.pay', path: '/orders/{id}', method: 'POST', auth: 'customer' }),
    createTestContractCall({ id: 'things.list', path: '/things' }),
  ].map((call) => [call.id, call]),
);
type Ref = CallRef<Record<string, string>, CallQuery, unknown, unknown>;
const order: Ref = { id: 'order.get' };
const pay: Ref = { id: 'order.pay' };
const things: Ref = { id: 'things.list' };

/** A transport whose requests the test answers. */
function waiting() {
  const requests: { id: string; signal: AbortSignal | undefined; answer: PromiseWithResolvers<unknown> }[] = [];
  const transport: ApiTransport = {
    async send(ref, _input, { signal } = {}) {
      const answer = Promise.withResolvers<ReturnType<typeof JSON.parse>>();
      requests.push({ id: ref.id, signal, answer });
      return { result: await answer.promise, pageInfo: null, expires: null };
    },
  };
  return { requests, transport: withReadCoalescing(transport, calls) };
}

const one = { params: { id: '1' } };

test('several reads of the same data on one page share one request, also when they come later', async () => {
  const { requests, transport } = waiting();
  const both = [transport.send(order, one), transport.send(order, one)];
  requests[0]?.answer.resolve('a parcel');
  expect((await Promise.all(both)).map(({ result }) => result)).toEqual(['a parcel', 'a parcel']);
  expect((await transport.send(order, one)).result).toBe('a parcel');
  expect(requests).toHaveLength(1);
});

test('all readers of a shared request get its refusal', async () => {
  const { requests, transport } = waiting();
  const both = [transport.send(order, one), transport.send(order, one)];
  const refusal = new ApiError('No.', { status: 404, code: 'order_not_found' });
  requests[0]?.answer.reject(refusal);
  expect(await Promise.allSettled(both)).toEqual([
    { status: 'rejected', reason: refusal },
    { status: 'rejected', reason: refusal },
  ]);
});

test('reads with other input, changing calls and reads of signed-out visitors are not shared', () => {
  const { requests, transport } = waiting();
  void transport.send(order, one);
  void transport.send(order, { params: { id: '2' } });
  void transport.send(order, { ...one, query: { limit: 1 } });
  for (const ref of [pay, pay, things, things]) void transport.send(ref, one);
  expect(requests).toHaveLength(7);
});

test('a shared read is aborted when its last reader aborts, and can be repeated', async () => {
  const { requests, transport } = waiting();
  const [first, second] = [new AbortController(), new AbortController()];
  const leaving = [first, second].map(({ signal }) => transport.send(order, one, { signal }));
  first.abort();
  await expect(leaving[0]).rejects.toBe(first.signal.reason);
  expect(requests[0]?.signal?.aborted).toBe(false);
  second.abort();
  await expect(leaving[1]).rejects.toBe(second.signal.reason);
  expect(requests[0]?.signal?.aborted).toBe(true);
  const again = transport.send(order, one);
  requests[1]?.answer.resolve('a parcel');
  expect((await again).result).toBe('a parcel');
  await expect(transport.send(order, one, { signal: first.signal })).rejects.toBe(first.signal.reason);
});
