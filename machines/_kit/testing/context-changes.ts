import { isDeepStrictEqual } from 'node:util';

/** How values are written, by key of the context. */
export type ContextValueFormatters = Readonly<Record<string, (value: never) => string>>;

/**
 * The keys of the context whose value changed, in the order of the context: `+failure` is set, `-failure` is empty again
 * (null, false, zero, or without entries), `~failure` has another value. A described value follows as `+queue(add)`.
 */
export function listContextChanges(before: object, after: object, values: ContextValueFormatters = {}): string[] {
  if (before === after) return [];
  const [from, to] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  return [...new Set([...from.keys(), ...to.keys()])]
    .filter((key) => !isDeepStrictEqual(from.get(key), to.get(key)))
    .map((key) => `${signOf(from.get(key), to.get(key))}${key}${described(to.get(key), values[key])}`);
}

function described(value: unknown, describe?: (value: never) => string): string {
  return describe && !isEmpty(value) ? `(${describe(value as never)})` : '';
}

function signOf(from: unknown, to: unknown): string {
  if (isEmpty(from) === isEmpty(to)) return '~';
  return isEmpty(from) ? '+' : '-';
}

function isEmpty(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return !value;
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  return isPlain && Object.keys(value).length === 0;
}
