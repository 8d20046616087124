import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createApiClient } from './api-client.server.ts';
import {
  anonymousTestApiCallerIdentity,
  createScriptedTestApiClient,
  createTestJsonAnswer,
  type TestCallRef,
  testAddCall,
  testFormEncodedCall,
  testGetCall,
  testListCall,
  testPdfCall,
  testTextResultCall,
} from './testing/scripted-client.ts';
import { createScriptedTestFetch, createTestContractCall, createTestGuard } from './testing.ts';
import { StreamedUpload } from './upload.ts';

describe('a request of the API client', () => {
  test('sends every header and signs app key, timestamp, secret and customer token', async () => {
    const { api, sent } = createScriptedTestApiClient([createTestJsonAnswer({ result: null })]);
    const customer = {
      ...anonymousTestApiCallerIdentity,
      subVariant: 'NSW',
      sessionId: 's1',
      deviceId: 'd1',
      customerId: 'c1',
      customerToken: 't1',
      accessToken: 'jwt',
      address: '203.0.113.7',
      locale: 'cy-GB',
    };
    await api
      .transport(customer)
      .send(testAddCall, { query: { limit: 5, none: undefined }, body: { numDraws: 2, prices: { aB: 1 } } });
    expect(sent).toEqual([
      {
        url: 'http://commerce.test/v2/things?limit=5',
        method: 'POST',
        headers: {
          accept: 'application/json',
          'accept-language': 'cy-GB',
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

  test('sends form bodies form-encoded with snake_case names and multipart bodies unchanged', async () => {
    const { transport, sent } = createScriptedTestApiClient([
      createTestJsonAnswer({ result: null }),
      createTestJsonAnswer({ result: null }),
    ]);
    await transport.send(testAddCall, { body: new URLSearchParams({ accountNumber: '1 2' }) });
    const multipart = new FormData();
    multipart.set('photoId', 'x');
    await transport.send(testAddCall, { body: multipart });
    expect(sent.map(({ headers, body }) => [headers['content-type'], body])).toEqual([
      ['application/x-www-form-urlencoded', 'account_number=1+2'],
      [undefined, null],
    ]);
  });

  test('sends a body form-encoded where the contract says so', async () => {
    const { transport, sent } = createScriptedTestApiClient([createTestJsonAnswer({ result: null })]);
    await transport.send(testFormEncodedCall, {
      body: { accountNumber: '1 2', code: 7, empty: null, none: undefined },
    });
    expect([sent[0]?.headers['content-type'], sent[0]?.body]).toEqual([
      'application/x-www-form-urlencoded',
      'account_number=1+2&code=7',
    ]);
  });

  test('sends an upload with the content type and boundary that it came with', async () => {
    const { transport, sent } = createScriptedTestApiClient([createTestJsonAnswer({ result: null })]);
    const upload = new StreamedUpload('multipart/form-data; boundary=b', new Blob(['--b']).stream());
    await transport.send(testAddCall, { body: upload });
    expect(sent[0]?.headers['content-type']).toBe('multipart/form-data; boundary=b');
  });

  test('has an idempotency key only when it changes something: the given one or a new one', async () => {
    const { transport, sent } = createScriptedTestApiClient([1, 2, 3].map(() => createTestJsonAnswer({ result: {} })));
    await transport.send(testAddCall, { body: {} }, { idempotencyKey: 'the key of the page' });
    await transport.send(testAddCall, { body: {} });
    await transport.send(testGetCall, { params: { id: '1' } }, { idempotencyKey: 'the key of the page' });
    expect(sent.map(({ headers }) => headers['idempotency-key'])).toEqual([
      'the key of the page',
      'request-1',
      undefined,
    ]);
  });

  test.each(['', '.', '..'])('refuses the path parameter %j', async (id) => {
    const { transport } = createScriptedTestApiClient([]);
    await expect(transport.send(testGetCall, { params: { id } })).rejects.toThrow(TypeError);
  });

  test('encodes slashes and question marks of a path parameter, which stays one segment', async () => {
    const { transport, sent } = createScriptedTestApiClient([createTestJsonAnswer({ result: {} })]);
    await transport.send(testGetCall, { params: { id: '../a?b' } });
    expect(sent[0]?.url).toBe('http://commerce.test/v2/things/..%2Fa%3Fb');
  });
});

describe('an answer to the API client', () => {
  test('is read from result, in camelCase, with pageInfo beside it', async () => {
    const { transport } = createScriptedTestApiClient([
      createTestJsonAnswer({
        result: [{ draw_no: 1, prices: { 10: '1.00' } }],
        page_info: { limit: 5, offset: 0, total: 9 },
        more: 1,
      }),
    ]);
    expect(await transport.send(testListCall, { params: { pricingId: 'p' } })).toEqual({
      result: [{ drawNo: 1, prices: { 10: '1.00' } }],
      pageInfo: { limit: 5, offset: 0, total: 9 },
      expires: 1_700_000_060_500,
    });
  });

  test('that does not match the contract rejects as an API error', async () => {
    const { transport } = createScriptedTestApiClient([createTestJsonAnswer({ result: 'text' })]);
    await expect(transport.send(testGetCall, { params: { id: '1' } })).rejects.toMatchObject({
      name: 'ApiError',
      status: 502,
      code: 'unexpected_answer',
      message: 'Something went wrong',
    });
  });

  test('that is a printable document is returned as bytes', async () => {
    const headers = { 'content-type': 'application/pdf' };
    const { transport } = createScriptedTestApiClient([
      () => new Response('%PDF-1.7', { headers }),
      () => new Response('<p>Sorry</p>'),
    ]);
    const { result } = await transport.send(testPdfCall, {});
    expect(new TextDecoder().decode(result instanceof Uint8Array ? result : undefined)).toBe('%PDF-1.7');
    await expect(transport.send(testPdfCall, {})).rejects.toMatchObject({ status: 502, code: 'unexpected_answer' });
  });

  test('that refuses a printable document rejects with its status and error code', async () => {
    const { transport } = createScriptedTestApiClient([
      createTestJsonAnswer({ errors: [{ code: 'gone', message: 'Gone.' }] }, 404),
    ]);
    await expect(transport.send(testPdfCall, {})).rejects.toMatchObject({ status: 404, code: 'gone' });
  });

  test.each<[string, (value: unknown) => boolean, unknown]>([
    ['an empty list', Array.isArray, []],
    ['nothing', (value) => value === null, null],
  ])('without content is read as %s where the contract allows it', async (_, check, expected) => {
    const { fetch } = createScriptedTestFetch([() => new Response(null, { status: 204 })]);
    const call = createTestContractCall({ id: 'empty', path: '/empty', result: createTestGuard(check) });
    const api = createApiClient({
      calls: new Map([[call.id, call]]),
      origin: () => 'http://commerce.test',
      cacheTimes: new Map(),
      keyedByData: new Set(),
      fetch,
      now: Date.now,
      randomId: () => 'request-1',
    });
    const empty: TestCallRef = { id: 'empty' };
    expect((await api.transport(anonymousTestApiCallerIdentity).send(empty, {})).result).toEqual(expected);
  });

  test('without content rejects where the contract requires some', async () => {
    const { transport } = createScriptedTestApiClient([() => new Response(null, { status: 204 })]);
    await expect(transport.send(testTextResultCall, {})).rejects.toMatchObject({
      status: 502,
      code: 'unexpected_answer',
    });
  });

  test('that is not JSON rejects with status 422', async () => {
    const { transport } = createScriptedTestApiClient([() => new Response('<html>')]);
    await expect(transport.send(testGetCall, { params: { id: '1' } })).rejects.toMatchObject({
      status: 422,
      message: 'Something went wrong',
    });
  });

  test('with a status of 400 or more rejects with its messages by target', async () => {
    const { transport } = createScriptedTestApiClient([
      createTestJsonAnswer(
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
    await expect(transport.send(testAddCall, { body: {} })).rejects.toMatchObject({
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

  test('with an error status and no message rejects with a message that names the status', async () => {
    const { transport } = createScriptedTestApiClient([() => new Response('down', { status: 503 })]);
    await expect(transport.send(testAddCall, { body: {} })).rejects.toMatchObject({
      status: 503,
      code: null,
      errors: {},
      message: 'The API responded with a 503 error when requesting the following url',
    });
  });
});

test('a call whose contract expects no JSON returns no result, whatever the answer contains', async () => {
  const { transport, sent } = createScriptedTestApiClient([() => new Response('<!doctype html>')]);
  const blank: TestCallRef = { id: 'blank' };
  expect(await transport.send(blank, {})).toEqual({ result: undefined, pageInfo: null, expires: null });
  expect(sent[0]?.url).toBe('http://heartbeat.test/blank.html');
});
