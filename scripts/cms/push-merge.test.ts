import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openFolderStore } from '#engine/object-store/folder-store.ts';
import type { ChooseSide } from '../content-releases/merge-sites.ts';
import { createSyncRecordStore } from '../content-releases/sync-records.ts';
import { pullFiles } from './pull.ts';
import { pushFiles } from './push.ts';
import type { SyncRecords } from './sync-base.ts';
import { createMemoryCms, type MemoryCms } from './testing/memory-cms.ts';

const HOME = 'cms-seed/harbour/pages/home.json';
const HOME_ID = 'harbour:page:home';
const url = 'https://cms.harbour.example';

let folder = '';
let root = '';
let cms: MemoryCms;
let now = 0;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-push-'));
  root = join(folder, 'clone');
  cms = createMemoryCms();
  now = 0;
  writePage(HOME, page('Win', 8));
});
afterEach(() => rmSync(folder, { recursive: true }));

const page = (heading: string, limit: number) => ({
  version: 1,
  blocks: [
    { id: 'hero', type: 'jackpot-hero', props: { heading } },
    { id: 'grid', type: 'offer-grid', props: { limit } },
  ],
});

function writePage(path: string, value: unknown, clone = root): void {
  const file = join(clone, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
const readPage = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));

function edit(document: unknown, status?: string): void {
  cms.save('pages', { site: 'harbour', kind: 'page', name: 'home', document }, status);
}

function storeIn(name: string) {
  return createSyncRecordStore(openFolderStore({ folder: join(folder, name), clock: () => now }));
}
interface Options {
  readonly prune?: boolean;
  readonly choose?: ChooseSide;
  readonly clone?: string;
  readonly records?: SyncRecords;
}
function options({ clone = root, records = { local: storeIn('local'), shared: null }, ...others }: Options) {
  now += 1000;
  return { url, root: clone, records, clock: () => now, ...others };
}
const push = (chosen: Options = {}) => pushFiles(cms.client, options(chosen));
const pull = (chosen: Options = {}) => pullFiles(cms.client, options(chosen));
const mine: ChooseSide = (id) => (id === HOME_ID ? 'mine' : null);

describe('a push', () => {
  test('to a new CMS creates everything, and the second one changes nothing', async () => {
    writePage('site-configs/harbour/site.json', { version: 1 });
    expect(await push()).toMatchObject({ created: ['harbour:page:home', 'harbour:site:site'], conflicts: [] });
    const writes = cms.writes();
    expect(await push()).toMatchObject({ created: [], updated: [], unchanged: 2, conflicts: [] });
    expect(cms.writes()).toBe(writes);
  });

  test('to a new CMS at the address of an earlier one creates everything', async () => {
    await push();
    cms = createMemoryCms();
    expect(await push()).toMatchObject({ created: [HOME_ID], conflicts: [] });
  });

  test('keeps what an editor changed in another block, in this push and all later ones', async () => {
    await push();
    edit(page('Win', 4));
    writePage(HOME, page('Win big', 8));
    expect(await push()).toMatchObject({ updated: [HOME_ID], newer: [HOME_ID], conflicts: [] });
    expect(cms.read(HOME_ID)).toEqual(page('Win big', 4));
    writePage(HOME, page('Win bigger', 8));
    await push();
    expect(cms.read(HOME_ID)).toEqual(page('Win bigger', 4));
  });

  test('writes nothing at all when an editor changed the same heading, and names both wordings', async () => {
    await push();
    edit(page('Win now', 8));
    writePage(HOME, page('Win big', 8));
    writePage('cms-seed/harbour/pages/other.json', page('Other', 1));
    const writes = cms.writes();
    const { conflicts } = await push();
    expect(conflicts).toMatchObject([
      { site: 'harbour', name: 'home', item: { id: 'hero' }, base: 'Win', mine: 'Win big', theirs: 'Win now' },
    ]);
    expect(cms.writes()).toBe(writes);
    expect((await push()).conflicts).toEqual(conflicts);
    expect(await push({ choose: mine })).toMatchObject({ updated: [HOME_ID], conflicts: [] });
    expect(cms.read(HOME_ID)).toEqual(page('Win big', 8));
  });

  test('without a record of earlier ones names a document that differs, and writes nothing', async () => {
    edit(page('Win now', 8));
    expect(await push()).toMatchObject({ updated: [], conflicts: [{ reason: 'unknown-base', name: 'home' }] });
    expect(cms.read(HOME_ID)).toEqual(page('Win now', 8));
  });

  test('leaves a document archived that an editor archived in the CMS, unless the version of the files is chosen for it', async () => {
    await push();
    edit(page('Win', 8), 'archived');
    expect(await push()).toMatchObject({ updated: [], newer: [HOME_ID] });
    expect(await push({ choose: mine })).toMatchObject({ updated: [HOME_ID] });
    expect(cms.read(HOME_ID)).toEqual(page('Win', 8));
  });

  test('removes with prune what was removed from the files, but never what an editor made or changed since', async () => {
    writePage('cms-seed/harbour/pages/old.json', page('Old', 1));
    await push();
    rmSync(join(root, 'cms-seed/harbour/pages/old.json'));
    cms.save('pages', { site: 'harbour', kind: 'page', name: 'new', document: page('New', 1) });
    expect(await push()).toMatchObject({ removed: [], extra: ['harbour:page:old', 'harbour:page:new'] });
    expect(await push({ prune: true })).toMatchObject({ removed: ['harbour:page:old'], conflicts: [] });
    expect(await push({ prune: true })).toMatchObject({ removed: [], extra: ['harbour:page:new'] });
    rmSync(join(root, HOME));
    edit(page('Win now', 8));
    expect(await push({ prune: true })).toMatchObject({
      removed: [],
      conflicts: [{ reason: 'removed', name: 'home' }],
    });
    expect(cms.read(HOME_ID)).toEqual(page('Win now', 8));
  });

  test('does not overwrite a document that an editor saves during the push, and the next push merges both changes', async () => {
    await push();
    writePage(HOME, page('Win big', 8));
    cms.beforeWrite = () => edit(page('Win', 4));
    expect(await push()).toMatchObject({ updated: [], refused: [{ id: HOME_ID }] });
    expect(cms.read(HOME_ID)).toEqual(page('Win', 4));
    expect(await push()).toMatchObject({ updated: [HOME_ID], refused: [] });
    expect(cms.read(HOME_ID)).toEqual(page('Win big', 4));
  });

  test('from a branch without the last pull keeps what was pulled', async () => {
    await push();
    edit(page('Win now', 8));
    await pull();
    expect(readPage(HOME)).toEqual(page('Win now', 8));
    writePage(HOME, page('Win', 4));
    expect(await push()).toMatchObject({ updated: [HOME_ID], newer: [HOME_ID], conflicts: [] });
    expect(cms.read(HOME_ID)).toEqual(page('Win now', 4));
  });

  test('replaces a picture that the files changed, and names one that both sides changed', async () => {
    const logo = join(root, 'cms-seed/harbour/assets/logo.svg');
    mkdirSync(dirname(logo), { recursive: true });
    writeFileSync(logo, '<svg/>');
    expect(await push()).toMatchObject({ created: [HOME_ID, 'harbour/logo.svg'] });
    writeFileSync(logo, '<svg id="a"/>');
    expect(await push()).toMatchObject({ updated: ['harbour/logo.svg'] });
    writeFileSync(logo, '<svg id="b"/>');
    cms.savePicture('harbour', 'logo.svg', '<svg id="c"/>');
    expect(await push()).toMatchObject({ updated: [], conflicts: [{ kind: 'picture', name: 'logo.svg' }] });
  });
});

