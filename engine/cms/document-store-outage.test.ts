import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { coversSpec } from '../../scripts/test/covers-spec.ts';
import { noMessageRegistry } from '../messages/testing/no-messages.ts';
import { COMMON_SCHEMAS, DOCUMENT_KIND_SCHEMAS } from '../validation/config-kinds.ts';
import { ContentSourceError } from './content-source.ts';
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

describe('a content source that is down', () => {
  const down = new ContentSourceError('unreachable', 'No answer.');
  const storeDocuments = async () => {
    scene.source.put({ 'harbour/page/home': '{\n  "version": 1\n}' });
    const store = await scene.started();
    await awaitNextTestPublication(store, () =>
      scene.source.publishAsset('harbour/logo.svg', '<svg viewBox="0 0 4 3"/>'),
    );
    await store.stop();
    return store.view();
  };

  test('is replaced by the stored documents and pictures on a cold start, and retried', async () => {
    const before = await storeDocuments();
    scene.source.onLoad(() => Promise.reject(down));
    const store = await scene.started();
    expect(store.view().sites).toEqual(['base', 'harbour']);
    expect(store.view().revision('harbour')).toBe(before.revision('harbour'));
    expect(store.view().asset('harbour', 'logo.svg')).toEqual(before.asset('harbour', 'logo.svg'));
    expect(store.status()).toEqual({
      source: 'files',
      lastSuccess: null,
      lastFailure: { at: DOCUMENT_STORE_TEST_START_TIME, code: 'unreachable', message: 'No answer.' },
      failingSince: DOCUMENT_STORE_TEST_START_TIME,
      restored: true,
    });

    scene.pass(1000);
    scene.source.onLoad(null);
    scene.source.put({ 'base/page/home': createTestPageJson('Fresh') });
    expect(scene.scheduled.map(({ delay }) => delay)).toEqual([1000]);
    await awaitNextTestPublication(store, () => scene.scheduled[0]?.task());
    expect(readTitleOfPublishedTestPage(store.view(), 'base', 'home')).toBe('Fresh');
    await store.stop();
    expect(store.status()).toMatchObject({
      lastSuccess: DOCUMENT_STORE_TEST_START_TIME + 1000,
      failingSince: null,
      restored: false,
    });
  });

  test('is replaced by stored documents for 30 days after its last answer, and no longer', async () => {
    const day = 86_400_000;
    const store = await scene.started();
    // The source answers without changes.
    scene.pass(20 * day);
    scene.source.publish({});
    await expect.poll(() => store.status().lastSuccess).toBe(scene.now());
    await store.stop();
    scene.source.onLoad(() => Promise.reject(down));

    scene.pass(30 * day);
    const inTime = await scene.started();
    expect([inTime.view().sites, inTime.status().restored]).toEqual([['base', 'harbour'], true]);
    await inTime.stop();

    scene.pass(1);
    const late = await scene.started();
    expect([late.view().sites, late.status().restored]).toEqual([[], false]);
    expect(scene.log.lines).toContain(
      'error: the stored copy of the site harbour is older than 30 days, so it is not served: let the content source answer',
    );
    scene.source.onLoad(null);
    await awaitNextTestPublication(late, () => scene.scheduled.at(-1)?.task());
    expect(late.view().sites).toEqual(['base', 'harbour']);
    await late.stop();
    coversSpec('constants', 'cache.config-expiry', scene.log.seen('is older than 30 days'));
  });

  test('starts the 30 days of its stored copies anew once it answers after a start from disk', async () => {
    const day = 86_400_000;
    await storeDocuments();
    scene.source.onLoad(() => Promise.reject(down));
    scene.pass(29 * day);
    const store = await scene.started();
    scene.source.onLoad(null);
    scene.scheduled.at(-1)?.task();
    await expect.poll(() => store.status().restored).toBe(false);
    await store.stop();
    scene.source.onLoad(() => Promise.reject(down));
    scene.pass(29 * day);
    const later = await scene.started();
    expect(later.view().sites).toEqual(['base', 'harbour']);
    await later.stop();
  });

  test('has left two stored copies of each site, however many edits came before', async () => {
    const store = await scene.started();
    await awaitNextTestPublication(store, () => scene.source.publish({ 'base/page/home': createTestPageJson('One') }));
    await awaitNextTestPublication(store, () => scene.source.publish({ 'base/page/home': createTestPageJson('Two') }));
    await store.stop();
    const files = await readdir(join(scene.folder, 'sites'), { recursive: true });
    expect(files.sort()).toEqual(
      ['base', 'harbour'].flatMap((site) => [site, `${site}/0.json`, `${site}/1.json`, `${site}/confirmed`]),
    );
  });

  test('is asked again at growing intervals of up to 30 seconds', async () => {
    scene.source.onLoad(() => Promise.reject(down));
    const store = await scene.started();
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const failed = scene.log.lines.length;
      scene.scheduled[attempt]?.task();
      await expect.poll(() => scene.log.lines.length).toBeGreaterThan(failed);
    }
    expect(scene.scheduled.map(({ delay }) => delay)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
    await store.stop();
  });

  test('counts as down when it times out', async () => {
    await storeDocuments();
    scene.source.onLoad(() => new Promise(() => {}));
    const store = scene.newStore();
    const starting = store.start();
    scene.timeOut();
    await starting;
    expect(store.view().sites).toEqual(['base', 'harbour']);
    expect(store.status()).toMatchObject({ lastFailure: { code: 'timeout' }, restored: true });
    await store.stop();
  });

  test('counts as down when it is suddenly empty', async () => {
    await storeDocuments();
    scene.source.put({
      'base/site/site': null,
      'base/page/home': null,
      'harbour/site/site': null,
      'harbour/page/home': null,
    });
    const store = await scene.started();
    expect(store.view().sites).toEqual(['base', 'harbour']);
    expect(store.status()).toMatchObject({ lastFailure: { code: 'garbage' }, restored: true });
    await store.stop();
  });

  test('leaves nothing to serve, without an error, when nothing was stored', async () => {
    scene.source.onLoad(() => Promise.reject(down));
    const store = await scene.started();
    expect([store.view().sites, store.status().restored]).toEqual([[], false]);
    await store.stop();
  });

  test('is logged when it fails while the shop runs, and again when it answers', async () => {
    const store = await scene.started();
    scene.source.fail(down);
    expect(store.status()).toMatchObject({
      failingSince: DOCUMENT_STORE_TEST_START_TIME,
      lastFailure: { code: 'unreachable' },
    });
    await awaitNextTestPublication(store, () => scene.source.publish({ 'base/page/home': createTestPageJson('Back') }));
    await store.stop();
    expect(store.status().failingSince).toBeNull();
    expect(scene.log.lines).toEqual([
      'error: the content source failed, so what was last good is served on',
      'info: the content source answers again',
    ]);
  });
});

