import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createFakeSource } from './testing/fake-source.ts';
import { createRecordingLog } from './testing/recording-log.ts';
import {
  awaitNextPublication,
  createPageText,
  createStoreScene,
  listHeldBack,
  readPageTitle,
  STORE_SCENE_START,
  type StoreScene,
  toDocumentText,
} from './testing/store-scene.ts';

let scene: StoreScene;
beforeEach(async () => {
  scene = await createStoreScene();
});
afterEach(() => scene.close());

describe('a published change', () => {
  test('makes a new view and reports the sites that it affects', async () => {
    const store = await scene.started();
    const before = store.view();
    const publication = await awaitNextPublication(store, () =>
      scene.source.publish({ 'base/page/home': createPageText('Welcome') }),
    );
    expect(publication).toEqual({
      documents: store.view(),
      changed: [{ site: 'base', kind: 'page', name: 'home' }],
      sites: ['base', 'harbour'],
    });
    expect([readPageTitle(before, 'base', 'home'), readPageTitle(store.view(), 'base', 'home')]).toEqual([
      'Home',
      'Welcome',
    ]);
    expect(store.view().revision('harbour')).toBe(before.revision('harbour'));
    await store.stop();
  });

  test('that is invalid keeps the last good version and reports why', async () => {
    const store = await scene.started();
    const version = store.view().get('base', 'page', 'home')?.version;
    scene.pass(1000);
    await awaitNextPublication(store, () => scene.source.publish({ 'base/page/home': '{"version": 1,' }));
    expect(readPageTitle(store.view(), 'base', 'home')).toBe('Home');
    expect(store.heldBack()).toEqual([
      {
        id: 'base:page:home',
        source: 'base/page/home',
        servedVersion: version,
        since: STORE_SCENE_START + 1000,
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
    await awaitNextPublication(store, () =>
      scene.source.publish({ 'base/page/home': createPageText('One', 'nowhere') }),
    );
    expect(listHeldBack(store)).toEqual([['base:page:home', ['unknown-page']]]);
    await awaitNextPublication(store, () => scene.source.publish({ 'base/page/home': createPageText('Two') }));
    expect([listHeldBack(store), readPageTitle(store.view(), 'base', 'home')]).toEqual([[], 'Two']);
    await store.stop();
  });

  test('that reverts an invalid change ends its being held back', async () => {
    const store = await scene.started();
    await awaitNextPublication(store, () => scene.source.publish({ 'base/page/home': 'nonsense' }));
    await awaitNextPublication(store, () => scene.source.publish({ 'base/page/home': createPageText('Home') }));
    expect(listHeldBack(store)).toEqual([]);
    await store.stop();
  });

  test('waits for documents that it needs and is published with them', async () => {
    const store = await scene.started();
    await awaitNextPublication(store, () =>
      scene.source.publish({ 'base/page/about': createPageText('About', 'story') }),
    );
    expect([listHeldBack(store), readPageTitle(store.view(), 'base', 'about')]).toEqual([
      [['base:page:about', ['unknown-page']]],
      undefined,
    ]);
    const { changed } = await awaitNextPublication(store, () =>
      scene.source.publish({ 'base/page/story': createPageText('Story') }),
    );
    expect(changed.map(({ name }) => name)).toEqual(['about', 'story']);
    expect([listHeldBack(store), readPageTitle(store.view(), 'base', 'about')]).toEqual([[], 'About']);
    await store.stop();
  });

  test('that is invalid replaces a waiting one', async () => {
    const store = await scene.started();
    await awaitNextPublication(store, () =>
      scene.source.publish({ 'base/page/about': createPageText('About', 'story') }),
    );
    scene.pass(1000);
    await awaitNextPublication(store, () => scene.source.publish({ 'base/page/about': 'nonsense' }));
    await awaitNextPublication(store, () => scene.source.publish({ 'base/page/story': createPageText('Story') }));
    expect(readPageTitle(store.view(), 'base', 'about')).toBeUndefined();
    expect(store.heldBack()).toMatchObject([
      { id: 'base:page:about', since: STORE_SCENE_START, errors: [{ code: 'json-syntax' }] },
    ]);
    await store.stop();
  });

  test('of a parent that breaks a descendant site is held back', async () => {
    const store = await scene.started();
    await awaitNextPublication(store, () =>
      scene.source.publish({ 'harbour/page/offers': createPageText('Offers', 'home') }),
    );
    await awaitNextPublication(store, () => scene.source.publish({ 'base/page/home': null }));
    expect(listHeldBack(store)).toEqual([['base:page:home', ['unknown-page']]]);
    expect(readPageTitle(store.view(), 'base', 'home')).toBe('Home');
    await store.stop();
  });

  test('removes a document that no other document needs', async () => {
    const store = await scene.started();
    await awaitNextPublication(store, () => scene.source.publish({ 'base/page/home': null }));
    expect([listHeldBack(store), readPageTitle(store.view(), 'base', 'home')]).toEqual([[], undefined]);
    await store.stop();
  });

  test('is still applied when a listener throws', async () => {
    const store = await scene.started();
    store.subscribe(() => {
      throw new Error('deaf');
    });
    await awaitNextPublication(store, () => scene.source.publish({ 'base/page/home': createPageText('Two') }));
    expect(readPageTitle(store.view(), 'base', 'home')).toBe('Two');
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
      fc.constant(toDocumentText({ unknown: 1 })),
      fc.nat(5).map((n) => createPageText(`v${n}`)),
    ),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { maxLength: 15 }), async (edits) => {
      const own = createFakeSource();
      own.put({ 'base/site/site': toDocumentText({}) });
      const store = await scene.started({ source: own, judge: () => [], lastGood: null, log: createRecordingLog() });
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
