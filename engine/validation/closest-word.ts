import { distance } from 'fastest-levenshtein';

/** The most similar candidate, within two typing errors or a third of a long word; null otherwise. */
export function findClosestWord(word: string, candidates: readonly string[]): string | null {
  let best: string | null = null;
  let least = Math.max(2, Math.floor(word.length / 3)) + 1;
  for (const candidate of candidates) {
    const slips = distance(word.toLowerCase(), candidate.toLowerCase());
    if (slips < least && slips < candidate.length) {
      best = candidate;
      least = slips;
    }
  }
  return best;
}
