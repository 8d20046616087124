import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { shopMessages } from '#app/messages.ts';
import { PARAM_RESOLVER_NAMES } from '#app/shop-param-resolvers.ts';
import { blockSchemas } from '#blocks/schemas.gen.ts';
import { createSiteChecker } from '#engine/check/incremental-site-check.ts';
import { createDirectusSource } from '#engine/cms/directus/directus-source.ts';
import { DOCUMENT_KINDS, formatDocumentId } from '#engine/cms/document.ts';
import type { DocumentStoreOptions } from '#engine/cms/document-store.ts';
import type { FindSiteErrors } from '#engine/cms/select-publishable.ts';
import { createDocumentStoreTestScene, type DocumentStoreTestScene } from '#engine/cms/testing/store-scene.ts';
import type { TemporaryTestProject } from '#engine/cms/testing/temporary-project.ts';
import { COMMON_SCHEMAS, DOCUMENT_KIND_SCHEMAS } from '#engine/validation/config-kinds.ts';
import type { DocumentMigration, DocumentValue, DocumentVersions } from '#engine/validation/document-migrations.ts';
import { writeSmallTestShop } from '../commands/testing/shop-files.ts';
import { type CmsClient, createCmsClient } from './cms-client.ts';
import { migrateCmsDocuments } from './migrate-documents.ts';
import { pushToCms } from './push.ts';
import { SEEDED_COLLECTIONS } from './seed-files.ts';
import { startTestDirectus, type TestDirectus } from './testing/test-directus.ts';

/** Version 2 calls the `head` of a page `meta`. It adds a field and a collection, and rewrites the note of a field. */
const MIGRATION = {
  version: 2,
  summary: 'the head of a page is called meta',
  // Without anything of this file, because the extension gets their source text.
  up: (value: DocumentValue, kind: string) => {
    const { head, ...rest } = value;
    return kind === 'page' && head !== undefined ? { ...rest, meta: head } : value;
  },
  down: (value: DocumentValue, kind: string) => {
    const { meta, ...rest } = value;
    return kind === 'page' && meta !== undefined ? { ...rest, head: meta } : value;
  },
  model: {
    up: [
      {
        method: 'POST',
        path: '/fields/pages',
        body: { field: 'owner', type: 'string', meta: { width: 'half' }, schema: {} },
      },
      { method: 'POST', path: '/collections', body: { collection: 'owners', schema: {}, meta: { icon: 'person' } } },
      { method: 'PATCH', path: '/fields/pages/notes', body: { meta: { note: 'For the owner' } } },
    ],
    down: [
      {
        method: 'PATCH',
        path: '/fields/pages/notes',
        body: { meta: { note: 'For colleagues; never shown to customers' } },
      },
      { method: 'DELETE', path: '/collections/owners' },
      { method: 'DELETE', path: '/fields/pages/owner' },
    ],
  },
} satisfies DocumentMigration;

const VERSIONS: DocumentVersions = { current: 2, migrations: [MIGRATION] };

const FORMER_CHECKS = {
  kinds: DOCUMENT_KIND_SCHEMAS,
  blocks: blockSchemas,
  library: COMMON_SCHEMAS,
  messages: shopMessages,
};

/** The checks of an engine of version 2, which accepts exactly what the migration brings up. */
const NEXT_CHECKS = {
  ...FORMER_CHECKS,
  kinds: Object.fromEntries(
    Object.entries(DOCUMENT_KIND_SCHEMAS).map(([kind, { accepts, schema }]) => [
      kind,
      {
        schema,
        accepts: (value: unknown) => Object(value).version === 2 && accepts({ ...bringDown(value, kind), version: 1 }),
      },
    ]),
  ) as typeof DOCUMENT_KIND_SCHEMAS,
  versions: VERSIONS,
};

function bringDown(value: unknown, kind: string): DocumentValue {
  return MIGRATION.down(Object(value), kind);
}

let project: TemporaryTestProject;
let directus: TestDirectus;
let cms: CmsClient;
let scene: DocumentStoreTestScene;

beforeAll(async () => {
  project = await writeSmallTestShop();
  // The extension has the migration, as that of each engine from which one can go back.
  directus = await startTestDirectus({}, async (folder) => addMigration(join(folder, 'index.js')));
  cms = createCmsClient({ url: directus.url, token: directus.adminToken });
  await pushToCms({ url: directus.url, token: directus.adminToken, root: project.path });
});

afterAll(async () => {
  await directus.close();
  await project.close();
});

/** Gives the built extension the migration of this test, in place of the list of its engine. */
function addMigration(file: string): void {
  const built = readFileSync(file, 'utf8');
  expect(built.split('migrations: []')).toHaveLength(2);
  const { version, summary, up, down } = MIGRATION;
  const source = `{ version: ${version}, summary: ${JSON.stringify(summary)}, up: ${up}, down: ${down} }`;
  writeFileSync(
    file,
    built.replace('migrations: []', () => `migrations: [${source}]`),
  );
}

beforeEach(async () => {
  scene = await createDocumentStoreTestScene();
  return () => scene.close();
});

