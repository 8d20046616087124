import type { PseudoLocale } from '#domain/messages/pseudo-locale.ts';
import { createPseudoText, type PseudoTextFormat } from '#domain/messages/pseudo-text.ts';
import type { ContentEntry } from '#schemas/generated/config/types.gen.ts';
import { isJsonObject } from '../site/json.ts';

const written = new WeakMap<ContentEntry, Map<PseudoLocale, ContentEntry>>();

/** A content entry with its texts in a pseudo-locale. Returns the same object for the same entry. */
export function createPseudoContentEntry(entry: ContentEntry, locale: PseudoLocale): ContentEntry {
  const known = written.get(entry) ?? new Map<PseudoLocale, ContentEntry>();
  written.set(entry, known);
  const pseudo = known.get(locale) ?? writeEntry(entry, locale);
  known.set(locale, pseudo);
  return pseudo;
}

function writeEntry(entry: ContentEntry, locale: PseudoLocale): ContentEntry {
  const write = (text: string, format: PseudoTextFormat = 'plain') => createPseudoText(text, format, locale);
  switch (entry.type) {
    case 'plain':
    case 'markdown':
      return { ...entry, value: write(entry.value, entry.type) };
    case 'image': {
      const { alt } = entry.value;
      return typeof alt === 'string' ? { ...entry, value: { ...entry.value, alt: write(alt) } } : entry;
    }
    case 'seo': {
      const { title, description } = entry.value;
      const texts = { title: write(title), ...(description !== undefined && { description: write(description) }) };
      return { ...entry, value: { ...entry.value, ...texts } };
    }
    case 'json': {
      const value = writeStrings(entry.value, write);
      return isJsonObject(value) || Array.isArray(value) ? { ...entry, value } : entry;
    }
  }
}

/** Begins with a capital, has a space, or is in letters without capitals, such as Chinese: text, and no name or key. */
const TEXT = /^\p{Lu}|\p{L}\s|\p{Lo}/u;

/** Whether a string in the data of an entry is a text, and no name or key. */
export function isTextOfContentData(text: string): boolean {
  return TEXT.test(text);
}

function writeStrings(value: unknown, write: (text: string, format: PseudoTextFormat) => string): unknown {
  if (typeof value === 'string')
    return isTextOfContentData(value) ? write(value, value.includes('](') ? 'markdown' : 'plain') : value;
  if (Array.isArray(value)) return value.map((item) => writeStrings(item, write));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, writeStrings(child, write)]));
}
