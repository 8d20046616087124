const UNITS = { d: 86_400_000, h: 3_600_000, m: 60_000, s: 1000 };
const DURATION = /^(\d+)([dhms])(?: (\d+)([dhms]))?$/;

/**
 * Moves example dates so that their remaining-time texts, such as `{at, text: "3h 12m"}`, are true. `now` is in epoch
 * milliseconds.
 */
export function shiftExampleDates(data: unknown, now: number): unknown {
  if (Array.isArray(data)) return data.map((item) => shiftExampleDates(item, now));
  if (typeof data !== 'object' || data === null) return data;
  const left = 'at' in data && 'text' in data && Object.keys(data).length === 2 ? milliseconds(data.text) : null;
  if (left !== null) return { ...data, at: new Date(now + left).toISOString() };
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, shiftExampleDates(value, now)]));
}

/** Middle of the time span of a text, so that it is still true when read. */
function milliseconds(text: unknown): number | null {
  const [, ...parts] = typeof text === 'string' ? (DURATION.exec(text) ?? []) : [];
  const [most, mostUnit, least, leastUnit] = parts;
  if (most === undefined || !isUnit(mostUnit)) return null;
  if (least === undefined || !isUnit(leastUnit)) return (Number(most) + 0.5) * UNITS[mostUnit];
  return Number(most) * UNITS[mostUnit] + (Number(least) + 0.5) * UNITS[leastUnit];
}

function isUnit(unit: string | undefined): unit is keyof typeof UNITS {
  return unit !== undefined && Object.hasOwn(UNITS, unit);
}
