import type { DocumentKey } from '../../cms/document.ts';
import type { EditableDocuments } from '../../cms/editable-documents.ts';
import { isJsonObject } from '../../site/json.ts';
import type { Site } from '../../site/site.ts';
import type { Reach, ReachIndex } from './document-reach.ts';

/** A text or picture that several blocks can share. */
export interface EditableContentEntry {
  readonly key: string;
  readonly type: 'plain' | 'markdown' | 'image' | 'seo' | 'json';
  /** Its first words, or the name of its picture. */
  readonly excerpt: string;
  /** Number of places in documents of all sites that use it. */
  readonly uses: number;
  readonly reach: Reach;
  /** The content document that has it. */
  readonly document: DocumentKey;
}

const EXCERPT = 160;

/** Entries of a site in its first locale, those of the nearest site of its chain, by key. */
export function listEditableContents(
  documents: EditableDocuments,
  site: Pick<Site, 'chain' | 'config' | 'content'>,
  uses: ReadonlyMap<string, number>,
  reach: ReachIndex,
): readonly EditableContentEntry[] {
  const [locale] = site.config.locales;
  return [...findDocumentsOfEntries(documents, site, locale)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([key, { document }]): EditableContentEntry[] => {
      const entry = locale === undefined ? undefined : site.content(locale, key);
      if (!entry) return [];
      return [
        {
          key,
          type: entry.type,
          excerpt: excerptOf(entry.value),
          uses: uses.get(key) ?? 0,
          reach: reach.ofContent(document.site, key),
          document,
        },
      ];
    });
}

/** By key of an entry: the document that the site reads it from in a locale, or else in another one. */
function findDocumentsOfEntries(documents: EditableDocuments, site: Pick<Site, 'chain'>, locale: string | undefined) {
  const found = new Map<string, { readonly document: DocumentKey; readonly isInLocale: boolean }>();
  // Later sites of the chain override earlier ones.
  for (const owner of site.chain) {
    for (const { name, value } of documents.list(owner, 'content')) {
      const { locale: own, entries }: Record<string, unknown> = Object(value);
      const entry = { document: { site: owner, kind: 'content', name }, isInLocale: own === locale } as const;
      for (const key of Object.keys(Object(entries))) {
        if (entry.isInLocale || !found.get(key)?.isInLocale) found.set(key, entry);
      }
    }
  }
  return found;
}

/** How often documents of any site name each content key. */
export function countContentUses(documents: EditableDocuments): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  for (const { documents: own } of documents.contents()) for (const { value } of own) countIn(value, uses);
  return uses;
}

function countIn(value: unknown, uses: Map<string, number>): void {
  if (typeof value !== 'object' || value === null) return;
  const { content }: { content?: unknown } = value;
  if (typeof content === 'string') uses.set(content, (uses.get(content) ?? 0) + 1);
  for (const child of Object.values(value)) countIn(child, uses);
}

function excerptOf(value: unknown): string {
  if (typeof value === 'string') return value.slice(0, EXCERPT);
  if (!isJsonObject(value)) return '';
  const { asset, title } = value;
  return String(asset ?? title ?? '');
}
