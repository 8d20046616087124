import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type DirectusAnswer,
  parseDirectusAnswer,
  startTestDirectus,
  type TestDirectus,
} from './testing/test-directus.ts';

const HOME = 'harbour:page:home';
const DOCUMENT = { version: 1, route: 'home', head: { title: 'Nets and numbers' }, path: '/nets' };

let directus: TestDirectus;
let ada: Editor;
let ben: Editor;

/** Sends requests as the Data Studio does for a signed-in editor. */
type Editor = (method: string, path: string, body?: unknown) => Promise<DirectusAnswer>;

beforeAll(async () => {
  directus = await startTestDirectus({});
  ada = await signIn(directus.adminEmail, directus.adminPassword);
  const { data } = await directus.call('GET', '/users/me?fields=role');
  const second = {
    email: 'ben@example.com',
    password: 'A-long-walk-9',
    first_name: 'Ben',
    last_name: 'Okafor',
    role: fieldOf(data, 'role'),
  };
  expect(await directus.call('POST', '/users', second)).toMatchObject({ status: 200 });
  ben = await signIn(second.email, second.password);
});

afterAll(async () => {
  await directus.close();
});

beforeEach(async () => {
  const home = { site: 'harbour', name: 'home', document: DOCUMENT };
  expect(await directus.call('POST', '/items/pages', home)).toMatchObject({ status: 200 });
});

afterEach(async () => {
  const { data } = await directus.call('GET', '/versions?fields=id');
  for (const { id } of asRows(data)) await directus.call('DELETE', `/versions/${String(id)}`);
  await directus.call('DELETE', '/items/pages', { query: { limit: -1 } });
});

