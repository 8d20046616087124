import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrateBlockTypesInCms } from './migrate.ts';
import { pullFromCms } from './pull.ts';
import { pushToCms } from './push.ts';
import { listCmsSeedPictures, readSeedFiles } from './seed-files.ts';
import { openSyncRecords, type SyncRecords } from './sync-base.ts';
import { findFreePort, startTestDirectus, type TestDirectus } from './testing/test-directus.ts';

const clone = join(import.meta.dirname, '../..');

let directus: TestDirectus;
let root: string;
let target: { url: string; token: string; root: string; records: SyncRecords };

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'vitrine-clone-'));
  for (const path of [
    'site-configs/harbour/theme.json',
    'site-configs/lantern/theme.json',
    'cms-seed/harbour/assets',
  ]) {
    await cp(join(clone, path), join(root, path), { recursive: true });
  }
  directus = await startTestDirectus({});
  target = { url: directus.url, token: directus.adminToken, root, records: await openSyncRecords({}, root) };
});

afterAll(async () => {
  await directus.close();
  await rm(root, { recursive: true });
});

describe('push and pull of documents', () => {
  test('a second push changes nothing', async () => {
    const count = (await readSeedFiles(root)).length + listCmsSeedPictures(root).length;
    expect(await pushToCms(target)).toMatchObject({
      created: { length: count },
      updated: [],
      refused: [],
      unchanged: 0,
      extra: [],
    });
    const nothing = {
      refused: [],
      created: [],
      updated: [],
      removed: [],
      newer: [],
      extra: [],
      conflicts: [],
      note: null,
    };
    expect(await pushToCms(target)).toEqual({ ...nothing, unchanged: count });
  });

  test('a pull after a push leaves every file byte-identical', async () => {
    const before = await contents(root);
    expect(await pullFromCms(target)).toMatchObject({ written: [], extra: [] });
    expect(await contents(root)).toEqual(before);
  });

  test('a pull into an empty folder creates the same documents and pictures', async () => {
    const empty = await mkdtemp(join(tmpdir(), 'vitrine-empty-'));
    await pullFromCms({ ...target, root: empty, records: await openSyncRecords({}, empty) });
    const asJson = async (folder: string) =>
      (await readSeedFiles(folder)).map(({ path, document }) => [path, document]);
    expect(await asJson(empty)).toEqual(await asJson(root));
    const [path = ''] = listCmsSeedPictures(root).map((asset) => asset.path);
    expect(listCmsSeedPictures(empty)).toEqual(listCmsSeedPictures(root));
    expect(await readFile(join(empty, path))).toEqual(await readFile(join(root, path)));
    await rm(empty, { recursive: true });
  });

  test('an edit in the CMS changes only its own line of the pulled file', async () => {
    const path = 'site-configs/harbour/theme.json';
    const before = await readFile(join(root, path), 'utf8');
    const document = JSON.parse(before);
    document.colours.accent = '#123456';
    await directus.call('PATCH', '/items/theme/harbour:theme:theme', { document });
    expect((await pullFromCms(target)).written).toEqual([path]);
    const after = await readFile(join(root, path), 'utf8');
    const changed = after.split('\n').filter((line, index) => line !== before.split('\n')[index]);
    expect(changed.map((line) => line.trim().replace(/,$/, ''))).toEqual(['"accent": "#123456"']);
  });

  test('a push keeps what an editor changed, names what both changed, and replaces a picture of the files', async () => {
    const path = join(root, 'site-configs/harbour/theme.json');
    const before = await readFile(path, 'utf8');
    const document = JSON.parse(before);
    document.colours.accent = '#654321';
    await directus.call('PATCH', '/items/theme/harbour:theme:theme', { document });
    await writeFile(path, before.replace('"#123456"', '"#abcdef"'));
    const { conflicts, updated: none } = await pushToCms(target);
    expect(none).toEqual([]);
    expect(conflicts).toMatchObject([
      { name: 'theme', path: 'colours/accent', base: '#123456', mine: '#abcdef', theirs: '#654321' },
    ]);
    await writeFile(path, before);
    await directus.call('PATCH', '/items/theme/lantern:theme:theme', { status: 'archived' });
    const logo = join(root, 'cms-seed/harbour/assets/logo.svg');
    await writeFile(logo, `${await readFile(logo, 'utf8')}\n`);
    expect(await pushToCms(target)).toMatchObject({
      updated: ['harbour/logo.svg'],
      newer: ['harbour:theme:theme', 'lantern:theme:theme'],
    });
    const choose = (id: string) => (id === 'lantern:theme:theme' ? ('mine' as const) : null);
    expect(await pushToCms({ ...target, choose })).toMatchObject({ updated: ['lantern:theme:theme'] });
    expect((await pullFromCms(target)).written).toEqual(['site-configs/harbour/theme.json']);
  });

  test('a push removes from the CMS, and a pull from the clone, what the other side removed, only with prune', async () => {
    const extra = 'harbour:page:only-in-the-cms';
    const path = 'cms-seed/harbour/pages/only-in-the-cms.json';
    await directus.call('POST', '/items/pages', { site: 'harbour', name: 'only-in-the-cms', document: { version: 1 } });
    expect(await pushToCms({ ...target, prune: true })).toMatchObject({ extra: [extra], removed: [] });
    expect((await pullFromCms(target)).written).toEqual([path]);
    // Before a push, files without it could be those of a branch without the pull.
    expect((await pushToCms(target)).updated).toEqual([]);
    await rm(join(root, path));
    expect(await pushToCms(target)).toMatchObject({ extra: [extra], removed: [] });
    expect(await pushToCms({ ...target, prune: true })).toMatchObject({ extra: [extra], removed: [extra] });
    expect((await pushToCms(target)).extra).toEqual([]);

    const mine = 'cms-seed/harbour/pages/only-in-the-clone.json';
    await writeFile(join(root, mine), '{"version": 1}');
    expect(await pullFromCms({ ...target, prune: true })).toMatchObject({ extra: [mine], removed: [] });
    expect((await pushToCms(target)).created).toEqual(['harbour:page:only-in-the-clone']);
    await directus.call('DELETE', '/items/pages/harbour:page:only-in-the-clone');
    expect(await pullFromCms(target)).toMatchObject({ extra: [mine], removed: [] });
    expect(await pullFromCms({ ...target, prune: true })).toMatchObject({ extra: [mine], removed: [mine] });
    expect((await pullFromCms(target)).extra).toEqual([]);
  });

  test('a push reports a document that the CMS refuses with its fault, and publishes the others', async () => {
    const theme = (site: string) => join(root, `site-configs/${site}/theme.json`);
    await writeFile(theme('harbour'), '{"version": 1, "colour": {}}\n');
    const lantern = JSON.parse(await readFile(theme('lantern'), 'utf8'));
    await writeFile(
      theme('lantern'),
      JSON.stringify({ ...lantern, colours: { ...lantern.colours, accent: '#123456' } }),
    );
    const { refused, updated } = await pushToCms(target);
    expect(updated).toEqual(['lantern:theme:theme']);
    expect(refused).toEqual([
      {
        id: 'harbour:theme:theme',
        message: expect.stringMatching(/^Not published: harbour:theme:theme line 3, \/colour: /),
      },
    ]);
  });

  test('a push stops before it writes anything when a file is not JSON', async () => {
    await writeFile(join(root, 'site-configs/harbour/theme.json'), '{"version": 1,}\n');
    await expect(pushToCms(target)).rejects.toThrow('site-configs/harbour/theme.json is not JSON');
  });

  test('a pull reports a CMS that cannot be reached', async () => {
    const url = `http://127.0.0.1:${await findFreePort()}`;
    await expect(pullFromCms({ ...target, url })).rejects.toThrow(`The CMS at ${url} can't be asked for GET /items/`);
  });
});

