import { expect, test } from 'vitest';
import type { ModelRequest } from '#engine/validation/document-migrations.ts';
import { changeModelOnce, type SendDirectusRequest } from './change-model.ts';

const LISTS: Readonly<Record<string, readonly unknown[]>> = {
  '/collections': [{ collection: 'pages' }],
  '/fields': [{ collection: 'pages', field: 'owner' }],
  '/relations': [{ collection: 'pages', field: 'owner' }],
};

/** Sends a request to a CMS that holds these parts, and returns the changes that reached it. */
async function change(request: ModelRequest): Promise<readonly string[]> {
  const changes: string[] = [];
  const sendRequest: SendDirectusRequest = async ({ method, path }) => {
    if (method === 'GET') return LISTS[path];
    changes.push(`${method} ${path}`);
    return null;
  };
  await changeModelOnce(sendRequest, request);
  return changes;
}

test.each<[string, ModelRequest]>([
  ['to make a collection', { method: 'POST', path: '/collections', body: { collection: 'pages' } }],
  ['to make a field', { method: 'POST', path: '/fields/pages', body: { field: 'owner' } }],
  ['to make a relation', { method: 'POST', path: '/relations', body: { collection: 'pages', field: 'owner' } }],
  ['to remove a collection', { method: 'DELETE', path: '/collections/owners' }],
  ['to remove a field', { method: 'DELETE', path: '/fields/owners/owner' }],
  ['to remove a relation', { method: 'DELETE', path: '/relations/pages/other' }],
])('changeModelOnce sends no request %s when the data model of the CMS already has that change', async (_, request) => {
  expect(await change(request)).toEqual([]);
});

test.each<[string, ModelRequest]>([
  ['to make a collection', { method: 'POST', path: '/collections', body: { collection: 'owners' } }],
  ['to make a field', { method: 'POST', path: '/fields/owners', body: { field: 'owner' } }],
  ['to make a relation', { method: 'POST', path: '/relations', body: { collection: 'pages', field: 'other' } }],
  ['to change a field', { method: 'PATCH', path: '/fields/pages/owner', body: {} }],
  ['to remove a collection', { method: 'DELETE', path: '/collections/pages' }],
  ['to remove a field', { method: 'DELETE', path: '/fields/pages/owner' }],
  ['to remove a relation', { method: 'DELETE', path: '/relations/pages/owner' }],
])('changeModelOnce sends a request %s where the model differs', async (_, request) => {
  expect(await change(request)).toEqual([`${request.method} ${request.path}`]);
});

test('changeModelOnce refuses a request whose effect it cannot check in the data model of the CMS', async () => {
  await expect(change({ method: 'POST', path: '/permissions', body: {} })).rejects.toThrow(
    'The migration of the model has the request POST /permissions. Use /collections, /fields or /relations',
  );
});
