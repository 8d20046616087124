import type { ConfigDocument } from '#engine/cms/document.ts';
import { hashMessageSource } from '#engine/messages/hash-message-source.ts';
import { unifyContentKeySeparators } from '#engine/site/content-index.ts';
import { isJsonObject } from '#engine/site/json.ts';
import { getLocaleChain, isSameLanguage } from '#engine/site/locale-chain-cache.ts';
import type { Site } from '#engine/site/site.ts';
import { isTextOfContentData } from '#engine/translations/pseudo-content-entry.ts';
import type { LocalizedText } from '#engine/translations/translate-document.ts';
import { appendPointerStep } from '#engine/validation/json-pointer.ts';
import type { ContentEntry } from '#schemas/generated/config/types.gen.ts';

/** An entry with the content document that has it. */
export interface FoundContentEntry {
  readonly key: string;
  readonly entry: ContentEntry;
  readonly locale: string;
  readonly document: ConfigDocument;
}

/** A text of a content entry as a site has it in a locale. */
export interface ContentText extends LocalizedText {
  /** Area of the document, such as `cart`. */
  readonly area: string;
  readonly sourceEntry: FoundContentEntry;
  /** The entry in the language of the locale; null where the source is shown. */
  readonly translatedEntry: FoundContentEntry | null;
}

/** A string of an entry. The pointer is empty where the value is the text. */
interface EntryText {
  readonly pointer: string;
  readonly text: string;
  readonly format: 'plain' | 'markdown';
  readonly maxLength: number;
}

const MOST_CHARACTERS = { text: 100_000, title: 200, description: 500 };

/** Lists the texts of all content entries that a site shows in its first language, with their translations. */
export function listContentTexts(site: Site, locale: string): readonly ContentText[] {
  const sources = collectEntries(site, site.config.locales[0]);
  const translations = collectEntriesInChain(site, getLocaleChain(locale));
  return [...sources.values()].flatMap((source) => {
    const found = translations.get(unifyContentKeySeparators(source.key));
    return localizeEntry(source, found?.entry.type === source.entry.type ? found : null, locale);
  });
}

/** Hashes of the texts that the entries of a content document were translated from, by text. */
export function readContentSources(value: unknown): Readonly<Record<string, string>> {
  const { sources = {} }: { readonly sources?: Readonly<Record<string, string>> } = Object(value);
  return sources;
}

function localizeEntry(
  source: FoundContentEntry,
  found: FoundContentEntry | null,
  locale: string,
): readonly ContentText[] {
  const isTranslated = found !== null && !isSameLanguage(source.locale, locale);
  const shown = found ?? source;
  const texts = new Map(listEntryTexts(shown.entry).map(({ pointer, text }) => [pointer, text]));
  const sources = readContentSources(shown.document.value);
  return listEntryTexts(source.entry).map(({ pointer, text, format, maxLength }): ContentText => {
    const key = `${source.key}${pointer}`;
    const own = texts.get(pointer);
    const { document, locale: language } = own === undefined ? source : shown;
    const hash = Object.hasOwn(sources, key) ? sources[key] : undefined;
    const schema = { type: 'string', maxLength, title: key, description: 'Shown wherever a page names this key.' };
    const translation = { text: own ?? text, ...(hash !== undefined && { source: hash }) };
    const isTranslation = isTranslated && own !== undefined;
    return {
      source: { key, pointer, block: null, text, format, schema },
      text: translation.text,
      locale: language,
      author: document,
      origin: isTranslation ? { site: document.site, locale: language, document, texts: { [key]: translation } } : null,
      isStale: isTranslation && hash !== hashMessageSource(text),
      area: getArea(source),
      sourceEntry: source,
      translatedEntry: isTranslated ? found : null,
    };
  });
}

/** `cart` for the document `cart.en-au`. */
function getArea({ document, locale }: FoundContentEntry): string {
  const ending = `.${locale.toLowerCase()}`;
  return document.name.endsWith(ending) ? document.name.slice(0, -ending.length) : document.name;
}

/** Entries that a site shows in its first locale, by unified key: its own, then those of the site that it extends. */
function collectEntries(site: Site, locale: string): ReadonlyMap<string, FoundContentEntry> {
  const inherited = site.parent ? collectEntries(site.parent, site.parent.config.locales[0]) : new Map();
  return new Map([...inherited, ...collectEntriesInChain(site, getLocaleChain(locale))]);
}

/** Entries in one of the locales: those of the nearest site, and in a site those of the nearest locale. */
function collectEntriesInChain(site: Site, locales: readonly string[]): ReadonlyMap<string, FoundContentEntry> {
  const documents = site.names('content').flatMap((name) => site.document('content', name)?.sources ?? []);
  const found = new Map<string, FoundContentEntry>();
  for (const owner of site.chain)
    for (const locale of locales.toReversed())
      for (const document of documents) {
        const value: unknown = document.value;
        if (document.site !== owner || !isJsonObject(value) || value['locale'] !== locale) continue;
        // Documents with errors were refused before.
        const entries = Object.entries((value['entries'] ?? {}) as Readonly<Record<string, ContentEntry>>);
        for (const [key, entry] of entries) found.set(unifyContentKeySeparators(key), { key, entry, locale, document });
      }
  return found;
}

/** Texts of an entry that visitors or search engines read. */
export function listEntryTexts(entry: ContentEntry): readonly EntryText[] {
  const maxLength = MOST_CHARACTERS.text;
  const plain = (pointer: string, text: unknown, most: number = maxLength): readonly EntryText[] =>
    typeof text === 'string' && text.trim() !== '' ? [{ pointer, text, format: 'plain', maxLength: most }] : [];
  switch (entry.type) {
    case 'plain':
    case 'markdown':
      return plain('', entry.value).map((text) => ({ ...text, format: entry.type }));
    case 'image':
      return plain('/alt', entry.value.alt);
    case 'seo':
      return [
        ...plain('/title', entry.value.title, MOST_CHARACTERS.title),
        ...plain('/description', entry.value.description, MOST_CHARACTERS.description),
      ];
    case 'json':
      return listTextsOfData(entry.value, '').flatMap(({ pointer, text }) => plain(pointer, text));
  }
}

function listTextsOfData(
  value: unknown,
  pointer: string,
): readonly { readonly pointer: string; readonly text: string }[] {
  if (typeof value === 'string') return isTextOfContentData(value) ? [{ pointer, text: value }] : [];
  if (Array.isArray(value))
    return value.flatMap((item, index) => listTextsOfData(item, appendPointerStep(pointer, index)));
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([name, child]) => listTextsOfData(child, appendPointerStep(pointer, name)));
}
