import { describe, expect, test } from 'vitest';
import { ApiError, refusal } from './api-error.ts';
import { gateway } from './gateway.ts';
import { accepts, testCall } from './testing.ts';
import type { Transport } from './transport.ts';

const hasName = accepts((value) => typeof value === 'object' && value !== null && 'name' in value);
const calls = new Map(
  [
    testCall({ id: 'box.add', path: '/box/{token}/items/{id}', method: 'POST', body: hasName }),
    testCall({ id: 'box.list', path: '/box/{token}' }),
    testCall({ id: 'secret.list', path: '/secret' }),
  ].map((call) => [call.id, call]),
);
const settings = {
  calls,
  open: new Map([
    ['box.add', { query: [] }],
    ['box.list', { query: ['limit'] }],
  ]),
  heldParams: new Set(['token']),
};
const own = { 'content-type': 'application/json', origin: 'http://shop.test', 'sec-fetch-site': 'same-origin' };

interface Call {
  readonly id?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly fails?: Error;
  readonly customerId?: string | null;
}

async function call({ id = 'box.add', method = 'POST', headers = own, body = '{}', fails, customerId = null }: Call) {
  const sent: unknown[] = [];
  const transport: Transport = {
    async send(ref, input) {
      sent.push([ref.id, input]);
      if (fails) throw fails;
      const result: ReturnType<typeof JSON.parse> = { ok: true };
      return { result, pageInfo: null, expires: null };
    },
  };
  const init = method === 'GET' ? { method, headers } : { method, headers, body };
  const request = new Request(`http://shop.test/_api/${id}`, init);
  const notSignedIn = () => refusal(401, 'not_signed_in', 'You need to sign in first.');
  const incoming = { request, callId: id, origin: 'http://shop.test', transport, customerId, notSignedIn };
  const response = await gateway(settings, incoming);
  return { status: response.status, body: await response.json(), sent, headers: response.headers };
}

const valid = JSON.stringify({ params: { id: '7' }, body: { name: 'x' } });

test('an open call is made and its result sent on, never to be stored', async () => {
  const { status, body, sent, headers } = await call({ body: valid });
  expect([status, body]).toEqual([200, { result: { ok: true }, pageInfo: null }]);
  expect(sent).toEqual([['box.add', { params: { id: '7' }, query: {}, body: { name: 'x' } }]]);
  expect(headers.get('cache-control')).toBe('no-store');
});

test('an error of the API keeps its status and shape', async () => {
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

describe('refused without asking the API', () => {
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
    ['a form', { body: 'a=1', headers: { ...own, 'content-type': 'text/plain' } }, 415, 'unsupported_type'],
    ['no JSON', { body: '{' }, 422, 'unreadable_body'],
    ['a list', { body: '[]' }, 422, 'invalid_envelope'],
    ['an unknown part', { body: '{"url":"http://evil.test"}' }, 422, 'invalid_envelope'],
    ['a held parameter', { body: '{"params":{"id":"7","token":"t"},"body":{"name":"x"}}' }, 422, 'unknown_param'],
    ['a missing parameter', { body: '{"body":{"name":"x"}}' }, 422, 'missing_param'],
    ['a parameter that is a path', { body: '{"params":{"id":"../x"},"body":{"name":"x"}}' }, 422, 'invalid_param'],
    ['a parameter of dots', { body: '{"params":{"id":".."},"body":{"name":"x"}}' }, 422, 'invalid_param'],
    ['an unknown query parameter', { id: 'box.list', body: '{"query":{"offset":1}}' }, 422, 'unknown_param'],
    ['a body that is not valid', { body: '{"params":{"id":"7"},"body":{}}' }, 422, 'invalid_body'],
    ['a body where there is none', { id: 'box.list', body: '{"body":{}}' }, 422, 'invalid_body'],
    ['a body too large', { body: JSON.stringify({ body: { name: 'x'.repeat(70_000) } }) }, 413, 'too_large'],
  ])('%s', async (_, request, status, code) => {
    const answer = await call(request);
    expect([answer.status, answer.body.code, answer.sent]).toEqual([status, code, []]);
  });
});

test('a call that changes nothing needs no proof, as from an older browser', async () => {
  const { status, sent } = await call({
    id: 'box.list',
    body: '{"query":{"limit":5}}',
    headers: { 'content-type': 'application/json' },
  });
  expect(status).toBe(200);
  expect(sent).toEqual([['box.list', { params: {}, query: { limit: '5' }, body: undefined }]]);
});
