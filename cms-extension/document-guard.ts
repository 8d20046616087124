import {
  isDirectusDocumentCollectionName,
  listDocumentKindsOfCollection,
  readDocumentKeyFieldsOfRow,
} from '#engine/cms/directus/directus-collections.ts';
import { type ConfigDocument, type DocumentKey, formatDocumentId, type RawDocument } from '#engine/cms/document.ts';
import type { DocumentCheckResult } from '#engine/validation/check-document.ts';
import type { ConfigError } from '#engine/validation/config-error.ts';
import { toUrlSlug } from '#engine/validation/slug.ts';
import { stripInvalidDocumentParts } from '#engine/validation/strip-invalid-parts.ts';
import type { RowPayload } from './directus-hooks.ts';
import {
  createFailedCheckRefusal,
  type DataStudioFieldName,
  InvalidDocumentRefusal,
  SaveRefusal,
} from './save-refusal.ts';

/** Checks one document against its schema. */
export type CheckDocumentAgainstSchema = (document: RawDocument) => DocumentCheckResult;

/**
 * Effect of a save on the published documents: the new document, or null for a removed one. A faulty document is
 * reduced to its valid parts, so that the site check can run too.
 */
export interface PublishedDocumentChange {
  readonly key: DocumentKey;
  readonly document: ConfigDocument | null;
  readonly faults?: readonly ConfigError[];
  readonly leftOut?: readonly string[];
}

const name = /^[a-z0-9](?:[A-Za-z0-9._-]{0,125}[A-Za-z0-9])?$/;

/**
 * Checks a new row and completes its key fields. Archived rows and drafts may hold anything and change nothing.
 *
 * @throws SaveRefusal
 */
export function checkCreatedDocumentRow(
  collection: string,
  payload: RowPayload,
  check: CheckDocumentAgainstSchema,
): { row: RowPayload; change: PublishedDocumentChange | null } {
  const key = readSiteKindAndNameOfRow(collection, payload);
  const id = formatDocumentId(key);
  if (payload['id'] !== undefined && payload['id'] !== null && payload['id'] !== id) {
    throw new SaveRefusal(
      `The id of this document must be ${id}, after its site, kind and name. Leave it empty.`,
      'id',
    );
  }
  const row: RowPayload = { status: 'published', ...payload, ...key, id };
  return { row, change: isPublished(row) ? checked(key, row, check) : null };
}

/**
 * Checks the change of a stored row; null when the published documents stay the same.
 *
 * @throws SaveRefusal
 */
export function checkUpdatedDocumentRow(
  collection: string,
  payload: RowPayload,
  stored: RowPayload,
  check: CheckDocumentAgainstSchema,
): PublishedDocumentChange | null {
  for (const part of ['site', 'kind', 'name'] as const) {
    if (part in payload && payload[part] !== stored[part]) {
      throw new SaveRefusal(
        `The ${part} of ${String(stored['id'])} can't be changed, because other documents may name it. Make a new document instead.`,
        part,
      );
    }
  }
  if (!('document' in payload || 'status' in payload)) return null;
  const row = { ...stored, ...payload };
  const key = readSiteKindAndNameOfRow(collection, row);
  return isPublished(row) ? checked(key, row, check) : { key, document: null };
}

/** The published document of a stored row; null if it is archived or invalid. */
export function readPublishedDocumentOfRow(
  collection: string,
  row: RowPayload,
  check: CheckDocumentAgainstSchema,
): ConfigDocument | null {
  if (row['status'] !== 'published') return null;
  const key = readSiteKindAndNameOfRow(collection, row);
  return check({ ...key, source: formatDocumentId(key), text: textOf(row['document']) }).document;
}

export function readSiteKindAndNameOfRow(collection: string, row: RowPayload): DocumentKey {
  if (!isDirectusDocumentCollectionName(collection))
    throw new SaveRefusal(`The collection ${collection} holds no documents.`);
  const kinds = listDocumentKindsOfCollection(collection);
  const given = readDocumentKeyFieldsOfRow(collection, row);
  const kind = kinds.find((known) => known === given.kind);
  if (!kind) {
    const is = given.kind === null ? 'none is chosen' : `it is ${JSON.stringify(given.kind)}`;
    throw new SaveRefusal(`The kind must be ${kinds.join(' or ')}; ${is}.`, 'kind');
  }
  if ((kind === 'site' || kind === 'theme' || kind === 'routes') && given.name !== kind) {
    throw new SaveRefusal(
      `The name of a ${kind} document must be "${kind}"; it is ${JSON.stringify(given.name)}.`,
      'name',
    );
  }
  return { kind, site: namePart('site', given.site), name: namePart('name', given.name) };
}

function isPublished({ status }: RowPayload): boolean {
  if (status === 'published' || status === 'archived') return status === 'published';
  throw new SaveRefusal(`The status ${JSON.stringify(status)} is unknown. Use "published" or "archived".`, 'status');
}

function checked(key: DocumentKey, row: RowPayload, check: CheckDocumentAgainstSchema): PublishedDocumentChange {
  const id = formatDocumentId(key);
  const raw = { ...key, source: id, text: textOf(row['document']) };
  try {
    const { document, errors } = check(raw);
    if (document) return { key, document };
    const rest = stripInvalidDocumentParts(raw, errors, check);
    if (rest) return { key, document: rest.document, faults: errors, leftOut: rest.leftOut };
    throw new InvalidDocumentRefusal(id, errors);
  } catch (error) {
    throw error instanceof SaveRefusal ? error : createFailedCheckRefusal(error);
  }
}

function namePart(part: DataStudioFieldName, value: unknown): string {
  if (typeof value === 'string' && name.test(value)) return value;
  const form = 'a short name of letters from a to z, digits, dots, dashes and underscores';
  if (typeof value !== 'string' || value === '')
    throw new SaveRefusal(`The ${part} is missing. Give it ${form}.`, part);
  const slug = toUrlSlug(value).slice(0, 127);
  const meant = name.test(slug) ? ` Did you mean "${slug}"?` : '';
  throw new SaveRefusal(`The ${part} ${JSON.stringify(value)} can't be used.${meant} It must be ${form}.`, part);
}

/** Documents are text when stored, text or objects when saved. */
function textOf(document: unknown): string {
  return typeof document === 'string' ? document : JSON.stringify(document ?? null);
}
