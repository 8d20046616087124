export interface NumberFrequency {
  readonly number: number;
  readonly times: number;
  /** Draws since it was last drawn; null when it never was. */
  readonly drawsSince: number | null;
}

/** Statistics for the chart of drawn numbers and its summary. */
export interface FrequencyChartStatistics {
  /** Expected count if every number were drawn equally often. */
  readonly average: number;
  /** Upper end of the chart axis, a round number. */
  readonly top: number;
  /** Axis marks, ascending. */
  readonly marks: readonly number[];
  /** At most three of the most drawn numbers; empty where nothing was drawn. */
  readonly most: readonly number[];
  /** Numbers that were never drawn; empty where nothing was drawn. */
  readonly neverDrawn: readonly number[];
  /** The drawn number with the most draws since; null where there is none. */
  readonly longest: { readonly number: number; readonly drawsSince: number } | null;
}

const MARKS = 4;
const NAMED = 3;

export function calculateFrequencyChartStatistics(numbers: readonly NumberFrequency[]): FrequencyChartStatistics {
  const all = numbers.reduce((sum, { times }) => sum + times, 0);
  const highest = Math.max(0, ...numbers.map(({ times }) => times));
  const step = roundStep(highest / MARKS);
  const top = Math.max(step, Math.ceil(highest / step) * step);
  const ranked = numbers.toSorted((a, b) => b.times - a.times || a.number - b.number);
  const gaps = numbers.flatMap(({ number, drawsSince }) => (drawsSince ? [{ number, drawsSince }] : []));
  const [longest = null] = gaps.sort((a, b) => b.drawsSince - a.drawsSince || a.number - b.number);
  return {
    average: numbers.length === 0 ? 0 : all / numbers.length,
    top,
    marks: Array.from({ length: top / step + 1 }, (_, index) => index * step),
    most: ranked
      .filter(({ times }) => times > 0)
      .slice(0, NAMED)
      .map(({ number }) => number),
    neverDrawn: all === 0 ? [] : numbers.filter(({ times }) => times === 0).map(({ number }) => number),
    longest,
  };
}

/** The smallest of 1, 2, 5, 10, 20, 50 … that is at least `least`. */
function roundStep(least: number): number {
  let power = 1;
  while (power * 10 < least) power *= 10;
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= least) ?? power;
}
