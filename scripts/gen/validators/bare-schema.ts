import { isJsonObject } from '../map-schema.ts';

const DESCRIBING = new Set(['title', 'description', '$schema', '$comment', 'default', 'format', 'x-block']);
const NAMED = new Set(['properties', '$defs']);

/**
 * A schema without what only describes, which would make validators and what explains them longer. `format` describes
 * too: how a date is written is proved by the tests of the contract.
 */
export function removeSchemaAnnotations(schema: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([keyword]) => !DESCRIBING.has(keyword))
      .map(([keyword, value]) => [keyword, NAMED.has(keyword) ? bareEach(value) : bare(keyword, value)]),
  );
}

/** Names of properties are no keywords. */
function bareEach(schemas: unknown): unknown {
  if (!isJsonObject(schemas)) return schemas;
  return Object.fromEntries(Object.entries(schemas).map(([name, value]) => [name, bare(name, value)]));
}

function bare(keyword: string, value: unknown): unknown {
  if (keyword === 'const' || keyword === 'enum') return value;
  if (Array.isArray(value)) return value.map((item) => bare('', item));
  return isJsonObject(value) ? removeSchemaAnnotations(value) : value;
}
