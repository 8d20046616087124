import {
  DIRECTUS_COLLECTIONS,
  type DirectusDocumentCollectionName,
} from '#engine/cms/directus/directus-collections.ts';
import type { DocumentKey } from '#engine/cms/document.ts';
import { type RowPayload, type RowsQuery, toRowPayloadList } from './directus-hooks.ts';
import { readSiteKindAndNameOfRow } from './document-guard.ts';

export interface PublishedRow {
  readonly collection: DirectusDocumentCollectionName;
  readonly row: RowPayload;
}

/** Rows that were published, changed or taken back since the last update. */
export interface PublishedRowsUpdate {
  readonly changed: readonly PublishedRow[];
  readonly removed: readonly DocumentKey[];
}

export type PublishedRowsQueryBuilder = (collection: string) => {
  whereIn(column: string, values: readonly unknown[]): Promise<unknown>;
  where(values: object): Promise<unknown> & RowsQuery;
};

/** A few thousand stamps, or some hundred documents, keep the CMS busy for some 20 ms. */
const STAMPS_AT_ONCE = 5_000;
const DOCUMENTS_AT_ONCE = 200;

interface SeenRow extends DocumentKey {
  readonly stamp: string;
}

/**
 * Reads the published rows, and later only those whose modification stamp differs. A row without a stamp counts as
 * changed. Within a transaction it sees the transaction's own writes; if those are rolled back, the stamps differ again.
 */
export function createPublishedRowsReader() {
  let seen = new Map<string, SeenRow>();
  return {
    async *read(database: PublishedRowsQueryBuilder): AsyncGenerator<PublishedRowsUpdate> {
      const former = new Map(seen);
      for (const collection of DIRECTUS_COLLECTIONS) {
        const changed: string[] = [];
        const stamps = new Map<string, string>();
        for await (const stamped of listStamps(database, collection)) {
          for (const [id, stamp] of stamped) {
            const before = former.get(`${collection} ${id}`);
            former.delete(`${collection} ${id}`);
            if (stamp !== '' && before?.stamp === stamp) continue;
            changed.push(id);
            stamps.set(id, stamp);
          }
        }
        for (let start = 0; start < changed.length; start += DOCUMENTS_AT_ONCE) {
          const ids = changed.slice(start, start + DOCUMENTS_AT_ONCE);
          const rows = toRowPayloadList(await database(collection).whereIn('id', ids)).filter(({ id }) =>
            ids.includes(String(id)),
          );
          yield { changed: rows.map((row) => ({ collection, row })), removed: [] };
          for (const row of rows) {
            const id = String(row['id']);
            seen.set(`${collection} ${id}`, {
              ...readSiteKindAndNameOfRow(collection, row),
              stamp: stamps.get(id) ?? '',
            });
          }
        }
      }
      if (former.size > 0) yield { changed: [], removed: [...former.values()] };
      for (const id of former.keys()) seen.delete(id);
    },
    /** Reads everything with the next call. */
    forget: () => {
      seen = new Map();
    },
  };
}

/** Ids with modification stamps, some thousand at a time. */
async function* listStamps(
  database: PublishedRowsQueryBuilder,
  collection: DirectusDocumentCollectionName,
): AsyncGenerator<readonly (readonly [id: string, stamp: string])[]> {
  for (let last = ''; ; ) {
    const rows = toRowPayloadList(
      await database(collection)
        .where({ status: 'published' })
        .where('id', '>', last)
        .orderBy('id')
        .limit(STAMPS_AT_ONCE)
        .select('id', 'date_created', 'date_updated'),
    );
    yield rows.map((row) => [String(row['id']), stampOf(row)] as const);
    if (rows.length < STAMPS_AT_ONCE) return;
    last = String(rows.at(-1)?.['id']);
  }
}

function stampOf(row: RowPayload): string {
  const stamp = row['date_updated'] ?? row['date_created'];
  return stamp instanceof Date ? stamp.toISOString() : String(stamp ?? '');
}
