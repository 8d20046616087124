import { copyFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { ContentChange } from '#engine/cms/content-source.ts';
import { CONTENT_VERSIONS_PATH, SITE_VERSIONS_PATH } from '#engine/cms/directus/content-version-names.ts';
import { createDirectusSource, type DirectusSource } from '#engine/cms/directus/directus-source.ts';
import { formatDocumentId } from '#engine/cms/document.ts';
import type { TemporaryTestProject } from '#engine/cms/testing/temporary-project.ts';
import { writeSmallTestShop } from '../commands/testing/shop-files.ts';
import { createCmsClient } from './cms-client.ts';
import { pushToCms } from './push.ts';
import { setUpAndStartDirectus } from './start-directus.ts';
import { findFreePort, startTestDirectus, type TestDirectus } from './testing/test-directus.ts';

const STORY = 'base:page:story';

let project: TemporaryTestProject;
let directus: TestDirectus;

beforeAll(async () => {
  project = await writeSmallTestShop();
  directus = await startTestDirectus({});
  await pushToCms({ url: directus.url, token: directus.adminToken, root: project.path });
});

afterAll(async () => {
  await directus.close();
  await project.close();
});

interface WatchedCms {
  /** Polls once. Returns the requested paths, and the reported changes. */
  poll(): Promise<{
    readonly requestedPaths: readonly string[];
    readonly reportedChanges: readonly (string | undefined)[];
  }>;
}

/** Reads the CMS as a node without Redis does, and polls it on demand. */
async function watchCms(): Promise<WatchedCms> {
  const requestedPaths: string[] = [];
  const changes: ContentChange[] = [];
  let polled: (outcome: Promise<unknown>) => void = () => {};
  const source: DirectusSource = createDirectusSource({
    url: directus.url,
    token: directus.readToken,
    pollEvery: 3_600_000,
    exchange: {
      async read(poll, deliver) {
        const done = poll().then(deliver);
        polled(done);
        await done;
      },
      loading: () => {},
      follow: () => () => {},
    },
    fetch: (input, init) => {
      requestedPaths.push(new URL(String(input)).pathname);
      return fetch(input, init);
    },
  });
  const pollBy = async (startPoll: () => unknown) => {
    requestedPaths.length = 0;
    changes.length = 0;
    await new Promise<unknown>((resolve) => {
      polled = resolve;
      startPoll();
    });
    const documents = changes.flatMap((change) => change.documents);
    const pictures = changes.flatMap((change) => change.assets);
    const reportedChanges = [
      ...documents.map((document) => `${formatDocumentId(document)} ${readPath(document.text)}`),
      ...pictures.map(({ site, name, revision }) => `${site}/${name} ${revision === null ? 'removed' : 'there'}`),
    ];
    return { requestedPaths: requestedPaths.toSorted(), reportedChanges };
  };
  await source.load(new AbortController().signal);
  await pollBy(async () => {
    const stop = await source.watch(
      (change) => changes.push(change),
      () => {},
    );
    onTestFinished(stop);
  });
  return { poll: () => pollBy(source.notify) };
}

function readPath(text: string | null): unknown {
  return text === null ? 'removed' : JSON.parse(text).path;
}

/** Requests where a collection of documents has another version. */
const VERSIONS = [CONTENT_VERSIONS_PATH, SITE_VERSIONS_PATH];
const NOTHING = { requestedPaths: [CONTENT_VERSIONS_PATH], reportedChanges: [] };
const PAGES = '/items/pages';

test('a node asks a CMS with our extension for its versions only, and finds what any Directus on the database has changed', async () => {
  const { poll } = await watchCms();
  expect(await poll()).toEqual(NOTHING);

  const dataDir = dirname(directus.databaseFile);
  const backup = join(dataDir, 'backup.sqlite');
  copyFileSync(directus.databaseFile, backup);
  const second = await setUpAndStartDirectus({
    port: await findFreePort(),
    dataDir,
    extensionsDir: join(dataDir, 'extensions'),
    extensionEnv: {},
  });
  const other = createCmsClient({ url: second.url, token: second.adminToken });
  const move = (path: string) => other.update('pages', [{ id: STORY, document: { version: 1, path } }]);
  try {
    await move('/our-past');
    expect(await poll()).toEqual({
      requestedPaths: [PAGES, PAGES, ...VERSIONS],
      reportedChanges: [`${STORY} /our-past`],
    });
    expect(await poll()).toEqual(NOTHING);

    const folder = (await other.folders()).get('base') ?? '';
    await other.upload({ folder, name: 'new.svg', type: 'image/svg+xml', bytes: new TextEncoder().encode(SVG) });
    expect(await poll()).toEqual({
      requestedPaths: ['/files', CONTENT_VERSIONS_PATH],
      reportedChanges: ['base/new.svg there'],
    });

    await other.update('pages', [{ id: STORY, status: 'archived' }]);
    expect(await poll()).toEqual({ requestedPaths: [PAGES, ...VERSIONS], reportedChanges: [`${STORY} removed`] });
    await other.update('pages', [{ id: STORY, status: 'published' }]);
    expect((await poll()).reportedChanges).toEqual([`${STORY} /our-past`]);
    await other.remove('pages', [STORY]);
    expect((await poll()).reportedChanges).toEqual([`${STORY} removed`]);
  } finally {
    await second.close();
  }
  await restoreBackup(backup);
  expect(await poll()).toEqual({
    requestedPaths: ['/files', PAGES, PAGES, ...VERSIONS],
    reportedChanges: [`${STORY} /our-story`, 'base/new.svg removed'],
  });
  expect(await poll()).toEqual(NOTHING);

  setDateInDatabase(STORY, '2020-01-01T00:00:00.000Z');
  expect(await poll()).toEqual({
    requestedPaths: [PAGES, PAGES, ...VERSIONS],
    reportedChanges: [`${STORY} /our-story`],
  });
});

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"><rect width="2" height="2"/></svg>';

/** Takes the place of the database while Directus is down. */
async function restoreBackup(backup: string): Promise<void> {
  await directus.kill();
  for (const end of ['-wal', '-shm', '-journal']) rmSync(`${directus.databaseFile}${end}`, { force: true });
  copyFileSync(backup, directus.databaseFile);
  directus = await directus.startAgain();
}

/** A change past Directus, with a date before all others. */
function setDateInDatabase(id: string, date: string): void {
  const database = new DatabaseSync(directus.databaseFile);
  database.prepare('UPDATE pages SET date_updated = ? WHERE id = ?').run(Date.parse(date), id);
  database.close();
}
