/** Strings that pages may show in any language: names, codes, and formatted amounts, dates and times. */
export interface ShownData {
  /** Values of the API's answers, and names in documents. */
  readonly values: Iterable<string>;
  /** Locale that formats dates and amounts. */
  readonly locale: string;
}

export type FindUntranslatedWords = (text: string) => readonly string[];

const WORD = /\p{L}[\p{L}\p{M}’']*/gu;

/** Letters that the pseudo-locale writes with accents. A word with one of them was not translated. */
const PLAIN_LETTER = /[acdeinouy]/i;

/**
 * Creates a function that lists the words of a text that are neither in the pseudo-locale `en-XA` nor data: words outside
 * its brackets, and words without accents.
 */
export function createUntranslatedWordFinder({ values, locale }: ShownData): FindUntranslatedWords {
  const formatted = listFormattedWords(locale);
  const listWords = listConnectingWords(locale);
  const data = indexByWord([...values].filter(isName));
  return (text) => {
    const depths = measureBracketDepths(text);
    return [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
      const isInside = (depths[index] ?? 0) > 0;
      if (isInside && !PLAIN_LETTER.test(word)) return [];
      if (formatted.has(word.toLowerCase()) || (isInside && listWords.has(word))) return [];
      if (CODE.test(tokenAt(text, index))) return [];
      return isPartOfData(text, index, data.get(word) ?? []) ? [] : [word];
    });
  };
}

/** Such as `E456-0E6D`: the number of an order or a ticket. */
const CODE = /^(?=.*\d)[A-Z\d]+(?:-[A-Z\d]+)*$/;

function tokenAt(text: string, index: number): string {
  const before = /[A-Za-z\d-]*$/.exec(text.slice(0, index))?.[0] ?? '';
  const after = /^[A-Za-z\d-]*/.exec(text.slice(index))?.[0] ?? '';
  return before + after;
}

/** Sentences are texts, which the API has to give in the locale of the page. */
function isName(value: string): boolean {
  return !/[.!?]$/.test(value.trim()) && value.trim().split(/\s+/).length <= 6;
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

function isPartOfData(text: string, position: number, values: readonly string[]): boolean {
  return values.some((value) => {
    for (let at = text.indexOf(value); at >= 0 && at <= position; at = text.indexOf(value, at + 1)) {
      if (position < at + value.length) return true;
    }
    return false;
  });
}

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
