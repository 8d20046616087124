import { DIRECTUS_COLLECTIONS } from '#engine/cms/directus/directus-collections.ts';
import { isRowPayload, type RowPayload, type TablesOutsideTransaction, toRows } from './directus-hooks.ts';

/** Values that name a thing of the engine rather than something that is read. */
const TECHNICAL = new Set(['$schema', 'id', 'type', 'version', 'layout', 'routeType', 'kind', 'tone']);

/** The payload of a save with what Directus searches: it looks through texts, and a document is JSON. */
export function addSearchWords(payload: RowPayload): RowPayload {
  return 'document' in payload ? { ...payload, words: extractSearchWords(payload['document']) } : payload;
}

/** Makes documents found that were saved before there was a search for them, or by other rules for what it finds. */
export async function fillSearchWords(tables: TablesOutsideTransaction): Promise<void> {
  for (const collection of DIRECTUS_COLLECTIONS) {
    for (const { id, document, words } of toRows(await tables(collection).where({}))) {
      const found = extractSearchWords(document);
      // A row that was saved in the meantime already has newer search words.
      if (found !== words) await tables(collection).where({ id, words }).update({ words: found });
    }
  }
}

/** Letters, or a number that somebody would search for, such as that of a telephone. */
const SEARCHABLE = /\p{L}|\d{3}/u;

/** Every text of a document, one a line; null where it holds none. */
export function extractSearchWords(document: unknown): string | null {
  const found = [...new Set(textsOf(parsed(document)).flatMap(spellings))];
  return found.length > 0 ? found.join('\n') : null;
}

/** A text on one line, and once more with the quotation marks of a keyboard where it has typographic ones. */
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
