import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ContentSourceError } from './content-source.ts';
import type { DocumentStore } from './document-store.ts';
import {
  awaitNextTestPublication,
  createDocumentStoreTestScene,
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

const svg = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="10"/>`;

describe('a picture of the content source', () => {
  test('is served with its size, and in its last good version after an invalid change', async () => {
    const store = await scene.started();
    const publication = await awaitNextTestPublication(store, () =>
      scene.source.publishAsset('harbour/logo.svg', svg(20)),
    );
    expect(publication).toEqual({ documents: store.view(), changed: [], sites: ['harbour'] });
    const logo = store.view().asset('harbour', 'logo.svg');
    expect([...store.pictures()]).toEqual([logo]);
    expect(logo).toEqual({ name: 'logo.svg', hash: expect.any(String), format: 'svg', width: 20, height: 10 });
    await awaitNextTestPublication(store, () => scene.source.publishAsset('harbour/logo.svg', `${svg(30)}<script>`));
    expect(store.view().asset('harbour', 'logo.svg')).toBe(logo);
    expect(listHeldBackTestDocuments(store)).toEqual([['harbour:asset:logo.svg', ['not-allowed']]]);
    await store.stop();
  });
});

test('a picture of the content source that could not be read is held back and read again after ten seconds', async () => {
  const store = await scene.started();
  scene.source.onRead(new ContentSourceError('unreachable', 'No answer.'));
  await awaitNextTestPublication(store, () =>
    scene.source.publishAsset('harbour/logo.svg', '<svg viewBox="0 0 4 3"/>'),
  );
  expect(listHeldBackTestDocuments(store)).toEqual([['harbour:asset:logo.svg', ['unknown-asset']]]);
  expect(scene.scheduled.map(({ delay }) => delay)).toEqual([10_000]);
  scene.source.onRead(null);
  await awaitNextTestPublication(store, () => scene.scheduled[0]?.task());
  expect([listHeldBackTestDocuments(store), store.view().asset('harbour', 'logo.svg')?.width]).toEqual([[], 4]);
  expect(scene.scheduled).toHaveLength(1);
  await store.stop();
});

describe('a picture that was removed from the content source', () => {
  const down = new ContentSourceError('unreachable', 'No answer.');
  const LOGO = 'harbour:asset:logo.svg';
  const withLogo = async () => {
    scene.source.putAsset('harbour/logo.svg', svg(20));
    scene.source.put({ 'harbour/page/offers': createTestPageJson('Offers', undefined, 'logo.svg') });
    return scene.started();
  };
  const widthIn = (store: DocumentStore) => store.view().asset('harbour', 'logo.svg')?.width;

  test('is no longer served when no document references it', async () => {
    scene.source.putAsset('harbour/logo.svg', svg(20));
    const store = await scene.started();
    const before = store.view();
    const publication = await awaitNextTestPublication(store, () =>
      scene.source.publishAsset('harbour/logo.svg', null),
    );
    expect(publication).toEqual({ documents: store.view(), changed: [], sites: ['harbour'] });
    expect([before.asset('harbour', 'logo.svg')?.width, widthIn(store), listHeldBackTestDocuments(store)]).toEqual([
      20,
      undefined,
      [],
    ]);
    expect([...store.pictures()]).toEqual([]);
    await store.stop();
  });

  test('stays while a served document references it, and is reported as held back with that document', async () => {
    const store = await withLogo();
    await awaitNextTestPublication(store, () => scene.source.publishAsset('harbour/logo.svg', null));
    expect(widthIn(store)).toBe(20);
    expect(store.heldBack()).toEqual([
      {
        id: LOGO,
        source: 'harbour/assets/logo.svg',
        servedVersion: store.view().asset('harbour', 'logo.svg')?.hash,
        since: DOCUMENT_STORE_TEST_START_TIME,
        errors: [
          {
            source: 'harbour/page/offers',
            pointer: '/blocks/0/props/image',
            code: 'unknown-asset',
            message: "There is no picture 'logo.svg'.",
            suggestion: null,
            line: null,
            column: null,
          },
        ],
      },
    ]);
    await awaitNextTestPublication(store, () =>
      scene.source.publish({ 'harbour/page/offers': createTestPageJson('Offers') }),
    );
    expect([widthIn(store), listHeldBackTestDocuments(store)]).toEqual([undefined, []]);
    await store.stop();
  });

  test('stays while the last good version of a held-back document references it', async () => {
    const store = await withLogo();
    await awaitNextTestPublication(store, () =>
      scene.source.publish({ 'harbour/page/offers': createTestPageJson('Offers', 'nowhere') }),
    );
    await awaitNextTestPublication(store, () => scene.source.publishAsset('harbour/logo.svg', null));
    expect([widthIn(store), readTitleOfPublishedTestPage(store.view(), 'harbour', 'offers')]).toEqual([20, 'Offers']);
    expect(listHeldBackTestDocuments(store)).toEqual([
      [LOGO, ['unknown-asset']],
      ['harbour:page:offers', ['unknown-page']],
    ]);
    await store.stop();
  });

  test('and comes back is served and no longer held back', async () => {
    const store = await withLogo();
    await awaitNextTestPublication(store, () => scene.source.publishAsset('harbour/logo.svg', null));
    await awaitNextTestPublication(store, () => scene.source.publishAsset('harbour/logo.svg', svg(20)));
    expect([widthIn(store), listHeldBackTestDocuments(store)]).toEqual([20, []]);
    await awaitNextTestPublication(store, () =>
      scene.source.publish({ 'harbour/page/offers': createTestPageJson('Offers') }),
    );
    expect(widthIn(store)).toBe(20);
    await store.stop();
  });

  test('is no longer held back when it was never valid', async () => {
    const store = await scene.started();
    const before = store.view();
    await awaitNextTestPublication(store, () => scene.source.publishAsset('harbour/logo.svg', '<script/>'));
    await awaitNextTestPublication(store, () => scene.source.publishAsset('harbour/logo.svg', null));
    expect(listHeldBackTestDocuments(store)).toEqual([]);
    expect(store.view()).toBe(before);
    await store.stop();
  });

  test('and comes back invalid is held back, and its last good version served', async () => {
    const store = await withLogo();
    await awaitNextTestPublication(store, () => scene.source.publishAsset('harbour/logo.svg', null));
    await awaitNextTestPublication(store, () => scene.source.publishAsset('harbour/logo.svg', `${svg(30)}<script>`));
    expect([widthIn(store), listHeldBackTestDocuments(store)]).toEqual([20, [[LOGO, ['not-allowed']]]]);
    await store.stop();
  });

  test('is not held back, nor read again, when reading it had failed before', async () => {
    const store = await scene.started();
    scene.source.onRead(down);
    await awaitNextTestPublication(store, () => scene.source.publishAsset('harbour/logo.svg', svg(20)));
    scene.source.onRead(null);
    await awaitNextTestPublication(store, () => scene.source.publishAsset('harbour/logo.svg', null));
    expect([listHeldBackTestDocuments(store), widthIn(store), scene.scheduled]).toEqual([
      [],
      undefined,
      [expect.anything()],
    ]);
    await store.stop();
  });

  test('is no longer served when it disappeared while the source was down', async () => {
    await (await withLogo()).stop();
    scene.source.onLoad(() => Promise.reject(down));
    const store = await scene.started();
    expect(widthIn(store)).toBe(20);
    scene.source.onLoad(null);
    scene.source.putAsset('harbour/logo.svg', null);
    scene.source.put({ 'harbour/page/offers': createTestPageJson('Offers') });
    await awaitNextTestPublication(store, () => scene.scheduled[0]?.task());
    expect([widthIn(store), listHeldBackTestDocuments(store)]).toEqual([undefined, []]);
    await store.stop();
  });

  test('lets its site disappear when it was the last thing of that site', async () => {
    const store = await withLogo();
    const sites = store.view().sites;
    await awaitNextTestPublication(store, () =>
      scene.source.publish({ 'harbour/page/offers': null, 'harbour/site/site': null }),
    );
    await awaitNextTestPublication(store, () => scene.source.publishAsset('harbour/logo.svg', null));
    expect([sites, store.view().sites]).toEqual([['base', 'harbour'], ['base']]);
    await store.stop();
  });
});
