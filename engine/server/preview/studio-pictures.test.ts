import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { DocumentStore } from '../../cms/document-store.ts';
import {
  awaitNextTestPublication,
  createDocumentStoreTestScene,
  type DocumentStoreTestScene,
} from '../../cms/testing/store-scene.ts';
import { createSiteCatalogue } from '../../site/site-catalogue.ts';
import { createStudioPictures, type StudioPictures } from './studio-pictures.ts';

const svg = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="10"/>`;

let scene: DocumentStoreTestScene;
let store: DocumentStore;
let pictures: StudioPictures;
let requestedFiles: string[];

beforeEach(async () => {
  scene = await createDocumentStoreTestScene();
  store = await scene.started();
  requestedFiles = [];
  pictures = createStudioPictures({
    store,
    catalogue: () => createSiteCatalogue(store.view()),
    find: async (hash, file) => {
      requestedFiles.push(`${hash}/${file}`);
      return { bytes: Buffer.from(file), contentType: 'image/test' };
    },
  });
});
afterEach(async () => {
  await store.stop();
  await scene.close();
});

const publish = (id: string, width: number) =>
  awaitNextTestPublication(store, () => scene.source.publishAsset(id, svg(width)));

describe('the pictures of a site in the studio', () => {
  test('are its own by name, then the inherited ones that it does not replace', async () => {
    await publish('base/a-logo.svg', 1);
    await publish('base/icon.svg', 2);
    await publish('harbour/icon.svg', 3);
    await publish('harbour/boat.svg', 4);
    expect(pictures.list('harbour')?.map(({ site, name, width }) => [site, name, width])).toEqual([
      ['harbour', 'boat.svg', 4],
      ['harbour', 'icon.svg', 3],
      ['base', 'a-logo.svg', 1],
    ]);
    expect(pictures.list('base')?.map(({ name, width }) => [name, width])).toEqual([
      ['a-logo.svg', 1],
      ['icon.svg', 2],
    ]);
    expect(pictures.list('nowhere')).toBeNull();
  });

  test('are read from the site that has them, an SVG as it is', async () => {
    await publish('base/icon.svg', 2);
    expect(await pictures.read('harbour', 'icon.svg', 'thumb')).toEqual({
      bytes: Buffer.from('original.svg'),
      contentType: 'image/test',
    });
    expect(requestedFiles).toEqual([`${store.view().asset('base', 'icon.svg')?.hash}/original.svg`]);
    expect(await pictures.read('harbour', 'gone.svg', 'thumb')).toBeNull();
    expect(await pictures.read('nowhere', 'icon.svg', 'thumb')).toBeNull();
  });

  test.each([
    [{ width: 4000, format: 'jpg' }, '320.webp', '960.webp'],
    [{ width: 400, format: 'avif' }, '320.avif', '400.avif'],
    [{ width: 100, format: 'png' }, '100.webp', '100.webp'],
  ] as const)('are read in a size that the shop makes as well: %j as %s and %s', async (picture, thumb, large) => {
    const asset = { name: 'boat', hash: 'h', height: 10, ...picture };
    const view = store.view().edit([{ site: 'harbour', name: 'boat', asset }]);
    const { read } = createStudioPictures({
      store,
      catalogue: () => createSiteCatalogue(view),
      find: async (_, file) => ({ bytes: Buffer.from(file), contentType: '' }),
    });
    const fileOf = async (size: 'thumb' | 'large') => String((await read('harbour', 'boat', size))?.bytes);
    expect([await fileOf('thumb'), await fileOf('large')]).toEqual([thumb, large]);
  });
});

describe('the wait for an uploaded picture', () => {
  test('ends once the shop can show it, and at once where it can already', async () => {
    const { signal } = new AbortController();
    let isDone = false;
    const waiting = pictures.waitUntilPublished('harbour', 'boat.svg', signal).then((result) => {
      isDone = true;
      return result;
    });
    await publish('harbour/ferry.svg', 1);
    expect(isDone).toBe(false);
    await publish('harbour/boat.svg', 1);
    expect(await waiting).toBe(true);
    expect(await pictures.waitUntilPublished('harbour', 'boat.svg', signal)).toBe(true);
  });

  test('ends without the picture when the caller aborts the wait', async () => {
    const stop = new AbortController();
    const waiting = pictures.waitUntilPublished('harbour', 'boat.svg', stop.signal);
    stop.abort();
    expect(await waiting).toBe(false);
    expect(await pictures.waitUntilPublished('harbour', 'boat.svg', stop.signal)).toBe(false);
  });
});