test('a stored document that no longer passes the checks is held back at a start without the content source', async () => {
  await (await scene.started()).stop();
  scene.source.onLoad(() => Promise.reject(new ContentSourceError('status', 'Status 500.')));
  const strict = { ...DOCUMENT_KIND_SCHEMAS, page: { accepts: () => false, schema: { required: ['layout'] } } };
  const store = await scene.started({
    checks: { kinds: strict, blocks: {}, library: COMMON_SCHEMAS, messages: noMessageRegistry },
  });
  expect(store.view().sites).toEqual(['base', 'harbour']);
  expect(listHeldBackTestDocuments(store)).toEqual([['base:page:home', ['missing-property']]]);
  await store.stop();
});

describe('a start while the content source has an invalid document', () => {
  const storeDocuments = async (change: Readonly<Record<string, string>> = {}) => {
    scene.source.put({ 'harbour/page/home': createTestPageJson('Good'), ...change });
    const store = await scene.started();
    await store.stop();
    return store.view();
  };

  test('serves its last good version and reports it as held back', async () => {
    const before = await storeDocuments();
    scene.source.put({ 'harbour/page/home': '{ "version": 1,', 'base/page/home': createTestPageJson('Newer') });
    const store = await scene.started();
    expect([
      readTitleOfPublishedTestPage(store.view(), 'harbour', 'home'),
      readTitleOfPublishedTestPage(store.view(), 'base', 'home'),
    ]).toEqual(['Good', 'Newer']);
    expect(store.heldBack()).toMatchObject([
      { id: 'harbour:page:home', servedVersion: before.get('harbour', 'page', 'home')?.version },
    ]);
    await store.stop();

    const later = await scene.started();
    expect(readTitleOfPublishedTestPage(later.view(), 'harbour', 'home')).toBe('Good');
    await awaitNextTestPublication(later, () =>
      scene.source.publish({ 'harbour/page/home': createTestPageJson('Mended') }),
    );
    expect([readTitleOfPublishedTestPage(later.view(), 'harbour', 'home'), later.heldBack()]).toEqual(['Mended', []]);
    await later.stop();
  });

  test('serves the last good version of an invalid picture', async () => {
    scene.source.putAsset('harbour/logo.svg', '<svg viewBox="0 0 4 3"/>');
    const before = await storeDocuments();
    scene.source.putAsset('harbour/logo.svg', '<svg onload="x" viewBox="0 0 4 3"/>');
    const store = await scene.started();
    expect(store.view().asset('harbour', 'logo.svg')).toEqual(before.asset('harbour', 'logo.svg'));
    expect(store.heldBack()).toMatchObject([{ servedVersion: before.asset('harbour', 'logo.svg')?.hash }]);
    await store.stop();
  });

  test('serves nothing for a document that was never valid', async () => {
    scene.source.put({ 'harbour/page/home': '{' });
    const store = await scene.started();
    expect([
      store.view().get('harbour', 'page', 'home'),
      store.heldBack().map(({ servedVersion }) => servedVersion),
    ]).toEqual([undefined, [null]]);
    await store.stop();
  });
});
