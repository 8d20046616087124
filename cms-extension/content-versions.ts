import { createHash } from 'node:crypto';
import { PICTURE_COLLECTIONS } from '#engine/cms/directus/content-version-names.ts';
import { DIRECTUS_COLLECTIONS } from '#engine/cms/directus/directus-collections.ts';
import { type RowPayload, type RowsQuery, toRowPayloadList } from './directus-hooks.ts';

/** The part of Knex with which versions are computed. */
export interface VersionsDatabase {
  (collection: string): { where(values: object): Promise<unknown> & RowsQuery };
  raw(sql: string): Promise<unknown>;
  readonly client: { readonly config: { readonly client?: unknown } };
}

interface VersionedCollection {
  readonly name: string;
  /** Conditions of the rows that shops see. */
  readonly where: RowPayload;
  /** Columns that differ when a shop has to read a row again. */
  readonly columns: readonly string[];
  /** Those of them with dates. */
  readonly dates: readonly string[];
  /** Whether each row names its site. */
  readonly site: boolean;
}

const [FILES, FOLDERS] = PICTURE_COLLECTIONS;

const COLLECTIONS: readonly VersionedCollection[] = [
  ...DIRECTUS_COLLECTIONS.map((name) => ({
    name,
    where: { status: 'published' },
    columns: ['id'],
    dates: ['date_created', 'date_updated'],
    site: true,
  })),
  {
    name: FILES,
    where: {},
    columns: ['id', 'filename_download', 'folder', 'filesize'],
    dates: ['uploaded_on', 'modified_on'],
    site: false,
  },
  { name: FOLDERS, where: {}, columns: ['id', 'name'], dates: [], site: false },
];

/** As many stamps as keep the CMS busy for some 20 ms. */
const ROWS_AT_ONCE = 5_000;

/**
 * Computes a short text for each collection from all its rows. It therefore also changes with removed rows, with a restored
 * backup, and with rows that were written directly, by another Directus with a slow clock or by a long transaction.
 */
export async function computeContentVersions(database: VersionsDatabase): Promise<Readonly<Record<string, string>>> {
  if (database.client.config.client === 'pg') return computeInPostgres(database);
  const versions: [string, string][] = [];
  for (const collection of COLLECTIONS) versions.push([collection.name, await computeFromRows(database, collection)]);
  return Object.fromEntries(versions);
}

/** Computes such a text for each site of each collection of documents, so that a shop lists only the sites that changed. */
export async function computeSiteVersions(
  database: VersionsDatabase,
): Promise<Readonly<Record<string, Readonly<Record<string, string>>>>> {
  const collections = COLLECTIONS.filter(({ site }) => site);
  const versions = new Map<string, Readonly<Record<string, string>>>(collections.map(({ name }) => [name, {}]));
  if (database.client.config.client === 'pg') {
    const rows = await queryPostgres(
      database,
      collections.map((collection) => `select ${selectVersion(collection, 'site, ')} group by site`),
    );
    const byCollection = Map.groupBy(rows, ({ name }) => String(name));
    for (const [name, sites] of byCollection)
      versions.set(name, Object.fromEntries(sites.map(({ site, version }) => [String(site), String(version)])));
  } else {
    for (const collection of collections)
      versions.set(collection.name, await computeSitesFromRows(database, collection));
  }
  return Object.fromEntries(versions);
}

/** One query, which sends no rows: the number of rows, and the sum of their hashes. */
async function computeInPostgres(database: VersionsDatabase): Promise<Readonly<Record<string, string>>> {
  const rows = await queryPostgres(
    database,
    COLLECTIONS.map((collection) => `select ${selectVersion(collection)}`),
  );
  return Object.fromEntries(rows.map(({ name, version }) => [String(name), String(version)]));
}

function selectVersion({ name, where, columns, dates }: VersionedCollection, more = ''): string {
  // Seconds since 1970, because the text of a date depends on the time zone of the connection.
  const values = [...columns, ...dates.map((date) => `extract(epoch from ${date})`)];
  const hash = `hashtextextended(jsonb_build_array(${values.join(', ')})::text, 0)`;
  const condition = Object.entries(where).map(([column, value]) => `${column} = '${value}'`);
  const rows = [name, ...condition].join(' where ');
  return `'${name}' as name, ${more}count(*) || '.' || coalesce(sum(${hash}), 0) as version from ${rows}`;
}

async function queryPostgres(database: VersionsDatabase, queries: readonly string[]): Promise<RowPayload[]> {
  return toRowPayloadList(Object(await database.raw(queries.join(' union all '))).rows);
}

/** For databases of small installations, which have no hash in their SQL. */
async function computeFromRows(database: VersionsDatabase, collection: VersionedCollection): Promise<string> {
  const rows = createVersionOfRows(collection);
  for await (const row of readRows(database, collection)) rows.add(row);
  return rows.version();
}

async function computeSitesFromRows(
  database: VersionsDatabase,
  collection: VersionedCollection,
): Promise<Readonly<Record<string, string>>> {
  const sites = new Map<string, VersionOfRows>();
  for await (const row of readRows(database, collection)) {
    const site = String(row['site'] ?? '');
    const rows = sites.get(site) ?? createVersionOfRows(collection);
    sites.set(site, rows);
    rows.add(row);
  }
  return Object.fromEntries([...sites].map(([site, rows]) => [site, rows.version()]));
}

async function* readRows(database: VersionsDatabase, { name, where, columns, dates, site }: VersionedCollection) {
  for (let last = ''; ; ) {
    const query = database(name).where(where).where('id', '>', last).orderBy('id').limit(ROWS_AT_ONCE);
    const rows = toRowPayloadList(await query.select(...columns, ...dates, ...(site ? ['site'] : [])));
    yield* rows;
    if (rows.length < ROWS_AT_ONCE) return;
    last = String(rows.at(-1)?.['id']);
  }
}

interface VersionOfRows {
  add(row: RowPayload): void;
  version(): string;
}

function createVersionOfRows({ columns, dates }: VersionedCollection): VersionOfRows {
  const hash = createHash('sha256');
  let count = 0;
  return {
    add: (row) => {
      count += 1;
      hash.update(JSON.stringify([...columns, ...dates].map((column) => row[column] ?? null)));
    },
    version: () => `${count}.${hash.digest('base64url').slice(0, 22)}`,
  };
}
