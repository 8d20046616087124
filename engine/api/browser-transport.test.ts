import { expect, test } from 'vitest';
import { createBrowserTransport } from './browser-transport.ts';
import { scriptedFetch } from './testing.ts';
import type { CallRef } from './transport.ts';

const add: CallRef<Record<string, string>, Record<string, string>, unknown, unknown> = { id: 'box.add' };

test('a call goes to the server of the page by its id, as params, query and body', async () => {
  const { fetch, sent } = scriptedFetch([() => Response.json({ result: { drawNo: 1 }, pageInfo: null })]);
  const answer = await createBrowserTransport(fetch).send(add, { params: { id: '7' }, body: { numDraws: 2 } });
  expect(answer).toEqual({ result: { drawNo: 1 }, pageInfo: null, expires: null });
  expect(sent).toEqual([
    {
      url: '/_api/box.add',
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: '{"params":{"id":"7"},"body":{"numDraws":2}}',
    },
  ]);
});

test('an error comes out as the API gave it', async () => {
  const body = { errors: [{ code: 'closed', message: 'Closed.', target: 'this' }], code: 'closed', result: null };
  const { fetch } = scriptedFetch([() => Response.json(body, { status: 422 })]);
  await expect(createBrowserTransport(fetch).send(add, { body: {} })).rejects.toMatchObject({
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
])('no answer of the API is an error too', async (answer, status) => {
  const { fetch } = scriptedFetch([answer]);
  await expect(createBrowserTransport(fetch).send(add, { body: {} })).rejects.toMatchObject({
    name: 'ApiError',
    status,
  });
});
