/** A value of a customer, and where it was found. */
export interface FoundPersonalValue {
  readonly value: string;
  readonly place: string;
}

/** Finds values in texts, as whole words. */
export interface PersonalValueFinder {
  /** Number of values. */
  readonly size: number;
  find(text: string): readonly string[];
}

/** Shorter values, such as a postcode, are in any text by chance. */
const SHORTEST = 6;
const SHORTEST_NAME = 3;

/** An address of a page. Identifiers in it are values of their own. */
const ADDRESS = /^(?:https?:\/\/[^/?#]+)?(?:\/[^?#\s]*)?$/;

const WORD = /[\p{L}\p{N}]+/gu;

/**
 * Values that identify someone: those with a digit or an @, and those that begin with a capital letter (names, streets). Others, such as
 * "confirm-email", are words of the program. Values that the project's own documents and contracts use as well, such as the name of a
 * draw, are left out.
 */
export function createPersonalValueFinder(
  values: Iterable<string>,
  isPublic: (value: string) => boolean,
): PersonalValueFinder {
  const byFirstWord = new Map<string, { value: string; words: readonly string[] }[]>();
  let size = 0;
  for (const value of new Set(values)) {
    if (!isDistinctive(value) || isPublic(value)) continue;
    const words = toWords(value);
    const [first = ''] = words;
    byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), { value, words }]);
    size += 1;
  }
  const findIn = (text: string) => {
    const words = toWords(text);
    return words.flatMap((first, at) =>
      (byFirstWord.get(first) ?? [])
        .filter((one) => one.words.every((word, index) => words[at + index] === word) && hasCaseOf(one.value, text))
        .map(({ value }) => value),
    );
  };
  return { size, find: (text) => [...new Set([...findIn(text), ...findIn(decodePercent(text))])] };
}

function isDistinctive(value: string): boolean {
  const words = value.match(WORD) ?? [];
  if (words.length === 0 || value.length > 4_000 || ADDRESS.test(value)) return false;
  const isName = words.length === 1 && /^\p{Lu}\p{L}+$/u.test(value) && value.length >= SHORTEST_NAME;
  return isName || (value.length >= SHORTEST && (/[\d@]/.test(value) || (words.length > 1 && /^\p{Lu}/u.test(value))));
}

/** A name such as "Grant" or "Summer Street" is words in small letters. */
function hasCaseOf(value: string, text: string): boolean {
  return /^[\p{L}\s]+$/u.test(value) ? text.includes(value) : true;
}

function toWords(text: string): string[] {
  return text.toLowerCase().match(WORD) ?? [];
}

/** The text with its percent-encoded characters decoded. */
function decodePercent(text: string): string {
  return text.replaceAll(/(?:%[0-9a-f]{2})+/gi, (encoded) => {
    try {
      return decodeURIComponent(encoded);
    } catch {
      return encoded;
    }
  });
}

/** Visits each text in a value, with a path to it such as `resourceSpans.spans.attributes`. */
export function visitTexts(value: unknown, visit: (text: string, path: string) => void, path = ''): void {
  if (typeof value === 'string') visit(value, path);
  else if (Array.isArray(value)) for (const one of value) visitTexts(one, visit, path);
  else if (value instanceof Object) {
    for (const [name, one] of Object.entries(value)) {
      visit(name, path);
      visitTexts(one, visit, path === '' ? name : `${path}.${name}`);
    }
  }
}

/** All texts in a JSON text, or the text itself. */
export function listTexts(text: string): string[] {
  const texts: string[] = [];
  try {
    visitTexts(JSON.parse(text), (one) => texts.push(one));
  } catch {
    texts.push(text);
  }
  return texts;
}
