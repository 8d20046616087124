import type {
  ContentChange,
  ContentSnapshot,
  RemovedDocument,
  RemovedPicture,
  SourcePictureReference,
} from '../content-source.ts';
import type { DocumentKey, RawDocument } from '../document.ts';
import { type ContentVersions, readContentVersions, readSiteVersions } from './content-versions.ts';
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
  readonly collections: ReadonlyMap<DirectusDocumentCollectionName, SeenCollection>;
  readonly files: SeenFiles;
}

interface SeenCollection {
  /** Undefined if the CMS returns none. */
  readonly version: string | undefined;
  /** Versions of its sites; undefined if the CMS returns none. */
  readonly sites: ReadonlyMap<string, string> | undefined;
  readonly rows: ReadonlyMap<string, SeenRow>;
  /** Epoch milliseconds at which a row is due to be read again. */
  readonly dueAt: number;
}

interface SeenRow extends DirectusRowStamp {
  readonly site: string;
  /** Epoch milliseconds. */
  readonly readAt: number;
}

interface SeenFiles {
  readonly version: string | undefined;
  readonly files: ReadonlyMap<string, DirectusFileRevision>;
}

export const NO_DIRECTUS_ROWS_AND_FILES_SEEN: DirectusPollState = {
  collections: new Map(),
  files: { version: undefined, files: new Map() },
};

/** Above this number of changed rows the whole collection is read, because the ids would not fit into a URL. */
const FEW_ROWS = 50;

/** Above this number of changed sites the stamps of all are read, for the same reason. */
const FEW_SITES = 50;

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
 * Reads the changes since `before`: the stamps of rows and files where a version differs, of the sites whose version
 * does, and only documents that differ or are due to be read again.
 */
export async function readDirectusChanges(
  requests: DirectusReadClient,
  before: DirectusPollState,
  now: number,
  signal: AbortSignal,
  paging: PagedReadOptions,
): Promise<{ seen: DirectusPollState; change: ContentChange }> {
  // Before the rows, so that a change in between shows as another version at the next poll.
  const versions = await readContentVersions(requests, signal);
  const sites = hasChangedDocuments(versions, before) ? await readSiteVersions(requests, signal) : null;
  const [files, ...collections] = await Promise.all([
    readChangedFiles(requests, versions.files, before.files, signal),
    ...DIRECTUS_COLLECTIONS.map((collection) => {
      const version = versions.collections.get(collection);
      const read = { requests, collection, version, sites: sites?.get(collection), signal, paging };
      return readChangedRows(read, before.collections.get(collection), now);
    }),
  ]);
  return {
    seen: {
      collections: new Map(collections.map(({ collection, seen }) => [collection, seen])),
      files: files.seen,
    },
    change: {
      documents: [
        ...collections.flatMap(({ documents }) => documents),
        ...collections.flatMap(({ removed }) => removed),
      ],
      assets: files.assets,
    },
  };
}

/** False for a CMS without versions: it has none of its sites either. */
function hasChangedDocuments({ collections }: ContentVersions, before: DirectusPollState): boolean {
  return DIRECTUS_COLLECTIONS.some((collection) => {
    const version = collections.get(collection);
    return version !== undefined && version !== before.collections.get(collection)?.version;
  });
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
  readonly version: string | undefined;
  readonly sites: ReadonlyMap<string, string> | undefined;
  readonly signal: AbortSignal;
  readonly paging: PagedReadOptions;
}

interface ChangedRows {
  readonly collection: DirectusDocumentCollectionName;
  readonly seen: SeenCollection;
  readonly documents: readonly RawDocument[];
  readonly removed: readonly RemovedDocument[];
}

