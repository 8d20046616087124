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
  const data = indexByWord(values);
  return (text) => {
    const depths = measureBracketDepths(text);
    return [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
      const isInside = (depths[index] ?? 0) > 0;
      if (isInside && !PLAIN_LETTER.test(word)) return [];
      if (formatted.has(word.toLowerCase())) return [];
      return isPartOfData(text, index, data.get(word) ?? []) ? [] : [word];
    });
  };
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

const DAYS = [...Array(31).keys()].map((day) => new Date(Date.UTC(2026, day % 12, day + 1)));

/** Names of months, days and parts of the day, and units of amounts, in small letters. */
function listFormattedWords(locale: string): ReadonlySet<string> {
  const dates = (['long', 'short'] as const).flatMap((style) =>
    DAYS.flatMap((day) => [
      new Intl.DateTimeFormat(locale, { weekday: style, hour: 'numeric', timeZone: 'UTC' }).format(day),
      new Intl.DateTimeFormat(locale, { month: style, day: 'numeric', hour12: true, hour: '2-digit' }).format(day),
    ]),
  );
  const amounts = [1e3, 1e6, 1e9].flatMap((amount) =>
    (['long', 'short'] as const).map((compactDisplay) =>
      new Intl.NumberFormat(locale, { notation: 'compact', compactDisplay }).format(amount),
    ),
  );
  return new Set([...dates, ...amounts].flatMap((text) => text.toLowerCase().match(WORD) ?? []));
}
