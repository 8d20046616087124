import { expect, test, vi } from 'vitest';
import { answerCmsCall } from './cms-calls.ts';
import type { DirectusApi } from './directus-api.ts';

/** Answers by method and path; a call that has none fails. */
function createApi(answers: Readonly<Record<string, unknown>>) {
  const send = vi.fn(async (call: string, _: unknown) => {
    if (!(call in answers)) throw new Error(call);
    return { data: { data: answers[call] } };
  });
  const api: DirectusApi = {
    get: (path, options) => send(`GET ${path}`, options?.params),
    post: (path, body) => send(`POST ${path}`, body),
    delete: (path) => send(`DELETE ${path}`, null),
  };
  return { api, send };
}

const HOME = { collection: 'pages', item: 'lantern:page:home' };

test('the studio reads the published row of a document with its draft, and the revision of the draft', async () => {
  const row = { id: HOME.item, status: 'published', document: { version: 1, $revision: 'r1' } };
  const { api } = createApi({
    'GET /items/pages': [row],
    'GET /versions': [{ id: 'd1', delta: { document: { version: 2 } } }],
    'GET /items/pages/lantern%3Apage%3Ahome': { document: { version: 2, $revision: 'r2' } },
  });
  expect(await answerCmsCall(api, 'read', HOME)).toEqual({
    row,
    draft: { id: 'd1', delta: { document: { version: 2 } }, document: { version: 2, $revision: 'r2' } },
  });
});

test('the studio finds the draft of a page that was never published by the name in the draft', async () => {
  const delta = { site: 'lantern', name: 'fair', document: { version: 1 } };
  const { api } = createApi({
    'GET /items/pages': [],
    'GET /versions': [
      { id: 'd1', delta: { ...delta, site: 'harbour' } },
      { id: 'd2', delta },
    ],
    'GET /versions/d2': { id: 'd2', delta: { ...delta, document: { version: 1, $revision: 'r1' } } },
  });
  expect(await answerCmsCall(api, 'read', { ...HOME, item: 'lantern:page:fair' })).toMatchObject({
    row: null,
    draft: { id: 'd2', document: { $revision: 'r1' } },
  });
});

test('the studio begins a draft with the name of a new document, and changes a draft that there is', async () => {
  const { api, send } = createApi({ 'POST /versions': 'd1', 'POST /versions/d1/save': {} });
  const fields = { document: { version: 1 } };
  await answerCmsCall(api, 'saveDraft', { ...HOME, version: null, isNew: true, fields });
  await answerCmsCall(api, 'saveDraft', { ...HOME, version: 'd1', isNew: false, fields });
  expect(send.mock.calls).toEqual([
    ['POST /versions', { key: 'draft', collection: 'pages' }],
    ['POST /versions/d1/save', { ...fields, site: 'lantern', kind: 'page', name: 'home' }],
    ['POST /versions/d1/save', fields],
  ]);
});

test.each([
  ['deleteUsers', {}],
  ['toString', {}],
  [{}, {}],
  ['read', { ...HOME, collection: 'directus_users' }],
  ['read', { ...HOME, item: '../users' }],
  ['discardDraft', { version: '../users/1' }],
  ['readRevision', { id: 'me?fields=*' }],
])('the call %j of the studio with %j is refused without a request', async (call, parameters) => {
  const { api, send } = createApi({});
  await expect(answerCmsCall(api, call, parameters)).rejects.toMatchObject({ failure: { status: 400 } });
  expect(send.mock.calls).toEqual([]);
});

test('a refusal of Directus is passed on with its status and body', async () => {
  const body = { errors: [{ message: 'You may not edit this.' }] };
  const { api } = createApi({});
  const refused = { ...api, post: () => Promise.reject({ response: { status: 403, data: body } }) };
  await expect(answerCmsCall(refused, 'publish', { documents: [] })).rejects.toMatchObject({
    failure: { status: 403, body },
  });
  await expect(answerCmsCall(api, 'publish', { documents: [] })).rejects.toMatchObject({
    failure: { status: 0, body: null },
  });
});