describe('a push from another clone', () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Nova', '-c', 'user.email=nova@harbour.example', ...args], { cwd: root });
  const commit = (name: string) => {
    git('add', '.');
    git('commit', '-q', '-m', name);
  };
  const shared = () => storeIn('shared');

  test('merges with the last push if the Git history contains its commit, and otherwise reports conflicts and writes nothing', async () => {
    git('init', '-q');
    commit('First');
    await push({ records: { local: storeIn('first'), shared: shared() } });
    writePage(HOME, page('Win big', 8));
    commit('Second');
    edit(page('Win', 4));
    const next = await push({ records: { local: storeIn('second'), shared: shared() } });
    expect(next).toMatchObject({ updated: [HOME_ID], conflicts: [], note: null });
    expect(cms.read(HOME_ID)).toEqual(page('Win big', 4));
    git('checkout', '-q', 'HEAD~1');
    const stale = await push({ records: { local: storeIn('third'), shared: shared() } });
    expect(stale.conflicts).toMatchObject([{ reason: 'unknown-base' }, { reason: 'unknown-base' }]);
    expect(stale.note).toMatch(/^The last push came from the commit [0-9a-f]{40}, which is not in the history/);
    expect(cms.read(HOME_ID)).toEqual(page('Win big', 4));
  });
});

describe('a pull', () => {
  test('keeps what was changed in the files, and takes what an editor changed', async () => {
    await push();
    edit(page('Win', 4));
    writePage(HOME, page('Win big', 8));
    writePage('cms-seed/harbour/pages/mine.json', page('Mine', 1));
    expect(await pull()).toMatchObject({ written: [HOME], newer: [HOME], extra: ['cms-seed/harbour/pages/mine.json'] });
    expect(readPage(HOME)).toEqual(page('Win big', 4));
    expect(await push()).toMatchObject({ created: ['harbour:page:mine'], updated: [HOME_ID], conflicts: [] });
    expect(cms.read(HOME_ID)).toEqual(page('Win big', 4));
  });

  test('writes no file when both sides changed the same heading, unless a side is chosen', async () => {
    await push();
    edit(page('Win now', 4));
    writePage(HOME, page('Win big', 8));
    expect(await pull()).toMatchObject({ written: [], conflicts: [{ path: 'props/heading', theirs: 'Win now' }] });
    expect(readPage(HOME)).toEqual(page('Win big', 8));
    expect(await pull({ choose: () => 'theirs' })).toMatchObject({ written: [HOME], conflicts: [] });
    expect(readPage(HOME)).toEqual(page('Win now', 4));
  });

  test('removes a new file only with prune and if the CMS side is chosen for that document', async () => {
    await push();
    const path = 'cms-seed/harbour/pages/mine.json';
    writePage(path, page('Mine', 1));
    const choose: ChooseSide = (id) => (id === 'harbour:page:mine' ? 'theirs' : null);
    expect(await pull({ choose })).toMatchObject({ removed: [], extra: [path] });
    expect(await pull({ prune: true })).toMatchObject({ removed: [], extra: [path] });
    expect(await pull({ prune: true, choose })).toMatchObject({ removed: [path] });
  });

  test('deletes with prune the file of a document that an editor removed, but no file that is new', async () => {
    await push();
    cms.save('pages', { site: 'harbour', kind: 'page', name: 'other', document: page('Other', 1) });
    edit(page('Win', 8), 'archived');
    writePage('cms-seed/harbour/pages/mine.json', page('Mine', 1));
    expect(await pull()).toMatchObject({ written: ['cms-seed/harbour/pages/other.json'], removed: [] });
    expect(await push()).toMatchObject({ created: ['harbour:page:mine'], updated: [] });
    expect(await pull({ prune: true })).toMatchObject({ removed: [HOME], extra: [HOME] });
  });
});
