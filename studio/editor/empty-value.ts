import { type JsonSchema, resolveReference, type SchemaScope } from './json-schema.ts';
import type { StartingParts } from './schema-field.types.ts';

/**
 * The smallest value of a schema: an object has its required properties alone, words are empty, and what must have a
 * certain form is the schema's example of it.
 */
export function createEmptyValue(written: JsonSchema, scope: SchemaScope, start: StartingParts): unknown {
  const { schema, scope: inner, definition } = resolveReference(written, scope);
  if (definition === 'link') return start.link;
  if (definition === 'assetName') return start.asset;
  if (definition === 'colour') return '#000000';
  if ('const' in schema) return schema.const;
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return createEmptyValue(findObjectOrFirst(schema.anyOf), inner, start);
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'string':
      return schema.pattern === undefined ? '' : (schema.examples?.[0] ?? findExample(schema) ?? '');
    case 'boolean':
      return false;
    case 'integer':
    case 'number':
      return Math.min(Math.max(0, schema.minimum ?? 0), schema.maximum ?? Number.POSITIVE_INFINITY);
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => createEmptyValue(schema.items ?? {}, inner, start));
    case 'object':
      return createEmptyObject(schema, inner, start);
    default:
      return null;
  }
}

function createEmptyObject({ properties = {}, required = [] }: JsonSchema, scope: SchemaScope, start: StartingParts) {
  return Object.fromEntries(
    required
      .map((key) => [key, createEmptyValue(properties[key] ?? {}, scope, start)])
      .filter(([, value]) => value !== undefined),
  );
}

function findObjectOrFirst(branches: readonly JsonSchema[]): JsonSchema {
  return branches.find(({ type }) => type === 'object') ?? branches[0] ?? {};
}

/** A simple value of a common pattern; undefined for patterns that need more. */
function findExample({ pattern = '' }: JsonSchema): string | undefined {
  return ['item', '2030-01-01T00:00:00Z', '400'].find((candidate) => new RegExp(pattern).test(candidate));
}
