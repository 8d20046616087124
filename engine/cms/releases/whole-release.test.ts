import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openFolderStore } from '../../object-store/folder-store.ts';
import type { DocumentStore } from '../document-store.ts';
import {
  createDocumentStoreTestScene,
  type DocumentStoreTestScene,
  readTitleOfPublishedTestPage,
} from '../testing/store-scene.ts';
import { hashContent, type ReleasedDocument } from './content-release.ts';
import { createReleaseSource } from './release-source.ts';
import { type ContentReleaseStore, createReleaseStore } from './release-store.ts';

const LOGO = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>');

let folder = '';
let scene: DocumentStoreTestScene;
let releases: ContentReleaseStore;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-whole-release-'));
  releases = createReleaseStore({ objects: openFolderStore({ folder, clock: Date.now }) });
  scene = await createDocumentStoreTestScene();
});
afterEach(async () => {
  await scene.close();
  rmSync(folder, { recursive: true });
});

const page = (name: string, title: string, link?: string): ReleasedDocument => ({
  kind: 'page',
  name,
  value: { version: 1, head: { title }, ...(link && { blocks: [{ id: 'link', props: { link } }] }) },
});

/** Makes a release of these pages live. */
async function goLive(pages: readonly ReleasedDocument[], at = scene.now(), logo: string | null = null) {
  const site = { kind: 'site', name: 'site', value: { version: 1 } } as const;
  const pictures = logo === null ? [] : [{ name: 'logo.svg', hash: logo }];
  const sites = [{ site: 'base', documents: [site, ...pages], pictures }];
  const { hash } = await releases.write(sites, async () => LOGO);
  const entry = { action: 'apply', release: hash, at, by: 'kim', approvedBy: null } as const;
  await releases.switchTo(entry, await releases.live());
  return hash;
}

function open() {
  const switches: (() => void)[] = [];
  const source = createReleaseSource({
    releases,
    clock: scene.now,
    applyAt: (moment, apply) =>
      moment <= scene.now()
        ? Promise.resolve(apply())
        : new Promise((resolve) => {
            switches.push(() => resolve(apply()));
          }),
    lookEvery: 5,
  });
  const store = scene.newStore({ source, lastGood: null });
  onTestFinished(store.stop);
  return { store, switches };
}

const titles = (store: DocumentStore) =>
  ['home', 'about'].map((name) => readTitleOfPublishedTestPage(store.view(), 'base', name) ?? null);

describe('a release with a document that this engine refuses', () => {
  test('is refused whole: its other documents are not served either, and the status and the log name the error', async () => {
    const first = await goLive([page('home', 'One'), page('about', 'One')]);
    const { store } = open();
    await store.start();
    const second = await goLive([page('home', 'Two', 'nowhere'), page('about', 'Two')]);
    await vi.waitFor(() => expect(store.status().refusedRelease?.hash).toBe(second));
    expect(titles(store)).toEqual(['One', 'One']);
    expect(store.heldBack()).toEqual([]);
    const error = { source: 'base/page/home', code: 'unknown-page', message: "There is no page 'nowhere'." };
    expect(store.status()).toMatchObject({
      release: { hash: first, entry: 1 },
      refusedRelease: { hash: second, entry: 2, at: scene.now(), errors: [error] },
      lastFailure: {
        code: 'refused',
        message: `Release ${second} (entry 2) is refused whole: base/page/home: There is no page 'nowhere'. Roll it back, or give this node an engine that reads it.`,
      },
    });
    expect(scene.log.lines).toContain('error: a release is refused whole, and the one before it is served on');
  });

  test('is left behind by the next release, which is taken whole', async () => {
    await goLive([page('home', 'One'), page('about', 'One')]);
    const { store } = open();
    await store.start();
    await goLive([page('home', 'Two', 'nowhere'), page('about', 'Two')]);
    await vi.waitFor(() => expect(store.status().refusedRelease?.entry).toBe(2));
    const third = await goLive([page('home', 'One'), page('about', 'Three')]);
    await vi.waitFor(() => expect(titles(store)).toEqual(['One', 'Three']));
    await vi.waitFor(() =>
      expect(store.status()).toMatchObject({ release: { hash: third, entry: 3 }, refusedRelease: null }),
    );
  });

  test('is passed over by a node that starts with nothing: it serves the release before', async () => {
    await goLive([page('home', 'One'), page('about', 'One')]);
    await goLive([page('home', 'Two', 'nowhere'), page('about', 'Two')]);
    const { store } = open();
    await store.start();
    expect(titles(store)).toEqual([null, null]);
    scene.scheduled[0]?.task();
    await vi.waitFor(() => expect(titles(store)).toEqual(['One', 'One']));
    expect(store.status()).toMatchObject({ release: { entry: 1 }, refusedRelease: { entry: 2 } });
  });
});

test('a release with a picture that can’t be read is taken whole once it can', async () => {
  await goLive([page('home', 'One')]);
  const logo = hashContent(LOGO);
  const readPicture = vi.spyOn(releases, 'readPicture').mockRejectedValue(new Error('the store is away'));
  const { store } = open();
  await store.start();
  await goLive([page('home', 'Two')], scene.now(), logo);
  await vi.waitFor(() => expect(store.status().lastFailure?.message).toContain('the store is away'));
  expect([titles(store)[0], store.status().refusedRelease]).toEqual(['One', null]);
  readPicture.mockResolvedValue(LOGO);
  scene.pass(60_000);
  await vi.waitFor(() => expect(titles(store)[0]).toBe('Two'));
  expect(store.view().asset('base', 'logo.svg')).toMatchObject({ width: 4 });
});

test('a switch that is to come is left out when a rollback goes live before its moment', async () => {
  const first = await goLive([page('home', 'One')]);
  const { store, switches } = open();
  await store.start();
  await goLive([page('home', 'Two')], scene.now() + 600_000);
  await vi.waitFor(() => expect(switches).toHaveLength(1));
  const rollback = {
    action: 'rollback',
    release: first,
    at: scene.now() + 3_000,
    by: 'kim',
    approvedBy: null,
  } as const;
  await releases.switchTo(rollback, await releases.live());
  await vi.waitFor(() => expect(switches).toHaveLength(2));
  for (const apply of switches) apply();
  await vi.waitFor(() => expect(store.status().release).toEqual({ hash: first, entry: 3 }));
  expect(titles(store)[0]).toBe('One');
});
