import { describe, expect, test } from 'vitest';
import { ApiError, createRefusalApiError } from './api-error.ts';
import { forwardBrowserCall } from './call-gateway.ts';
import { createEngineRefusal } from './engine-refusal.ts';
import { createTestContractCall, createTestGuard } from './testing.ts';
import type { ApiTransport } from './transport.ts';
import { MAX_UPLOAD_BYTES, StreamedUpload } from './upload.ts';

const hasName = createTestGuard((value) => typeof value === 'object' && value !== null && 'name' in value);
const hasToken = createTestGuard((value) => typeof value === 'object' && value !== null && 'token' in value);
const calls = new Map(
  [
    createTestContractCall({ id: 'box.add', path: '/box/{token}/items/{id}', method: 'POST', body: hasName }),
    createTestContractCall({ id: 'box.list', path: '/box/{token}' }),
    createTestContractCall({ id: 'secret.list', path: '/secret' }),
    createTestContractCall({ id: 'orders.list', path: '/orders', auth: 'customer' }),
    createTestContractCall({ id: 'session.end', path: '/end', auth: 'customer' }),
    createTestContractCall({ id: 'session.renew', path: '/renew', method: 'POST', body: hasToken }),
    createTestContractCall({
      id: 'photo.add',
      path: '/photo',
      method: 'POST',
      auth: 'customer',
      encoding: 'multipart',
    }),
    createTestContractCall({ id: 'order.print', path: '/print', auth: 'customer', responseType: 'pdf', result: null }),
  ].map((call) => [call.id, call]),
);
const settings = {
  calls,
  open: new Map([
    ['box.add', { query: [] }],
    ['box.list', { query: ['limit'] }],
    ['orders.list', { query: [] }],
    ['session.end', { query: [], leaves: true }],
    ['session.renew', { query: [], serverBodyMembers: ['token'] }],
    ['photo.add', { query: [] }],
    ['order.print', { query: [] }],
  ]),
  serverPathParams: new Set(['token']),
};
const own = { 'content-type': 'application/json', origin: 'http://shop.test', 'sec-fetch-site': 'same-origin' };

interface Call {
  readonly id?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | FormData | ReadableStream<Uint8Array>;
  readonly result?: unknown;
  readonly fails?: Error;
  readonly accepted?: true;
  readonly customerId?: string | null;
  readonly isBeyondLimits?: boolean;
}

async function call({
  id = 'box.add',
  method = 'POST',
  headers = own,
  body = '{}',
  result = { ok: true },
  ...more
}: Call) {
  const { fails, accepted, customerId = null, isBeyondLimits = false } = more;
  const sent: unknown[] = [];
  const keys: unknown[] = [];
  const transport: ApiTransport = {
    async send(ref, input, options) {
      const { body: given } = input;
      sent.push([
        ref.id,
        given instanceof StreamedUpload ? { ...input, body: await new Response(given.stream).text() } : input,
      ]);
      keys.push(options?.idempotencyKey);
      if (fails) throw fails;
      const answered: ReturnType<typeof JSON.parse> = result;
      return { result: answered, pageInfo: null, expires: null, ...(accepted && { accepted }) };
    },
  };
  const init = method === 'GET' ? { method, headers } : { method, headers, body, duplex: 'half' };
  const request = new Request(`http://shop.test/_api/${id}`, init);
  const notSignedIn = () => createRefusalApiError(401, 'not_signed_in', 'You need to sign in first.');
  const refusedByLimits = () =>
    isBeyondLimits ? createEngineRefusal(429, 'too_many_calls', { retryAfter: 42 }) : null;
  const caller = { customerId, notSignedIn, refusedByLimits };
  const incoming = { request, callId: id, origin: 'http://shop.test', transport, ...caller };
  const answer = await forwardBrowserCall(settings, incoming);
  const text = String(answer.body);
  const responseHeaders = new Headers(answer.headers);
  const json = responseHeaders.get('content-type') === 'application/json';
  return { status: answer.status, body: json ? JSON.parse(text) : text, sent, keys, headers: responseHeaders };
}

