import { afterEach, beforeEach, expect, test } from 'vitest';
import type { DocumentStore } from '../../cms/document-store.ts';
import {
  awaitNextTestPublication,
  createDocumentStoreTestScene,
  createTestPageJson,
  type DocumentStoreTestScene,
} from '../../cms/testing/store-scene.ts';
import { waitUntilServed } from './served-documents.ts';

const HOME = { site: 'base', kind: 'page', name: 'home' } as const;
const NEWS = { ...HOME, name: 'news' };

let scene: DocumentStoreTestScene;
let store: DocumentStore;
let stop: AbortController;

beforeEach(async () => {
  scene = await createDocumentStoreTestScene();
  store = await scene.started();
  stop = new AbortController();
});
afterEach(async () => {
  await store.stop();
  await scene.close();
});

const valueOf = (json: string): unknown => JSON.parse(json);
const publish = (id: string, text: string | null) =>
  awaitNextTestPublication(store, () => scene.source.publish({ [id]: text }));

/** Whether the wait has ended, and how. */
async function startWait(published: Parameters<typeof waitUntilServed>[1]) {
  let ended: boolean | null = null;
  const promise = waitUntilServed(store, published, stop.signal).then((isServed) => {
    ended = isServed;
    return isServed;
  });
  return { promise, now: () => ended };
}

test('waitUntilServed ends once every published document is served and every removed document is gone', async () => {
  await publish('base/page/news', createTestPageJson('News'));
  const { promise, now } = await startWait([
    { ...HOME, value: valueOf(createTestPageJson('Hello')) },
    { ...NEWS, value: null },
  ]);
  await publish('base/page/home', createTestPageJson('Hello'));
  expect(now()).toBeNull();
  await publish('base/page/news', null);
  expect(await promise).toBe(true);
});

test('waitUntilServed ends at once for a document that is already served, whatever the order of its JSON keys', async () => {
  const { promise } = await startWait([{ ...HOME, value: { head: { title: 'Home' }, version: 1 } }]);
  expect(await promise).toBe(true);
});

test('waitUntilServed returns false when it is aborted while an invalid document is held back', async () => {
  const faulty = createTestPageJson('Hello', 'nowhere');
  const { promise } = await startWait([{ ...HOME, value: valueOf(faulty) }]);
  await publish('base/page/home', faulty);
  stop.abort();
  expect(await promise).toBe(false);
  expect(await (await startWait([{ ...NEWS, value: null }])).promise).toBe(true);
});
