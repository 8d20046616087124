import { OTHER } from '#engine/telemetry/request-observer.ts';

/** Keeps the first `most` values that a label gets; all later ones are `other`. Bounds the number of time series. */
export function createLabelLimit(most: number): (value: string) => string {
  const known = new Set<string>();
  return (value) => {
    if (known.has(value)) return value;
    if (known.size >= most) return OTHER;
    known.add(value);
    return value;
  };
}
