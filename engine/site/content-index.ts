import type { ContentEntry } from '#schemas/generated/config/types.gen.ts';
import type { ConfigDocument } from '../cms/document.ts';
import { isJsonObject } from './json.ts';

export interface ContentEntryIndex {
  /** Number of entries. */
  readonly size: number;
  get(locale: string, key: string): ContentEntry | undefined;
}

/** Content keys are compared after mapping underscores and dashes to one separator. */
export function unifyContentKeySeparators(key: string): string {
  return key.replaceAll('_', '-');
}

/** Content key of a page: 'page.' and its path segments; 'page.home' for the root (specification: content slots). */
export function buildContentKeyFromPagePath(pathname: string): string {
  const segments = pathname.toLowerCase().split('/').filter(Boolean);
  return ['page', ...(segments.length === 0 ? ['home'] : segments)].join('.');
}

/** Content entries that have a type and a value. */
export function createContentEntryIndex(documents: readonly ConfigDocument[]): ContentEntryIndex {
  const entries = new Map<string, ContentEntry>();
  for (const { value } of documents) {
    if (!isJsonObject(value) || !isJsonObject(value['entries']) || typeof value['locale'] !== 'string') continue;
    for (const [key, entry] of Object.entries(value['entries'])) {
      if (isUsable(entry)) entries.set(`${value['locale']} ${unifyContentKeySeparators(key)}`, entry);
    }
  }
  return { size: entries.size, get: (locale, key) => entries.get(`${locale} ${unifyContentKeySeparators(key)}`) };
}

function isUsable(entry: unknown): entry is ContentEntry {
  return (
    isJsonObject(entry) && typeof entry['type'] === 'string' && entry['value'] !== undefined && entry['value'] !== null
  );
}
