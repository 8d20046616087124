import { isObjectOrArray } from './api-error.ts';

/**
 * Names of properties whose own keys are data, such as counts or ids: those keys are never renamed. Written as they go
 * over the wire.
 */
export type DataKeyedProperties = ReadonlySet<string>;

/** The same data with the names of its properties in camelCase. */
export function toCamelCaseProperties(value: unknown, keyedByData: DataKeyedProperties): unknown {
  return renamed(value, knownCamel, (name) => keyedByData.has(name));
}

/** The same data with the names of its properties in snake_case. */
export function toSnakeCaseProperties(value: unknown, keyedByData: DataKeyedProperties): unknown {
  return renamed(value, knownSnake, (name) => keyedByData.has(knownSnake(name)));
}

export function toCamelCaseName(name: string): string {
  return name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

export function toSnakeCaseName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

type Rename = (name: string) => string;

/** The names of the contract are some hundreds; strangers may send any number of others, of any length. */
const MOST_NAMES = 5_000;
const LONGEST_NAME = 64;

/** The same names come with every answer. */
function remembering(rename: Rename): Rename {
  const known = new Map<string, string>();
  return (name) => {
    const before = known.get(name);
    if (before !== undefined) return before;
    const after = rename(name);
    if (known.size < MOST_NAMES && name.length <= LONGEST_NAME) known.set(name, after);
    return after;
  };
}

const [knownCamel, knownSnake] = [remembering(toCamelCaseName), remembering(toSnakeCaseName)];

function renamed(value: unknown, rename: Rename, holdsData: (name: string) => boolean): unknown {
  if (Array.isArray(value)) return value.map((entry) => renamed(entry, rename, holdsData));
  if (!isObjectOrArray(value)) return value;
  const result: Record<string, unknown> = {};
  for (const name of Object.keys(value)) {
    const inner = value[name];
    const after = holdsData(name) ? valuesRenamed(inner, rename, holdsData) : renamed(inner, rename, holdsData);
    put(result, rename(name), after);
  }
  return result;
}

function valuesRenamed(value: unknown, rename: Rename, holdsData: (name: string) => boolean): unknown {
  if (!isObjectOrArray(value)) return renamed(value, rename, holdsData);
  const result: Record<string, unknown> = {};
  for (const key of Object.keys(value)) put(result, key, renamed(value[key], rename, holdsData));
  return result;
}

/** Assigning to `__proto__` would change what the object is. */
function put(target: Record<string, unknown>, name: string, value: unknown): void {
  if (name === '__proto__') {
    Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true });
  } else target[name] = value;
}
