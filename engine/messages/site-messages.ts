import type { CompiledMessage } from '#domain/messages/compiled-message.ts';
import { chooseFormattingLocale, listMessageOrigins } from '#domain/messages/locale-chain.ts';
import { isPseudoLocale, type PseudoLocale } from '#domain/messages/pseudo-locale.ts';
import { createPseudoMessage } from '#domain/messages/pseudo-message.ts';
import type { Site } from '../site/site.ts';
import { CATALOGUE_LOCALE } from './message-catalogue.ts';
import { compileDefinition, type MessageRegistry } from './message-registry.ts';
import type { LocalizedMessage, MessageSource } from './message-source.ts';

/** A text of a document that can't be compiled, and is left out. */
export interface UnusableMessage {
  readonly site: string;
  readonly locale: string;
  readonly id: string;
}

/** Messages of a site in a locale: those of its documents, and the default ones. */
export type GetSiteMessages = (site: MessageSite, locale: string) => MessageSource;

export type MessageSite = Pick<Site, 'key' | 'chain' | 'document'>;

interface TextEntry {
  readonly text: string;
}

/**
 * Looks messages up from the brand's locale to the default text. A text is compiled on first use; an invalid one is
 * reported once, and the next in the chain is used.
 */
export function createSiteMessages(
  registry: MessageRegistry,
  report: (unusable: UnusableMessage) => void,
): GetSiteMessages {
  const compiled = new WeakMap<TextEntry, { readonly message: CompiledMessage | undefined }>();
  const sources = new WeakMap<MessageSite, Map<string, MessageSource>>();

  const compileEntry = (entry: TextEntry, id: string, site: string, locale: string): CompiledMessage | undefined => {
    const known = compiled.get(entry);
    if (known) return known.message;
    const definition = registry.find(id);
    const message = definition && compileDefinition(definition, entry.text, locale);
    compiled.set(entry, { message });
    if (!message) report({ site, locale, id });
    return message;
  };

  const createSource = (site: MessageSite, locale: string): MessageSource => {
    const sites = site.chain.toReversed();
    const origins = listMessageOrigins({ sites, locale, defaultLocale: CATALOGUE_LOCALE }).flatMap((origin) => {
      const texts = findOwnTexts(site, origin.site, origin.locale);
      return texts ? [{ ...origin, texts, format: chooseFormattingLocale(locale, origin.locale) }] : [];
    });
    // Chosen once, because pages have hundreds of messages.
    const usualFormat = chooseFormattingLocale(locale, CATALOGUE_LOCALE);
    const find = (id: string): LocalizedMessage | undefined => {
      const pseudo = isPseudoLocale(locale) ? compilePseudoMessage(registry, id, locale) : undefined;
      if (pseudo) return { message: pseudo, locale };
      for (const { site: key, locale: language, texts, format } of origins) {
        const entry = Object.hasOwn(texts, id) ? texts[id] : undefined;
        const message = entry && compileEntry(entry, id, key, language);
        if (message !== undefined) return { message, locale: format };
      }
      const message = registry.compiled(id);
      return message === undefined ? undefined : { message, locale: usualFormat };
    };
    return { find };
  };

  return (site, locale) => {
    const known = sources.get(site) ?? new Map<string, MessageSource>();
    sources.set(site, known);
    const source = known.get(locale) ?? createSource(site, locale);
    known.set(locale, source);
    return source;
  };
}

/** Made from the default text, without its length limit. Uses English plural rules, like that text. */
export function compilePseudoMessage(
  registry: Pick<MessageRegistry, 'find'>,
  id: string,
  locale: PseudoLocale,
): CompiledMessage | undefined {
  const definition = registry.find(id);
  if (!definition) return undefined;
  const text = createPseudoMessage(definition.text, locale);
  const { maxLength: _, ...unlimited } = definition;
  return text === null ? undefined : compileDefinition(unlimited, text, CATALOGUE_LOCALE);
}

/** Texts from the document of the site `key` itself, without inherited ones. */
function findOwnTexts(site: MessageSite, key: string, locale: string): Readonly<Record<string, TextEntry>> | undefined {
  const sources = site.document('messages', locale.toLowerCase())?.sources ?? [];
  const own = sources.find((document) => document.site === key)?.value;
  return readTexts(own);
}

function readTexts(value: unknown): Readonly<Record<string, TextEntry>> | undefined {
  const { texts }: { readonly texts?: Readonly<Record<string, TextEntry>> } = Object(value);
  return texts;
}