describe('two editors of one document', () => {
  test('of a draft: the second save is refused and lists what the first one changed', async () => {
    const draft = fieldOf((await ada('POST', '/versions', version('spring'))).data, 'id');
    const [seenByAda, seenByBen] = [await opened(ada, 'spring'), await opened(ben, 'spring')];
    expect(await saved(ben, draft, { ...seenByBen, head: { title: 'Written by Ben' } })).toMatchObject({ status: 200 });

    const refused = await saved(ada, draft, { ...seenByAda, path: '/written-by-ada' });
    expect(refused).toMatchObject({ status: 422 });
    expect(refused.faults.join('\n')).toMatch(
      /^Not saved: Ben Okafor saved it \(.* UTC\) after you opened this document/,
    );
    expect(refused.faults.join('\n')).toContain('/head/title is "Written by Ben" there and "Nets and numbers" here');
    expect(refused.faults.join('\n')).toContain('/path is "/nets" there and "/written-by-ada" here');
    expect(await stored('spring')).toEqual({ ...DOCUMENT, head: { title: 'Written by Ben' } });

    const again = await opened(ada, 'spring');
    expect(await saved(ada, draft, { ...again, path: '/written-by-ada' })).toMatchObject({ status: 200 });
    expect(await stored('spring')).toEqual({
      ...DOCUMENT,
      head: { title: 'Written by Ben' },
      path: '/written-by-ada',
    });
  });

  test('who both begin the draft of a document: the second save is refused, and a form opened anew may save', async () => {
    const [seenByAda, seenByBen] = [await opened(ada), await opened(ben)];
    const draft = fieldOf((await ada('POST', '/versions', version('draft'))).data, 'id');
    expect(await saved(ada, draft, { ...seenByAda, head: { title: 'Written by Ada' } })).toMatchObject({ status: 200 });
    const joined = await ben('POST', '/versions', version('draft'));
    expect(joined).toMatchObject({ status: 200, data: { id: draft } });
    const refused = await saved(ben, draft, { ...seenByBen, path: '/written-by-ben' });
    expect(refused).toMatchObject({ status: 422 });
    expect(refused.faults.join('\n')).toContain('/head/title is "Written by Ada" there and "Nets and numbers" here');

    const again = await openedForm(ben, 'draft');
    expect(again).toMatchObject({ head: { title: 'Written by Ada' }, $revision: expect.stringMatching(/^[\w-]{10}$/) });
    expect(await saved(ben, draft, { ...again, path: '/written-by-ben' })).toMatchObject({ status: 200 });
    expect(await stored('draft')).toMatchObject({ head: { title: 'Written by Ada' }, path: '/written-by-ben' });
  });

  test('of a published document: the second save is refused', async () => {
    const [seenByAda, seenByBen] = [await opened(ada), await opened(ben)];
    const patch = (editor: Editor, document: object) => editor('PATCH', `/items/pages/${HOME}`, { document });
    expect(await patch(ben, { ...seenByBen, path: '/written-by-ben' })).toMatchObject({ status: 200 });
    expect(await patch(ada, { ...seenByAda, head: { title: 'Written by Ada' } })).toMatchObject({
      status: 422,
      faults: [expect.stringContaining('/path is "/written-by-ben" there and "/nets" here')],
    });
    expect(await stored()).toMatchObject({ path: '/written-by-ben', head: DOCUMENT.head });
  });

  test('who save one after the other are not refused, and can publish the draft', async () => {
    const draft = fieldOf((await ada('POST', '/versions', version('spring'))).data, 'id');
    for (const [editor, title] of [
      [ada, 'First'],
      [ada, 'Second'],
      [ben, 'Third'],
    ] as const) {
      const document = { ...(await opened(editor, 'spring')), head: { title } };
      expect(await saved(editor, draft, document)).toMatchObject({ status: 200 });
    }
    expect(await publish(ben, draft)).toMatchObject({ status: 200 });
    expect(await stored()).toEqual({ ...DOCUMENT, head: { title: 'Third' }, formerPaths: undefined });
  });

  test('may continue typing while the Data Studio autosaves; only the other editor is refused', async () => {
    const draft = fieldOf((await ada('POST', '/versions', version('spring'))).data, 'id');
    const [seenByAda, seenByBen] = [await opened(ada, 'spring'), await opened(ben, 'spring')];
    const first = await saved(ada, draft, { ...seenByAda, head: { title: 'Harv' } });
    const { $revision } = Object(fieldOf(first.data, 'document'));
    expect($revision).toBe(Object(await opened(ada, 'spring')).$revision);
    expect($revision).not.toBe(Object(seenByAda).$revision);
    expect(await saved(ada, draft, { ...seenByAda, head: { title: 'Harvest' } })).toMatchObject({ status: 200 });
    expect(await saved(ben, draft, { ...seenByBen, path: '/written-by-ben' })).toMatchObject({ status: 422 });
    expect(await stored('spring')).toEqual({ ...DOCUMENT, head: { title: 'Harvest' } });

    const seenLater = await opened(ben, 'spring');
    expect(await saved(ben, draft, { ...seenLater, path: '/written-by-ben' })).toMatchObject({ status: 200 });
    expect(await saved(ada, draft, { ...seenByAda, head: { title: 'Harvest fair' } })).toMatchObject({ status: 422 });
    expect(await stored('spring')).toMatchObject({ head: { title: 'Harvest' }, path: '/written-by-ben' });
  });

  test('who save at the same moment: one of them is refused', async () => {
    const draft = fieldOf((await ada('POST', '/versions', version('spring'))).data, 'id');
    const begun = { ...(await opened(ada)) };
    const patched = await Promise.all([
      ada('PATCH', `/items/pages/${HOME}`, { document: { ...begun, path: '/written-by-ada' } }),
      ben('PATCH', `/items/pages/${HOME}`, { document: { ...begun, head: { title: 'Written by Ben' } } }),
    ]);
    expect(patched.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const seen = await opened(ada, 'spring');
    const saveAnswers = await Promise.all([
      saved(ada, draft, { ...seen, path: '/drafted-by-ada' }),
      saved(ben, draft, { ...seen, head: { title: 'Drafted by Ben' } }),
    ]);
    expect(saveAnswers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  test('cannot overwrite a newer version from a window opened before it was saved', async () => {
    const draft = fieldOf((await ada('POST', '/versions', version('spring'))).data, 'id');
    const begun = await opened(ada, 'spring');
    await saved(ada, draft, { ...begun, path: '/written-by-ada' });
    await saved(ben, draft, { ...(await opened(ben, 'spring')), head: { title: 'Written by Ben' } });
    await saved(ada, draft, { ...(await opened(ada, 'spring')), path: '/written-again' });
    expect(await saved(ada, draft, { ...begun, path: '/written-in-the-morning' })).toMatchObject({ status: 422 });
    expect(await stored('spring')).toMatchObject({ head: { title: 'Written by Ben' }, path: '/written-again' });
  });

  test('cannot overwrite each other with a text without a revision', async () => {
    await ben('PATCH', `/items/pages/${HOME}`, { document: { ...(await opened(ben)), path: '/written-by-ben' } });
    const refused = await ada('PATCH', `/items/pages/${HOME}`, { document: DOCUMENT });
    expect(refused).toMatchObject({ status: 422 });
    expect(refused.faults.join()).toMatch(/your text has no line "\$revision", and Ben Okafor saved it/);
    expect(await ben('PATCH', `/items/pages/${HOME}`, { document: DOCUMENT })).toMatchObject({ status: 200 });
  });

  test('of a page that was never published cannot overwrite each other, and can publish it', async () => {
    const draft = fieldOf((await ada('POST', '/versions', { key: 'draft', collection: 'pages' })).data, 'id');
    const document = { version: 1, path: '/fair', head: { title: 'A fair' } };
    await ada('POST', `/versions/${String(draft)}/save`, { site: 'harbour', name: 'fair', document });
    const read = async (editor: Editor) =>
      Object(fieldOf((await editor('GET', `/versions/${String(draft)}`)).data, 'delta')).document;
    const [seenByAda, seenByBen] = [await read(ada), await read(ben)];
    expect(await saved(ben, draft, { ...seenByBen, head: { title: 'Written by Ben' } })).toMatchObject({ status: 200 });
    expect(await saved(ada, draft, { ...seenByAda, path: '/written-by-ada' })).toMatchObject({ status: 422 });
    expect(await saved(ada, draft, { ...(await read(ada)), path: '/written-by-ada' })).toMatchObject({ status: 200 });
    expect(await ada('POST', `/versions/${String(draft)}/promote`, {})).toMatchObject({ status: 200 });
    const { data } = await directus.call('GET', '/items/pages/harbour:page:fair');
    expect(fieldOf(data, 'document')).toEqual({
      version: 1,
      path: '/written-by-ada',
      head: { title: 'Written by Ben' },
    });
  });

  test('cannot publish a draft older than the published document until it includes what was published', async () => {
    const draft = fieldOf((await ada('POST', '/versions', version('spring'))).data, 'id');
    await saved(ada, draft, { ...(await opened(ada, 'spring')), head: { title: 'Written by Ada' } });
    await ben('PATCH', `/items/pages/${HOME}`, { document: { ...(await opened(ben)), gate: 'wallet_deposit' } });
    const refused = await publish(ada, draft);
    expect(refused).toMatchObject({ status: 422 });
    expect(refused.faults.join()).toMatch(/^Not published: Ben Okafor saved it \(.*\) after this draft began/);
    expect(refused.faults.join()).toContain('/gate is "wallet_deposit" there and missing here');
    const [, revision] = /set "\$revision" to "([^"]+)"/.exec(refused.faults.join()) ?? [];
    const together = { ...DOCUMENT, head: { title: 'Written by Ada' }, gate: 'wallet_deposit', $revision: revision };
    expect(await saved(ada, draft, together)).toMatchObject({ status: 200 });
    expect(await publish(ada, draft)).toMatchObject({ status: 200 });
    expect(await stored()).toMatchObject({ head: { title: 'Written by Ada' }, gate: 'wallet_deposit' });
  });

  test('get a revision with each document, but a program with a token gets none', async () => {
    expect(await opened(ada)).toMatchObject({ ...DOCUMENT, $revision: expect.stringMatching(/^[\w-]{10}$/) });
    expect(await stored()).toEqual(DOCUMENT);
    const program = await directus.call('PATCH', `/items/pages/${HOME}`, {
      document: { ...DOCUMENT, path: '/program' },
    });
    expect(program).toMatchObject({ status: 200 });
  });
});

describe('the Data Studio search', () => {
  test('finds a page by its words, and by new words after a change', async () => {
    expect(await found('numbers')).toEqual([HOME]);
    const document = { ...DOCUMENT, head: { title: 'A harvest festival' } };
    expect(await directus.call('PATCH', `/items/pages/${HOME}`, { document })).toMatchObject({ status: 200 });
    expect([await found('harvest'), await found('numbers')]).toEqual([[HOME], []]);
  });

  test('finds a page that was stored without search words after the CMS has been restarted', async () => {
    expect(await directus.call('PATCH', `/items/pages/${HOME}`, { words: null })).toMatchObject({ status: 200 });
    expect(await found('numbers')).toEqual([]);
    directus = await directus.restart();
    ada = await signIn(directus.adminEmail, directus.adminPassword);
    await expect.poll(() => found('numbers'), { timeout: 10_000 }).toEqual([HOME]);
  });

  async function found(words: string): Promise<unknown> {
    const { data } = await ada('GET', `/items/pages?fields=id&search=${encodeURIComponent(words)}`);
    return asRows(data).map(({ id }) => id);
  }
});

async function signIn(email: string, password: string): Promise<Editor> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email, password, mode: 'session' });
  const answer = await fetch(`${directus.url}/auth/login`, { method: 'POST', headers, body });
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  expect([answer.status, cookie]).toEqual([200, expect.stringContaining('session')]);
  return async (method, path, sent) => {
    const response = await fetch(directus.url + path, {
      method,
      headers: { ...headers, cookie },
      ...(sent === undefined ? {} : { body: JSON.stringify(sent) }),
    });
    return { status: response.status, ...parseDirectusAnswer(await response.text()) };
  };
}