async function readChangedRows(
  read: CollectionRead,
  before: SeenCollection | undefined,
  now: number,
): Promise<ChangedRows> {
  const { collection, version } = read;
  if (!before) return toChangedRows(read, { former: new Map(), unchanged: [] }, await readAllDocuments(read), now);
  if (isSameVersion(version, before.version) && now < before.dueAt)
    return { collection, seen: before, documents: [], removed: [] };
  const changedSites = now < before.dueAt ? listFewChangedSites(read.sites, before.sites) : null;
  const index = await readIndex(read, changedSites);
  const unchangedHere = index.flatMap(({ id, stamp }) => {
    const seen = before.rows.get(id);
    return seen?.stamp === stamp && now - seen.readAt < getDocumentTrustDurationMs(collection) ? [seen] : [];
  });
  const elsewhere = changedSites ? [...before.rows.values()].filter(({ site }) => !changedSites.has(site)) : [];
  const unchanged = [...elsewhere, ...unchangedHere];
  const known = new Set(unchangedHere.map(({ id }) => id));
  const changed = new Set(index.flatMap(({ id }) => (known.has(id) ? [] : [id])));
  const documents = (await readDocuments(read, changed)).filter(({ id }) => changed.has(id));
  return toChangedRows(read, { former: before.rows, unchanged }, documents, now);
}

/** Null where all sites are to be read. */
function listFewChangedSites(
  sites: ReadonlyMap<string, string> | undefined,
  before: ReadonlyMap<string, string> | undefined,
): ReadonlySet<string> | null {
  if (!sites || !before) return null;
  const all = new Set([...sites.keys(), ...before.keys()]);
  const changed = [...all].filter((site) => sites.get(site) !== before.get(site));
  return changed.length > FEW_SITES ? null : new Set(changed);
}

/** Stamps come from the documents, because rows may have changed since the list was read. */
function toChangedRows(
  { collection, version, sites }: Pick<CollectionRead, 'collection' | 'version' | 'sites'>,
  { former, unchanged }: { readonly former: ReadonlyMap<string, SeenRow>; readonly unchanged: readonly SeenRow[] },
  documents: readonly DirectusDocumentRow[],
  now: number,
): ChangedRows {
  const rows = new Map<string, SeenRow>(unchanged.map((row) => [row.id, row]));
  for (const { id, stamp, key } of documents) rows.set(id, { id, stamp, site: key.site, readAt: now });
  const readFirst = unchanged.reduce((first, { readAt }) => Math.min(first, readAt), now);
  return {
    collection,
    seen: { version, sites, rows, dueAt: readFirst + getDocumentTrustDurationMs(collection) },
    documents: documents.map(({ key, text }) => ({ ...key, text, source: sourceOf(collection, key) })),
    removed: [...former.keys()].filter((id) => !rows.has(id)).map((id) => removedDocument(collection, id)),
  };
}

async function readChangedFiles(
  requests: DirectusReadClient,
  version: string | undefined,
  before: SeenFiles,
  signal: AbortSignal,
): Promise<{ seen: SeenFiles; assets: ContentChange['assets'] }> {
  if (isSameVersion(version, before.version)) return { seen: before, assets: [] };
  const listed = await readFiles(requests, signal);
  const files = new Map(listed.map((file) => [fileKey(file), file]));
  const gone = [...before.files.values()].filter((file) => !files.has(fileKey(file))).map(removedAsset);
  const changed = listed.filter((file) => before.files.get(fileKey(file))?.revision !== file.revision);
  return { seen: { version, files }, assets: [...changed, ...gone] };
}

function isSameVersion(version: string | undefined, before: string | undefined): boolean {
  return version !== undefined && version === before;
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

/** Stamps of the rows of these sites; null for those of all. */
async function readIndex(
  { requests, collection, signal, paging }: CollectionRead,
  sites: ReadonlySet<string> | null,
): Promise<DirectusRowStamp[]> {
  if (sites?.size === 0) return [];
  return readAllRows(
    async (query) => parseDirectusRowStamps(collection, await requests.items(collection, query, signal)),
    { fields: DIRECTUS_ROW_STAMP_FIELDS, pageSize: STAMPS_A_PAGE, ...(sites && { sites: [...sites] }) },
    paging,
    signal,
  );
}

async function readFiles(requests: DirectusReadClient, signal: AbortSignal): Promise<DirectusFileRevision[]> {
  return parseDirectusFileRevisions(
    await requests.files({ limit: -1, sort: 'id', fields: DIRECTUS_FILE_REVISION_FIELDS }, signal),
  );
}

function removedDocument(collection: DirectusDocumentCollectionName, id: string): RemovedDocument {
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
