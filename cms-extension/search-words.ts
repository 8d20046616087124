import { DIRECTUS_COLLECTIONS } from '#engine/cms/directus/directus-collections.ts';
import { isRowPayload, type RowPayload, toRowPayloadList, type UpdatableRowsQueryBuilder } from './directus-hooks.ts';

/** Properties with technical values rather than readable text. */
const TECHNICAL = new Set(['$schema', 'id', 'type', 'version', 'layout', 'routeType', 'kind', 'tone']);

/** Adds the texts of a document as search words, because Directus only searches text fields. */
export function fillSearchWordsOfDocumentRow(payload: RowPayload): RowPayload {
  return 'document' in payload ? { ...payload, words: extractSearchWords(payload['document']) } : payload;
}

/** Fills in search words of documents saved before this version. */
export async function fillMissingSearchWords(tables: UpdatableRowsQueryBuilder): Promise<void> {
  for (const collection of DIRECTUS_COLLECTIONS) {
    for (const { id, document, words } of toRowPayloadList(await tables(collection).where({}))) {
      const found = extractSearchWords(document);
      // Skips rows that were saved since they were read.
      if (found !== words) await tables(collection).where({ id, words }).update({ words: found });
    }
  }
}

/** Letters, or at least three digits such as in a phone number. */
const SEARCHABLE = /\p{L}|\d{3}/u;

/** All texts of a document, one per line; null for none. */
export function extractSearchWords(document: unknown): string | null {
  const found = [...new Set(textsOf(parsed(document)).flatMap(spellings))];
  return found.length > 0 ? found.join('\n') : null;
}

/** A text on one line, repeated with straight quotation marks if it has typographic ones. */
function spellings(text: string): string[] {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const typed = line.replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"');
  return typed === line ? [line] : [line, typed];
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return SEARCHABLE.test(value) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (!isRowPayload(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    TECHNICAL.has(name) && typeof inner === 'string' ? [] : textsOf(inner),
  );
}

function parsed(document: unknown): unknown {
  if (typeof document !== 'string') return document;
  try {
    return JSON.parse(document);
  } catch {
    return null;
  }
}