function version(key: string) {
  return { key, name: key, collection: 'pages', item: HOME };
}

/** A document as the Data Studio form shows it. */
async function opened(editor: Editor, draft?: string): Promise<object> {
  const { data } = await editor('GET', `/items/pages/${HOME}${draft ? `?version=${draft}` : ''}`);
  return Object(fieldOf(data, 'document'));
}

/** A draft as the Data Studio loads it into its form: the published row with the fields that the draft changes. */
async function openedForm(editor: Editor, draft: string): Promise<object> {
  const { data } = await editor('GET', `/items/pages/${HOME}?version=${draft}&versionRaw=true`);
  return Object(fieldOf(data, 'document'));
}

async function saved(editor: Editor, draft: unknown, document: object): Promise<DirectusAnswer> {
  return editor('POST', `/versions/${String(draft)}/save`, { document });
}

/** Publishes a draft as the Data Studio does, which first compares it with the published document. */
async function publish(editor: Editor, draft: unknown): Promise<DirectusAnswer> {
  const { data } = await editor('GET', `/versions/${String(draft)}/compare`);
  return editor('POST', `/versions/${String(draft)}/promote`, { mainHash: fieldOf(data, 'mainHash') });
}

/** A document as the engine receives it. */
async function stored(draft?: string): Promise<unknown> {
  const { data } = await directus.call('GET', `/items/pages/${HOME}${draft ? `?version=${draft}` : ''}`);
  return fieldOf(data, 'document');
}

function fieldOf(data: unknown, field: string): unknown {
  const row: unknown = Array.isArray(data) ? data[0] : data;
  return Object(row)[field];
}

function asRows(data: unknown): Record<string, unknown>[] {
  return Array.isArray(data) ? data : [];
}
