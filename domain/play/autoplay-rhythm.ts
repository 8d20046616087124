import type { AutoplayRhythm } from '../autoplay-words.ts';

/**
 * How often a ticket that repeats itself is bought: weekly where one day a week is played, by the choice of the customer
 * or of the lottery, else for every draw. `days` are those of the coming draws.
 */
export function resolveAutoplayRhythm(days: readonly string[], isDayChosen: boolean): AutoplayRhythm {
  return isDayChosen || new Set(days).size === 1 ? 'weekly' : 'every-draw';
}
