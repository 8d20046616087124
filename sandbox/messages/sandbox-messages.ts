import { compileMessage } from '#domain/messages/compile-message.ts';
import type { CompiledMessage } from '#domain/messages/compiled-message.ts';
import { formatMessage, type MessageValues } from '#domain/messages/format-message.ts';
import { chooseFormattingLocale, listLocaleChain } from '#domain/messages/locale-chain.ts';
import type { Placeholders } from '#domain/messages/placeholder.ts';
import { isPseudoLocale } from '#domain/messages/pseudo-locale.ts';
import { createPseudoMessage } from '#domain/messages/pseudo-message.ts';
import { getMessageFormat } from './message-context.ts';
import { getTextsInLocale } from './message-texts.ts';

/** A message as its catalogue declares it, in English. */
interface CatalogueMessage {
  readonly text: string;
  readonly placeholders?: Placeholders;
}

interface LocalizedMessage {
  readonly message: CompiledMessage;
  /** The locale of plurals, dates and amounts. */
  readonly locale: string;
}

const CATALOGUE_LOCALE = 'en';

/**
 * Functions of a catalogue by the names of its messages. They format in the locale of the current call or mail; a
 * message is compiled when it is first needed in a locale.
 *
 * @param file content of the catalogue, which the generator has checked
 */
export function createSandboxMessages<Messages>(catalogue: string, file: Readonly<Record<string, unknown>>): Messages {
  const messages: Readonly<Record<string, CatalogueMessage>> = Object(file);
  const compiled = new Map<string, LocalizedMessage>();
  const find = (name: string, locale: string): LocalizedMessage => {
    const key = `${locale} ${name}`;
    const known = compiled.get(key);
    if (known) return known;
    const definition = Object.hasOwn(messages, name) ? messages[name] : undefined;
    const made = definition && localizeMessage(`${catalogue}.${name}`, definition, locale);
    if (!made) throw new Error(`there is no message ${catalogue}.${name}`);
    compiled.set(key, made);
    return made;
  };
  return new Proxy(Object.create(null), {
    get(_, name) {
      return (values: MessageValues = {}) => {
        const format = getMessageFormat();
        const { message, locale } = find(String(name), format.locale);
        return formatMessage(message, values, { ...format, locale });
      };
    },
  });
}

/** Finds the text of the nearest locale that can be compiled; the usual text has the last word. */
function localizeMessage(id: string, { text, placeholders = {} }: CatalogueMessage, locale: string) {
  const own = listLocaleChain(locale).flatMap((tag) => {
    const found = getTextsInLocale(tag)?.get(id) ?? (isPseudoLocale(tag) ? createPseudoMessage(text, tag) : null);
    return found === null ? [] : [{ text: found, locale: tag }];
  });
  for (const candidate of [...own, { text, locale: CATALOGUE_LOCALE }]) {
    const { compiled: message } = compileMessage({ ...candidate, placeholders });
    if (message !== null) return { message, locale: chooseFormattingLocale(locale, candidate.locale) };
  }
  return null;
}
