import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import type { DocumentStore } from '#engine/cms/document-store.ts';
import type { ReleasedDocument } from '#engine/cms/releases/content-release.ts';
import { createReleaseSource } from '#engine/cms/releases/release-source.ts';
import { type ContentReleaseStore, createReleaseStore } from '#engine/cms/releases/release-store.ts';
import { createEmptyFakeContentSource } from '#engine/cms/testing/fake-source.ts';
import { createDocumentStoreTestScene, type DocumentStoreTestScene } from '#engine/cms/testing/store-scene.ts';
import { noMessageRegistry } from '#engine/messages/testing/no-messages.ts';
import { openFolderStore } from '#engine/object-store/folder-store.ts';
import type { BlockSchema } from '#engine/validation/block-schemas.ts';
import { checkDocument } from '#engine/validation/check-document.ts';
import { COMMON_SCHEMAS, DOCUMENT_KIND_SCHEMAS } from '#engine/validation/config-kinds.ts';
import type { DocumentMigration, DocumentValue, DocumentVersions } from '#engine/validation/document-migrations.ts';
import { migrateCmsDocuments } from '../cms/migrate-documents.ts';
import { createMemoryCms } from '../cms/testing/memory-cms.ts';
import { followCms } from './follow-cms.ts';
import { migrateRelease } from './migrate-release.ts';

/** Version 2 names the property `heading` of a quote `title`, and splits `author` into two fields. */
const MIGRATION: DocumentMigration = {
  version: 2,
  summary: 'a quote has a title and the names of its author',
  up: (value, kind) =>
    mapQuotes(value, kind, ({ heading, author, ...rest }) => {
      const [firstName = '', ...lastNames] = String(author).split(' ');
      return { ...rest, title: heading, firstName, lastName: lastNames.join(' ') };
    }),
  down: (value, kind) =>
    mapQuotes(value, kind, ({ title, firstName, lastName, ...rest }) => ({
      ...rest,
      heading: title,
      author: `${firstName} ${lastName}`,
    })),
  model: {
    up: [{ method: 'POST', path: '/fields/pages', body: { field: 'authors' } }],
    down: [{ method: 'DELETE', path: '/fields/pages/authors' }],
  },
};

function mapQuotes(value: DocumentValue, kind: string, change: (props: DocumentValue) => DocumentValue): DocumentValue {
  const { blocks } = value;
  if (kind !== 'page' || !Array.isArray(blocks)) return value;
  return { ...value, blocks: blocks.map((block) => ({ ...block, props: change(block.props) })) };
}

/** What an engine of a version checks: a quote has exactly these properties. */
function createEngine(current: number, properties: readonly string[], migrations: DocumentVersions['migrations']) {
  const quote: BlockSchema = {
    ...{ type: 'quote', title: 'Quote', category: 'section', interactive: false, overlay: null, flows: [] },
    ...{ data: null, slots: [], routes: [] },
    schema: {
      type: 'object',
      additionalProperties: false,
      required: properties,
      properties: Object.fromEntries(properties.map((name) => [name, { description: name, type: 'string' }])),
    },
    accepts: (props) => Object.keys(Object(props)).sort().join() === [...properties].sort().join(),
  };
  const { site, page } = DOCUMENT_KIND_SCHEMAS;
  const ofVersion = ({ accepts, schema }: typeof site | typeof page) => ({
    schema,
    accepts: (value: unknown) => Object(value).version === current && accepts({ ...Object(value), version: 1 }),
  });
  return {
    kinds: { ...DOCUMENT_KIND_SCHEMAS, site: ofVersion(site), page: ofVersion(page) },
    blocks: { quote },
    library: COMMON_SCHEMAS,
    messages: noMessageRegistry,
    versions: { current, migrations },
  };
}

type Engine = ReturnType<typeof createEngine>;

const OLD = createEngine(1, ['heading', 'author'], []);
const NEW = createEngine(2, ['title', 'firstName', 'lastName'], [MIGRATION]);
/** The former engine that got the migration, so that it reads documents of the new one. */
const OLD_WITH_MIGRATION = createEngine(1, ['heading', 'author'], [MIGRATION]);

const oldPage = (heading: string, author: string) => ({
  version: 1,
  head: { title: heading },
  blocks: [{ id: 'words', type: 'quote', props: { heading, author } }],
});
const newPage = (title: string, firstName: string, lastName: string) => ({
  version: 2,
  head: { title },
  blocks: [{ id: 'words', type: 'quote', props: { title, firstName, lastName } }],
});

const never = new AbortController().signal;
let folder = '';
let scene: DocumentStoreTestScene;
let releases: ContentReleaseStore;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-engine-upgrade-'));
  releases = createReleaseStore({ objects: openFolderStore({ folder, clock: Date.now }) });
  scene = await createDocumentStoreTestScene();
});
afterEach(async () => {
  await scene.close();
  rmSync(folder, { recursive: true });
});

/** Starts a node with an engine, which serves the live release. */
async function startNode(checks: Engine): Promise<DocumentStore> {
  const source = createReleaseSource({
    releases,
    clock: scene.now,
    applyAt: async (_, apply) => apply(),
    lookEvery: 3_600_000,
  });
  const store = scene.newStore({ source, checks, judge: () => [], lastGood: null });
  onTestFinished(store.stop);
  await store.start();
  return store;
}

const valuesOf = (store: DocumentStore) =>
  Object.fromEntries(
    store
      .view()
      .list('harbour', 'page')
      .map(({ name, value }) => [name, value]),
  );

