/**
 * Names of properties whose own keys are data, such as counts or ids: those keys are never renamed. Written as they go
 * over the wire.
 */
export type KeyedByData = ReadonlySet<string>;

/** The same data with the names of its properties in camelCase. */
export function toCamelCase(value: unknown, keyedByData: KeyedByData): unknown {
  return renamed(value, camel, (name) => keyedByData.has(name));
}

/** The same data with the names of its properties in snake_case. */
export function toSnakeCase(value: unknown, keyedByData: KeyedByData): unknown {
  return renamed(value, snake, (name) => keyedByData.has(snake(name)));
}

export function camel(name: string): string {
  return name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

export function snake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

type Rename = (name: string) => string;

function renamed(value: unknown, rename: Rename, holdsData: (name: string) => boolean): unknown {
  if (Array.isArray(value)) return value.map((entry) => renamed(entry, rename, holdsData));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      rename(name),
      holdsData(name) ? valuesRenamed(inner, rename, holdsData) : renamed(inner, rename, holdsData),
    ]),
  );
}

function valuesRenamed(value: unknown, rename: Rename, holdsData: (name: string) => boolean): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return renamed(value, rename, holdsData);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, renamed(inner, rename, holdsData)]));
}
