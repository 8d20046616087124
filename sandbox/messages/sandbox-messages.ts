import { compileMessage } from '#domain/messages/compile-message.ts';
import type { CompiledMessage } from '#domain/messages/compiled-message.ts';
import { formatMessage, type MessageValues } from '#domain/messages/format-message.ts';
import { chooseFormattingLocale, listLocaleChain } from '#domain/messages/locale-chain.ts';
import type { Placeholders } from '#domain/messages/placeholder.ts';
import { isPseudoLocale } from '#domain/messages/pseudo-locale.ts';
import { createPseudoMessage } from '#domain/messages/pseudo-message.ts';
import { type BrandLanguage, getBrandLocale, getMessageBrand, getMessageFormat } from './message-context.ts';
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
const NO_BRAND = {};

/**
 * Functions of a catalogue by the names of its messages. They format in the locale of the current call or mail; a
 * message is compiled when it is first needed in a locale of a brand.
 *
 * @param file content of the catalogue, which the generator has checked
 */
export function createSandboxMessages<Messages>(catalogue: string, file: Readonly<Record<string, unknown>>): Messages {
  const messages: Readonly<Record<string, CatalogueMessage>> = Object(file);
  const compiled = new WeakMap<object, Map<string, LocalizedMessage>>();
  const find = (name: string, locale: string): LocalizedMessage => {
    const brand = getMessageBrand();
    const ofBrand = compiled.get(brand ?? NO_BRAND) ?? new Map<string, LocalizedMessage>();
    compiled.set(brand ?? NO_BRAND, ofBrand);
    const key = `${locale} ${name}`;
    const known = ofBrand.get(key);
    if (known) return known;
    const definition = Object.hasOwn(messages, name) ? messages[name] : undefined;
    const made = definition && localizeMessage(`${catalogue}.${name}`, definition, { locale, brand });
    if (!made) throw new Error(`there is no message ${catalogue}.${name}`);
    ofBrand.set(key, made);
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

interface MessagePlace {
  readonly locale: string;
  readonly brand: BrandLanguage | undefined;
}

/**
 * Finds the text of the nearest locale that can be compiled: that of the customer, and then that of the brand. The usual
 * text has the last word.
 */
function localizeMessage(id: string, { text, placeholders = {} }: CatalogueMessage, { locale, brand }: MessagePlace) {
  const found = listLocalesOfTexts(locale, brand).flatMap((tag) => {
    const pseudo = isPseudoLocale(tag) ? createPseudoMessage(text, tag) : null;
    return [brand?.messages?.[tag]?.[id], getTextsInLocale(tag)?.get(id), pseudo].flatMap((candidate) =>
      typeof candidate === 'string' ? [{ text: candidate, locale: tag }] : [],
    );
  });
  for (const candidate of [...found, { text, locale: CATALOGUE_LOCALE }]) {
    const { compiled: message } = compileMessage({ ...candidate, placeholders });
    if (message !== null) return { message, locale: chooseFormattingLocale(locale, candidate.locale) };
  }
  return null;
}

/** The usual texts are those of English, so that nothing is behind it. */
function listLocalesOfTexts(locale: string, brand: BrandLanguage | undefined): readonly string[] {
  const own = listLocaleChain(locale);
  return own.includes(CATALOGUE_LOCALE) ? own : [...own, ...listLocaleChain(getBrandLocale(brand))];
}
