import { isCollection, kindsOf, namedBy } from '#engine/cms/directus/collections.ts';
import { type DocumentKind, documentId, type RawDocument } from '#engine/cms/document.ts';
import type { ConfigError } from '#engine/validation/config-error.ts';
import type { Payload } from './directus-hooks.ts';
import { invalidDocument, Refusal } from './refusal.ts';

/** Everything that is wrong with a document; nothing when it may be published. */
export type CheckDocument = (document: RawDocument) => readonly ConfigError[];

const name = /^[a-z0-9](?:[A-Za-z0-9._-]{0,125}[A-Za-z0-9])?$/;

/**
 * Lets a new row in, with the id that it must have, or refuses it. Archived rows are not part of the shop and may hold
 * anything, as drafts may.
 *
 * @throws Refusal
 */
export function checkCreate(collection: string, payload: Payload, check: CheckDocument): Payload {
  const row = { ...payload, ...keyOf(collection, payload) };
  const id = documentId(row);
  if (payload['id'] !== undefined && payload['id'] !== null && payload['id'] !== id) {
    throw new Refusal(`The id of this document must be ${id}, after its site, kind and name. Leave it empty.`);
  }
  const whole = { status: 'published', ...row, id };
  checkPublished(collection, whole, check);
  return whole;
}

/**
 * Lets a change of a stored row through, or refuses it.
 *
 * @throws Refusal
 */
export function checkUpdate(collection: string, payload: Payload, stored: Payload, check: CheckDocument): void {
  for (const part of ['site', 'kind', 'name']) {
    if (part in payload && payload[part] !== stored[part]) {
      throw new Refusal(
        `The ${part} of ${String(stored['id'])} can't be changed, because other documents may name it. Make a new document instead.`,
      );
    }
  }
  if ('document' in payload || 'status' in payload) checkPublished(collection, { ...stored, ...payload }, check);
}

function checkPublished(collection: string, row: Payload, check: CheckDocument): void {
  if (row['status'] === 'archived') return;
  if (row['status'] !== 'published') {
    throw new Refusal(`The status ${JSON.stringify(row['status'])} is unknown. Use "published" or "archived".`);
  }
  const key = keyOf(collection, row);
  const id = documentId(key);
  const errors = checked(() => check({ ...key, source: id, text: textOf(row['document']) }));
  if (errors.length > 0) throw invalidDocument(id, errors);
}

/** Nothing is published that could not be checked. */
function checked(check: () => readonly ConfigError[]): readonly ConfigError[] {
  try {
    return check();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Refusal(`This document can't be checked, so it can't be published: ${reason}. Tell your operator.`, [], {
      cause: error,
    });
  }
}

function keyOf(collection: string, row: Payload): { site: string; kind: DocumentKind; name: string } {
  if (!isCollection(collection)) throw new Refusal(`The collection ${collection} holds no documents.`);
  const kinds = kindsOf(collection);
  const given = namedBy(collection, row);
  const kind = kinds.find((known) => known === given.kind);
  if (!kind) throw new Refusal(`The kind must be ${kinds.join(' or ')}; it is ${JSON.stringify(given.kind)}.`);
  if ((kind === 'site' || kind === 'theme' || kind === 'routes') && given.name !== kind) {
    throw new Refusal(`The name of a ${kind} document must be "${kind}"; it is ${JSON.stringify(given.name)}.`);
  }
  return { kind, site: namePart('site', given.site), name: namePart('name', given.name) };
}

function namePart(part: string, value: unknown): string {
  if (typeof value === 'string' && name.test(value)) return value;
  throw new Refusal(
    `The ${part} ${JSON.stringify(value ?? null)} must be a short name of letters, digits, dots, dashes and underscores.`,
  );
}

/** A stored document is text already; one that is being saved may be either. */
function textOf(document: unknown): string {
  return typeof document === 'string' ? document : JSON.stringify(document ?? null);
}
