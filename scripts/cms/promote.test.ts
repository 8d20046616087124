import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openFolderStore } from '#engine/object-store/folder-store.ts';
import type { ConfigError } from '#engine/validation/config-error.ts';
import { createSyncRecordStore, type SyncRecordStore } from '../content-releases/sync-records.ts';
import { type PromoteOptions, promoteDocuments } from './promote.ts';
import { createMemoryCms, type MemoryCms } from './testing/memory-cms.ts';

const HOME = 'harbour:page:home';

let folder = '';
let records: SyncRecordStore;
let [staging, production]: MemoryCms[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-promote-'));
  records = createSyncRecordStore(openFolderStore({ folder, clock: () => 0 }));
  [staging, production] = [createMemoryCms(), createMemoryCms()];
  edit(staging, page('Win', 8));
});
afterEach(() => rmSync(folder, { recursive: true }));

const page = (heading: string, limit: number) => ({
  blocks: [
    { id: 'hero', type: 'jackpot-hero', props: { heading } },
    { id: 'grid', type: 'offer-grid', props: { limit } },
  ],
});

function edit(cms: MemoryCms | undefined, document: unknown, name = 'home'): void {
  cms?.save('pages', { site: 'harbour', kind: 'page', name, document });
}

type Chosen = Partial<Pick<PromoteOptions, 'prune' | 'dryRun' | 'choose' | 'findErrors'>>;

function promote(chosen: Chosen = {}, [from, to] = [staging, production]) {
  const place = (cms: MemoryCms | undefined) => ({
    url: cms === staging ? 'https://staging.harbour.example' : 'https://cms.harbour.example',
    client: (cms ?? createMemoryCms()).client,
  });
  return promoteDocuments({
    ...{ from: place(from), to: place(to), records, clock: () => 0, log: () => {} },
    ...{ prune: false, dryRun: false, choose: () => null, findErrors: async () => [] },
    ...chosen,
  });
}

test('a promotion to a new CMS creates everything, also at the address of an earlier one, and the next changes nothing', async () => {
  staging?.savePicture('harbour', 'logo.svg', '<svg/>');
  expect(await promote()).toMatchObject({ created: [HOME, 'harbour/logo.svg'], conflicts: [] });
  const writes = production?.writes();
  expect(await promote()).toMatchObject({ created: [], updated: [], differences: [] });
  expect(production?.writes()).toBe(writes);
  production = createMemoryCms();
  expect(await promote()).toMatchObject({ created: [HOME, 'harbour/logo.svg'] });
});

test('a promotion keeps what an editor of production changed in another block, also the next time', async () => {
  await promote();
  edit(staging, page('Win big', 8));
  edit(production, page('Win', 4));
  expect(await promote()).toMatchObject({ updated: [HOME], newer: [HOME], conflicts: [] });
  expect(production?.read(HOME)).toEqual(page('Win big', 4));
  edit(staging, page('Win bigger', 8));
  await promote();
  expect(production?.read(HOME)).toEqual(page('Win bigger', 4));
  expect(await promote({}, [production, staging])).toMatchObject({ updated: [HOME], conflicts: [] });
  expect(staging?.read(HOME)).toEqual(page('Win bigger', 4));
});

test('a promotion writes nothing when both sides changed the same heading, and names both wordings', async () => {
  await promote();
  edit(staging, page('Win big', 8));
  edit(staging, page('Other', 1), 'other');
  edit(production, page('Win now', 8));
  const writes = production?.writes();
  expect((await promote()).conflicts).toMatchObject([
    { name: 'home', item: { id: 'hero' }, path: 'props/heading', mine: 'Win big', theirs: 'Win now' },
  ]);
  expect(production?.writes()).toBe(writes);
  const choose: PromoteOptions['choose'] = (id) => (id === HOME ? 'theirs' : null);
  expect(await promote({ choose })).toMatchObject({ created: ['harbour:page:other'], updated: [], newer: [HOME] });
  expect(await promote()).toMatchObject({ conflicts: [], updated: [] });
  expect(production?.read(HOME)).toEqual(page('Win now', 8));
});

test('a dry run lists the differences, and writes and records nothing', async () => {
  await promote();
  edit(staging, page('Win big', 8));
  for (const _ of [1, 2]) {
    const { differences, updated } = await promote({ dryRun: true });
    expect(updated).toEqual([]);
    expect(differences).toMatchObject([
      { site: 'harbour', documents: [{ values: [{ before: 'Win', after: 'Win big' }] }] },
    ]);
  }
  expect(production?.read(HOME)).toEqual(page('Win', 8));
});

test('a promotion whose result has an error writes nothing', async () => {
  const error: ConfigError = {
    source: HOME,
    pointer: '',
    code: 'unknown-route',
    message: '',
    suggestion: null,
    line: null,
    column: null,
  };
  expect(await promote({ findErrors: async () => [error] })).toMatchObject({ created: [], errors: [error] });
  expect(production?.writes()).toBe(0);
});

test('a promotion removes with prune what staging removed, and not what production alone has', async () => {
  edit(staging, page('Old', 1), 'old');
  await promote();
  edit(production, page('Local', 1), 'local');
  await staging?.client.remove('pages', ['harbour:page:old']);
  expect(await promote()).toMatchObject({ removed: [] });
  expect(await promote({ prune: true })).toMatchObject({ removed: ['harbour:page:old'] });
  expect(production?.read('harbour:page:local')).toEqual(page('Local', 1));
});

test('a promotion writes nothing when a production editor saves a document during it, and the next promotion writes everything', async () => {
  await promote();
  edit(staging, page('Win big', 8));
  edit(staging, page('Other', 1), 'other');
  if (production) production.beforeWrite = () => edit(production, page('Win', 4));
  const message = `Kim published ${HOME} after this change began.`;
  expect(await promote()).toMatchObject({
    created: [],
    updated: [],
    refused: [
      { id: HOME, message },
      { id: 'harbour:page:other', message },
    ],
  });
  expect(production?.read('harbour:page:other')).toBe(null);
  expect(await promote()).toMatchObject({ created: ['harbour:page:other'], updated: [HOME], refused: [] });
  expect(production?.read(HOME)).toEqual(page('Win big', 4));
});

test('a promotion that is refused removes no documents, and the next successful promotion removes them', async () => {
  edit(staging, page('Old', 1), 'old');
  await promote();
  await staging?.client.remove('pages', ['harbour:page:old']);
  edit(staging, page('Win big', 8));
  if (production) production.beforeWrite = () => edit(production, page('Win', 4));
  const refused = [{ id: HOME }, { id: 'harbour:page:old' }];
  expect(await promote({ prune: true })).toMatchObject({ removed: [], refused });
  expect(await promote({ prune: true })).toMatchObject({ removed: ['harbour:page:old'], refused: [] });
});

test('a promotion of more documents than one request can contain writes them in several', async () => {
  for (let number = 1; number <= 120; number += 1) edit(staging, page('Win', number), `page-${number}`);
  expect(await promote()).toMatchObject({ created: { length: 121 }, refused: [] });
  expect(production?.writes()).toBe(2);
});

test('a promotion from a CMS without documents is refused', async () => {
  await expect(promote({}, [createMemoryCms(), staging])).rejects.toThrow('has no documents to promote');
});