const valid = JSON.stringify({ params: { id: '7' }, body: { name: 'x' } });

test('the call gateway forwards an open call and answers with its result and no-store', async () => {
  const { status, body, sent, headers } = await call({ body: valid });
  expect([status, body]).toEqual([200, { result: { ok: true }, pageInfo: null }]);
  expect(sent).toEqual([['box.add', { params: { id: '7' }, query: {}, body: { name: 'x' } }]]);
  expect(headers.get('cache-control')).toBe('no-store');
});

test('the call gateway answers 202 where the API has accepted a call still in progress', async () => {
  const { status, body } = await call({ body: valid, accepted: true, result: null });
  expect([status, body]).toEqual([202, { result: null, pageInfo: null }]);
});

test('the call gateway passes on the status and shape of an API error', async () => {
  const errors = { this: [{ code: 'closed', message: 'Closed.' }], general: [{ code: 'odd', message: 'Odd.' }] };
  const fails = new ApiError('Closed.', { status: 422, code: 'closed', errors, result: { drawNo: 1 } });
  const { status, body } = await call({ body: valid, fails });
  expect(status).toBe(422);
  expect(body).toEqual({
    errors: [
      { code: 'closed', message: 'Closed.', target: 'this' },
      { code: 'odd', message: 'Odd.' },
    ],
    code: 'closed',
    result: { drawNo: 1 },
  });
});

describe('the call gateway refuses without a request to the API', () => {
  test.each<[string, Call, number, string]>([
    ['a call that is not open', { id: 'secret.list', body: '{}' }, 404, 'unknown_call'],
    ['a call that is not known', { id: 'toString', body: '{}' }, 404, 'unknown_call'],
    ['another method', { method: 'GET' }, 405, 'method_not_allowed'],
    ['another site', { body: valid, headers: { ...own, 'sec-fetch-site': 'cross-site' } }, 403, 'foreign_origin'],
    ['a sister host', { body: valid, headers: { ...own, 'sec-fetch-site': 'same-site' } }, 403, 'foreign_origin'],
    ['another origin', { body: valid, headers: { ...own, origin: 'http://evil.test' } }, 403, 'foreign_origin'],
    [
      'a change that can not prove where it comes from',
      { body: valid, headers: { 'content-type': 'application/json' } },
      403,
      'foreign_origin',
    ],
    [
      'a sign-out that can not prove where it comes from',
      { id: 'session.end', headers: { 'content-type': 'application/json' } },
      403,
      'foreign_origin',
    ],
    ['a form', { body: 'a=1', headers: { ...own, 'content-type': 'text/plain' } }, 415, 'unsupported_type'],
    ['no JSON', { body: '{' }, 422, 'unreadable_body'],
    ['a list', { body: '[]' }, 422, 'invalid_envelope'],
    ['an unknown part', { body: '{"url":"http://evil.test"}' }, 422, 'invalid_envelope'],
    [
      'a parameter that the server fills in',
      { body: '{"params":{"id":"7","token":"t"},"body":{"name":"x"}}' },
      422,
      'unknown_param',
    ],
    ['a missing parameter', { body: '{"body":{"name":"x"}}' }, 422, 'missing_param'],
    ['a parameter that is a path', { body: '{"params":{"id":"../x"},"body":{"name":"x"}}' }, 422, 'invalid_param'],
    ['a parameter of dots', { body: '{"params":{"id":".."},"body":{"name":"x"}}' }, 422, 'invalid_param'],
    ['an unknown query parameter', { id: 'box.list', body: '{"query":{"offset":1}}' }, 422, 'unknown_param'],
    ['a body that is not valid', { body: '{"params":{"id":"7"},"body":{}}' }, 422, 'invalid_body'],
    ['a body where there is none', { id: 'box.list', body: '{"body":{}}' }, 422, 'invalid_body'],
    [
      'a number that JSON would round',
      { body: '{"params":{"id":"7"},"body":{"name":"x","amounts":[{"amount":9007199254740993}]}}' },
      422,
      'unsafe_number',
    ],
    ['a negative number without end', { body: '{"body":{"name":-1e999}}' }, 422, 'unsafe_number'],
    [
      'a query number that JSON would round',
      { id: 'box.list', body: '{"query":{"limit":1e16}}' },
      422,
      'unsafe_number',
    ],
    ['a body too large', { body: JSON.stringify({ body: { name: 'x'.repeat(70_000) } }) }, 413, 'too_large'],
  ])('%s', async (_, request, status, code) => {
    const answer = await call(request);
    expect([answer.status, answer.body.code, answer.sent]).toEqual([status, code, []]);
  });
});

