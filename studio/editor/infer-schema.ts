import type { JsonSchema } from './json-schema.ts';

/** Longer words get a field of several lines. */
const LONG_WORDS = 1000;

/** Schema that describes data by what is in it: entries of a list are of one kind, with the properties of them all. */
export function inferSchema(value: unknown): JsonSchema {
  if (Array.isArray(value)) return { type: 'array', items: mergeSchemas(value.map(inferSchema)) };
  if (typeof value === 'object' && value !== null) {
    const properties = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inferSchema(part)]));
    return { type: 'object', properties, required: Object.keys(value) };
  }
  if (typeof value === 'number' || typeof value === 'boolean') return { type: typeof value };
  return { type: 'string', maxLength: LONG_WORDS };
}

function mergeSchemas(schemas: readonly JsonSchema[]): JsonSchema {
  const [first = inferSchema('')] = schemas;
  if (first.type !== 'object') return first;
  const properties = Object.assign({}, ...schemas.toReversed().map((schema) => schema.properties ?? {}));
  const required = Object.keys(properties).filter((key) => schemas.every((schema) => schema.required?.includes(key)));
  return { ...first, properties, required };
}

/** The data, or its example as long as it has no entry that shows its shape. */
export function findDataShape(value: unknown, example: unknown): unknown {
  const isEmpty = value === undefined || value === null || Object.keys(Object(value)).length === 0;
  return isEmpty ? example : value;
}