/** Starts an engine on this Directus, and returns the values of its documents. It has to serve all of them. */
async function bootEngine(checks: DocumentStoreOptions['checks'], judge: FindSiteErrors) {
  const source = createDirectusSource({ url: directus.url, token: directus.readToken });
  const store = scene.newStore({ source, checks, judge, lastGood: null });
  await store.start();
  const view = store.view();
  const values = view.sites.flatMap((site) =>
    DOCUMENT_KINDS.flatMap((kind) =>
      view.list(site, kind).map(({ name, value }) => [formatDocumentId({ site, kind, name }), value] as const),
    ),
  );
  expect(store.heldBack()).toEqual([]);
  await store.stop();
  return Object.fromEntries(values);
}

const judgeSites = createSiteChecker({
  blocks: blockSchemas,
  library: COMMON_SCHEMAS,
  hasFont: () => true,
  resolvers: PARAM_RESOLVER_NAMES,
});
const bootFormerEngine = () => bootEngine(FORMER_CHECKS, judgeSites);
/** It got the migration in a small update. */
const bootFormerEngineWithMigration = () =>
  bootEngine({ ...FORMER_CHECKS, versions: { ...VERSIONS, current: 1 } }, judgeSites);
/** Sites are judged by the schemas of the former engine, so that none are judged here. */
const bootNextEngine = () => bootEngine(NEXT_CHECKS, () => []);

const migrate = (to: number, client = cms) => migrateCmsDocuments(client, { ...VERSIONS, to, dryRun: false });

async function readModel(): Promise<unknown> {
  return (await directus.call('GET', '/schema/snapshot')).data;
}

async function readStoredDocuments(): Promise<Readonly<Record<string, unknown>>> {
  const rows = await Promise.all(SEEDED_COLLECTIONS.map((collection) => cms.rows(collection)));
  return Object.fromEntries(rows.flat().map(({ id, document }) => [id, document]));
}

const HOME = 'base:page:home';

test('a migration changes model and documents of a real Directus and takes both back, and engines of both versions serve everything at each step', async () => {
  const [model, stored, served] = [await readModel(), await readStoredDocuments(), await bootFormerEngine()];
  expect(served).toEqual(stored);

  expect((await migrate(2)).map(({ document }) => document).sort()).toEqual(Object.keys(stored).sort());
  const fields = await directus.call('GET', '/fields/pages');
  expect(fields.data).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ field: 'owner' }),
      expect.objectContaining({ field: 'notes', meta: expect.objectContaining({ note: 'For the owner' }) }),
    ]),
  );
  expect(await directus.call('GET', '/items/owners')).toMatchObject({ status: 200, data: [] });
  const { head, ...rest } = Object(stored[HOME]);
  expect((await bootNextEngine())[HOME]).toEqual({ ...rest, version: 2, meta: head });
  expect(await bootFormerEngineWithMigration()).toEqual(served);

  // An edit with the new format and the new field.
  const document = { ...rest, version: 2, meta: { ...head, title: 'Start' } };
  const edited = await directus.call('PATCH', `/items/pages/${HOME}`, { document, owner: 'Kim' });
  expect(edited).toMatchObject({ status: 200, data: { owner: 'Kim' } });

  await migrate(1);
  expect(await readModel()).toEqual(model);
  const expected = { ...stored, [HOME]: { ...Object(stored[HOME]), head: { ...head, title: 'Start' } } };
  expect(await readStoredDocuments()).toEqual(expected);
  expect(await bootFormerEngine()).toEqual(expected);
});

/** A client whose connection is cut at a write. */
function cutAt(write: 'update' | 'changeModel', call: number): CmsClient {
  let calls = 0;
  const count = () => {
    calls += 1;
    if (calls === call) throw new Error('The connection was cut.');
  };
  return {
    ...cms,
    update: async (...args) => {
      if (write === 'update') count();
      return cms.update(...args);
    },
    changeModel: async (...args) => {
      if (write === 'changeModel') count();
      return cms.changeModel(...args);
    },
  };
}

test('a migration that was cut short anywhere is finished by the next one, and nothing is lost', async () => {
  const [model, stored] = [await readModel(), await readStoredDocuments()];
  for (const [write, call] of [
    ['changeModel', 2],
    ['update', 2],
  ] as const) {
    await expect(migrate(2, cutAt(write, call))).rejects.toThrow('The connection was cut.');
    expect(await bootFormerEngineWithMigration()).toEqual(stored);
  }
  await migrate(2);
  const migrated = await readModel();
  expect(migrated).not.toEqual(model);
  expect(await migrate(2)).toEqual([]);
  expect(await readModel()).toEqual(migrated);

  for (const [write, call] of [
    ['update', 2],
    ['changeModel', 2],
  ] as const) {
    await expect(migrate(1, cutAt(write, call))).rejects.toThrow('The connection was cut.');
    expect(await bootFormerEngineWithMigration()).toEqual(stored);
  }
  expect(await readModel()).not.toEqual(model);
  expect(await migrate(1)).toEqual([]);
  expect([await readModel(), await readStoredDocuments()]).toEqual([model, stored]);
});