test('the call gateway names the member whose number JSON would round', async () => {
  const { body } = await call({ body: '{"body":{"name":"x","amounts":[{"amount":-9007199254740992}]}}' });
  expect(body.errors).toEqual([
    expect.objectContaining({ target: 'amount', message: expect.stringContaining('9007199254740991') }),
  ]);
  expect((await call({ body: '{"params":{"id":"7"},"body":{"name":9007199254740991}}' })).status).toBe(200);
});

test('the call gateway refuses a call beyond the limits with the time to wait, but never a sign-out', async () => {
  const refused = await call({ body: valid, isBeyondLimits: true });
  expect([refused.status, refused.body.code, refused.headers.get('retry-after'), refused.sent]).toEqual([
    429,
    'too_many_calls',
    '42',
    [],
  ]);
  const left = await call({ id: 'session.end', customerId: '7', isBeyondLimits: true });
  expect([left.status, left.sent.length]).toEqual([200, 1]);
});

test('the call gateway accepts a read without proof of origin, as older browsers send it', async () => {
  const { status, sent } = await call({
    id: 'box.list',
    body: '{"query":{"limit":5}}',
    headers: { 'content-type': 'application/json' },
  });
  expect(status).toBe(200);
  expect(sent).toEqual([['box.list', { params: {}, query: { limit: '5' }, body: undefined }]]);
});

describe('the customer that a page names in its call to the call gateway', () => {
  const ofPage = (customerId: unknown) => JSON.stringify({ customerId });
  const boxOfPage = (customerId: unknown) => JSON.stringify({ params: { id: '7' }, body: { name: 'x' }, customerId });

  test.each<[string, Call]>([
    ['the one who is signed in', { id: 'orders.list', body: ofPage('7'), customerId: '7' }],
    ['nobody, where nobody is signed in', { body: boxOfPage(null) }],
    ['missing, by a call that needs none', { body: valid, customerId: '7' }],
    ['missing, by a log-out', { id: 'session.end', customerId: '7' }],
    ['nobody any more, by who leaves', { id: 'session.end', body: ofPage('7') }],
  ])('is %s: the call is made', async (_, request) => {
    const { status, sent } = await call(request);
    expect([status, sent.length]).toEqual([200, 1]);
  });

  test.each<[string, Call, number, string]>([
    ['somebody else', { id: 'orders.list', body: ofPage('7'), customerId: '8' }, 401, 'customer_changed'],
    ["somebody else, by a visitor's call", { body: boxOfPage('7'), customerId: '8' }, 401, 'customer_changed'],
    ['nobody, where somebody is signed in', { body: boxOfPage(null), customerId: '8' }, 401, 'customer_changed'],
    ["missing, by a customer's call", { id: 'orders.list', customerId: '7' }, 401, 'customer_changed'],
    ['nobody any more', { body: boxOfPage('7') }, 401, 'not_signed_in'],
    ["nobody, by a customer's call", { id: 'orders.list', body: ofPage(null) }, 401, 'not_signed_in'],
    ['nobody, by a call with held tokens', { id: 'session.renew', body: ofPage(null) }, 401, 'not_signed_in'],
    [
      'somebody else, by who leaves',
      { id: 'session.end', body: ofPage('7'), customerId: '8' },
      401,
      'customer_changed',
    ],
    ['no text', { id: 'orders.list', body: ofPage(7), customerId: '7' }, 422, 'invalid_envelope'],
  ])('is %s: the call is refused', async (_, request, status, code) => {
    const answer = await call(request);
    expect([answer.status, answer.body.code, answer.sent]).toEqual([status, code, []]);
  });
});

