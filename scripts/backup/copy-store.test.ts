import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createReleaseStore } from '#engine/cms/releases/release-store.ts';
import { openFolderStore } from '#engine/object-store/folder-store.ts';
import type { ObjectStore } from '#engine/object-store/object-store.ts';
import { verifyReleases } from '../content-releases/verify-releases.ts';
import { copyReleaseStore } from './copy-store.ts';

function openTestStore(): ObjectStore {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-copy-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return openFolderStore({ folder, clock: Date.now });
}

/** Makes a release with one document live. */
async function publish(objects: ObjectStore, text: string): Promise<string> {
  const releases = createReleaseStore({ objects });
  const site = { site: 'harbour', documents: [{ kind: 'page', name: 'home', value: { text } } as const], pictures: [] };
  const { hash } = await releases.write([site], () => Promise.reject(new Error('there is no picture')));
  const next = { action: 'apply', release: hash, at: 0, by: 'sam', approvedBy: null } as const;
  await releases.switchTo(next, await releases.live());
  return hash;
}

/** The store, in which another release goes live before a request to it is answered. */
function publishBefore(request: number, objects: ObjectStore) {
  let requests = 0;
  const count = async () => {
    requests += 1;
    if (requests === request) await publish(objects, `written during request ${request}`);
  };
  return {
    find: async (key: string) => count().then(() => objects.find(key)),
    list: async (folder: string) => count().then(() => objects.list(folder)),
    requests: () => requests,
  };
}

test.each(Array.from({ length: 8 }, (_, index) => index + 1))(
  'copyReleaseStore copies every listed release completely when another release goes live before request %i to the store',
  async (request) => {
    const source = openTestStore();
    const first = await publish(source, 'first');
    const busy = publishBefore(request, source);
    const target = openTestStore();
    await copyReleaseStore(busy, target);
    expect(busy.requests()).toBeGreaterThanOrEqual(request);
    const copy = createReleaseStore({ objects: target });
    const listed = (await copy.list()).map(({ hash }) => hash);
    expect(listed).toContain(first);
    expect((await verifyReleases(copy, listed)).faults).toEqual([]);
    expect(listed).toContain((await copy.live())?.release);
  },
);
