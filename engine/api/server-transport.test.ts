import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createApiClient } from './server-transport.server.ts';
import { add, client, form, get, json, list, print, type Ref, text, visitor } from './testing/scripted-client.ts';
import { accepts, scriptedFetch, testCall } from './testing.ts';
import { Upload } from './upload.ts';

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
  });

  test('a body that the contract wants form-encoded is so', async () => {
    const { transport, sent } = client([json({ result: null })]);
    await transport.send(form, { body: { accountNumber: '1 2', code: 7, empty: null, none: undefined } });
    expect([sent[0]?.headers['content-type'], sent[0]?.body]).toEqual([
      'application/x-www-form-urlencoded',
      'account_number=1+2&code=7',
    ]);
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
  });

  test('with a status and no message says so', async () => {
    const { transport } = client([() => new Response('down', { status: 503 })]);
    await expect(transport.send(add, { body: {} })).rejects.toMatchObject({
      status: 503,
      code: null,
      errors: {},
      message: 'The API responded with a 503 error when requesting the following url',
    });
  });
});

test('a call whose answer is no JSON has no result', async () => {
  const { transport, sent } = client([() => new Response('<!doctype html>')]);
  const blank: Ref = { id: 'blank' };
  expect(await transport.send(blank, {})).toEqual({ result: undefined, pageInfo: null, expires: null });
  expect(sent[0]?.url).toBe('http://heartbeat.test/blank.html');
});
