import { createHash, type Hash } from 'node:crypto';
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
}

const [FILES, FOLDERS] = PICTURE_COLLECTIONS;

const COLLECTIONS: readonly VersionedCollection[] = [
  ...DIRECTUS_COLLECTIONS.map((name) => ({
    name,
    where: { status: 'published' },
    columns: ['id'],
    dates: ['date_created', 'date_updated'],
  })),
  {
    name: FILES,
    where: {},
    columns: ['id', 'filename_download', 'folder', 'filesize'],
    dates: ['uploaded_on', 'modified_on'],
  },
  { name: FOLDERS, where: {}, columns: ['id', 'name'], dates: [] },
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

/** One query, which sends no rows: the number of rows, and the sum of their hashes. */
async function computeInPostgres(database: VersionsDatabase): Promise<Readonly<Record<string, string>>> {
  const queries = COLLECTIONS.map(({ name, where, columns, dates }) => {
    // Seconds since 1970, because the text of a date depends on the time zone of the connection.
    const values = [...columns, ...dates.map((date) => `extract(epoch from ${date})`)];
    const hash = `hashtextextended(jsonb_build_array(${values.join(', ')})::text, 0)`;
    const condition = Object.entries(where).map(([column, value]) => `${column} = '${value}'`);
    const rows = [name, ...condition].join(' where ');
    return `select '${name}' as name, count(*) || '.' || coalesce(sum(${hash}), 0) as version from ${rows}`;
  });
  const answer = await database.raw(queries.join(' union all '));
  const rows = toRowPayloadList(Object(answer).rows);
  return Object.fromEntries(rows.map(({ name, version }) => [String(name), String(version)]));
}

/** For databases of small installations, which have no hash in their SQL. */
async function computeFromRows(
  database: VersionsDatabase,
  { name, where, columns, dates }: VersionedCollection,
): Promise<string> {
  const hash = createHash('sha256');
  let count = 0;
  for (let last = ''; ; ) {
    const query = database(name).where(where).where('id', '>', last).orderBy('id').limit(ROWS_AT_ONCE);
    const rows = toRowPayloadList(await query.select(...columns, ...dates));
    for (const row of rows) addRow(hash, row, [...columns, ...dates]);
    count += rows.length;
    if (rows.length < ROWS_AT_ONCE) return `${count}.${hash.digest('base64url').slice(0, 22)}`;
    last = String(rows.at(-1)?.['id']);
  }
}

function addRow(hash: Hash, row: RowPayload, columns: readonly string[]): void {
  hash.update(JSON.stringify(columns.map((column) => row[column] ?? null)));
}
