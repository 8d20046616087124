import type { ContentEntry, Locale, Node, PageDocument } from '#schemas/generated/config/types.gen.ts';
import { expandThisPageContentKey } from '../site/content-keys.ts';
import { isJsonObject } from '../site/json.ts';
import { getLocaleChain, isSameLanguage } from '../site/locale-chain-cache.ts';
import type { Site } from '../site/site.ts';
import {
  type TextLanguages,
  type TranslatableSite,
  type TranslatedDocument,
  translateDocument,
} from './translate-document.ts';

type ContentSite = Pick<Site, 'config' | 'parent' | 'routes' | 'contentIn'>;

export interface FallbackLanguageSearch extends Pick<TranslatedDocument<unknown>, 'textLanguages' | 'fallbackTexts'> {
  readonly locale: Locale;
  /** The page that content keys may be relative to. */
  readonly page?: Pick<PageDocument, 'path' | 'route'>;
}

/** What a block has in other languages than that of the page. */
export interface BlockFallback {
  /** The language of all of its texts and content entries; null for several. */
  readonly language: string | null;
  /** Languages by text. */
  readonly texts: TextLanguages;
}

/** What the blocks of a document have in other languages, by id. Blocks in the language of the page are left out. */
export function findBlockFallbacks(
  site: ContentSite,
  nodes: readonly Node[] = [],
  { locale, textLanguages, fallbackTexts, page = {} }: FallbackLanguageSearch,
): ReadonlyMap<string, BlockFallback> {
  if (textLanguages === null) return new Map();
  return new Map(
    listNodes(nodes).flatMap(({ id, props }) => {
      const entries = listContentKeys(props).flatMap((key) => {
        const found = expandThisPageContentKey(site, page, key).flatMap(
          (name) => findLocalizedEntry(site, name, locale) ?? [],
        );
        return found.slice(0, 1);
      });
      const own = textLanguages.get(id);
      const languages = new Set([...entries.map(({ language }) => language), ...(own === undefined ? [] : [own])]);
      const ofEntries = entries
        .filter(({ language }) => language !== locale)
        .flatMap(({ entry, language }) => listStrings(entry.value).map((text) => [text, language] as const));
      const texts = new Map([...ofEntries, ...(fallbackTexts.get(id) ?? [])]);
      const [language = locale] = languages;
      const isOne = languages.size === 1 && language !== locale;
      return isOne || texts.size > 0 ? [[id, { language: isOne ? language : null, texts }] as const] : [];
    }),
  );
}

/** Labels of a menu by whether they are in the language of the page. */
export interface NavigationFallback {
  readonly isTranslatedInPart: boolean;
  readonly texts: TextLanguages;
}

export function findNavigationFallback(
  site: TranslatableSite & Pick<Site, 'navigation'>,
  name: string,
  locale: Locale,
): NavigationFallback {
  const document = site.navigation(name);
  const { textLanguages, fallbackTexts = new Map() } = document
    ? translateDocument(site, 'navigation', document, locale)
    : { textLanguages: null };
  return {
    isTranslatedInPart: [...(textLanguages?.values() ?? [])].includes(locale),
    texts: new Map([...fallbackTexts.values()].flatMap((texts) => [...texts])),
  };
}

interface LocalizedEntry {
  readonly entry: ContentEntry;
  /** The locale itself for an entry in its language. */
  readonly language: string;
}

/** Null for a missing entry. */
function findLocalizedEntry(site: ContentSite, key: string, locale: Locale): LocalizedEntry | null {
  const translated = site.contentIn(getLocaleChain(locale), key);
  if (translated) return { entry: translated, language: locale };
  const [own] = site.config.locales;
  const entry = site.contentIn(getLocaleChain(own), key);
  if (entry) return { entry, language: isSameLanguage(own, locale) ? locale : own };
  return site.parent ? findLocalizedEntry(site.parent, key, locale) : null;
}

/** All strings of a value; those that are no texts are never shown. */
function listStrings(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(listStrings);
  return isJsonObject(value) ? Object.values(value).flatMap(listStrings) : [];
}

function listNodes(nodes: readonly Node[]): readonly Node[] {
  return nodes.flatMap((node) => [node, ...listNodes(Object.values(node.slots ?? {}).flat())]);
}

/** Keys of all references to content. */
function listContentKeys(props: unknown): readonly string[] {
  if (Array.isArray(props)) return props.flatMap(listContentKeys);
  if (!isJsonObject(props)) return [];
  const { content } = props;
  return [...(typeof content === 'string' ? [content] : []), ...Object.values(props).flatMap(listContentKeys)];
}
