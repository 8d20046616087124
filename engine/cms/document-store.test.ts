import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createEmptyFakeContentSource } from './testing/fake-source.ts';
import { createFakeRecordingLogger } from './testing/recording-log.ts';
import {
  awaitNextTestPublication,
  createDocumentStoreTestScene,
  createTestDocumentJson,
  createTestPageJson,
  DOCUMENT_STORE_TEST_START_TIME,
  type DocumentStoreTestScene,
  listHeldBackTestDocuments,
  readTitleOfPublishedTestPage,
} from './testing/store-scene.ts';

let scene: DocumentStoreTestScene;
beforeEach(async () => {
  scene = await createDocumentStoreTestScene();
});
afterEach(() => scene.close());

describe('a published change', () => {
  test('makes a new view and reports the sites that it affects', async () => {
    const store = await scene.started();
    const before = store.view();
    const publication = await awaitNextTestPublication(store, () =>
      scene.source.publish({ 'base/page/home': createTestPageJson('Welcome') }),
    );
    expect(publication).toEqual({
      documents: store.view(),
      changed: [{ site: 'base', kind: 'page', name: 'home' }],
      sites: ['base', 'harbour'],
    });
    expect([
      readTitleOfPublishedTestPage(before, 'base', 'home'),
      readTitleOfPublishedTestPage(store.view(), 'base', 'home'),
    ]).toEqual(['Home', 'Welcome']);
    expect(store.view().revision('harbour')).toBe(before.revision('harbour'));
    await store.stop();
  });

  test('that is invalid keeps the last good version and reports why', async () => {
    const store = await scene.started();
    const version = store.view().get('base', 'page', 'home')?.version;
    scene.pass(1000);
    await awaitNextTestPublication(store, () => scene.source.publish({ 'base/page/home': '{"version": 1,' }));
    expect(readTitleOfPublishedTestPage(store.view(), 'base', 'home')).toBe('Home');
    expect(store.heldBack()).toEqual([
      {
        id: 'base:page:home',
        source: 'base/page/home',
        servedVersion: version,
        since: DOCUMENT_STORE_TEST_START_TIME + 1000,
        errors: [
          {
            source: 'base/page/home',
            pointer: '',
            code: 'json-syntax',
            message: 'A property name in double quotes is expected.',
            suggestion: 'Put the name in double quotes, or remove a comma before the closing brace.',
            line: 1,
            column: 15,
          },
        ],
      },
    ]);
    await store.stop();
  });

  test('that repairs a document ends its being held back', async () => {
    const store = await scene.started();
    await awaitNextTestPublication(store, () =>
      scene.source.publish({ 'base/page/home': createTestPageJson('One', 'nowhere') }),
    );
    expect(listHeldBackTestDocuments(store)).toEqual([['base:page:home', ['unknown-page']]]);
    await awaitNextTestPublication(store, () => scene.source.publish({ 'base/page/home': createTestPageJson('Two') }));
    expect([listHeldBackTestDocuments(store), readTitleOfPublishedTestPage(store.view(), 'base', 'home')]).toEqual([
      [],
      'Two',
    ]);
    await store.stop();
  });

  test('that reverts an invalid change ends its being held back', async () => {
    const store = await scene.started();
    await awaitNextTestPublication(store, () => scene.source.publish({ 'base/page/home': 'nonsense' }));
    await awaitNextTestPublication(store, () => scene.source.publish({ 'base/page/home': createTestPageJson('Home') }));
    expect(listHeldBackTestDocuments(store)).toEqual([]);
    await store.stop();
  });

  test('waits for documents that it needs and is published with them', async () => {
    const store = await scene.started();
    await awaitNextTestPublication(store, () =>
      scene.source.publish({ 'base/page/about': createTestPageJson('About', 'story') }),
    );
    expect([listHeldBackTestDocuments(store), readTitleOfPublishedTestPage(store.view(), 'base', 'about')]).toEqual([
      [['base:page:about', ['unknown-page']]],
      undefined,
    ]);
    const { changed } = await awaitNextTestPublication(store, () =>
      scene.source.publish({ 'base/page/story': createTestPageJson('Story') }),
    );
    expect(changed.map(({ name }) => name)).toEqual(['about', 'story']);
    expect([listHeldBackTestDocuments(store), readTitleOfPublishedTestPage(store.view(), 'base', 'about')]).toEqual([
      [],
      'About',
    ]);
    await store.stop();
  });

  test('that is invalid replaces one that waits for another document, and is held back since the same moment', async () => {
    const store = await scene.started();
    await awaitNextTestPublication(store, () =>
      scene.source.publish({ 'base/page/about': createTestPageJson('About', 'story') }),
    );
    scene.pass(1000);
    await awaitNextTestPublication(store, () => scene.source.publish({ 'base/page/about': 'nonsense' }));
    await awaitNextTestPublication(store, () =>
      scene.source.publish({ 'base/page/story': createTestPageJson('Story') }),
    );
    expect(readTitleOfPublishedTestPage(store.view(), 'base', 'about')).toBeUndefined();
    expect(store.heldBack()).toMatchObject([
      { id: 'base:page:about', since: DOCUMENT_STORE_TEST_START_TIME, errors: [{ code: 'json-syntax' }] },
    ]);
    await store.stop();
  });

  test('of a parent site that would break a descendant site is held back', async () => {
    const store = await scene.started();
    await awaitNextTestPublication(store, () =>
      scene.source.publish({ 'harbour/page/offers': createTestPageJson('Offers', 'home') }),
    );
    await awaitNextTestPublication(store, () => scene.source.publish({ 'base/page/home': null }));
    expect(listHeldBackTestDocuments(store)).toEqual([['base:page:home', ['unknown-page']]]);
    expect(readTitleOfPublishedTestPage(store.view(), 'base', 'home')).toBe('Home');
    await store.stop();
  });

  test('that removes a document which no other document needs is applied', async () => {
    const store = await scene.started();
    await awaitNextTestPublication(store, () => scene.source.publish({ 'base/page/home': null }));
    expect([listHeldBackTestDocuments(store), readTitleOfPublishedTestPage(store.view(), 'base', 'home')]).toEqual([
      [],
      undefined,
    ]);
    await store.stop();
  });

  test('is still applied when a listener throws', async () => {
    const store = await scene.started();
    store.subscribe(() => {
      throw new Error('deaf');
    });
    await awaitNextTestPublication(store, () => scene.source.publish({ 'base/page/home': createTestPageJson('Two') }));
    expect(readTitleOfPublishedTestPage(store.view(), 'base', 'home')).toBe('Two');
    expect(scene.log.lines).toEqual(['error: a listener of the documents failed']);
    await store.stop();
  });
});

test('after any sequence of edits, each document is served in its last good version', async () => {
  const edit = fc.record({
    path: fc.constantFrom('base/page/home', 'base/page/about', 'harbour/page/home'),
    version: fc.oneof(
      fc.constant(null),
      fc.constant('{'),
      fc.constant(createTestDocumentJson({ unknown: 1 })),
      fc.nat(5).map((n) => createTestPageJson(`v${n}`)),
    ),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { maxLength: 15 }), async (edits) => {
      const own = createEmptyFakeContentSource();
      own.put({ 'base/site/site': createTestDocumentJson({}) });
      const store = await scene.started({
        source: own,
        judge: () => [],
        lastGood: null,
        log: createFakeRecordingLogger(),
      });
      const expected = new Map<string, string>();
      for (const { path, version } of edits) {
        own.publish({ [path]: version });
        if (version === null) expected.delete(path);
        else if (version.includes('title')) expected.set(path, version);
      }
      await store.stop();
      const served = ['base', 'harbour'].flatMap((site) => store.view().list(site, 'page'));
      expect(Object.fromEntries(served.map(({ source: path, value }) => [path, JSON.stringify(value)]))).toEqual(
        Object.fromEntries(expected),
      );
    }),
    { numRuns: 50 },
  );
});
