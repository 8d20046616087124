import { distance } from 'fastest-levenshtein';

/** The candidate that was probably meant, or null when none is close: up to two slips, or a third of a long word. */
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
