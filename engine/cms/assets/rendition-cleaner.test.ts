import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFakeRecordingLogger } from '../testing/recording-log.ts';
import { REMOVED_PICTURE_GRACE_PERIOD } from './pictures-in-use.ts';
import { createRenditionCleaner, type RenditionCleanerOptions } from './rendition-cleaner.ts';

let renditions: string;
let scheduled: { task: () => void; delay: number; cancelled: boolean }[];

beforeEach(async () => {
  renditions = await mkdtemp(join(tmpdir(), 'vitrine-'));
  scheduled = [];
});
afterEach(() => rm(renditions, { recursive: true, force: true }));

const hashOf = (letter: string) => letter.repeat(32);
const storeRenditions = async (...letters: readonly string[]) => {
  for (const letter of letters) {
    await mkdir(join(renditions, hashOf(letter)));
    await writeFile(join(renditions, hashOf(letter), '320.webp'), letter);
  }
};
const left = async () => (await readdir(renditions)).sort();
const tidier = (change: Partial<RenditionCleanerOptions> = {}) =>
  createRenditionCleaner({
    renditions,
    inUse: (hash) => hash === hashOf('a'),
    schedule: (task, delay) => {
      const entry = { task, delay, cancelled: false };
      scheduled.push(entry);
      return () => {
        entry.cancelled = true;
      };
    },
    log: createFakeRecordingLogger(),
    ...change,
  });

test('the rendition cleaner removes renditions of unused pictures only', async () => {
  await storeRenditions('a', 'b', 'c');
  await writeFile(join(renditions, 'notes.txt'), 'mine');
  await tidier().removeUnused();
  expect(await left()).toEqual([hashOf('a'), 'notes.txt']);
  expect(scheduled).toEqual([]);
});

test('the rendition cleaner logs nothing when there is no folder of renditions', async () => {
  const log = createFakeRecordingLogger();
  await tidier({ renditions: join(renditions, 'none'), log }).removeUnused();
  expect(log.lines).toEqual([]);
});

test('the rendition cleaner removes a limited number at a time and the rest after the grace period', async () => {
  await storeRenditions('b', 'c', 'd');
  const tidying = tidier({ most: 2 });
  await tidying.removeUnused();
  expect(await left()).toHaveLength(1);
  expect(scheduled.map(({ delay }) => delay)).toEqual([REMOVED_PICTURE_GRACE_PERIOD]);
  scheduled[0]?.task();
  await tidying.removeUnused();
  expect(await left()).toEqual([]);
  expect(scheduled).toHaveLength(1);
});

test('the rendition cleaner removes the renditions of a removed picture once its grace period has passed', async () => {
  const tidying = tidier();
  tidying.removeUnusedLater();
  expect(scheduled.map(({ delay }) => delay)).toEqual([REMOVED_PICTURE_GRACE_PERIOD]);
  await storeRenditions('b');
  scheduled[0]?.task();
  await tidying.removeUnused();
  expect(await left()).toEqual([]);
});

test('the rendition cleaner waits and runs once more for pictures that were removed while it waited', async () => {
  const tidying = tidier();
  tidying.removeUnusedLater();
  tidying.removeUnusedLater();
  expect(scheduled).toHaveLength(1);
  scheduled[0]?.task();
  await tidying.removeUnused();
  expect(scheduled).toHaveLength(2);
  scheduled[1]?.task();
  await tidying.removeUnused();
  expect(scheduled).toHaveLength(2);
});

test('the rendition cleaner does nothing after it was stopped', async () => {
  const tidying = tidier();
  tidying.removeUnusedLater();
  await tidying.stop();
  tidying.removeUnusedLater();
  await storeRenditions('b');
  await tidying.removeUnused();
  expect([await left(), scheduled.map(({ cancelled }) => cancelled)]).toEqual([[hashOf('b')], [true]]);
});

test('the rendition cleaner logs a failure and does not throw', async () => {
  const log = createFakeRecordingLogger();
  await storeRenditions('b');
  const inUse = () => {
    throw new Error('no view');
  };
  await tidier({ inUse, log }).removeUnused();
  expect(log.lines).toEqual(['warn: old picture sizes could not be removed']);
});
