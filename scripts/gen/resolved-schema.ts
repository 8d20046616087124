import { isJsonObject, mapJsonObjects } from './map-schema.ts';
import type { JsonSchema } from './read-schemas.ts';

const COMMON = '../../../schemas/config/common.schema.json#/$defs';

/**
 * Schema of a block's props as its component receives them: with the TypeScript types of resolved values, and with
 * defaults always present.
 */
export function toResolvedPropsSchema(schema: JsonSchema): JsonSchema {
  const mapped = mapJsonObjects(schema, (node) => {
    const { description } = node;
    if (node['x-text'] === 'markdown') return { description, tsType: 'RichText' };
    if ('x-text' in node) return { description, type: 'string' };
    if ('x-navigation' in node) return { description, tsType: 'readonly ResolvedNavigationItem[]' };
    if (node['$ref'] === `${COMMON}/link`) return { description, tsType: 'ResolvedLink' };
    if (node['$ref'] === `${COMMON}/image`) return { description, tsType: 'ResolvedImage' };
    return null;
  });
  return withDefaultsRequired(mapped) as JsonSchema;
}

function withDefaultsRequired(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withDefaultsRequired);
  if (!isJsonObject(value)) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([key, child]) => [key, withDefaultsRequired(child)]));
  const { properties, required } = copy;
  if (!isJsonObject(properties)) return copy;
  const defaulted = Object.keys(properties).filter((name) => {
    const property = properties[name];
    return isJsonObject(property) && 'default' in property;
  });
  return { ...copy, required: [...new Set([...(Array.isArray(required) ? required : []), ...defaulted])] };
}
