import type { DocumentKey } from '../../cms/document.ts';
import type { EditableDocuments } from '../../cms/editable-documents.ts';
import { unifyContentKeySeparators } from '../../site/content-index.ts';
import type { ContentUses } from '../../site/content-uses.ts';
import { isJsonObject } from '../../site/json.ts';
import { getLocaleChain } from '../../site/locale-chain-cache.ts';
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
  /** Documents with these places. */
  readonly places: readonly DocumentKey[];
  readonly reach: Reach;
  /** The content document that has it. */
  readonly document: DocumentKey;
}

const EXCERPT = 160;

/** Entries of a site in its first locale, those of the nearest site of its chain, by key. */
export function listEditableContents(
  documents: EditableDocuments,
  site: Pick<Site, 'chain' | 'config' | 'content'>,
  uses: ContentUses,
  reach: ReachIndex,
): readonly EditableContentEntry[] {
  const [locale] = site.config.locales;
  return [...findDocumentsOfEntries(documents, site, locale)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([key, { document }]): EditableContentEntry[] => {
      const entry = locale === undefined ? undefined : site.content(locale, key);
      if (!entry) return [];
      const places = uses.get(unifyContentKeySeparators(key)) ?? [];
      return [
        {
          key,
          type: entry.type,
          excerpt: excerptOf(entry.value),
          uses: places.reduce((sum, { count }) => sum + count, 0),
          places: places.map(({ site: owner, kind, name }) => ({ site: owner, kind, name })),
          reach: reach.ofContent(document.site, key),
          document,
        },
      ];
    });
}

/** By key of an entry: the document that the site reads it from in a locale or its language, or else in another one. */
function findDocumentsOfEntries(documents: EditableDocuments, site: Pick<Site, 'chain'>, locale: string | undefined) {
  const locales = locale === undefined ? [] : getLocaleChain(locale);
  const found = new Map<string, { readonly document: DocumentKey; readonly isInLanguage: boolean }>();
  // Later sites of the chain override earlier ones, and in a site the nearest locale.
  for (const owner of site.chain) {
    const own = documents.list(owner, 'content').map(({ name, value }) => {
      const { locale: written, entries }: Record<string, unknown> = Object(value);
      return { name, keys: Object.keys(Object(entries)), rank: locales.indexOf(String(written)) };
    });
    for (const { name, keys, rank } of own.toSorted((one, other) => other.rank - one.rank)) {
      const entry = { document: { site: owner, kind: 'content', name }, isInLanguage: rank >= 0 } as const;
      for (const key of keys) if (entry.isInLanguage || !found.get(key)?.isInLanguage) found.set(key, entry);
    }
  }
  return found;
}

function excerptOf(value: unknown): string {
  if (typeof value === 'string') return value.slice(0, EXCERPT);
  if (!isJsonObject(value)) return '';
  const { asset, title } = value;
  return String(asset ?? title ?? '');
}
