import { createHash } from 'node:crypto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { CallQuery } from '#schemas/api/call.ts';
import { proves } from '../../scripts/test/proves.ts';
import type { ApiIdentity } from './request-headers.server.ts';
import { createApiClient } from './server-transport.server.ts';
import { accepts, scriptedFetch, testCall } from './testing.ts';
import type { CallRef } from './transport.ts';

const calls = new Map(
  [
    testCall({ id: 'things.list', path: '/pricing/{pricingId}/things', version: '3.9', paged: true }),
    testCall({ id: 'things.get', path: '/things/{id}', result: accepts((value) => typeof value === 'object') }),
    testCall({ id: 'things.add', path: '/things', method: 'POST', version: '3.3' }),
    testCall({ id: 'blank', path: '/blank.html', base: '', result: null, service: 'heartbeat' }),
  ].map((call) => [call.id, call]),
);
type Ref = CallRef<Record<string, string>, CallQuery, unknown, unknown>;
const list: Ref = { id: 'things.list' };
const get: Ref = { id: 'things.get' };
const add: Ref = { id: 'things.add' };

const visitor: ApiIdentity = {
  appKey: 'app',
  secret: 'secret',
  subVariant: null,
  sessionId: null,
  deviceId: null,
  customerId: null,
  customerToken: null,
  accessToken: null,
};

function client(answers: Parameters<typeof scriptedFetch>[0], clock = { now: 1_700_000_000_500 }) {
  const { fetch, sent } = scriptedFetch(answers);
  const api = createApiClient({
    calls,
    origin: (service) => `http://${service}.test`,
    cacheTimes: new Map([['things.list', 60_000]]),
    keyedByData: new Set(['prices']),
    fetch,
    now: () => clock.now,
    randomId: () => 'request-1',
  });
  return { api, transport: api.transport(visitor), sent, clock };
}

const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status });

describe('a request', () => {
  test('carries every header, the signature over app key, timestamp, secret and customer token', async () => {
    const { api, sent } = client([json({ result: null })]);
    const customer = {
      ...visitor,
      subVariant: 'NSW',
      sessionId: 's1',
      deviceId: 'd1',
      customerId: 'c1',
      customerToken: 't1',
      accessToken: 'jwt',
    };
    await api
      .transport(customer)
      .send(add, { query: { limit: 5, none: undefined }, body: { numDraws: 2, prices: { aB: 1 } } });
    expect(sent).toEqual([
      {
        url: 'http://commerce.test/v2/things?limit=5',
        method: 'POST',
        headers: {
          accept: 'application/json',
          authorization: 'Bearer jwt',
          'content-type': 'application/json',
          'idempotency-key': 'request-1',
          'x-api-version': '3.3',
          'x-app-key': 'app',
          'x-customer-id': 'c1',
          'x-device-id': 'd1',
          'x-request-id': 'request-1',
          'x-session-id': 's1',
          'x-signature': createHash('sha256').update('app|1700000000|secret|t1').digest('hex'),
          'x-sub-variant': 'NSW',
          'x-timestamp': '1700000000',
        },
        body: '{"num_draws":2,"prices":{"aB":1}}',
      },
    ]);
    proves('rules', 'transport.headers', 'transport.snake-case');
    proves('constants', 'api.base');
  });

  test('form bodies are form-encoded with snake_case names, multipart goes untouched', async () => {
    const { transport, sent } = client([json({ result: null }), json({ result: null })]);
    await transport.send(add, { body: new URLSearchParams({ accountNumber: '1 2' }) });
    const multipart = new FormData();
    multipart.set('photoId', 'x');
    await transport.send(add, { body: multipart });
    expect(sent.map(({ headers, body }) => [headers['content-type'], body])).toEqual([
      ['application/x-www-form-urlencoded', 'account_number=1+2'],
      [undefined, null],
    ]);
    proves('rules', 'transport.form-bodies');
  });

  test.each(['', '.', '..'])('the path parameter %j is refused', async (id) => {
    const { transport } = client([]);
    await expect(transport.send(get, { params: { id } })).rejects.toThrow(TypeError);
  });

  test('a path parameter stays within its segment', async () => {
    const { transport, sent } = client([json({ result: {} })]);
    await transport.send(get, { params: { id: '../a?b' } });
    expect(sent[0]?.url).toBe('http://commerce.test/v2/things/..%2Fa%3Fb');
  });
});

