import { formatText } from '#engine/messages/format-text.ts';
import type { AccessorValues } from '#engine/messages/message-accessor.ts';
import type { LocalizedMessage } from '#engine/messages/message-source.ts';

export type StudioMessageText = LocalizedMessage['message'];

/** A text without values, for lists of choices. */
export type StudioText = () => string;

/** A language in which the studio can be read. */
export interface StudioLanguage {
  /** Of the page, such as `en`. */
  readonly tag: string;
  /** Of dates and numbers. */
  readonly locale: string;
  /** Translated texts by id; the catalogue has the others. */
  readonly texts: Readonly<Record<string, StudioMessageText>>;
}

/** Dates are written as in the brands that the studio began with. */
export const ENGLISH: StudioLanguage = { tag: 'en', locale: 'en-AU', texts: {} };

/** The language of a page is the same for as long as it is open; on the server each request has its own. */
let readLanguage: () => StudioLanguage = () => ENGLISH;

export function setLanguageReader(read: () => StudioLanguage): void {
  readLanguage = read;
}

export function getStudioLanguage(): StudioLanguage {
  return readLanguage();
}

/**
 * Functions of a catalogue by the names of its messages, which format in the current language.
 *
 * @param usual the catalogue, compiled by the generator
 */
export function createStudioMessages<Messages>(
  catalogue: string,
  usual: Readonly<Record<keyof Messages, StudioMessageText>>,
): Messages {
  const functions = Object.entries<StudioMessageText>(usual).map(([name, message]) => [
    name,
    (values: AccessorValues = {}) => formatStudioMessage(`${catalogue}.${name}`, message, values),
  ]);
  return Object.fromEntries(functions);
}

function formatStudioMessage(id: string, usual: StudioMessageText, values: AccessorValues): unknown {
  const { texts, locale } = readLanguage();
  const translated = texts[id];
  return translated === undefined
    ? formatText(usual, values, { ...FORMAT, locale: ENGLISH.locale })
    : formatText(translated, values, { ...FORMAT, locale });
}

/** No text of the studio has an amount or a date. */
const FORMAT = { currency: 'AUD', timeZone: 'UTC' };
