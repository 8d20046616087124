import { createHash } from 'node:crypto';
import { isRowPayload, type RowPayload } from './directus-hooks.ts';

/** Last property of a document in the Data Studio form, with the revision it was loaded at. Never stored. */
export const DOCUMENT_REVISION_PROPERTY = '$revision';

/** Adds the revision to the document of a row for the form. */
export function addRevisionToRowDocument(row: RowPayload, revision?: string): RowPayload {
  const { document } = row;
  if (!isRowPayload(document)) return row;
  return {
    ...row,
    document: { ...document, [DOCUMENT_REVISION_PROPERTY]: revision ?? hashDocumentRevision(document) },
  };
}

/** Splits the document of a form into document and revision; the revision is null for texts from elsewhere. */
export function splitDocumentAndRevision(document: unknown): {
  readonly document: unknown;
  readonly revision: string | null;
} {
  const value = parseStoredDocument(document);
  if (!isRowPayload(value) || !(DOCUMENT_REVISION_PROPERTY in value)) return { document, revision: null };
  const { [DOCUMENT_REVISION_PROPERTY]: revision, ...rest } = value;
  return {
    document: typeof document === 'string' ? JSON.stringify(rest) : rest,
    revision: typeof revision === 'string' ? revision : '',
  };
}

/** Hash of a document that ignores the order of properties. */
export function hashDocumentRevision(document: unknown): string {
  return createHash('sha256')
    .update(toCanonicalJson(parseStoredDocument(document)))
    .digest('base64url')
    .slice(0, 10);
}

/** JSON with sorted properties. */
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

/** Parses a document that is stored as text; invalid JSON stays text. */
export function parseStoredDocument(document: unknown): unknown {
  if (typeof document !== 'string') return document;
  try {
    return JSON.parse(document);
  } catch {
    return document;
  }
}