test('every document of the clone is accepted by the CMS', async () => {
  const count = (await readSeedFiles(clone)).length + listCmsSeedPictures(clone).length;
  const choose = () => 'mine' as const;
  const { refused, conflicts, created, updated, unchanged } = await pushToCms({ ...target, root: clone, choose });
  expect([refused, conflicts]).toEqual([[], []]);
  expect(created.length + updated.length + unchanged).toBe(count);
});

test('a push publishes a page with a former block type, and migrate replaces the type in the CMS', async () => {
  const [path, id] = ['/items/pages/base:page:offer-play-lottery', 'base:page:offer-play-lottery'];
  const { data } = await directus.call('GET', path);
  const { document } = Object(data);
  const former = JSON.parse(JSON.stringify(document).replaceAll('"type":"play-header"', '"type":"play-head"'));
  expect(former).not.toEqual(document);
  expect(await directus.call('PATCH', path, { document: former })).toMatchObject({ status: 200 });
  const migrated = [
    { document: id, replaced: [expect.objectContaining({ type: 'play-head', current: 'play-header' })] },
  ];
  expect(await migrateBlockTypesInCms(target, { dryRun: true })).toEqual(migrated);
  expect(Object((await directus.call('GET', path)).data).document).toEqual(former);
  expect(await migrateBlockTypesInCms(target, { dryRun: false })).toEqual(migrated);
  expect(await directus.call('GET', path)).toMatchObject({ data: { document, status: 'published' } });
  expect(await migrateBlockTypesInCms(target, { dryRun: false })).toEqual([]);
});

test('a picture that documents in the CMS reference cannot be removed, renamed or moved there', async () => {
  const of = { filter: { filename_download: { _eq: 'reef-keepers.avif' } } };
  const { data } = await directus.call('SEARCH', '/files', { query: { ...of, fields: ['id', 'folder'] } });
  const { id, folder } = Object(data)[0];
  const refusal = {
    status: 422,
    message: expect.stringMatching(
      /^Not removed: [^]*harbour:page:causes \/blocks\/0\/props\/image\/asset: .*'reef-keepers\.avif'/,
    ),
  };
  expect(await directus.call('DELETE', `/files/${id}`)).toMatchObject(refusal);
  expect(await directus.call('PATCH', `/files/${id}`, { filename_download: 'reef.avif' })).toMatchObject(refusal);
  expect(await directus.call('PATCH', `/files/${id}`, { folder: null })).toMatchObject(refusal);
  expect(await directus.call('PATCH', `/folders/${folder}`, { name: 'other' })).toMatchObject({ status: 422 });
  expect(await directus.call('DELETE', `/folders/${folder}`)).toMatchObject({ status: 422 });
  expect(await directus.call('PATCH', `/files/${id}`, { title: 'Reef' })).toMatchObject({ status: 200 });
});

async function contents(folder: string): Promise<Record<string, string>> {
  const paths = [...(await readSeedFiles(folder)), ...listCmsSeedPictures(folder)].map(({ path }) => path);
  const read = async (path: string) => [path, (await readFile(join(folder, path))).toString('base64')];
  return Object.fromEntries(await Promise.all(paths.map(read)));
}
