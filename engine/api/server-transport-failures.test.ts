import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { proves } from '../../scripts/test/proves.ts';
import { createApiClient } from './server-transport.server.ts';
import { add, calls, client, get, json, other, visitor } from './testing/scripted-client.ts';
import { scriptedFetch } from './testing.ts';

describe('no answer', () => {
  afterEach(() => vi.useRealTimers());

  test('within 10 seconds is a 408', async () => {
    vi.useFakeTimers();
    const { transport } = client([() => new Promise<Response>(() => undefined)]);
    const failure = transport.send(get, { params: { id: '1' } }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await failure).toMatchObject({ status: 408 });
    expect(vi.getTimerCount()).toBe(0);
    proves('constants', 'server.timeout');
    proves('errors', 'map.408');
    proves('rules', 'error.map-408');
  });

  test.each([
    'Timeout of the gateway',
    'Network request failed',
    'Failed to load',
    'Loading chunk 3 failed',
    'The operation was aborted',
    'Lost network connection',
  ])('because of "%s" is a 408', async (message) => {
    const { transport } = client([() => Promise.reject(new TypeError(message))]);
    await expect(transport.send(get, { params: { id: '1' } })).rejects.toMatchObject({ status: 408, answered: false });
    proves('errors', 'map.408');
    proves('rules', 'error.map-408');
  });

  test('of a network that failed has a status by its message', async () => {
    const { transport } = client([() => Promise.reject(new TypeError('fetch failed'))]);
    await expect(transport.send(get, { params: { id: '1' } })).rejects.toMatchObject({
      status: 500,
      message: 'fetch failed',
    });
    proves('errors', 'map.500');
  });

  test.each(['Blocked frame with origin', 'Illegal invocation'])('because of "%s" is a 418', async (message) => {
    const { transport } = client([() => Promise.reject(new TypeError(message))]);
    await expect(transport.send(get, { params: { id: '1' } })).rejects.toMatchObject({ status: 418, answered: false });
    proves('errors', 'map.418');
    proves('rules', 'error.map-418');
  });

  test('to a caller who no longer waits rejects with the reason of the signal', async () => {
    const { transport } = client([() => new Promise<Response>(() => undefined)]);
    const controller = new AbortController();
    const sending = transport.send(get, { params: { id: '1' } }, { signal: controller.signal });
    controller.abort();
    await expect(sending).rejects.toBe(controller.signal.reason);
    proves('errors', 'api.aborted');
    proves('rules', 'transport.abort');
  });
});

describe('a service that lets its callers wait in vain', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 1_700_000_000_500 }));
  afterEach(() => void vi.useRealTimers());
  const never = () => new Promise<Response>(() => undefined);
  const failure = (asking: Promise<unknown>) => asking.catch((error: unknown) => error);
  const fine = json({ result: {} });

  function waiting(answers: Parameters<typeof scriptedFetch>[0]) {
    const { fetch, sent } = scriptedFetch(answers);
    const api = createApiClient({
      calls,
      origin: (service) => `http://${service}.test`,
      cacheTimes: new Map(),
      keyedByData: new Set(),
      fetch,
      now: Date.now,
      randomId: () => 'request-1',
    });
    const page = api.transport(visitor, { failsFast: true });
    const read = (signal?: AbortSignal) => failure(page.send(get, { params: { id: '1' } }, signal ? { signal } : {}));
    /** One call that waits for its ten seconds. */
    const wait = async () => {
      const waiting = read();
      await vi.advanceTimersByTimeAsync(10_000);
      return waiting;
    };
    return { page, customer: api.transport(visitor), read, wait, sent };
  }

  test('lets no page wait for five seconds, and then one call tries', async () => {
    const { read, wait, sent } = waiting([never, never, fine, fine]);
    await wait();
    expect(await read()).toMatchObject({ status: 408, answered: false });
    await vi.advanceTimersByTimeAsync(4_999);
    expect(await read()).toMatchObject({ status: 408 });
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    const trying = read();
    expect(await read()).toMatchObject({ status: 408 });
    expect(sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(15_000);
    await trying;
    expect([await read(), await read()]).toMatchObject([{ result: {} }, { result: {} }]);
    proves('constants', 'server.timeout');
  });

  test('never stands in the way of what a customer does, whose answer lets pages in again', async () => {
    const { customer, read, wait, sent } = waiting([never, fine, fine]);
    await wait();
    await customer.send(add, { body: {} });
    expect(await read()).toMatchObject({ result: {} });
    expect(sent).toHaveLength(3);
  });

  test('is let in again by a refusal too: that is an answer', async () => {
    const { customer, read, wait } = waiting([never, json({}, 422), fine]);
    await wait();
    await failure(customer.send(add, { body: {} }));
    expect(await read()).toMatchObject({ result: {} });
  });

  test('says nothing of another service', async () => {
    const { page, wait } = waiting([never, fine]);
    await wait();
    expect(await page.send(other, {})).toMatchObject({ result: {} });
  });

  test('is known from a page that gave up a moment earlier, not from a visitor who went away', async () => {
    const { read, sent } = waiting([never, never, fine]);
    const visitorGoes = new AbortController();
    const first = read(visitorGoes.signal);
    await vi.advanceTimersByTimeAsync(2_000);
    visitorGoes.abort(new Error('gone'));
    await first;
    const pageGoes = new AbortController();
    const second = read(pageGoes.signal);
    await vi.advanceTimersByTimeAsync(9_900);
    pageGoes.abort(new Error('timeout'));
    await second;
    expect(await read()).toMatchObject({ status: 408 });
    expect(sent).toHaveLength(2);
  });

  test('but refuses at once is asked each time', async () => {
    const { read, sent } = waiting([json({}, 503), () => Promise.reject(new TypeError('fetch failed')), fine]);
    expect([await read(), await read(), await read()]).toMatchObject([
      { status: 503 },
      { status: 500 },
      { result: {} },
    ]);
    expect(sent).toHaveLength(3);
  });
});