async function apply(release: string): Promise<void> {
  const entry = { action: 'apply', release, at: scene.now(), by: 'kim', approvedBy: null } as const;
  await releases.switchTo(entry, await releases.live());
}

async function buildWithOldEngine(): Promise<string> {
  const documents: readonly ReleasedDocument[] = [
    { kind: 'site', name: 'site', value: { version: 1 } },
    { kind: 'page', name: 'home', value: oldPage('Home', 'Ada Byron King') },
    { kind: 'page', name: 'about', value: oldPage('About', 'Ada Byron King') },
  ];
  const { hash, documentVersion } = await releases.write(
    [{ site: 'harbour', documents, pictures: [] }],
    async () => new Uint8Array(),
  );
  expect(documentVersion).toBe(1);
  await apply(hash);
  return hash;
}

/** An editor of the new engine publishes a page, which `vitrine release follow` makes live. */
async function editWithNewEngine(): Promise<void> {
  const cms = createEmptyFakeContentSource('directus');
  async function* ticks() {
    cms.publish({ 'harbour/page/home': JSON.stringify(newPage('Start', 'Grace', 'Hopper')) });
    yield null;
  }
  await followCms(
    {
      ...{ source: cms, releases, ticks: ticks(), judge: () => [], clock: scene.now, leadTime: 0 },
      ...{
        by: 'editors',
        note: 'cms',
        checksVersion: 'one',
        findEditor: async () => null,
        approve: null,
        started: () => {},
        switched: () => {},
      },
      check: (document) => checkDocument(document, { ...NEW, lines: false }),
      blocked: (id, errors) => expect.unreachable(`${id} waits: ${JSON.stringify(errors)}`),
      failed: (error) => {
        throw error;
      },
    },
    never,
  );
}

test('an engine upgrade and its rollback lose nothing: what editors changed between is in the release of the former version', async () => {
  await buildWithOldEngine();
  expect(valuesOf(await startNode(OLD))['about']).toEqual(oldPage('About', 'Ada Byron King'));

  const upgraded = await startNode(NEW);
  expect(upgraded.heldBack()).toEqual([]);
  expect(valuesOf(upgraded)).toEqual({
    home: newPage('Home', 'Ada', 'Byron King'),
    about: newPage('About', 'Ada', 'Byron King'),
  });

  await editWithNewEngine();
  expect(valuesOf(await startNode(NEW))).toEqual({
    home: newPage('Start', 'Grace', 'Hopper'),
    about: newPage('About', 'Ada', 'Byron King'),
  });

  const live = await releases.read((await releases.live())?.release ?? '');
  expect(live.documentVersion).toBe(2);
  const { release, documents } = await migrateRelease(releases, live, { to: 1, migrations: [MIGRATION] });
  expect([release?.documentVersion, documents]).toEqual([1, ['harbour:page:home']]);
  await apply(release?.hash ?? '');
  expect(valuesOf(await startNode(OLD))).toEqual({
    home: oldPage('Start', 'Grace Hopper'),
    about: oldPage('About', 'Ada Byron King'),
  });
});

test('a former engine that has the migration reads a release of the new one', async () => {
  await buildWithOldEngine();
  await editWithNewEngine();
  const store = await startNode(OLD_WITH_MIGRATION);
  expect(store.status().refusedRelease).toBeNull();
  expect(valuesOf(store)).toEqual({
    home: oldPage('Start', 'Grace Hopper'),
    about: oldPage('About', 'Ada Byron King'),
  });
});

test('a former engine without the migration refuses a release of the new one, and says which engine brings it back', async () => {
  await buildWithOldEngine();
  await editWithNewEngine();
  const store = await startNode(OLD);
  expect(store.status().refusedRelease).toMatchObject({
    entry: 2,
    errors: [
      {
        source: 'harbour/page/home',
        pointer: '/version',
        message: 'The document has version 2, and this engine reads versions 1 to 1.',
        suggestion: expect.stringContaining('`vitrine release migrate --to 1`'),
      },
    ],
  });
});

test('a migration of a CMS changes the model before the documents on the way up, and after them on the way down', async () => {
  const cms = createMemoryCms();
  cms.save('pages', { site: 'harbour', kind: 'page', name: 'home', document: oldPage('Home', 'Ada Byron King') });
  cms.save('pages', { site: 'harbour', kind: 'page', name: 'new', document: newPage('New', 'Grace', 'Hopper') });
  const migrate = (to: number, dryRun = false) => migrateCmsDocuments(cms.client, { to, ...NEW.versions, dryRun });
  expect(await migrate(2, true)).toEqual([{ document: 'harbour:page:home', from: 1, to: 2 }]);
  expect([cms.writes(), cms.modelChanges]).toEqual([0, []]);

  cms.beforeWrite = () => expect(cms.read('harbour:page:home')).toEqual(oldPage('Home', 'Ada Byron King'));
  await migrate(2);
  expect(cms.read('harbour:page:home')).toEqual(newPage('Home', 'Ada', 'Byron King'));
  expect(cms.modelChanges).toEqual(['POST /fields/pages']);

  cms.beforeWrite = () => expect(cms.modelChanges).toEqual(['POST /fields/pages']);
  await migrate(1);
  expect(cms.read('harbour:page:home')).toEqual(oldPage('Home', 'Ada Byron King'));
  expect(cms.read('harbour:page:new')).toEqual(oldPage('New', 'Grace Hopper'));
  expect(cms.modelChanges).toEqual(['POST /fields/pages', 'DELETE /fields/pages/authors']);
  expect(await migrate(1)).toEqual([]);
});
