import { isNonArrayObject } from './api-error.ts';

/** Properties (snake_case) that are maps with data as keys; those keys are not renamed. */
export type DataKeyedPropertyNames = ReadonlySet<string>;

/** Converts property names to camelCase. */
export function toCamelCaseProperties(value: unknown, keyedByData: DataKeyedPropertyNames): unknown {
  return renamed(value, knownCamel, (name) => keyedByData.has(name));
}

/** Converts property names to snake_case. */
export function toSnakeCaseProperties(value: unknown, keyedByData: DataKeyedPropertyNames): unknown {
  return renamed(value, knownSnake, (name) => keyedByData.has(knownSnake(name)));
}

export function toCamelCaseName(name: string): string {
  return name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

export function toSnakeCaseName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

type Rename = (name: string) => string;

/** Bounds the cache of names, because clients may send arbitrary ones. */
const MOST_NAMES = 5_000;
const LONGEST_NAME = 64;

/** Caches converted names, which repeat in every answer. */
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

function renamed(value: unknown, rename: Rename, isKeyedByData: (name: string) => boolean): unknown {
  if (Array.isArray(value)) return value.map((entry) => renamed(entry, rename, isKeyedByData));
  if (!isNonArrayObject(value)) return value;
  const result: Record<string, unknown> = {};
  for (const name of Object.keys(value)) {
    const inner = value[name];
    const after = isKeyedByData(name)
      ? valuesRenamed(inner, rename, isKeyedByData)
      : renamed(inner, rename, isKeyedByData);
    put(result, rename(name), after);
  }
  return result;
}

function valuesRenamed(value: unknown, rename: Rename, isKeyedByData: (name: string) => boolean): unknown {
  if (!isNonArrayObject(value)) return renamed(value, rename, isKeyedByData);
  const result: Record<string, unknown> = {};
  for (const key of Object.keys(value)) put(result, key, renamed(value[key], rename, isKeyedByData));
  return result;
}

/** Plain assignment to `__proto__` would change the prototype. */
function put(target: Record<string, unknown>, name: string, value: unknown): void {
  if (name === '__proto__') {
    Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true });
  } else target[name] = value;
}
