import { beforeEach, describe, expect, test } from 'vitest';
import type { ConfigError } from '#engine/validation/config-error.ts';
import type { RowPayload, WritableCmsDatabaseConnection } from './directus-hooks.ts';
import { parsePublishRequests } from './publish-request.ts';
import { type DirectusPublishServices, OutdatedBases, publishTogether } from './publish-together.ts';
import { hashDocumentRevision } from './revision.ts';
import { InvalidDocumentRefusal, MissingRightRefusal } from './save-refusal.ts';
import { createTestDocumentSaves, createTestSiteJudge } from './testing/registered-filters.ts';
import { createTestQuery } from './testing/stored-rows.ts';

const HOME = 'lantern:page:home';
const STORED = { version: 1, path: '/home' };
const SCHEMA = { collections: { editor_rights: { fields: {} } } };

let tables: Record<string, RowPayload[]>;
/** Log of calls in order. */
let log: string[];

beforeEach(() => {
  log = [];
  const site = { site: 'lantern', kind: 'site', name: 'site', status: 'published', document: '{"version":1}' };
  const home = { site: 'lantern', kind: 'page', name: 'home', status: 'published', document: JSON.stringify(STORED) };
  tables = { sites: [{ id: 'lantern:site:site', ...site }], pages: [{ id: HOME, ...home }] };
});

/** Simulates a database with one transaction. */
const transaction: WritableCmsDatabaseConnection = Object.assign(
  (table: string) => ({
    whereIn: async (column: string, values: readonly unknown[]) =>
      (tables[table] ?? []).filter((row) => values.includes(row[column])),
    where: (values: object) => {
      const rows = (tables[table] ?? []).filter((row) =>
        Object.entries(values).every(([name, value]) => row[name] === value),
      );
      return Object.assign(createTestQuery(rows), { forUpdate: async () => rows, update: async () => 0 });
    },
  }),
  {
    isTransaction: true,
    transaction: <Result>(work: (inner: WritableCmsDatabaseConnection) => Promise<Result>) => work(transaction),
  },
);
const database: WritableCmsDatabaseConnection = Object.assign(
  () => {
    throw new Error('a query outside the transaction waits for the only connection of SQLite forever');
  },
  {
    transaction: async <Result>(work: (inner: WritableCmsDatabaseConnection) => Promise<Result>) => {
      log.push('begin');
      const result = await work(transaction);
      log.push('commit');
      return result;
    },
  },
);

const services: DirectusPublishServices = {
  AssetsService: class {
    getAsset = () => Promise.reject(new Error('no file is read here'));
  },
  ItemsService: class {
    async createOne({ id }: RowPayload) {
      log.push(`create ${String(id)}`);
    }
    async updateOne(id: string) {
      log.push(`update ${id}`);
      saves.notices.send(id, (noticed) => log.push(`notice ${noticed}`));
    }
  },
  VersionsService: class {
    readOne = async () => ({});
    verifyHash = async () => ({ mainHash: 'm' });
    async promote(id: string, { mainHash }: { mainHash?: string }) {
      log.push(`promote ${id} ${mainHash ?? ''}`.trim());
    }
  },
};

/** Reports pages whose gate names a page that is not published. */
const saves = createTestDocumentSaves({
  judge: createTestSiteJudge((documents, site) =>
    documents.list(site, 'page').flatMap(({ name, value }): ConfigError[] => {
      const { gate }: { gate?: unknown } = Object(value);
      const isMissing = typeof gate === 'string' && !documents.get(site, 'page', gate);
      const at = { source: `${site}:page:${name}`, pointer: '/gate', suggestion: null, line: null, column: null };
      return isMissing ? [{ ...at, code: 'unknown-page', message: `No page ${gate}.` }] : [];
    }),
  ),
});

const page = (name: string, document: object, base: string | null = null) => ({
  collection: 'pages',
  item: `lantern:page:${name}`,
  base,
  document: { version: 1, ...document },
});

function publish(documents: readonly object[], accountability: object = { user: 'ada', session: 's' }) {
  const by = { accountability, schema: SCHEMA };
  return publishTogether(parsePublishRequests({ documents }), by, { saves, services, database });
}

