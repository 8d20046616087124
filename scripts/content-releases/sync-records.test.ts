import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ReleasedSite } from '#engine/cms/releases/content-release.ts';
import { openFolderStore } from '#engine/object-store/folder-store.ts';
import type { ObjectStore } from '#engine/object-store/object-store.ts';
import { createSyncRecordStore, nameSyncPair } from './sync-records.ts';

let folder = '';
let objects: ObjectStore;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-sync-records-'));
  objects = openFolderStore({ folder, clock: Date.now });
});
afterEach(() => rmSync(folder, { recursive: true }));

const PAIR = nameSyncPair('files', 'https://cms.harbour.example');
const sitesOf = (title: string): readonly ReleasedSite[] => [
  { site: 'harbour', documents: [{ kind: 'page', name: 'home', value: { title } }], pictures: [] },
];
const record = (title: string, at = 0, former: readonly (readonly ReleasedSite[])[] = []) => ({
  at,
  commit: 'c0ffee',
  sites: sitesOf(title),
  former,
});

test('a sync record is read unchanged, only for its own pair of sources, in any order and with or without a final slash', async () => {
  const records = createSyncRecordStore(objects);
  await records.write(PAIR, record('Home', 5, [sitesOf('Before')]));
  expect(await records.read(nameSyncPair('https://cms.harbour.example/', 'files'))).toEqual(
    record('Home', 5, [sitesOf('Before')]),
  );
  expect(await records.read(nameSyncPair('files', 'https://other.harbour.example'))).toBe(null);
});

test('parts of former records are deleted after an hour, and not before', async () => {
  const records = createSyncRecordStore(objects);
  const count = async () => (await objects.list(`syncs/${PAIR}/`)).length;
  const now = Date.now();
  await records.write(PAIR, record('One', now));
  await records.write(PAIR, record('Two', now, [sitesOf('One')]));
  await records.write(PAIR, record('Three', now));
  expect(await count()).toBe(3);
  await records.write(PAIR, record('Three', now + 7_200_000, [sitesOf('Two')]));
  expect(await count()).toBe(2);
  expect(await records.read(PAIR)).toMatchObject({ sites: sitesOf('Three'), former: [sitesOf('Two')] });
});

test('a record that is damaged is named, with what to do', async () => {
  const records = createSyncRecordStore(objects);
  await objects.put(`syncs/${PAIR}.json`, '{"format": 9}');
  await expect(records.read(PAIR)).rejects.toThrow(
    `The record syncs/${PAIR}.json in folder ${folder} can't be read: its format is 9, and this version reads 1. Delete it:`,
  );
  await objects.put(
    `syncs/${PAIR}.json`,
    JSON.stringify({ format: 1, at: 0, commit: null, sites: { harbour: 'a' }, former: [] }),
  );
  await expect(records.read(PAIR)).rejects.toThrow('its part a is missing');
});