describe('an answer', () => {
  test('is read from result, in camelCase, with pageInfo beside it', async () => {
    const { transport } = client([
      json({ result: [{ draw_no: 1, prices: { 10: '1.00' } }], page_info: { limit: 5, offset: 0, total: 9 }, more: 1 }),
    ]);
    expect(await transport.send(list, { params: { pricingId: 'p' } })).toEqual({
      result: [{ drawNo: 1, prices: { 10: '1.00' } }],
      pageInfo: { limit: 5, offset: 0, total: 9 },
      expires: 1_700_000_060_500,
    });
    proves('rules', 'transport.camel-case', 'transport.page-info');
  });

  test('of another shape than the contract is an error of the API', async () => {
    const { transport } = client([json({ result: 'text' })]);
    await expect(transport.send(get, { params: { id: '1' } })).rejects.toMatchObject({
      name: 'ApiError',
      status: 502,
      code: 'unexpected_answer',
      message: 'Something went wrong',
    });
  });

  test('that is no JSON is a 422', async () => {
    const { transport } = client([() => new Response('<html>')]);
    await expect(transport.send(get, { params: { id: '1' } })).rejects.toMatchObject({
      status: 422,
      message: 'Something went wrong',
    });
    proves('errors', 'api.json-parse', 'api.fallback');
  });

  test('with a status of 400 or more is an error with its messages by target', async () => {
    const { transport } = client([
      json(
        {
          errors: [
            { code: 'too_few', message: 'Too few games.', target: 'this' },
            { code: 'closed', message: 'Closed.', target: 'this' },
            { code: 'odd', message: 'Odd.' },
          ],
          code: 'too_few',
          result: { min_games: 4 },
        },
        422,
      ),
    ]);
    await expect(transport.send(add, { body: {} })).rejects.toMatchObject({
      status: 422,
      code: 'too_few',
      message: 'Too few games.',
      errors: {
        this: [
          { code: 'too_few', message: 'Too few games.' },
          { code: 'closed', message: 'Closed.' },
        ],
        general: [{ code: 'odd', message: 'Odd.' }],
      },
      result: { minGames: 4 },
    });
    proves('errors', 'api.message');
    proves('rules', 'form.server-errors');
  });

  test('with a status and no message says so', async () => {
    const { transport } = client([() => new Response('down', { status: 503 })]);
    await expect(transport.send(add, { body: {} })).rejects.toMatchObject({
      status: 503,
      code: null,
      errors: {},
      message: 'The API responded with a 503 error when requesting the following url',
    });
    proves('errors', 'api.default');
  });
});

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

  test('of a network that failed has a status by its message', async () => {
    const { transport } = client([() => Promise.reject(new TypeError('fetch failed'))]);
    await expect(transport.send(get, { params: { id: '1' } })).rejects.toMatchObject({
      status: 500,
      message: 'fetch failed',
    });
    proves('errors', 'map.500');
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

describe('cached calls', () => {
  const input = { params: { pricingId: 'p' } };
  const one = json({ result: [1] });
  const two = json({ result: [2] });

  test('are asked again from the moment their time is over', async () => {
    const { transport, clock, sent } = client([one, two]);
    await transport.send(list, input);
    clock.now += 59_999;
    expect((await transport.send(list, input)).result).toEqual([1]);
    clock.now += 1;
    expect((await transport.send(list, input)).result).toEqual([2]);
    expect(sent).toHaveLength(2);
    proves('rules', 'transport.get-cache', 'cache.skip-network');
  });

  test('are kept no longer than their result is true', async () => {
    const { transport, clock } = client([one, two]);
    const soon = clock.now + 1000;
    const answer = await transport.send(list, input, { expires: () => soon });
    expect(answer.expires).toBe(soon);
    clock.now = soon;
    expect((await transport.send(list, input)).result).toEqual([2]);
  });

  test('are asked once by many at the same time; one who stops waiting disturbs nobody', async () => {
    let release: (response: Response) => void = () => undefined;
    const { transport, sent } = client([() => new Promise((resolve) => (release = resolve))]);
    const controller = new AbortController();
    const first = transport.send(list, input, { signal: controller.signal });
    const second = transport.send(list, input);
    controller.abort();
    await expect(first).rejects.toBe(controller.signal.reason);
    release(Response.json({ result: [1] }));
    expect((await second).result).toEqual([1]);
    expect(sent).toHaveLength(1);
  });

  test('that failed are asked again', async () => {
    const { transport } = client([json({}, 500), one]);
    await expect(transport.send(list, input)).rejects.toMatchObject({ status: 500 });
    expect((await transport.send(list, input)).result).toEqual([1]);
  });

  test('are kept apart by brand, sub-variant and path', async () => {
    const { api, sent } = client([one, one, one, one, one]);
    for (const identity of [visitor, { ...visitor, appKey: 'b' }, { ...visitor, subVariant: 'WA' }]) {
      await api.transport(identity).send(list, input);
    }
    await api.transport(visitor).send(list, { params: { pricingId: 'q' } });
    await api.transport(visitor).send(list, { ...input, query: { limit: 1 } });
    expect(sent).toHaveLength(5);
  });

  test('are asked again after the cache was cleared', async () => {
    const { api, transport } = client([one, two]);
    await transport.send(list, input);
    api.clearCache();
    expect((await transport.send(list, input)).result).toEqual([2]);
  });
});

test('a call without a time is asked each time', async () => {
  const { transport, sent } = client([json({ result: {} }), json({ result: {} })]);
  await transport.send(get, { params: { id: '1' } });
  await transport.send(get, { params: { id: '1' } });
  expect(sent).toHaveLength(2);
});

test('a call whose answer is no JSON has no result', async () => {
  const { transport, sent } = client([() => new Response('<!doctype html>')]);
  const blank: Ref = { id: 'blank' };
  expect(await transport.send(blank, {})).toEqual({ result: undefined, pageInfo: null, expires: null });
  expect(sent[0]?.url).toBe('http://heartbeat.test/blank.html');
});
