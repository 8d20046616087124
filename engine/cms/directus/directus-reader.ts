import type {
  ContentChange,
  ContentSnapshot,
  RemovedDocument,
  RemovedPicture,
  SourcePictureReference,
} from '../content-source.ts';
import type { DocumentKey, RawDocument } from '../document.ts';
import {
  DIRECTUS_COLLECTIONS,
  type DirectusDocumentCollectionName,
  getDocumentTrustDurationMs,
} from './directus-collections.ts';
import type { DirectusReadClient } from './directus-requests.ts';
import {
  DIRECTUS_DOCUMENT_FIELDS,
  DIRECTUS_FILE_REVISION_FIELDS,
  DIRECTUS_ROW_STAMP_FIELDS,
  type DirectusDocumentRow,
  type DirectusFileRevision,
  type DirectusRowStamp,
  parseDirectusDocumentRows,
  parseDirectusDraftRows,
  parseDirectusFileRevisions,
  parseDirectusRowStamps,
  parseDocumentKeyOfRowId,
} from './directus-rows.ts';
import { type PagedReadOptions, readAllRows } from './paged-rows.ts';

/** State of the last poll, to detect changes without the documents. */
export interface DirectusPollState {
  readonly rows: ReadonlyMap<string, SeenRow>;
  readonly files: ReadonlyMap<string, DirectusFileRevision>;
}

interface SeenRow extends DirectusRowStamp {
  readonly collection: DirectusDocumentCollectionName;
  /** Epoch milliseconds. */
  readonly readAt: number;
}

export const NO_DIRECTUS_ROWS_AND_FILES_SEEN: DirectusPollState = { rows: new Map(), files: new Map() };

/** Above this number of changed rows the whole collection is read, because the ids would not fit into a URL. */
const FEW_ROWS = 50;

/** Rows of one answer: some megabytes, which the CMS and the engine handle without a long stop. */
const DOCUMENTS_A_PAGE = 1_000;
const STAMPS_A_PAGE = 10_000;

/** Reads everything published, with the state that the next poll compares with. */
export async function readDirectusSnapshot(
  requests: DirectusReadClient,
  now: number,
  signal: AbortSignal,
  paging: PagedReadOptions,
): Promise<{ seen: DirectusPollState; snapshot: ContentSnapshot }> {
  const { seen, change } = await readDirectusChanges(requests, NO_DIRECTUS_ROWS_AND_FILES_SEEN, now, signal, paging);
  return {
    seen,
    snapshot: { documents: change.documents.filter(isPresent), assets: change.assets.filter(isThere) },
  };
}

/**
 * Reads the changes since `before`: lists of rows and files, and only documents that differ or are due to be read
 * again.
 */
export async function readDirectusChanges(
  requests: DirectusReadClient,
  before: DirectusPollState,
  now: number,
  signal: AbortSignal,
  paging: PagedReadOptions,
): Promise<{ seen: DirectusPollState; change: ContentChange }> {
  const [files, ...collections] = await Promise.all([
    readFiles(requests, signal),
    ...DIRECTUS_COLLECTIONS.map((collection) => readChangedRows({ requests, collection, signal, paging }, before, now)),
  ]);
  const rows = new Map(collections.flatMap(({ rows }) => rows.map((row) => [row.id, row] as const)));
  const removed = [...before.rows.values()].filter(({ id }) => !rows.has(id)).map(removedDocument);
  const filesByKey = new Map(files.map((file) => [fileKey(file), file]));
  const gone = [...before.files.values()].filter((file) => !filesByKey.has(fileKey(file))).map(removedAsset);
  return {
    seen: { rows, files: filesByKey },
    change: {
      documents: [...collections.flatMap(({ documents }) => documents), ...removed],
      assets: [...files.filter((file) => before.files.get(fileKey(file))?.revision !== file.revision), ...gone],
    },
  };
}

/** Reads the documents that have a draft of this name, with the draft applied. */
export async function readDirectusDrafts(
  requests: DirectusReadClient,
  version: string,
  signal: AbortSignal,
): Promise<RawDocument[]> {
  const query = { version, limit: -1, fields: DIRECTUS_DOCUMENT_FIELDS };
  const drafts = await Promise.all(
    DIRECTUS_COLLECTIONS.map(async (collection) =>
      parseDirectusDraftRows(collection, await requests.items(collection, query, signal)).map(({ key, text }) => ({
        ...key,
        text,
        source: `${sourceOf(collection, key)}?version=${version}`,
      })),
    ),
  );
  return drafts.flat();
}

