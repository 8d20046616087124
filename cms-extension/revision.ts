import { createHash } from 'node:crypto';
import { isRowPayload, type RowPayload } from './directus-hooks.ts';

/** The last line of a document in the form: which text an editor began with. It is never stored. */
export const REVISION_PROPERTY = '$revision';

/** A row as an editor's form gets it, with the revision of its document, or of the one that it takes the place of. */
export function addRevision(row: RowPayload, revision?: string): RowPayload {
  const { document } = row;
  if (!isRowPayload(document)) return row;
  return { ...row, document: { ...document, [REVISION_PROPERTY]: revision ?? hashRevision(document) } };
}

/** What a form sent, and the revision that it began with; null where the text came from elsewhere. */
export function splitRevision(document: unknown): { readonly document: unknown; readonly revision: string | null } {
  const value = parseStoredDocument(document);
  if (!isRowPayload(value) || !(REVISION_PROPERTY in value)) return { document, revision: null };
  const { [REVISION_PROPERTY]: revision, ...rest } = value;
  return {
    document: typeof document === 'string' ? JSON.stringify(rest) : rest,
    revision: typeof revision === 'string' ? revision : '',
  };
}

/** The same for documents that say the same, however their properties are ordered. */
export function hashRevision(document: unknown): string {
  return createHash('sha256')
    .update(toCanonicalJson(parseStoredDocument(document)))
    .digest('base64url')
    .slice(0, 10);
}

/** JSON with its properties in alphabetical order. */
export function toCanonicalJson(value: unknown): string {
  return JSON.stringify(ordered(value));
}

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (!isRowPayload(value)) return value ?? null;
  return Object.fromEntries(
    Object.keys(value)
      .toSorted()
      .map((name) => [name, ordered(value[name])]),
  );
}

/** A document as it is meant: stored ones may be text. What is no JSON stays as it is. */
export function parseStoredDocument(document: unknown): unknown {
  if (typeof document !== 'string') return document;
  try {
    return JSON.parse(document);
  } catch {
    return document;
  }
}
