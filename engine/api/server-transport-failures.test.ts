import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createApiClient } from './api-client.server.ts';
import type { CircuitChange } from './circuit-breaker.server.ts';
import { PageReadBudget } from './page-reads.ts';
import {
  anonymousTestApiCallerIdentity,
  createScriptedTestApiClient,
  createTestJsonAnswer,
  testAddCall,
  testContractCallsById,
  testCustomerCallWithOwnAnswer,
  testGetCall,
  testOtherServiceCall,
} from './testing/scripted-client.ts';
import { createScriptedTestFetch } from './testing.ts';

describe('an API call without an answer', () => {
  afterEach(() => vi.useRealTimers());

  test('within 10 seconds fails with status 408', async () => {
    vi.useFakeTimers();
    const { transport } = createScriptedTestApiClient([() => new Promise<Response>(() => undefined)]);
    const failure = transport.send(testGetCall, { params: { id: '1' } }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await failure).toMatchObject({ status: 408 });
    expect(vi.getTimerCount()).toBe(0);
  });

  test.each([
    'Timeout of the gateway',
    'Network request failed',
    'Failed to load',
    'Loading chunk 3 failed',
    'The operation was aborted',
    'Lost network connection',
  ])('because of "%s" fails with status 408', async (message) => {
    const { transport } = createScriptedTestApiClient([() => Promise.reject(new TypeError(message))]);
    await expect(transport.send(testGetCall, { params: { id: '1' } })).rejects.toMatchObject({
      status: 408,
      answered: false,
    });
  });

  test('because the fetch failed for an unknown reason fails with status 500', async () => {
    const { transport } = createScriptedTestApiClient([() => Promise.reject(new TypeError('fetch failed'))]);
    await expect(transport.send(testGetCall, { params: { id: '1' } })).rejects.toMatchObject({
      status: 500,
      message: 'fetch failed',
    });
  });

  test.each(['Blocked frame with origin', 'Illegal invocation'])(
    'because of "%s" fails with status 418',
    async (message) => {
      const { transport } = createScriptedTestApiClient([() => Promise.reject(new TypeError(message))]);
      await expect(transport.send(testGetCall, { params: { id: '1' } })).rejects.toMatchObject({
        status: 418,
        answered: false,
      });
    },
  );

  test('rejects with the abort reason when the caller aborted it', async () => {
    const { transport } = createScriptedTestApiClient([() => new Promise<Response>(() => undefined)]);
    const controller = new AbortController();
    const sending = transport.send(testGetCall, { params: { id: '1' } }, { signal: controller.signal });
    controller.abort();
    await expect(sending).rejects.toBe(controller.signal.reason);
  });
});