/** Options for reading the rows of one collection. */
interface CollectionRead {
  readonly requests: DirectusReadClient;
  readonly collection: DirectusDocumentCollectionName;
  readonly signal: AbortSignal;
  readonly paging: PagedReadOptions;
}

async function readChangedRows(
  read: CollectionRead,
  before: DirectusPollState,
  now: number,
): Promise<{ rows: SeenRow[]; documents: RawDocument[] }> {
  const { collection } = read;
  if (before.rows.size === 0) return toChangedRows(collection, [], await readAllDocuments(read), now);
  const index = await readIndex(read);
  const unchanged = index.flatMap(({ id, stamp }) => {
    const seen = before.rows.get(id);
    return seen?.stamp === stamp && now - seen.readAt < getDocumentTrustDurationMs(collection) ? [seen] : [];
  });
  const known = new Set(unchanged.map(({ id }) => id));
  const changed = new Set(index.flatMap(({ id }) => (known.has(id) ? [] : [id])));
  const documents = (await readDocuments(read, changed)).filter(({ id }) => changed.has(id));
  return toChangedRows(collection, unchanged, documents, now);
}

/** Stamps come from the documents, because rows may have changed since the list was read. */
function toChangedRows(
  collection: DirectusDocumentCollectionName,
  unchanged: readonly SeenRow[],
  documents: readonly DirectusDocumentRow[],
  now: number,
): { rows: SeenRow[]; documents: RawDocument[] } {
  return {
    rows: [...unchanged, ...documents.map(({ id, stamp }) => ({ id, stamp, collection, readAt: now }))],
    documents: documents.map(({ key, text }) => ({ ...key, text, source: sourceOf(collection, key) })),
  };
}

async function readDocuments(read: CollectionRead, ids: ReadonlySet<string>): Promise<DirectusDocumentRow[]> {
  if (ids.size === 0) return [];
  if (ids.size > FEW_ROWS) return readAllDocuments(read);
  const { requests, collection, signal } = read;
  const filter = { status: { _eq: 'published' }, id: { _in: [...ids] } };
  const query = { fields: DIRECTUS_DOCUMENT_FIELDS, limit: -1, sort: 'id', filter };
  return parseDirectusDocumentRows(collection, await requests.items(collection, query, signal));
}

function readAllDocuments({ requests, collection, signal, paging }: CollectionRead): Promise<DirectusDocumentRow[]> {
  return readAllRows(
    async (query) => parseDirectusDocumentRows(collection, await requests.items(collection, query, signal)),
    { fields: DIRECTUS_DOCUMENT_FIELDS, pageSize: DOCUMENTS_A_PAGE },
    paging,
    signal,
  );
}

function readIndex({ requests, collection, signal, paging }: CollectionRead): Promise<DirectusRowStamp[]> {
  return readAllRows(
    async (query) => parseDirectusRowStamps(collection, await requests.items(collection, query, signal)),
    { fields: DIRECTUS_ROW_STAMP_FIELDS, pageSize: STAMPS_A_PAGE },
    paging,
    signal,
  );
}

async function readFiles(requests: DirectusReadClient, signal: AbortSignal): Promise<DirectusFileRevision[]> {
  return parseDirectusFileRevisions(
    await requests.files({ limit: -1, sort: 'id', fields: DIRECTUS_FILE_REVISION_FIELDS }, signal),
  );
}

function removedDocument({ id, collection }: SeenRow): RemovedDocument {
  const key = parseDocumentKeyOfRowId(collection, id);
  return { ...key, text: null, source: sourceOf(collection, key) };
}

function isPresent(document: RawDocument | RemovedDocument): document is RawDocument {
  return document.text !== null;
}

function isThere(asset: SourcePictureReference | RemovedPicture): asset is SourcePictureReference {
  return asset.revision !== null;
}

function removedAsset({ site, name }: DirectusFileRevision): RemovedPicture {
  return { site, name, revision: null };
}

function sourceOf(collection: DirectusDocumentCollectionName, { site, kind, name }: DocumentKey): string {
  return `directus:${collection}/${site}:${kind}:${name}`;
}

function fileKey({ site, name }: DirectusFileRevision): string {
  return `${site}/${name}`;
}
