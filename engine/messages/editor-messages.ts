import { formatText } from './format-text.ts';
import type { AccessorValues, FormatMessageWithValues } from './message-accessor.ts';
import type { LocalizedMessage } from './message-source.ts';

export type EditorMessageText = LocalizedMessage['message'];

/** A text without values, for lists of choices. */
export type EditorText = () => string;

/** A language in which editors read the studio and other pages for them. */
export interface EditorLanguage {
  /** Of the page, such as `en`. */
  readonly tag: string;
  /** Of dates and numbers. */
  readonly locale: string;
  /** Translated texts by id; the catalogue has the others. */
  readonly texts: Readonly<Record<string, EditorMessageText>>;
}

/** Dates are written as in the brands that the studio began with. */
export const ENGLISH: EditorLanguage = { tag: 'en', locale: 'en-AU', texts: {} };

/** The language of a page is the same for as long as it is open; on the server each request has its own. */
let readLanguage: () => EditorLanguage = () => ENGLISH;

export function setLanguageReader(read: () => EditorLanguage): void {
  readLanguage = read;
}

export function getEditorLanguage(): EditorLanguage {
  return readLanguage();
}

/**
 * Functions of a catalogue by the names of its messages, which format in the current language.
 *
 * @param usual the catalogue, compiled by the generator
 * @param format makes elements of tags, where the catalogue has any
 */
export function createEditorMessages<Messages>(
  catalogue: string,
  usual: Readonly<Record<keyof Messages, EditorMessageText>>,
  format: FormatMessageWithValues = formatText,
): Messages {
  const functions = Object.entries<EditorMessageText>(usual).map(([name, message]) => [
    name,
    (values: AccessorValues = {}) => {
      const found = findMessageInLanguage(`${catalogue}.${name}`, message);
      return format(found.message, values, { ...FORMAT, locale: found.locale });
    },
  ]);
  return Object.fromEntries(functions);
}

function findMessageInLanguage(id: string, usual: EditorMessageText): LocalizedMessage {
  const { texts, locale } = readLanguage();
  const message = texts[id];
  return message === undefined ? { message: usual, locale: ENGLISH.locale } : { message, locale };
}

/** No text for editors has an amount or a date. */
const FORMAT = { currency: 'AUD', timeZone: 'UTC' };
