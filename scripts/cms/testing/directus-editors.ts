import { expect } from 'vitest';
import { DIRECTUS_COLLECTIONS } from '#engine/cms/directus/directus-collections.ts';
import { type DirectusAnswer, parseDirectusAnswer, type TestDirectus } from './test-directus.ts';

/** Sends requests as the Data Studio does for a signed-in editor. */
export type SignedInEditor = (method: string, path: string, body?: unknown) => Promise<DirectusAnswer>;

const EDITED = [...DIRECTUS_COLLECTIONS, 'directus_files', 'directus_folders', 'directus_versions', 'editor_rights'];

/**
 * Creates a role whose editors may read and change every row of every collection of the shops, or of those that are
 * included; returns its id.
 */
export async function createEditorRole(
  directus: Pick<TestDirectus, 'call'>,
  isIncluded: (collection: string) => boolean = () => true,
): Promise<string> {
  const permissions = EDITED.filter(isIncluded).flatMap((collection) =>
    ['create', 'read', 'update', 'delete'].map((action) => ({ collection, action, fields: ['*'], permissions: {} })),
  );
  const read = { collection: 'directus_revisions', action: 'read', fields: ['*'], permissions: {} };
  const policy = { name: 'Editing', app_access: true, permissions: [...permissions, read] };
  const role = await directus.call('POST', '/roles', { name: 'Editors', policies: [{ policy }] });
  expect(role).toMatchObject({ status: 200 });
  return readId(role);
}

/** Creates a user with this role and returns the id. */
export async function createEditor(directus: Pick<TestDirectus, 'call'>, role: string, name: string): Promise<string> {
  const user = { email: `${name}@example.com`, password: `${name} walks far-9`, first_name: name, role };
  const created = await directus.call('POST', '/users', user);
  expect(created).toMatchObject({ status: 200 });
  return readId(created);
}

/** Signs in a user of `createEditor`. */
export async function signInEditor(directus: TestDirectus, name: string): Promise<SignedInEditor> {
  const headers = { 'content-type': 'application/json' };
  const cookie = await fetchSessionCookie(directus, name);
  return async (method, path, sent) => {
    const form = sent instanceof FormData;
    const response = await fetch(directus.url + path, {
      method,
      headers: form ? { cookie } : { ...headers, cookie },
      ...(sent === undefined ? {} : { body: form ? sent : JSON.stringify(sent) }),
    });
    return { status: response.status, ...parseDirectusAnswer(await response.text()) };
  };
}

/** Session cookie of a user of `createEditor`. */
export async function fetchSessionCookie(directus: Pick<TestDirectus, 'url'>, name: string): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email: `${name}@example.com`, password: `${name} walks far-9`, mode: 'session' });
  const answer = await fetch(`${directus.url}/auth/login`, { method: 'POST', headers, body });
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  expect([answer.status, cookie]).toEqual([200, expect.stringContaining('session')]);
  return cookie;
}

export function readId({ data }: { readonly data: unknown }): string {
  const row: unknown = Array.isArray(data) ? data[0] : data;
  return String(Object(row).id);
}

export function readRows({ data }: { readonly data: unknown }): readonly Record<string, unknown>[] {
  return Array.isArray(data) ? data : [];
}
