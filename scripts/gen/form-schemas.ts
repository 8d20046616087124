import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { isJsonObject } from './map-schema.ts';
import { type JsonSchema, readSchema } from './read-schemas.ts';

const SOURCE = 'schemas/forms';

export function listFormNames(root: string): string[] {
  return globSync(`${SOURCE}/*.schema.json`, { cwd: root })
    .map((file) => basename(file, '.schema.json'))
    .sort();
}

export function getFormSchemaPath(name: string): string {
  return `${SOURCE}/${name}.schema.json`;
}

export function readFormSchema(root: string, name: string): JsonSchema {
  return readSchema(root, getFormSchemaPath(name));
}

/** Reduces a form's schema to the keywords that validate values, to shorten the validator. */
export function toFormValuesSchema(schema: JsonSchema, described: boolean): JsonSchema {
  const properties = isJsonObject(schema['properties']) ? schema['properties'] : {};
  const bare = (node: Record<string, unknown>) => {
    const { title, description, 'x-field': _, 'x-rule': __, 'x-form': ___, $schema, ...rest } = node;
    return described ? { description, ...rest } : rest;
  };
  return {
    ...bare(schema),
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, property]) => [name, isJsonObject(property) ? bare(property) : property]),
    ),
  };
}