describe('a body member that the server fills in', () => {
  test('may be left out by the browser', async () => {
    const { status, sent } = await call({
      id: 'session.renew',
      body: '{"customerId":"7","body":{"otp":"123456"}}',
      customerId: '7',
    });
    expect([status, sent]).toEqual([200, [['session.renew', { params: {}, query: {}, body: { otp: '123456' } }]]]);
  });

  test('is refused when the browser sends it', async () => {
    const body = '{"customerId":"7","body":{"token":"stolen"}}';
    const { body: answer, sent } = await call({ id: 'session.renew', body, customerId: '7' });
    expect([answer.code, sent]).toEqual(['invalid_body', []]);
  });
});

describe('the idempotency key of a changing call', () => {
  const keyed = (idempotencyKey: unknown) => JSON.stringify({ ...JSON.parse(valid), idempotencyKey });

  test('is forwarded to the API', async () => {
    const key = '0b54b8a4-6b4a-4b05-9a5e-3a7bd3f2d9e1';
    expect((await call({ body: keyed(key) })).keys).toEqual([key]);
  });

  test.each(['short', 'x'.repeat(65), 'a key with spaces in it', 'key-with-a-line\nbreak', 7, null])(
    'is refused when it is %j',
    async (key) => {
      const { status, body, sent } = await call({ body: keyed(key) });
      expect([status, body.code, sent]).toEqual([422, 'invalid_envelope', []]);
    },
  );
});

describe('an upload through the call gateway', () => {
  const envelope = (value: object) => ({ 'x-envelope': encodeURIComponent(JSON.stringify(value)) });
  const { 'content-type': _, ...from } = own;
  const uploads = { ...from, 'content-type': 'multipart/form-data; boundary=b', ...envelope({ customerId: '7' }) };

  test('is streamed to the API', async () => {
    const { status, sent } = await call({ id: 'photo.add', headers: uploads, body: '--b picture', customerId: '7' });
    expect([status, sent]).toEqual([200, [['photo.add', { params: {}, query: {}, body: '--b picture' }]]]);
  });

  test.each<[string, Readonly<Record<string, string>>, number, string]>([
    ['as JSON', { ...own }, 415, 'unsupported_type'],
    ['for somebody else', { ...uploads, ...envelope({ customerId: '8' }) }, 401, 'customer_changed'],
    ['without an envelope', { ...from, 'content-type': 'multipart/form-data; boundary=b' }, 401, 'customer_changed'],
    ['with an envelope that is none', { ...uploads, 'x-envelope': '%' }, 422, 'unreadable_body'],
    ['with a body in its envelope', { ...uploads, ...envelope({ body: {} }) }, 422, 'invalid_envelope'],
    ['that says how large it is', { ...uploads, 'content-length': '99999999' }, 413, 'too_large'],
  ])('is refused: %s', async (_name, headers, status, code) => {
    const answer = await call({ id: 'photo.add', headers, body: '--b', customerId: '7' });
    expect([answer.status, answer.body.code, answer.sent]).toEqual([status, code, []]);
  });

  test('is cut off when it turns out to be too large', async () => {
    const chunk = new Uint8Array(1024 * 1024);
    let left = Math.ceil(MAX_UPLOAD_BYTES / chunk.length) + 1;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (left-- > 0) controller.enqueue(chunk);
        else controller.close();
      },
    });
    const answer = await call({ id: 'photo.add', headers: uploads, body, customerId: '7' });
    expect([answer.status, answer.body.code]).toEqual([413, 'too_large']);
  });
});

test('the call gateway returns a PDF document unchanged and forbids caching it', async () => {
  const result = new TextEncoder().encode('%PDF-1.7');
  const { body, headers } = await call({ id: 'order.print', body: '{"customerId":"7"}', customerId: '7', result });
  expect([
    body,
    headers.get('content-type'),
    headers.get('x-content-type-options'),
    headers.get('cache-control'),
  ]).toEqual(['%PDF-1.7', 'application/pdf', 'nosniff', 'no-store']);
});
