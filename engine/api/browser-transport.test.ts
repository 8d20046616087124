import { expect, test } from 'vitest';
import { createBrowserTransport } from './browser-transport.ts';
import { createScriptedFetch } from './testing.ts';
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

test('a call goes to the server of the page by its id, with whom the page believes in and a key of its own', async () => {
  const { fetch, sent } = createScriptedFetch([() => Response.json({ result: { drawNo: 1 }, pageInfo: null })]);
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

test('says of an answer with 202 that the call was accepted', async () => {
  const { fetch } = createScriptedFetch([() => Response.json({ result: null, pageInfo: null }, { status: 202 })]);
  expect(await browser(fetch).send(add, {})).toEqual({ result: null, pageInfo: null, expires: null, accepted: true });
});

test('an error comes out as the API gave it', async () => {
  const body = { errors: [{ code: 'closed', message: 'Closed.', target: 'this' }], code: 'closed', result: null };
  const { fetch } = createScriptedFetch([() => Response.json(body, { status: 422 })]);
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
])('no answer of the API is an error too', async (answer, status) => {
  const { fetch } = createScriptedFetch([answer]);
  await expect(browser(fetch).send(add, { body: {} })).rejects.toMatchObject({
    name: 'ApiError',
    status,
  });
});

test('each call has its own key, and one that is tried again keeps the key that it is given', async () => {
  const { fetch, sent } = createScriptedFetch(
    [1, 2, 3].map(() => () => Response.json({ result: null, pageInfo: null })),
  );
  const transport = browser(fetch);
  await transport.send(add, { body: {} });
  await transport.send(add, { body: {} });
  await transport.send(add, { body: {} }, { idempotencyKey: 'the-first-one' });
  expect(sent.map(({ body }) => JSON.parse(body ?? '').idempotencyKey)).toEqual(['key-1', 'key-2', 'the-first-one']);
});

test('a refusal says how long to wait', async () => {
  const later = () => Response.json({ errors: [] }, { status: 429, headers: { 'retry-after': '60' } });
  const { fetch } = createScriptedFetch([later]);
  await expect(browser(fetch).send(add, { body: {} })).rejects.toMatchObject({ status: 429, retryAfter: 60 });
});

test('a document comes as an object URL', async () => {
  const pdf = () => new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } });
  const { fetch } = createScriptedFetch([pdf]);
  expect((await browser(fetch).send(add, { body: {} })).result).toBe('blob:application/pdf:8');
});

test('a form with files is uploaded as it is, with its envelope in a header', async () => {
  const { fetch, sent } = createScriptedFetch([() => Response.json({ result: 1, pageInfo: null })]);
  const form = new FormData();
  form.set('photo', new Blob(['x']));
  await browser(fetch).send(add, { params: { id: '7' }, body: form });
  expect(sent[0]?.headers).toEqual({
    accept: 'application/json, application/pdf',
    'x-envelope': encodeURIComponent('{"params":{"id":"7"},"customerId":"7","idempotencyKey":"key-1"}'),
  });
});

test('an upload that met old tokens is sent once more, with the same key', async () => {
  const renewed = () => Response.json({ errors: [{ code: 'session_renewed', message: 'Again.' }] }, { status: 401 });
  const { fetch, sent } = createScriptedFetch([renewed, () => Response.json({ result: 1, pageInfo: null })]);
  expect((await browser(fetch).send(add, { body: new FormData() })).result).toBe(1);
  expect(sent[0]?.headers['x-envelope']).toBe(sent[1]?.headers['x-envelope']);
  const again = createScriptedFetch([renewed, renewed]);
  await expect(browser(again.fetch).send(add, { body: new FormData() })).rejects.toMatchObject({
    code: 'session_renewed',
  });
});
