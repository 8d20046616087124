import { isPseudoLocale, type PseudoLocale } from '#domain/messages/pseudo-locale.ts';
import { createPseudoText } from '#domain/messages/pseudo-text.ts';
import type { ConfigDocument } from '../cms/document.ts';
import { hashMessageSource } from '../messages/hash-message-source.ts';
import { isJsonObject } from '../site/json.ts';
import { getLocaleChain, isSameLanguage } from '../site/locale-chain-cache.ts';
import { type DocumentOfKind, findDocumentThatSetValue, type MergedDocument } from '../site/merged-document.ts';
import type { Site } from '../site/site.ts';
import type { BlockSchemas } from '../validation/block-schemas.ts';
import { appendPointerStep } from '../validation/json-pointer.ts';
import { listTranslatableTexts, type TranslatableText } from './translatable-texts.ts';
import { formatTranslationName, type TranslatableKind } from './translation-name.ts';

/** A text of a translation document. `source` is the hash of the text that it was made from. */
export interface TranslationEntry {
  readonly text: string;
  readonly source?: string;
}

/** The translation document of one site, of a document and a locale. */
export interface TranslationOrigin {
  readonly site: string;
  readonly locale: string;
  readonly document: ConfigDocument;
  readonly texts: Readonly<Record<string, TranslationEntry>>;
}

/** A text of a document as visitors of a locale read it. */
export interface LocalizedText {
  readonly source: TranslatableText;
  readonly text: string;
  /** Language of the text. */
  readonly locale: string;
  /** The document that contains the source text. */
  readonly author: ConfigDocument | null;
  /** Where it was found; null for the text of the document itself. */
  readonly origin: TranslationOrigin | null;
  /** Whether the translation was, or may have been, made from another text than the current one. */
  readonly isStale: boolean;
}

export interface TranslatedDocument<Value> {
  readonly value: Value;
  /**
   * Language of the texts in each block that has some, by id: that of the page where they are translated or in several
   * languages. Null where the whole document is in the language of the page.
   */
  readonly textLanguages: ReadonlyMap<string, string> | null;
  /** Languages of the texts of each block or item that are not in that of the page, by id and text. */
  readonly fallbackTexts: ReadonlyMap<string, TextLanguages>;
}

/** Languages by text. */
export type TextLanguages = ReadonlyMap<string, string>;

const NO_FALLBACK_TEXTS: TranslatedDocument<unknown>['fallbackTexts'] = new Map();

export type TranslatableSite = Pick<Site, 'key' | 'parent' | 'config' | 'document'>;

/**
 * A merged document with the translations of a locale in place of its texts. The value is the same object where nothing
 * is translated.
 */
export function translateDocument<Kind extends TranslatableKind>(
  site: TranslatableSite,
  kind: Kind,
  merged: MergedDocument<DocumentOfKind<Kind>>,
  locale: string,
  blocks: BlockSchemas = {},
): TranslatedDocument<DocumentOfKind<Kind>> {
  const whole = { textLanguages: null, fallbackTexts: NO_FALLBACK_TEXTS };
  if (isPseudoLocale(locale)) return { value: writePseudoTexts(kind, merged, locale, blocks), ...whole };
  const origins = listTranslationOrigins(site, { kind, name: merged.name }, locale);
  if (
    origins.length === 0 &&
    merged.sources.every((source) => isSameLanguage(getSiteLocale(site, source.site), locale))
  )
    return { value: merged.value, ...whole };
  const texts = localizeTexts(site, kind, merged, { locale, blocks, origins });
  const translated = texts.filter(({ origin }) => origin !== null);
  const value = replaceTexts(merged.value, new Map(translated.map(({ source, text }) => [source.pointer, text])));
  // Texts are replaced by texts that their schemas accept.
  return {
    value: value as DocumentOfKind<Kind>,
    textLanguages: findTextLanguages(texts, locale),
    fallbackTexts: findFallbackTexts(texts, locale),
  };
}

/** Pseudo-locales have no translation documents: each text is made from that of the document. */
function writePseudoTexts<Kind extends TranslatableKind>(
  kind: Kind,
  { value }: MergedDocument<DocumentOfKind<Kind>>,
  locale: PseudoLocale,
  blocks: BlockSchemas,
): DocumentOfKind<Kind> {
  const texts = listTranslatableTexts(kind, value, blocks);
  const pseudo = replaceTexts(
    value,
    new Map(texts.map(({ pointer, text, format }) => [pointer, createPseudoText(text, format, locale)])),
  );
  // Strings are replaced by strings.
  return pseudo as DocumentOfKind<Kind>;
}

/** The translation documents of a document, nearest first: the site's in the locale, the site's in the language, and so on. */
export function listTranslationOrigins(
  site: TranslatableSite,
  key: { readonly kind: TranslatableKind; readonly name: string },
  locale: string,
): readonly TranslationOrigin[] {
  const found = getLocaleChain(locale).map((language) => ({
    language,
    sources: site.document('translation', formatTranslationName(key, language))?.sources ?? [],
  }));
  if (found.every(({ sources }) => sources.length === 0)) return [];
  return listSiteKeys(site).flatMap((owner) =>
    found.flatMap(({ language, sources }) => {
      const document = sources.find((source) => source.site === owner);
      return document ? [{ site: owner, locale: language, document, texts: readTranslationTexts(document.value) }] : [];
    }),
  );
}

export interface LocalizeOptions {
  readonly locale: string;
  readonly blocks: BlockSchemas;
  readonly origins: readonly TranslationOrigin[];
}

