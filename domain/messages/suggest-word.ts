import { closest } from 'fastest-levenshtein';

/** Suggests the most similar candidate, and names the others. */
export function suggestWord(word: string, candidates: readonly string[]): string {
  const meant = closest(word, candidates);
  const others = candidates.filter((candidate) => candidate !== meant);
  return `Did you mean '${meant}'?${others.length > 0 ? ` There are also: ${others.join(', ')}.` : ''}`;
}
