/** How often a number was drawn. */
export interface NumberFrequency {
  readonly number: number;
  readonly times: number;
  /** Draws since it was last drawn; null when it never was. */
  readonly drawsSince: number | null;
}

/** How often the numbers of a set were drawn, as a chart and its summary tell it. */
export interface NumberFrequencySummary {
  /** How often each would have been drawn, were they all drawn equally often. */
  readonly average: number;
  /** Where the axis of the chart ends: a round number that no bar goes beyond. */
  readonly top: number;
  /** Marks of the axis, the least first. */
  readonly marks: readonly number[];
  /** The numbers that were drawn most often, at most three; none where nothing was drawn. */
  readonly most: readonly number[];
  /** The numbers that were not drawn at all; none where nothing was. */
  readonly never: readonly number[];
  /** Of those that were drawn the one that has not been for longest; null where all were just now, or nothing was. */
  readonly longest: { readonly number: number; readonly drawsSince: number } | null;
}

const MARKS = 4;
const NAMED = 3;

export function summariseNumberFrequencies(numbers: readonly NumberFrequency[]): NumberFrequencySummary {
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
    never: all === 0 ? [] : numbers.filter(({ times }) => times === 0).map(({ number }) => number),
    longest,
  };
}

/** The least of 1, 2, 5, 10, 20, 50 and so on that is not below a number. */
function roundStep(least: number): number {
  let power = 1;
  while (power * 10 < least) power *= 10;
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= least) ?? power;
}
