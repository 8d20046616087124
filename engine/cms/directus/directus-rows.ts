import { ContentSourceError } from '../content-source.ts';
import { type DocumentKey, formatDocumentId } from '../document.ts';
import {
  type DirectusDocumentCollectionName,
  isDocumentKindOfCollection,
  readDocumentKeyFieldsOfRow,
} from './directus-collections.ts';

/** Row id with its modification stamp, which is only compared for equality. */
export interface DirectusRowStamp {
  readonly id: string;
  readonly stamp: string;
}

/** A document row; `text` is unchecked JSON. */
export interface DirectusDocumentRow extends DirectusRowStamp {
  readonly key: DocumentKey;
  readonly text: string;
}

/** Document key of a row id. */
export function parseDocumentKeyOfRowId(collection: DirectusDocumentCollectionName, id: string): DocumentKey {
  const [site, kind, name] = id.split(':');
  const key = keyOf(collection, { site, kind, name });
  if (!key) throw garbage(`${JSON.stringify(id)} is not the id of a row of ${collection}`);
  return key;
}

/** A file that lies in the folder of a site. */
export interface DirectusFileRevision {
  readonly site: string;
  readonly name: string;
  readonly revision: string;
}

export const DIRECTUS_ROW_STAMP_FIELDS = ['id', 'date_created', 'date_updated'];
export const DIRECTUS_DOCUMENT_FIELDS = [...DIRECTUS_ROW_STAMP_FIELDS, 'site', 'kind', 'name', 'document'];
export const DIRECTUS_FILE_REVISION_FIELDS = [
  'id',
  'filename_download',
  'folder.name',
  'uploaded_on',
  'modified_on',
  'filesize',
];

/** @throws ContentSourceError for an answer that is not a list of rows. */
export function parseDirectusRowStamps(
  collection: DirectusDocumentCollectionName,
  answer: unknown,
): DirectusRowStamp[] {
  return rowsOf(collection, answer).map((row) => indexRow(collection, row));
}

/** @throws ContentSourceError when any row is not a document of this collection. */
export function parseDirectusDocumentRows(
  collection: DirectusDocumentCollectionName,
  answer: unknown,
): DirectusDocumentRow[] {
  return rowsOf(collection, answer).map((row) => {
    const { id, stamp } = indexRow(collection, row);
    const key = keyOf(collection, row);
    if (!key || formatDocumentId(key) !== id) {
      throw garbage(`row ${JSON.stringify(id)} of ${collection} is not named after its site, kind and name`);
    }
    return { id, stamp, key, text: JSON.stringify(row['document'] ?? null, null, 2) };
  });
}

/** Rows with a draft applied. Rows without site or name are left out; new drafts have no id. */
export function parseDirectusDraftRows(
  collection: DirectusDocumentCollectionName,
  answer: unknown,
): { key: DocumentKey; text: string }[] {
  return rowsOf(collection, answer).flatMap((row) => {
    const key = keyOf(collection, row);
    return key ? [{ key, text: JSON.stringify(row['document'] ?? null, null, 2) }] : [];
  });
}

/** Files outside the site folders are ignored. */
export function parseDirectusFileRevisions(answer: unknown): DirectusFileRevision[] {
  return rowsOf('directus_files', answer).flatMap((row) => {
    const { id, filename_download: name, folder } = row;
    if (typeof id !== 'string' || typeof name !== 'string') throw garbage('a file has no id or no name');
    if (!isRecord(folder) || typeof folder['name'] !== 'string') return [];
    const revision = [id, row['modified_on'] ?? row['uploaded_on'] ?? '', row['filesize'] ?? ''].join('|');
    return [{ site: folder['name'], name, revision }];
  });
}

/** Metadata of a file, read before its bytes. */
export interface DirectusFileMetadata {
  readonly name: string;
  /** MIME type such as 'image/avif'; null if unknown. */
  readonly type: string | null;
  /** Bytes; null if unknown. */
  readonly size: number | null;
}

export const DIRECTUS_FILE_METADATA_FIELDS = ['id', 'filename_download', 'type', 'filesize'];

/** @throws ContentSourceError for an answer that is not the record of this file. */
export function parseDirectusFileNameTypeAndSize(fileId: string, answer: unknown): DirectusFileMetadata {
  if (!isRecord(answer) || answer['id'] !== fileId) throw garbage(`the record of file ${fileId} is not of that file`);
  const { filename_download: name, type, filesize } = answer;
  // Directus returns large numbers as text.
  const size = filesize === null || filesize === undefined ? Number.NaN : Number(filesize);
  if (typeof name !== 'string') throw garbage(`file ${fileId} has no name`);
  return { name, type: typeof type === 'string' ? type : null, size: Number.isFinite(size) ? size : null };
}

/** The id of the file that a revision belongs to. */
export function parseFileIdOfPictureRevision(revision: string): string {
  return revision.split('|', 1)[0] ?? '';
}

type Row = Readonly<Record<string, unknown>>;

function indexRow(collection: DirectusDocumentCollectionName, row: Row): DirectusRowStamp {
  const { id, date_created: created, date_updated: updated } = row;
  if (typeof id !== 'string') throw garbage(`a row of ${collection} has no id`);
  return { id, stamp: String(updated ?? created ?? '') };
}

function keyOf(collection: DirectusDocumentCollectionName, row: Row): DocumentKey | null {
  const { site, kind, name } = readDocumentKeyFieldsOfRow(collection, row);
  if (typeof site !== 'string' || typeof name !== 'string') return null;
  return isDocumentKindOfCollection(collection, kind) ? { site, kind, name } : null;
}

function rowsOf(collection: string, answer: unknown): Row[] {
  if (!Array.isArray(answer)) throw garbage(`${collection} is not a list`);
  return answer.map((row: unknown) => {
    if (!isRecord(row)) throw garbage(`${collection} holds something that is not a row`);
    return row;
  });
}

function isRecord(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function garbage(what: string): ContentSourceError {
  return new ContentSourceError('garbage', `The answer of the CMS makes no sense: ${what}.`);
}
