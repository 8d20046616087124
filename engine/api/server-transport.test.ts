import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CallQuery } from '#schemas/api/call.ts';
import { proves } from '../../scripts/test/proves.ts';
import type { ApiIdentity } from './request-headers.server.ts';
import { createApiClient } from './server-transport.server.ts';
import { accepts, scriptedFetch, testCall } from './testing.ts';
import type { CallRef } from './transport.ts';
import { Upload } from './upload.ts';

const calls = new Map(
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
type Ref = CallRef<Record<string, string>, CallQuery, unknown, unknown>;
const list: Ref = { id: 'things.list' };
const get: Ref = { id: 'things.get' };
const add: Ref = { id: 'things.add' };

const form: Ref = { id: 'things.form' };
const text: Ref = { id: 'things.text' };
const print: Ref = { id: 'things.print' };
const other: Ref = { id: 'other.get' };
const rules: Ref = { id: 'rules.list' };
const orders: Ref = { id: 'orders.list' };

const visitor: ApiIdentity = {
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

function client(answers: Parameters<typeof scriptedFetch>[0], clock = { now: 1_700_000_000_500 }) {
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
      address: '203.0.113.7',
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
          'x-forwarded-for': '203.0.113.7',
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

  test('a body that the contract wants form-encoded is so', async () => {
    const { transport, sent } = client([json({ result: null })]);
    await transport.send(form, { body: { accountNumber: '1 2', code: 7, empty: null, none: undefined } });
    expect([sent[0]?.headers['content-type'], sent[0]?.body]).toEqual([
      'application/x-www-form-urlencoded',
      'account_number=1+2&code=7',
    ]);
    proves('rules', 'transport.form-bodies');
  });

  test('an upload streams through with its own boundary', async () => {
    const { transport, sent } = client([json({ result: null })]);
    const upload = new Upload('multipart/form-data; boundary=b', new Blob(['--b']).stream());
    await transport.send(add, { body: upload });
    expect(sent[0]?.headers['content-type']).toBe('multipart/form-data; boundary=b');
  });

  test('only one that changes something has a key: the given one, else one of its own', async () => {
    const { transport, sent } = client([1, 2, 3].map(() => json({ result: {} })));
    await transport.send(add, { body: {} }, { idempotencyKey: 'the key of the page' });
    await transport.send(add, { body: {} });
    await transport.send(get, { params: { id: '1' } }, { idempotencyKey: 'the key of the page' });
    expect(sent.map(({ headers }) => headers['idempotency-key'])).toEqual([
      'the key of the page',
      'request-1',
      undefined,
    ]);
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

  test('that is a document to print is its bytes', async () => {
    const headers = { 'content-type': 'application/pdf' };
    const { transport } = client([() => new Response('%PDF-1.7', { headers }), () => new Response('<p>Sorry</p>')]);
    const { result } = await transport.send(print, {});
    expect(new TextDecoder().decode(result instanceof Uint8Array ? result : undefined)).toBe('%PDF-1.7');
    await expect(transport.send(print, {})).rejects.toMatchObject({ status: 502, code: 'unexpected_answer' });
  });

  test('that refuses to print is an error as any', async () => {
    const { transport } = client([json({ errors: [{ code: 'gone', message: 'Gone.' }] }, 404)]);
    await expect(transport.send(print, {})).rejects.toMatchObject({ status: 404, code: 'gone' });
  });

  test.each<[string, (value: unknown) => boolean, unknown]>([
    ['an empty list', Array.isArray, []],
    ['nothing', (value) => value === null, null],
  ])('without content is %s where the contract says so', async (_, check, expected) => {
    const { fetch } = scriptedFetch([() => new Response(null, { status: 204 })]);
    const call = testCall({ id: 'empty', path: '/empty', result: accepts(check) });
    const api = createApiClient({
      calls: new Map([[call.id, call]]),
      origin: () => 'http://commerce.test',
      cacheTimes: new Map(),
      keyedByData: new Set(),
      fetch,
      now: Date.now,
      randomId: () => 'request-1',
    });
    const empty: Ref = { id: 'empty' };
    expect((await api.transport(visitor).send(empty, {})).result).toEqual(expected);
    proves('rules', 'transport.recommend-204');
  });

  test('without content where the contract wants some is an error of the API', async () => {
    const { transport } = client([() => new Response(null, { status: 204 })]);
    await expect(transport.send(text, {})).rejects.toMatchObject({ status: 502, code: 'unexpected_answer' });
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

  test.each([
    ['17', 17],
    ['Wed, 21 Oct 2026 07:28:00 GMT', null],
    [null, null],
  ])('that are refused for a while (%s) say how long in seconds', async (header, retryAfter) => {
    const headers = header === null ? {} : { 'retry-after': header };
    const { transport } = client([() => Response.json({}, { status: 429, headers })]);
    await expect(transport.send(list, input)).rejects.toMatchObject({ status: 429, retryAfter });
  });

  test('that failed are asked again', async () => {
    const { transport } = client([json({}, 500), one]);
    await expect(transport.send(list, input)).rejects.toMatchObject({ status: 500 });
    expect((await transport.send(list, input)).result).toEqual([1]);
  });

  test("are asked for in nobody's name", async () => {
    const { api, sent } = client([one]);
    const customer = { ...visitor, subVariant: 'WA', sessionId: 's', deviceId: 'd', customerId: '7' };
    const address = '203.0.113.7';
    await api.transport({ ...customer, customerToken: 't', accessToken: 'jwt', address }).send(list, input);
    expect(Object.keys(sent[0]?.headers ?? {}).sort()).toEqual([
      'accept',
      'x-api-version',
      'x-app-key',
      'x-request-id',
      'x-signature',
      'x-sub-variant',
      'x-timestamp',
    ]);
    const text = 'app|1700000000|secret|';
    expect(sent[0]?.headers['x-signature']).toBe(createHash('sha256').update(text).digest('hex'));
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

describe('answers that are the same for all customers', () => {
  const ada = { ...visitor, customerId: '1', customerToken: 't1', accessToken: 'jwt1' };
  const ben = { ...visitor, customerId: '2', customerToken: 't2', accessToken: 'jwt2' };

  test('are asked for in the name of one and told to another, never to a visitor', async () => {
    const { api, sent } = client([json({ result: 'a' }), json({ code: 'invalid_token' }, 401)]);
    expect((await api.transport(ada).send(rules, {})).result).toBe('a');
    expect((await api.transport(ben).send(rules, {})).result).toBe('a');
    expect(sent.map(({ headers }) => headers['authorization'])).toEqual(['Bearer jwt1']);
    await expect(api.transport(visitor).send(rules, {})).rejects.toMatchObject({ status: 401 });
  });

  test('refuse only whom they refuse', async () => {
    const { api, sent } = client([json({ code: 'invalid_token' }, 401), json({ result: 'b' })]);
    const [refused, told] = await Promise.allSettled([ada, ben].map((who) => api.transport(who).send(rules, {})));
    expect([refused?.status, told]).toMatchObject(['rejected', { status: 'fulfilled', value: { result: 'b' } }]);
    expect(sent).toHaveLength(2);
  });

  test('are asked again after their time, and after the cache was cleared in between', async () => {
    let release: (response: Response) => void = () => undefined;
    const held = new Promise<Response>((resolve) => (release = resolve));
    const { api, clock, sent } = client([() => held, json({ result: 'b' }), json({ result: 'c' })]);
    const asking = api.transport(ada).send(rules, {});
    api.clearCache();
    release(Response.json({ result: 'a' }));
    expect((await asking).result).toBe('a');
    expect((await api.transport(ben).send(rules, {})).result).toBe('b');
    clock.now += 60_000;
    expect((await api.transport(ben).send(rules, {})).result).toBe('c');
    expect(sent).toHaveLength(3);
  });

  test('are not what else customers are told, whatever time is written for it', async () => {
    const { api, sent } = client([json({ result: 'a' }), json({ result: 'b' })]);
    expect((await api.transport(ada).send(orders, {})).result).toBe('a');
    expect((await api.transport(ben).send(orders, {})).result).toBe('b');
    expect(sent).toHaveLength(2);
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