describe('publishing together', () => {
  test('checks pages that need each other as one change, and sends notices after the commit', async () => {
    const home = page('home', { gate: 'fair' }, hashDocumentRevision(STORED));
    expect(await publish([home, page('fair', { gate: 'home' })])).toEqual([
      { collection: 'pages', item: HOME, base: hashDocumentRevision({ ...home.document, formerPaths: ['/home'] }) },
      { collection: 'pages', item: 'lantern:page:fair', base: hashDocumentRevision({ version: 1, gate: 'home' }) },
    ]);
    expect(log).toEqual(['begin', `update ${HOME}`, 'create lantern:page:fair', 'commit', `notice ${HOME}`]);
  });

  test('writes nothing if the change as a whole has faults, or a document by itself', async () => {
    const refused = publish([page('fair', { gate: 'gone' }), page('spring', { head: { title: 7 } })]);
    await expect(refused).rejects.toMatchObject({
      errors: [
        { source: 'lantern:page:spring', pointer: '/head/title' },
        { source: 'lantern:page:fair', pointer: '/gate' },
      ],
    });
    await expect(publish([page('fair', { gate: 'gone' })])).rejects.toThrow(InvalidDocumentRefusal);
    expect(log).toEqual(['begin', 'begin']);
  });

  test('writes nothing if a base is outdated, and names each of these documents', async () => {
    const documents = [page('home', { path: '/new' }, 'old'), page('fair', {}, 'gone'), page('spring', {})];
    const refused = publish(documents);
    await expect(refused).rejects.toThrow(OutdatedBases);
    await expect(refused).rejects.toMatchObject({
      items: [
        { item: HOME, current: hashDocumentRevision(STORED) },
        { item: 'lantern:page:fair', current: null },
      ],
    });
    await expect(publish([page('home', { path: '/new' })])).rejects.toThrow(OutdatedBases);
    expect(log).toEqual(['begin', 'begin']);
  });

  test('accepts an outdated base where the same text is published already', async () => {
    await publish([page('home', STORED, 'old')]);
    expect(log).toContain('commit');
  });

  test('promotes drafts, and refuses those that began before the last publish', async () => {
    const delta = (base: string) => JSON.stringify({ document: { version: 1, path: '/new' }, _record: { base } });
    const draft = { id: 'd1', collection: 'pages', item: HOME, key: 'spring' };
    const { document: _, ...request } = { ...page('home', {}, hashDocumentRevision(STORED)), version: 'd1' };
    tables['directus_versions'] = [{ ...draft, delta: delta('older') }];
    await expect(publish([request])).rejects.toThrow(OutdatedBases);
    tables['directus_versions'] = [{ ...draft, delta: delta(hashDocumentRevision(STORED)) }];
    await publish([request]);
    expect(log).toEqual(['begin', 'begin', 'promote d1 m', 'commit']);
    await expect(publish([{ ...request, item: 'lantern:page:fair', base: null }])).rejects.toThrow(
      'The version d1 is no draft of lantern:page:fair.',
    );
  });

  test('removes a page by a draft that archives it, unless another page still needs it', async () => {
    tables['directus_versions'] = [{ id: 'd1', collection: 'pages', item: HOME, delta: '{"status":"archived"}' }];
    const { document: _, ...removal } = { ...page('home', {}, hashDocumentRevision(STORED)), version: 'd1' };
    await expect(publish([removal, page('fair', { gate: 'home' })])).rejects.toThrow(InvalidDocumentRefusal);
    await publish([removal, page('fair', {})]);
    expect(log).toEqual(['begin', 'begin', 'promote d1 m', 'create lantern:page:fair', 'commit']);
  });

  test('is refused outside the rights of the editor before faults are looked for', async () => {
    tables['editor_rights'] = [{ user: 'ada', sites: '["harbour"]' }];
    await expect(publish([page('home', { path: 7 }, 'old')])).rejects.toThrow(MissingRightRefusal);
    expect(log).toEqual(['begin']);
  });
});