describe('a service whose calls time out', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 1_700_000_000_500 }));
  afterEach(() => void vi.useRealTimers());
  const never = () => new Promise<Response>(() => undefined);
  const failure = (pendingCall: Promise<unknown>) => pendingCall.catch((error: unknown) => error);
  const fine = createTestJsonAnswer({ result: {} });

  function waiting(answers: Parameters<typeof createScriptedTestFetch>[0]) {
    const { fetch, sent } = createScriptedTestFetch(answers);
    const changes: CircuitChange[] = [];
    const api = createApiClient({
      calls: testContractCallsById,
      origin: (service) => `http://${service}.test`,
      cacheTimes: new Map(),
      keyedByData: new Set(),
      fetch,
      now: Date.now,
      randomId: () => 'request-1',
      circuitChanged: (change) => changes.push(change),
    });
    const page = () => api.transport(anonymousTestApiCallerIdentity, { reads: new PageReadBudget() });
    const read = (signal?: AbortSignal) =>
      failure(page().send(testGetCall, { params: { id: '1' } }, signal ? { signal } : {}));
    /** Five concurrent pages. */
    const wait = async () => {
      const reads = Promise.all(Array.from({ length: 5 }, () => read()));
      await vi.advanceTimersByTimeAsync(1_200);
      return reads;
    };
    return { api, page, customer: api.transport(anonymousTestApiCallerIdentity), read, wait, sent, changes };
  }

  const fiveNever = Array.from({ length: 5 }, () => never);

  test('has its circuit opened for two seconds after five timeouts, then one call probes it', async () => {
    const { api, read, wait, sent } = waiting([...fiveNever, never, fine, fine]);
    expect(await wait()).toMatchObject(Array.from({ length: 5 }, () => ({ status: 408, answered: false })));
    expect(await read()).toMatchObject({ status: 408, answered: false });
    expect(api.status().circuits).toMatchObject([{ circuit: 'commerce/things', state: 'open', failures: 5 }]);
    await vi.advanceTimersByTimeAsync(1_999);
    await read();
    expect(sent).toHaveLength(5);
    await vi.advanceTimersByTimeAsync(1);
    const probe = read();
    expect(await read()).toMatchObject({ status: 408 });
    expect(sent).toHaveLength(6);
    await vi.advanceTimersByTimeAsync(2_000);
    await probe;
    expect(await read()).toMatchObject({ result: {} });
    expect(api.status().circuits).toMatchObject([{ state: 'closed', failures: 0, openSince: null }]);
    expect(await read()).toMatchObject({ result: {} });
  });

  test('has each opening and closing of its circuit reported once, with the reason and duration', async () => {
    const { api, read, wait, changes } = waiting([...fiveNever, fine]);
    await wait();
    await read();
    await read();
    const opened = { circuit: 'commerce/things', state: 'open', failures: 5, reason: 'timeout of 1200 ms exceeded' };
    expect(changes).toMatchObject([{ ...opened, openFor: null }]);
    await vi.advanceTimersByTimeAsync(2_000);
    await read();
    const closedAt = Date.now();
    expect(changes.slice(1)).toMatchObject([
      { circuit: 'commerce/things', state: 'closed', openFor: expect.any(Number), closedAt },
    ]);
    expect(api.status().circuits).toMatchObject([{ state: 'closed', reason: 'timeout of 1200 ms exceeded', closedAt }]);
  });

  test('has its circuit opened when five calls got no answer in 800 ms, before they time out', async () => {
    const { read, sent } = waiting([...fiveNever, fine]);
    const reads = Promise.all(Array.from({ length: 5 }, () => read()));
    await vi.advanceTimersByTimeAsync(800);
    expect(await read()).toMatchObject({ status: 408 });
    expect(sent).toHaveLength(5);
    await vi.advanceTimersByTimeAsync(400);
    await reads;
  });

  test('still gets the changing calls of customers, whose answer closes the circuit', async () => {
    const { customer, read, wait, sent } = waiting([...fiveNever, fine, fine]);
    await wait();
    await customer.send(testAddCall, { body: {} });
    expect(await read()).toMatchObject({ result: {} });
    expect(sent).toHaveLength(7);
  });

  test('has no circuit opened by changing calls, however slow they are or often they fail', async () => {
    const { customer, read, api, sent } = waiting([...Array(6).fill(createTestJsonAnswer({}, 500)), never, fine]);
    for (let tries = 0; tries < 6; tries += 1) await failure(customer.send(testAddCall, { body: {} }));
    const slow = failure(customer.send(testAddCall, { body: {} }));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await slow).toMatchObject({ status: 408 });
    expect(api.status().circuits).toMatchObject([{ state: 'closed', failures: 0 }]);
    expect(await read()).toMatchObject({ result: {} });
    expect(sent).toHaveLength(8);
  });

  test('has its circuit closed by a refusal, which is an answer too', async () => {
    const { customer, read, wait } = waiting([...fiveNever, createTestJsonAnswer({}, 422), fine]);
    await wait();
    await failure(customer.send(testAddCall, { body: {} }));
    expect(await read()).toMatchObject({ result: {} });
  });

  test('leaves the circuits of other services and call groups closed', async () => {
    const { page, wait } = waiting([...fiveNever, fine, fine]);
    await wait();
    expect(await page().send(testOtherServiceCall, {})).toMatchObject({ result: {} });
    expect(await page().send(testCustomerCallWithOwnAnswer, {})).toMatchObject({ result: {} });
  });

  test('has a read of customer data aborted after three seconds of silence, not earlier', async () => {
    const { page } = waiting([never]);
    const reading = failure(page().send(testCustomerCallWithOwnAnswer, {}));
    let isOver = false;
    void reading.then(() => (isOver = true));
    await vi.advanceTimersByTimeAsync(2_999);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await reading).toMatchObject({ status: 408, answered: false });
  });

  test('is given ten seconds for a read of customer data while it answers other calls', async () => {
    const { page, read } = waiting([never, fine]);
    const reading = failure(page().send(testCustomerCallWithOwnAnswer, {}));
    await vi.advanceTimersByTimeAsync(2_500);
    expect(await read()).toMatchObject({ result: {} });
    let isOver = false;
    void reading.then(() => (isOver = true));
    await vi.advanceTimersByTimeAsync(7_499);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await reading).toMatchObject({ status: 408 });
  });

  test('is given another second for a further read after the first read of the same customer page timed out', async () => {
    const late = () =>
      new Promise<Response>((resolve) => setTimeout(() => resolve(Response.json({ result: {} })), 700));
    const { page } = waiting([never, late]);
    const own = page();
    const first = failure(own.send(testCustomerCallWithOwnAnswer, {}));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await first).toMatchObject({ status: 408 });
    const second = own.send(testOtherServiceCall, {});
    await vi.advanceTimersByTimeAsync(700);
    expect(await second).toMatchObject({ result: {} });
  });

  test('has no failure counted for a visitor who left', async () => {
    const { api, read } = waiting([...fiveNever]);
    const visit = new AbortController();
    const reads = Promise.all(Array.from({ length: 5 }, () => read(visit.signal)));
    await vi.advanceTimersByTimeAsync(700);
    visit.abort(new Error('gone'));
    await reads;
    expect(api.status().circuits).toMatchObject([{ state: 'closed', failures: 0 }]);
  });

  test.each([
    ['fails', createTestJsonAnswer({}, 503), 503],
    ['refuses connections', () => Promise.reject(new TypeError('fetch failed')), 500],
  ])(
    'is called five times where it %s, then its last status is returned until it recovers',
    async (_, fault, status) => {
      const { read, sent } = waiting([...Array.from({ length: 5 }, () => fault), fine]);
      for (let reads = 0; reads < 7; reads += 1) expect(await read()).toMatchObject({ status });
      expect(sent).toHaveLength(5);
      await vi.advanceTimersByTimeAsync(2_000);
      expect(await read()).toMatchObject({ result: {} });
    },
  );

  test('is called again at once after the cache was cleared', async () => {
    const { api, read, wait } = waiting([...fiveNever, fine]);
    await wait();
    api.clearCache();
    expect(await read()).toMatchObject({ result: {} });
  });
});