/** All texts of a merged document in a locale. */
export function localizeTexts(
  site: TranslatableSite,
  kind: TranslatableKind,
  merged: MergedDocument,
  { blocks, origins }: LocalizeOptions,
): readonly LocalizedText[] {
  const sites = listSiteKeys(site);
  const lists = origins.map(({ texts }) => indexListTexts(texts));
  return listTranslatableTexts(kind, merged.value, blocks).map((source) => {
    const author = findDocumentThatSetValue(merged, source.pointer)?.document ?? null;
    const writer = author?.site ?? site.key;
    const hash = hashMessageSource(source.text);
    for (const [index, origin] of origins.entries()) {
      const isForAuthor = sites.indexOf(origin.site) <= sites.indexOf(writer);
      const entry = findEntry(source, hash, origin, { moved: lists[index], isForAuthor });
      if (entry)
        return { source, author, origin, text: entry.text, locale: origin.locale, isStale: entry.source !== hash };
    }
    return { source, author, origin: null, text: source.text, locale: getSiteLocale(site, writer), isStale: false };
  });
}

interface EntrySearch {
  /** Entries of list items by pattern and hash. */
  readonly moved: ReadonlyMap<string, TranslationEntry> | undefined;
  /** Whether the text comes from the site of the translation, or from one that it extends. */
  readonly isForAuthor: boolean;
}

/**
 * An outdated translation is used until it is updated, unless another site has overridden the text. Items of lists
 * without ids may have moved, so that their translations are found by the hash.
 */
function findEntry(
  { key }: TranslatableText,
  hash: string,
  { texts }: TranslationOrigin,
  { moved, isForAuthor }: EntrySearch,
): TranslationEntry | undefined {
  const own = Object.hasOwn(texts, key) ? texts[key] : undefined;
  if (own?.source === hash) return own;
  const pattern = toListPattern(key);
  const other = pattern === key ? undefined : moved?.get(`${pattern} ${hash}`);
  if (other) return other;
  const mayHaveMoved = pattern !== key && own?.source !== undefined;
  return isForAuthor && !mayHaveMoved ? own : undefined;
}

function indexListTexts(texts: TranslationOrigin['texts']): ReadonlyMap<string, TranslationEntry> {
  return new Map(
    Object.entries(texts).flatMap(([key, entry]) => {
      const pattern = toListPattern(key);
      return pattern === key || entry.source === undefined ? [] : [[`${pattern} ${entry.source}`, entry] as const];
    }),
  );
}

/** The key with `*` for each position in a list without ids. */
function toListPattern(key: string): string {
  return key.replaceAll(/\/\d+(?=\/|$)/g, '/*');
}

function findTextLanguages(texts: readonly LocalizedText[], locale: string): ReadonlyMap<string, string> {
  const ofBlocks = Map.groupBy(
    texts.filter(({ source }) => source.block !== null),
    ({ source }) => source.block ?? '',
  );
  return new Map(
    [...ofBlocks].map(([block, own]) => {
      const languages = new Set(own.map((text) => (isSameLanguage(text.locale, locale) ? locale : text.locale)));
      const [language = locale] = languages;
      return [block, languages.size > 1 ? locale : language] as const;
    }),
  );
}

/** A text that a block also has in the language of the page is left out. */
function findFallbackTexts(
  texts: readonly LocalizedText[],
  locale: string,
): TranslatedDocument<unknown>['fallbackTexts'] {
  const isFallback = (text: LocalizedText) => !isSameLanguage(text.locale, locale);
  const ofBlocks = Map.groupBy(texts, ({ source }) => source.block ?? '');
  return new Map(
    [...ofBlocks].map(([block, own]) => {
      const inLanguage = new Set(own.filter((text) => !isFallback(text)).map(({ text }) => text));
      const others = own.filter((text) => isFallback(text) && !inLanguage.has(text.text));
      return [block, new Map(others.map((text) => [text.text, text.locale]))];
    }),
  );
}

/** Texts of a translation document by key. */
export function readTranslationTexts(value: unknown): TranslationOrigin['texts'] {
  const { texts = {} }: { readonly texts?: TranslationOrigin['texts'] } = Object(value);
  return texts;
}

/** Language that a site of the chain writes its documents in. */
function getSiteLocale(site: Pick<Site, 'key' | 'parent' | 'config'>, key: string): string {
  if (site.key === key || !site.parent) return site.config.locales[0];
  return getSiteLocale(site.parent, key);
}

/** The site and those that it extends, nearest first. */
function listSiteKeys({ key, parent }: Pick<Site, 'key' | 'parent'>): readonly string[] {
  return [key, ...(parent ? listSiteKeys(parent) : [])];
}

/** Copies only what contains a replaced text. */
function replaceTexts(value: unknown, texts: ReadonlyMap<string, string>, pointer = ''): unknown {
  const text = texts.get(pointer);
  if (text !== undefined) return text;
  if (texts.size === 0) return value;
  if (Array.isArray(value)) {
    const items = value.map((item, index) => replaceTexts(item, texts, appendPointerStep(pointer, index)));
    return items.every((item, index) => item === value[index]) ? value : items;
  }
  if (!isJsonObject(value)) return value;
  const entries = Object.entries(value).map(
    ([name, child]) => [name, replaceTexts(child, texts, appendPointerStep(pointer, name))] as const,
  );
  return entries.every(([name, child]) => child === value[name]) ? value : Object.fromEntries(entries);
}
