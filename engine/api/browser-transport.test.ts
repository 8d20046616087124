import { expect, test } from 'vitest';
import { createBrowserTransport } from './browser-transport.ts';
import { createScriptedTestFetch } from './testing.ts';
import type { CallRef } from './transport.ts';

const add: CallRef<Record<string, string>, Record<string, string>, unknown, unknown> = { id: 'box.add' };

function browser(fetch: typeof globalThis.fetch) {
  let keys = 0;
  return createBrowserTransport({
    fetch,
    customerId: () => '7',
    randomId: () => `key-${++keys}`,
    objectUrl: (document) => `blob:${document.type}:${document.size}`,
  });
}

test('the browser transport posts a call by its id with the expected customer and an idempotency key', async () => {
  const { fetch, sent } = createScriptedTestFetch([() => Response.json({ result: { drawNo: 1 }, pageInfo: null })]);
  const answer = await browser(fetch).send(add, { params: { id: '7' }, body: { numDraws: 2 } });
  expect(answer).toEqual({ result: { drawNo: 1 }, pageInfo: null, expires: null });
  expect(sent).toEqual([
    {
      url: '/_api/box.add',
      method: 'POST',
      headers: { accept: 'application/json, application/pdf', 'content-type': 'application/json' },
      body: '{"params":{"id":"7"},"customerId":"7","idempotencyKey":"key-1","body":{"numDraws":2}}',
    },
  ]);
});

test('the browser transport marks an answer with status 202 as accepted', async () => {
  const { fetch } = createScriptedTestFetch([() => Response.json({ result: null, pageInfo: null }, { status: 202 })]);
  expect(await browser(fetch).send(add, {})).toEqual({ result: null, pageInfo: null, expires: null, accepted: true });
});

test('the browser transport rejects with the status, code and messages of an API error', async () => {
  const body = { errors: [{ code: 'closed', message: 'Closed.', target: 'this' }], code: 'closed', result: null };
  const { fetch } = createScriptedTestFetch([() => Response.json(body, { status: 422 })]);
  await expect(browser(fetch).send(add, { body: {} })).rejects.toMatchObject({
    name: 'ApiError',
    status: 422,
    code: 'closed',
    message: 'Closed.',
    errors: { this: [{ code: 'closed', message: 'Closed.' }] },
  });
});

test.each([
  [() => new Response('<html>'), 422],
  [() => new Response('<html>', { status: 502 }), 502],
  [() => Promise.reject(new TypeError('Network request failed')), 408],
  [() => Promise.reject(new TypeError('Failed to fetch')), 408],
  [() => Promise.reject(new TypeError('NetworkError when attempting to fetch resource.')), 408],
])(
  'the browser transport rejects an HTML answer or a failed request as an ApiError with a status',
  async (answer, status) => {
    const { fetch } = createScriptedTestFetch([answer]);
    await expect(browser(fetch).send(add, { body: {} })).rejects.toMatchObject({
      name: 'ApiError',
      status,
    });
  },
);

test('the browser transport creates one idempotency key per call and reuses a given key on a retry', async () => {
  const { fetch, sent } = createScriptedTestFetch(
    [1, 2, 3].map(() => () => Response.json({ result: null, pageInfo: null })),
  );
  const transport = browser(fetch);
  await transport.send(add, { body: {} });
  await transport.send(add, { body: {} });
  await transport.send(add, { body: {} }, { idempotencyKey: 'the-first-one' });
  expect(sent.map(({ body }) => JSON.parse(body ?? '').idempotencyKey)).toEqual(['key-1', 'key-2', 'the-first-one']);
});

test('the browser transport includes the retry-after time of a refusal in the error', async () => {
  const later = () => Response.json({ errors: [] }, { status: 429, headers: { 'retry-after': '60' } });
  const { fetch } = createScriptedTestFetch([later]);
  await expect(browser(fetch).send(add, { body: {} })).rejects.toMatchObject({ status: 429, retryAfter: 60 });
});

test('the browser transport returns a document as an object URL', async () => {
  const pdf = () => new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } });
  const { fetch } = createScriptedTestFetch([pdf]);
  expect((await browser(fetch).send(add, { body: {} })).result).toBe('blob:application/pdf:8');
});

test('the browser transport uploads a multipart form unchanged, with the call envelope in a header', async () => {
  const { fetch, sent } = createScriptedTestFetch([() => Response.json({ result: 1, pageInfo: null })]);
  const form = new FormData();
  form.set('photo', new Blob(['x']));
  await browser(fetch).send(add, { params: { id: '7' }, body: form });
  expect(sent[0]?.headers).toEqual({
    accept: 'application/json, application/pdf',
    'x-envelope': encodeURIComponent('{"params":{"id":"7"},"customerId":"7","idempotencyKey":"key-1"}'),
  });
});

test('the browser transport repeats an upload once with the same key after the session was renewed', async () => {
  const renewed = () => Response.json({ errors: [{ code: 'session_renewed', message: 'Again.' }] }, { status: 401 });
  const { fetch, sent } = createScriptedTestFetch([renewed, () => Response.json({ result: 1, pageInfo: null })]);
  expect((await browser(fetch).send(add, { body: new FormData() })).result).toBe(1);
  expect(sent[0]?.headers['x-envelope']).toBe(sent[1]?.headers['x-envelope']);
  const again = createScriptedTestFetch([renewed, renewed]);
  await expect(browser(again.fetch).send(add, { body: new FormData() })).rejects.toMatchObject({
    code: 'session_renewed',
  });
});
