import { isCollection, listCollectionKinds, readRowIdentity } from '#engine/cms/directus/collections.ts';
import { type ConfigDocument, type DocumentKey, documentId, type RawDocument } from '#engine/cms/document.ts';
import type { CheckedDocument } from '#engine/validation/check-document.ts';
import type { ConfigError } from '#engine/validation/config-error.ts';
import { toSlug } from '#engine/validation/slug.ts';
import { stripInvalidParts } from '#engine/validation/strip-invalid-parts.ts';
import type { Payload } from './directus-hooks.ts';
import { type FormField, InvalidDocument, Refusal, uncheckable } from './refusal.ts';

/** Checks a document by itself. */
export type CheckDocument = (document: RawDocument) => CheckedDocument;

/**
 * What a save means to the shops: the document that is published, or null when there is none of this key any more. Of one
 * with faults it is what is left without them, for the rest to be judged as well.
 */
export interface Change {
  readonly key: DocumentKey;
  readonly document: ConfigDocument | null;
  readonly faults?: readonly ConfigError[];
  readonly leftOut?: readonly string[];
}

const name = /^[a-z0-9](?:[A-Za-z0-9._-]{0,125}[A-Za-z0-9])?$/;

/**
 * Lets a new row in, with the id that it must have, or refuses it. Archived rows are not part of the shop and may hold
 * anything, as drafts may; they change nothing.
 *
 * @throws Refusal
 */
export function checkCreate(
  collection: string,
  payload: Payload,
  check: CheckDocument,
): { row: Payload; change: Change | null } {
  const key = keyOf(collection, payload);
  const id = documentId(key);
  if (payload['id'] !== undefined && payload['id'] !== null && payload['id'] !== id) {
    throw new Refusal(`The id of this document must be ${id}, after its site, kind and name. Leave it empty.`, 'id');
  }
  const row: Payload = { status: 'published', ...payload, ...key, id };
  return { row, change: isPublished(row) ? checked(key, row, check) : null };
}

/**
 * Lets a change of a stored row through, or refuses it. Null when it changes nothing for the shops.
 *
 * @throws Refusal
 */
export function checkUpdate(
  collection: string,
  payload: Payload,
  stored: Payload,
  check: CheckDocument,
): Change | null {
  for (const part of ['site', 'kind', 'name'] as const) {
    if (part in payload && payload[part] !== stored[part]) {
      throw new Refusal(
        `The ${part} of ${String(stored['id'])} can't be changed, because other documents may name it. Make a new document instead.`,
        part,
      );
    }
  }
  if (!('document' in payload || 'status' in payload)) return null;
  const row = { ...stored, ...payload };
  const key = keyOf(collection, row);
  return isPublished(row) ? checked(key, row, check) : { key, document: null };
}

/** The published document of a stored row; null where it is archived, or was stored before it had to be valid. */
export function storedDocument(collection: string, row: Payload, check: CheckDocument): ConfigDocument | null {
  if (row['status'] !== 'published') return null;
  const key = keyOf(collection, row);
  return check({ ...key, source: documentId(key), text: textOf(row['document']) }).document;
}

export function keyOf(collection: string, row: Payload): DocumentKey {
  if (!isCollection(collection)) throw new Refusal(`The collection ${collection} holds no documents.`);
  const kinds = listCollectionKinds(collection);
  const given = readRowIdentity(collection, row);
  const kind = kinds.find((known) => known === given.kind);
  if (!kind) {
    const is = given.kind === null ? 'none is chosen' : `it is ${JSON.stringify(given.kind)}`;
    throw new Refusal(`The kind must be ${kinds.join(' or ')}; ${is}.`, 'kind');
  }
  if ((kind === 'site' || kind === 'theme' || kind === 'routes') && given.name !== kind) {
    throw new Refusal(`The name of a ${kind} document must be "${kind}"; it is ${JSON.stringify(given.name)}.`, 'name');
  }
  return { kind, site: namePart('site', given.site), name: namePart('name', given.name) };
}

function isPublished({ status }: Payload): boolean {
  if (status === 'published' || status === 'archived') return status === 'published';
  throw new Refusal(`The status ${JSON.stringify(status)} is unknown. Use "published" or "archived".`, 'status');
}

function checked(key: DocumentKey, row: Payload, check: CheckDocument): Change {
  const id = documentId(key);
  const raw = { ...key, source: id, text: textOf(row['document']) };
  try {
    const { document, errors } = check(raw);
    if (document) return { key, document };
    const rest = stripInvalidParts(raw, errors, check);
    if (rest) return { key, document: rest.document, faults: errors, leftOut: rest.leftOut };
    throw new InvalidDocument(id, errors);
  } catch (error) {
    throw error instanceof Refusal ? error : uncheckable(error);
  }
}

function namePart(part: FormField, value: unknown): string {
  if (typeof value === 'string' && name.test(value)) return value;
  const form = 'a short name of letters from a to z, digits, dots, dashes and underscores';
  if (typeof value !== 'string' || value === '') throw new Refusal(`The ${part} is missing. Give it ${form}.`, part);
  const slug = toSlug(value).slice(0, 127);
  const meant = name.test(slug) ? ` Did you mean "${slug}"?` : '';
  throw new Refusal(`The ${part} ${JSON.stringify(value)} can't be used.${meant} It must be ${form}.`, part);
}

/** A stored document is text already; one that is being saved may be either. */
function textOf(document: unknown): string {
  return typeof document === 'string' ? document : JSON.stringify(document ?? null);
}
