import { isJsonSchemaObject, type JsonSchema } from './schema-library.ts';

const COMMON = '../../../schemas/config/common.schema.json#/$defs';

/**
 * Schema of props as documents write them: texts, pictures and data may be content keys, and a navigation is a document
 * name.
 */
export function toAuthoredSchema(schema: JsonSchema): JsonSchema {
  const authored = authoredNode(schema);
  if (authored) return authored;
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, authoredValue(value)]));
}

function authoredValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(authoredValue);
  return isJsonSchemaObject(value) ? toAuthoredSchema(value) : value;
}

function authoredNode(node: JsonSchema): JsonSchema | null {
  if ('x-text' in node) {
    const { description, title: _, 'x-text': __, ...text } = node;
    return { description, anyOf: [text, { $ref: `${COMMON}/contentReference` }] };
  }
  if (node['$ref'] === `${COMMON}/image`) {
    return {
      description: node['description'],
      anyOf: [{ $ref: node['$ref'] }, { $ref: `${COMMON}/contentReference` }],
    };
  }
  if ('x-json' in node) {
    const { description, title: _, 'x-json': __, ...data } = node;
    return { description, anyOf: [toAuthoredSchema(data), { $ref: `${COMMON}/contentReference` }] };
  }
  if ('x-navigation' in node) return { description: node['description'], $ref: `${COMMON}/key` };
  return null;
}

/** Replaces references to other files by references to own `$defs`. */
export function replaceWithLocalSchemaReferences(schema: JsonSchema): JsonSchema {
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, localValue(key, value)]));
}

function localValue(key: string, value: unknown): unknown {
  if (key === '$ref' && typeof value === 'string') return `#/$defs/${value.split('/').at(-1)}`;
  if (Array.isArray(value)) return value.map((item) => localValue('', item));
  return isJsonSchemaObject(value) ? replaceWithLocalSchemaReferences(value) : value;
}
