import type { Schema } from './read-schemas.ts';
import { mapSchema } from './types.ts';

const COMMON = '../../schemas/config/common.schema.json#/$defs';

/**
 * The schema of a block's props as a document writes them: a text may also be the key of a content entry, and a
 * navigation is the name of its document.
 */
export function authoredSchema(schema: Schema): Schema {
  const mapped = mapSchema(schema, (node) => {
    if ('x-text' in node) {
      const { description, title, 'x-text': _, ...text } = node;
      return { description, anyOf: [text, { $ref: `${COMMON}/contentReference` }] };
    }
    if ('x-navigation' in node) return { description: node['description'], $ref: `${COMMON}/key` };
    return null;
  });
  return mapped as Schema;
}

/**
 * The schema of a block's props as its component receives them, with the TypeScript type of each value that the
 * engine resolves.
 */
export function resolvedSchema(schema: Schema): Schema {
  const mapped = mapSchema(schema, (node) => {
    const { description } = node;
    if (node['x-text'] === 'markdown') return { description, tsType: 'RichText' };
    if ('x-text' in node) return { description, type: 'string' };
    if ('x-navigation' in node) return { description, tsType: 'readonly ResolvedNavigationItem[]' };
    if (node['$ref'] === `${COMMON}/link`) return { description, tsType: 'ResolvedLink' };
    if (node['$ref'] === `${COMMON}/image`) return { description, tsType: 'ResolvedImage' };
    return null;
  });
  return mapped as Schema;
}
