import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from './map-schema.ts';
import { readSchema, type Schema } from './read-schemas.ts';

const SOURCE = 'schemas/forms';

export function formNames(root: string): string[] {
  return readdirSync(join(root, SOURCE))
    .filter((file) => file.endsWith('.schema.json'))
    .map((file) => file.slice(0, -'.schema.json'.length))
    .sort();
}

export function formPath(name: string): string {
  return `${SOURCE}/${name}.schema.json`;
}

export function readForm(root: string, name: string): Schema {
  return readSchema(root, formPath(name));
}

/** What of a form's schema says which values are right: the rest would only make the validator longer. */
export function valuesSchema(schema: Schema, described: boolean): Schema {
  const properties = isRecord(schema['properties']) ? schema['properties'] : {};
  const bare = (node: Record<string, unknown>) => {
    const { title, description, 'x-field': _, 'x-rule': __, 'x-form': ___, $schema, ...rest } = node;
    return described ? { description, ...rest } : rest;
  };
  return {
    ...bare(schema),
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, property]) => [name, isRecord(property) ? bare(property) : property]),
    ),
  };
}
