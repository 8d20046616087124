import type { PseudoLocale } from '#domain/messages/pseudo-locale.ts';
import { INLINE_BOUNDARY } from './shown-texts.ts';

/** What pages may show in any language. Formatted amounts, dates and times are found by themselves. */
export interface ShownData {
  readonly pseudoLocale: PseudoLocale;
  /** Values of the API's answers, and names in documents. */
  readonly values: Iterable<string>;
}

export type FindUntranslatedWords = (text: string) => readonly string[];

/** Scripts are apart: Arabic glues `and` to the next word. */
const WORD = /\p{Script=Latin}[\p{Script=Latin}\p{M}’']*|[\p{L}--\p{Script=Latin}]+/gv;

/** Letters that `en-XA` writes with accents. A word with one of them was not translated. */
const PLAIN_LETTER = /[acdeinouy]/i;
const LATIN_LETTER = /\p{Script=Latin}/u;

/** The formats of `en-XA`. Dates in messages of `ar-XB` have them too. */
const FORMATTING_LOCALE = 'en';

/**
 * Creates a function that lists the words of a text that are neither in a pseudo-locale nor data: in `en-XA` those outside
 * of brackets or without accents, in `ar-XB` those in Latin letters.
 */
export function createUntranslatedWordFinder({ values, pseudoLocale }: ShownData): FindUntranslatedWords {
  const formatted = listFormattedWords(FORMATTING_LOCALE);
  const listWords = listConnectingWords(FORMATTING_LOCALE);
  const data = indexByWord(values);
  return (shown) => {
    const text = shown.replaceAll(TIME_OF_DATE, '$1, $2');
    const depths = measureBracketDepths(text);
    return [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
      const isInside = pseudoLocale === 'ar-XB' || (depths[index] ?? 0) > 0;
      const pattern = pseudoLocale === 'ar-XB' ? LATIN_LETTER : PLAIN_LETTER;
      if (isInside && !pattern.test(word)) return [];
      if (formatted.has(word.toLowerCase()) || (isInside && listWords.has(word))) return [];
      if (isCodeOrAddress(text, index)) return [];
      return isPartOfData(text, index, data.get(word) ?? []) ? [] : [word];
    });
  };
}

/** Such as `E456-0E6D`: the number of an order or a ticket. */
const CODE = /^(?=.*\d)[A-Z\d]+(?:-[A-Z\d]+)*$/;

/** An e-mail or a web address. */
const ADDRESS = /^\S+@\S+\.\S+$|^https?:\/\/\S+$/;

function isCodeOrAddress(text: string, index: number): boolean {
  const token = cutAround(text, index, /[^\s[\]()“”,]/);
  return ADDRESS.test(token) || CODE.test(cutAround(text, index, /[A-Za-z\d-]/));
}

/** The longest part of a text around a position whose characters all match. */
function cutAround(text: string, index: number, character: RegExp): string {
  let [start, end] = [index, index];
  while (start > 0 && character.test(text[start - 1] ?? '')) start -= 1;
  while (end < text.length && character.test(text[end] ?? '')) end += 1;
  return text.slice(start, end);
}

function listConnectingWords(locale: string): ReadonlySet<string> {
  const texts = (['conjunction', 'disjunction'] as const).map((type) =>
    new Intl.ListFormat(locale, { type }).format(['1', '2', '3']),
  );
  return new Set(texts.flatMap((text) => text.match(WORD) ?? []));
}

function measureBracketDepths(text: string): readonly number[] {
  let depth = 0;
  return [...Array(text.length).keys()].map((index) => {
    if (text[index] === '[') depth += 1;
    if (text[index] === ']') depth = Math.max(0, depth - 1);
    return depth;
  });
}

function indexByWord(values: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const index = new Map<string, string[]>();
  for (const value of new Set(values)) {
    for (const [word] of value.matchAll(WORD)) {
      const known = index.get(word) ?? [];
      if (known.length === 0) index.set(word, known);
      known.push(value);
    }
  }
  return index;
}

/** A value may be spread over inline elements. */
function isPartOfData(shown: string, shownPosition: number, values: readonly string[]): boolean {
  const text = shown.replaceAll(INLINE_BOUNDARY, '');
  const position = shown.slice(0, shownPosition).replaceAll(INLINE_BOUNDARY, '').length;
  return values.some((value) => {
    for (let at = text.indexOf(value); at >= 0 && at <= position; at = text.indexOf(value, at + 1)) {
      if (position < at + value.length) return true;
    }
    return false;
  });
}

/** Such as `November 28, 2026 at 3:32 AM`. */
const TIME_OF_DATE = /(\d) at (\d)/g;

const HOURS = [...Array(31).keys()].map((day) => Date.UTC(2026, day % 12, day + 1, day % 2 === 0 ? 9 : 21));

/** Names of months, days and parts of the day, and units of durations, in small letters. */
function listFormattedWords(locale: string): ReadonlySet<string> {
  const options: readonly Intl.DateTimeFormatOptions[] = [
    { weekday: 'long', month: 'long', hour: 'numeric' },
    { weekday: 'short', month: 'short', hour: 'numeric' },
  ];
  const dates = options.flatMap((style) => {
    const format = new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' });
    return HOURS.flatMap((moment) => format.formatToParts(moment));
  });
  const units = ['day', 'hour', 'minute', 'second'].flatMap((unit) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'narrow' }).formatToParts(2),
  );
  const shown = [...dates, ...units].filter(({ type }) => type !== 'literal');
  return new Set(shown.flatMap(({ value }) => value.toLowerCase().match(WORD) ?? []));
}
