export type AutoplayRhythm = 'weekly' | 'monthly' | 'every-draw';

/**
 * How often a recurring ticket is bought: weekly when one day per week is played, by choice or because the lottery has
 * one, otherwise for every draw. `days` are the days of the upcoming draws.
 */
export function resolveAutoplayRhythm(days: readonly string[], isDayChosen: boolean): AutoplayRhythm {
  return isDayChosen || new Set(days).size === 1 ? 'weekly' : 'every-draw';
}
