import { afterAll, beforeAll, expect, test } from 'vitest';
import { defineContentSourceContractTests } from '#engine/cms/content-source.contract.ts';
import { DIRECTUS_COLLECTIONS, getCollectionOfKind } from '#engine/cms/directus/directus-collections.ts';
import { createDirectusSource } from '#engine/cms/directus/directus-source.ts';
import { formatDocumentId } from '#engine/cms/document.ts';
import { type CmsClient, createCmsClient } from './cms-client.ts';
import { startTestDirectus, type TestDirectus } from './testing/test-directus.ts';

let directus: TestDirectus;
let cms: CmsClient;

beforeAll(async () => {
  directus = await startTestDirectus();
  cms = createCmsClient({ url: directus.url, token: directus.adminToken });
});

afterAll(() => directus.close());

defineContentSourceContractTests('a real Directus', async () => {
  await empty();
  return {
    source: createDirectusSource({ url: directus.url, token: directus.readToken, pollEvery: 50 }),
    write: async (key, document) => {
      const collection = getCollectionOfKind(key.kind);
      const id = formatDocumentId(key);
      const row = { id, ...key, status: 'published', document };
      const there = (await cms.rows(collection)).some((other) => other.id === id);
      await (there ? cms.update(collection, [{ id, document }]) : cms.create(collection, [row]));
    },
    remove: async (key) => {
      await cms.remove(getCollectionOfKind(key.kind), [formatDocumentId(key)]);
    },
    writeAsset: async (site, name, bytes) => {
      const folder = (await cms.folders()).get(site) ?? (await cms.createFolder(site));
      const there = (await cms.files()).find((file) => file.site === site && file.name === name);
      await cms.upload({ folder, name, type: 'image/svg+xml', bytes: Uint8Array.from(bytes) }, there?.id);
    },
    removeAsset: async (site, name) => {
      const files = (await cms.files()).filter((file) => file.site === site && file.name === name);
      await cms.removeFiles(files.map(({ id }) => id));
    },
    close: async () => {},
  };
});

test('the Directus source refuses to read a picture above the size limit, and reports a deleted one as not found', async () => {
  await empty();
  const source = createDirectusSource({ url: directus.url, token: directus.readToken });
  const never = new AbortController().signal;
  const folder = (await cms.folders()).get('harbour') ?? (await cms.createFolder('harbour'));
  await cms.upload({ folder, name: 'film.svg', type: 'image/svg+xml', bytes: new Uint8Array(1_000_001).fill(32) });
  const [film] = (await source.load(never)).assets;
  if (!film) throw new Error('the file is not listed');
  await expect(source.readAsset(film, never)).rejects.toMatchObject({
    code: 'too-large',
    message: 'The picture has 1000001 bytes; at most 1000000 are allowed.',
  });
  await cms.removeFiles([film.revision.split('|')[0] ?? '']);
  await expect(source.readAsset(film, never)).rejects.toMatchObject({
    code: 'not-found',
    message: expect.stringMatching(/^The CMS holds no file [\w-]+, or does not show it to the shop\.$/),
  });
});

async function empty(): Promise<void> {
  for (const collection of DIRECTUS_COLLECTIONS) {
    const ids = (await cms.rows(collection)).map(({ id }) => id);
    if (ids.length > 0) await cms.remove(collection, ids);
  }
  const files = await cms.files();
  if (files.length > 0) await cms.removeFiles(files.map(({ id }) => id));
}
