import { listLocaleChain, listMessageOrigins, type MessageOrigin } from '#domain/messages/locale-chain.ts';
import { hashMessageSource } from '#engine/messages/hash-message-source.ts';
import { CATALOGUE_LOCALE, type MessageDefinition } from '#engine/messages/message-catalogue.ts';
import type { MessageRegistry } from '#engine/messages/message-registry.ts';
import type { MessageSite } from '#engine/messages/site-messages.ts';

/** A text of a document. */
export interface DocumentText {
  readonly text: string;
  /** Hash of the usual text that it was translated from; missing where the document has none. */
  readonly source?: string;
}

/** A text in force, and the document that it comes from. */
export interface MessageText extends DocumentText, MessageOrigin {
  /** Path of the document. */
  readonly document: string;
}

/** Texts of a site's documents in one language, by id. */
export type MessageTexts = ReadonlyMap<string, MessageText>;

/** Texts of documents that visitors of this locale read, English ones included where nothing nearer has a text. */
export function listTextsInForce(site: MessageSite, locale: string): MessageTexts {
  return collectTexts(site, locale, CATALOGUE_LOCALE);
}

/** Texts of documents in the language of the locale, also those of the sites that the site extends. */
export function listTextsInLanguage(site: MessageSite, locale: string): MessageTexts {
  return collectTexts(site, locale, locale);
}

/** Texts of the very document of this site and locale, by id. */
export function readOwnTexts(value: unknown): Readonly<Record<string, DocumentText>> {
  const { texts = {} }: { readonly texts?: Readonly<Record<string, DocumentText>> } = Object(value);
  return texts;
}

function collectTexts(site: MessageSite, locale: string, defaultLocale: string): MessageTexts {
  const found = new Map<string, MessageText>();
  for (const origin of listMessageOrigins({ sites: site.chain.toReversed(), locale, defaultLocale })) {
    const sources = site.document('messages', origin.locale.toLowerCase())?.sources ?? [];
    const own = sources.find((document) => document.site === origin.site);
    if (!own) continue;
    for (const [id, entry] of Object.entries(readOwnTexts(own.value)))
      if (!found.has(id)) found.set(id, { ...entry, ...origin, document: own.source });
  }
  return found;
}

/** Whether a text of the language serves the locale, in one script. */
export function isSameLanguageAs(language: string, locale: string): boolean {
  return listLocaleChain(language).at(-1) === listLocaleChain(locale).at(-1);
}

/** Ids without a text in the language of the locale. The usual texts are in English. */
export function listMissingIds(
  registry: MessageRegistry,
  texts: Pick<ReadonlyMap<string, unknown>, 'has'>,
  locale: string,
): string[] {
  if (listLocaleChain(locale).includes(CATALOGUE_LOCALE)) return [];
  return registry.ids.filter((id) => !texts.has(id));
}

/** Whether the usual text has changed since the translation, or the document has no hash that would show it. */
export function isStale({ source }: DocumentText, { text }: Pick<MessageDefinition, 'text'>): boolean {
  return source !== hashMessageSource(text);
}
