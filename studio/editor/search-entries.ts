/** Something that a search finds. */
export interface SearchEntry {
  readonly key: string;
  readonly title: string;
  /** Where it is, or what it is: shown below the title, and searched too. */
  readonly detail: string;
  /** Further words that find it, such as an address; not shown. */
  readonly keywords?: string;
  /** What it is in a word, such as "Page"; searched too. */
  readonly label?: string;
}

/** Entries with their words as the search compares them. */
interface SearchIndex<Entry extends SearchEntry> {
  readonly items: readonly { readonly entry: Entry; readonly fields: readonly string[] }[];
}

export function createSearchIndex<Entry extends SearchEntry>(entries: readonly Entry[]): SearchIndex<Entry> {
  return {
    items: entries.map((entry) => ({
      entry,
      fields: [entry.title, entry.detail, entry.keywords ?? '', entry.label ?? ''].map(foldText),
    })),
  };
}

/**
 * Entries that have every word, the best first: a text that begins with a word before one with a word that begins with
 * it, and both before one that has it inside a word. Titles come before other texts, and equals keep their order.
 *
 * @param recent keys of entries that come first where nothing is searched for, and among equals
 */
export function searchEntries<Entry extends SearchEntry>(
  { items }: SearchIndex<Entry>,
  query: string,
  recent: readonly string[],
): readonly Entry[] {
  const words = foldText(query).split(' ').filter(Boolean);
  const places = new Map(recent.map((key, index) => [key, index]));
  return items
    .flatMap(({ entry, fields }) => {
      const score = scoreWords(fields, words);
      return score === null ? [] : [{ entry, score, place: places.get(entry.key) ?? recent.length }];
    })
    .toSorted((one, other) => other.score - one.score || one.place - other.place)
    .map(({ entry }) => entry);
}

/** Whether a text has all the words that are searched for, in any order. */
export function hasWords(searched: string, words: string): boolean {
  const folded = foldText(searched);
  return foldText(words)
    .split(' ')
    .every((word) => folded.includes(word));
}

/** Lower case without diacritics, with single spaces. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const SCORES = { whole: 4, prefix: 3, word: 2, inside: 1, none: 0 } as const;

/** Null if a word is nowhere. */
function scoreWords(fields: readonly string[], words: readonly string[]): number | null {
  const [title = ''] = fields;
  let sum = title === words.join(' ') ? SCORES.whole * 2 : 0;
  for (const word of words) {
    let best = 0;
    for (const field of fields) {
      const score = scoreWord(field, word) * 2;
      // A title decides between texts that have the word in the same place.
      best = Math.max(best, score > 0 && field === title ? score + 1 : score);
    }
    if (best === 0) return null;
    sum += best;
  }
  return sum;
}

function scoreWord(field: string, word: string): number {
  const first = field.indexOf(word);
  if (first < 0) return SCORES.none;
  if (first === 0) return SCORES.prefix;
  for (let at = first; at >= 0; at = field.indexOf(word, at + 1)) {
    if (!/[\p{L}\p{N}]/u.test(field[at - 1] ?? '')) return SCORES.word;
  }
  return SCORES.inside;
}
