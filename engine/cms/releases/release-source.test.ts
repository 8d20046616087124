import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openFolderStore } from '../../object-store/folder-store.ts';
import type { ContentChange } from '../content-source.ts';
import { createReleaseSource } from './release-source.ts';
import { type ContentReleaseStore, createReleaseStore } from './release-store.ts';

const NOW = Date.parse('2026-11-28T12:00:00Z');
const never = new AbortController().signal;
let folder = '';
let releases: ContentReleaseStore;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-release-source-'));
  releases = createReleaseStore({ objects: openFolderStore({ folder, clock: Date.now }) });
});
afterEach(() => rmSync(folder, { recursive: true }));

async function goLive(title: string, at: number): Promise<void> {
  const documents = [{ kind: 'page', name: 'home', value: { title } }] as const;
  const { hash } = await releases.write([{ site: 'harbour', documents, pictures: [] }], async () => new Uint8Array());
  await releases.switchTo({ action: 'apply', release: hash, at, by: 'kim', approvedBy: null }, await releases.live());
}

/** The only part of the live release, which can be cut to half. */
async function findPartOfLiveRelease() {
  const live = await releases.live();
  const [part = ''] = Object.values((await releases.read(live?.release ?? '')).sites);
  const objects = openFolderStore({ folder, clock: Date.now });
  const key = `content/sites/${part}.json.gz`;
  const whole = (await objects.find(key))?.content ?? new Uint8Array();
  return {
    part,
    damage: () => objects.put(key, whole.subarray(0, whole.length / 2)),
    repair: () => objects.put(key, whole),
  };
}

function open() {
  const switches: { readonly moment: number; readonly apply: () => void }[] = [];
  const source = createReleaseSource({
    releases,
    clock: () => NOW,
    applyAt: async (moment, apply) => void switches.push({ moment, apply }),
    lookEvery: 5,
  });
  const titles = async () => (await source.load(never)).documents.map(({ text }) => JSON.parse(text).title);
  return { source, switches, titles };
}

async function watchUntilFirst(source: ReturnType<typeof open>['source']): Promise<ContentChange> {
  const { promise, resolve, reject } = Promise.withResolvers<ContentChange>();
  const stop = await source.watch(resolve, reject);
  return promise.finally(stop);
}

test('a node that starts before a scheduled switch serves the live release, and switches to the next one at the scheduled time', async () => {
  await goLive('Now', NOW - 1);
  await goLive('Soon', NOW + 3_000);
  const { source, titles, switches } = open();
  expect(await titles()).toEqual(['Now']);
  const change = await watchUntilFirst(source);
  expect(change.documents.map(({ text }) => text)).toEqual(['{"title":"Soon"}']);
  await change.applyTogether?.(() => {});
  expect(switches.map(({ moment }) => moment)).toEqual([NOW + 3_000]);
});

test('a node that starts with the first release serves it, even before its moment', async () => {
  await goLive('First', NOW + 3_000);
  expect(await open().titles()).toEqual(['First']);
});

test('a node that starts without a live release says how to make one', async () => {
  await expect(open().titles()).rejects.toThrow(
    `No release is live in folder ${folder}. Run \`vitrine release build\` and \`vitrine release apply\`.`,
  );
});

test('a node that fell behind goes to the last release at once', async () => {
  await goLive('One', NOW - 3);
  const { source, titles } = open();
  await titles();
  await goLive('Two', NOW - 2);
  await goLive('Three', NOW - 1);
  const change = await watchUntilFirst(source);
  expect(change.documents.map(({ text }) => text)).toEqual(['{"title":"Three"}']);
});

test('a node that starts while the live release is half-written serves the one before, and takes it once it is whole', async () => {
  await goLive('One', NOW - 2);
  await goLive('Two', NOW - 1);
  const { part, damage, repair } = await findPartOfLiveRelease();
  await damage();
  const { source, titles } = open();
  expect(await titles()).toEqual(['One']);
  await expect(watchUntilFirst(source)).rejects.toThrow(`Part ${part} of a release is damaged.`);
  await repair();
  const change = await watchUntilFirst(source);
  expect(change.documents.map(({ text }) => text)).toEqual(['{"title":"Two"}']);
});

test('a node that starts with nothing but a damaged release names the damage', async () => {
  await goLive('One', NOW - 1);
  await (await findPartOfLiveRelease()).damage();
  await expect(open().titles()).rejects.toThrow('of a release is damaged.');
});

test('a damaged release is reported, and the next good one is taken', async () => {
  await goLive('One', NOW - 1);
  const { source, titles } = open();
  await titles();
  await releases.switchTo(
    { action: 'apply', release: 'b'.repeat(64), at: NOW, by: 'kim', approvedBy: null },
    await releases.live(),
  );
  const failures: string[] = [];
  const failed = Promise.withResolvers<void>();
  const stop = await source.watch(
    () => failed.reject(new Error('a release that is not there was taken')),
    ({ code, message }) => {
      failures.push(`${code}: ${message}`);
      failed.resolve();
    },
  );
  await failed.promise;
  await stop();
  expect(failures[0]).toBe(`not-found: folder ${folder} has no release ${'b'.repeat(64)}.`);
  await goLive('Two', NOW);
  const change = await watchUntilFirst(source);
  expect(change.documents.map(({ text }) => text)).toEqual(['{"title":"Two"}']);
});
