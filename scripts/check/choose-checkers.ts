import type { Checker } from './checker.ts';

/**
 * The checkers whose names begin with one of these words; all without any.
 *
 * @throws Error that lists the names, for a word that no name begins with.
 */
export function chooseCheckers(checkers: readonly Checker[], words: readonly string[]): readonly Checker[] {
  for (const word of words) {
    if (!checkers.some(({ name }) => name.startsWith(word)))
      throw new Error(`There is no check "${word}". Checks: ${checkers.map(({ name }) => name).join(', ')}.`);
  }
  return words.length === 0 ? checkers : checkers.filter(({ name }) => words.some((word) => name.startsWith(word)));
}
