import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ContentSourceError } from './content-source.ts';
import {
  awaitNextTestPublication,
  createDocumentStoreTestScene,
  createTestPageJson,
  type DocumentStoreTestScene,
  readTitleOfPublishedTestPage,
} from './testing/store-scene.ts';

let scene: DocumentStoreTestScene;
beforeEach(async () => {
  scene = await createDocumentStoreTestScene();
  scene.source.put({
    'lantern/site/site': JSON.stringify({ version: 1, extends: 'base' }),
    'lantern/page/home': createTestPageJson('Lantern'),
    'harbour/page/home': createTestPageJson('First'),
  });
});
afterEach(() => scene.close());

/** Stores two versions of harbour, with a picture. */
async function storeTwice() {
  const store = await scene.started();
  await awaitNextTestPublication(store, () =>
    scene.source.publishAsset('harbour/logo.svg', '<svg viewBox="0 0 4 3"/>'),
  );
  await awaitNextTestPublication(store, () =>
    scene.source.publish({ 'harbour/page/home': createTestPageJson('Second') }),
  );
  await store.stop();
}

async function startWithoutSource() {
  scene.source.onLoad(() => Promise.reject(new ContentSourceError('unreachable', 'No answer.')));
  return await scene.started();
}

const pathOf = (site: string, file: string) => join(scene.folder, 'sites', site, file);

async function flipByte(path: string, at: number) {
  const bytes = await readFile(path);
  bytes[at < 0 ? bytes.length + at : at] = 0x21;
  await writeFile(path, bytes);
}

async function newestFile(site: string) {
  const files = ['0.json', '1.json'];
  const generations = await Promise.all(
    files.map(async (file) => JSON.parse((await readFile(pathOf(site, file), 'utf8')).split('\n')[1] ?? '').generation),
  );
  return generations[0] > generations[1] ? '0.json' : '1.json';
}

describe('a damaged byte in the newest stored copy of a brand', () => {
  test.each([
    ['in its checksum', 3],
    ['in its header', 70],
    ['in its documents', -20],
  ])(
    '%s makes a start without the CMS serve the older copy of that brand, and affects no other brand',
    async (_, at) => {
      await storeTwice();
      await flipByte(pathOf('harbour', await newestFile('harbour')), at);
      const store = await startWithoutSource();
      expect(store.view().sites).toEqual(['base', 'harbour', 'lantern']);
      expect(['harbour', 'lantern'].map((site) => readTitleOfPublishedTestPage(store.view(), site, 'home'))).toEqual([
        'First',
        'Lantern',
      ]);
      expect(scene.log.lines).toContain('error: a stored copy of the site harbour is damaged: the other one is used');
      await store.stop();
    },
  );

  test('has no effect where both copies hold the same version, as only one was ever stored', async () => {
    await storeTwice();
    await flipByte(pathOf('base', await newestFile('base')), -20);
    const store = await startWithoutSource();
    expect(readTitleOfPublishedTestPage(store.view(), 'harbour', 'home')).toBe('Second');
    await store.stop();
  });
});

describe('two damaged stored copies of a brand', () => {
  const damages: [string, () => Promise<unknown>][] = [
    ['byte by byte', () => Promise.all(['0.json', '1.json'].map((file) => flipByte(pathOf('harbour', file), -20)))],
    ['cut short', () => Promise.all(['0.json', '1.json'].map((file) => writeFile(pathOf('harbour', file), '{')))],
    ['replaced by those of another brand', () => replaceBoth('harbour', 'lantern')],
    ['gone', () => rm(join(scene.folder, 'sites', 'harbour'), { recursive: true })],
  ];
  test.each(damages)('(%s) do not affect other brands, and the CMS restores the brand', async (_, damage) => {
    await storeTwice();
    await damage();
    const store = await startWithoutSource();
    expect([store.view().sites, readTitleOfPublishedTestPage(store.view(), 'lantern', 'home')]).toEqual([
      ['base', 'lantern'],
      'Lantern',
    ]);
    scene.source.onLoad(null);
    await awaitNextTestPublication(store, () => scene.scheduled.at(-1)?.task());
    expect(readTitleOfPublishedTestPage(store.view(), 'harbour', 'home')).toBe('Second');
    await store.stop();

    const later = await startWithoutSource();
    expect(readTitleOfPublishedTestPage(later.view(), 'harbour', 'home')).toBe('Second');
    await later.stop();
  });
});

async function replaceBoth(site: string, by: string) {
  for (const file of ['0.json', '1.json']) await writeFile(pathOf(site, file), await readFile(pathOf(by, file)));
}

test('a start with the CMS replaces a damaged stored copy, which then serves when the other one is damaged', async () => {
  await storeTwice();
  const newest = await newestFile('harbour');
  await flipByte(pathOf('harbour', newest), -20);
  await (await scene.started()).stop();
  await flipByte(pathOf('harbour', newest === '0.json' ? '1.json' : '0.json'), -20);
  const store = await startWithoutSource();
  expect(readTitleOfPublishedTestPage(store.view(), 'harbour', 'home')).toBe('Second');
  await store.stop();
});

test('a damaged confirmation file does not expire a stored copy that is less than 30 days old', async () => {
  await storeTwice();
  await writeFile(pathOf('harbour', 'confirmed'), 'x');
  scene.pass(29 * 86_400_000);
  const store = await startWithoutSource();
  expect(store.view().sites).toEqual(['base', 'harbour', 'lantern']);
  await store.stop();
});

test('a damaged stored picture is logged and read again from the CMS, and all sites are served meanwhile', async () => {
  await storeTwice();
  const folder = join(scene.folder, 'pictures');
  const [picture = ''] = await readdir(folder);
  const intact = await readFile(join(folder, picture), 'utf8');
  await flipByte(join(folder, picture), 5);
  const store = await startWithoutSource();
  expect(store.view().sites).toEqual(['base', 'harbour', 'lantern']);
  expect(scene.log.lines).toContain(
    'error: stored pictures of the site harbour are damaged: they are read again from the content source',
  );
  scene.source.onLoad(null);
  scene.scheduled.at(-1)?.task();
  await expect.poll(() => readFile(join(folder, picture), 'utf8')).toBe(intact);
  await store.stop();
});

test('writing the first stored copy removes files in the format of earlier versions', async () => {
  await writeFile(join(scene.folder, 'manifest.json'), 'x');
  await storeTwice();
  expect((await readdir(scene.folder)).sort()).toEqual(['pictures', 'sites']);
});
