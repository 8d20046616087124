import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createOriginalPictureFileStore } from '#engine/cms/assets/picture-file-store.ts';
import { createPictureServer } from '#engine/cms/assets/serve-picture.ts';
import type { DocumentStore } from '#engine/cms/document-store.ts';
import { createFilesSource } from '#engine/cms/files/files-source.ts';
import {
  createDocumentStoreTestScene,
  createTestDocumentJson,
  type DocumentStoreTestScene,
} from '#engine/cms/testing/store-scene.ts';
import { createStudioPictures } from '#engine/server/preview/studio-pictures.ts';
import { createSiteCatalogue } from '#engine/site/site-catalogue.ts';
import { createPictureCalls } from './picture-calls.ts';
import { openPictureFiles } from './picture-files.ts';
import { startTestStudio, type TestStudio } from './testing/test-studio.ts';

let scene: DocumentStoreTestScene;
let store: DocumentStore;
let studio: TestStudio;

/** A studio over the files that the engine watches. */
beforeEach(async () => {
  scene = await createDocumentStoreTestScene();
  const { folder, log } = scene;
  await mkdir(join(folder, 'site-configs/harbour'), { recursive: true });
  await mkdir(join(folder, 'cms-seed'));
  await writeFile(join(folder, 'site-configs/harbour/site.json'), createTestDocumentJson({ abstract: true }));
  store = await scene.started({ source: createFilesSource({ project: folder, log }) });
  const pictures = createStudioPictures({
    store,
    catalogue: () => createSiteCatalogue(store.view()),
    find: createPictureServer({
      files: createOriginalPictureFileStore(join(folder, 'pictures')),
      renditions: join(folder, 'renditions'),
      inUse: () => true,
      log,
    }),
  });
  studio = await startTestStudio({
    api: new Map(),
    pictureCalls: createPictureCalls({ pictures, files: openPictureFiles(folder) }),
    report: () => {},
  });
});
afterEach(async () => {
  await studio.close();
  await store.stop();
  await scene.close();
});

test('an uploaded picture can be shown by pages, listed and read once the upload is answered', async () => {
  const body = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c63' } })
    .jpeg()
    .toBuffer();
  const answer = await studio.call('/api/picture?site=harbour&name=Boat.jpg', { method: 'POST', body });
  expect(answer.status).toBe(201);
  const picture = { name: 'boat.jpg', site: 'harbour', format: 'jpg', width: 900, height: 600 };
  expect(store.view().asset('harbour', 'boat.jpg')).toMatchObject({ format: 'jpg', width: 900, height: 600 });
  const list = await studio.call('/api/pictures?site=harbour');
  expect(JSON.parse(list.body.toString())).toEqual({ pictures: [picture] });
  const thumb = await studio.call('/api/picture?site=harbour&name=boat.jpg&size=thumb');
  expect(thumb.headers['content-type']).toBe('image/webp');
  expect(await sharp(thumb.body).metadata()).toMatchObject({ format: 'webp', width: 320, height: 213 });
});
