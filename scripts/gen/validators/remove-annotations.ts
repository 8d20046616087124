import { isJsonObject } from '../map-schema.ts';

const DESCRIBING = new Set([
  ...['title', 'description', '$schema', '$comment', 'default', 'format'],
  ...['x-block', 'x-editor', 'examples'],
]);
const NAMED = new Set(['properties', '$defs']);

/**
 * Removes annotations from a schema, which would enlarge validators and error explanations. `format` is one of them:
 * tests of the contract check date formats.
 */
export function removeSchemaAnnotations(schema: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([keyword]) => !DESCRIBING.has(keyword))
      .map(([keyword, value]) => [keyword, NAMED.has(keyword) ? bareEach(value) : bare(keyword, value)]),
  );
}

/** Property names are not keywords. */
function bareEach(schemas: unknown): unknown {
  if (!isJsonObject(schemas)) return schemas;
  return Object.fromEntries(Object.entries(schemas).map(([name, value]) => [name, bare(name, value)]));
}

function bare(keyword: string, value: unknown): unknown {
  if (keyword === 'const' || keyword === 'enum') return value;
  if (Array.isArray(value)) return value.map((item) => bare('', item));
  return isJsonObject(value) ? removeSchemaAnnotations(value) : value;
}
