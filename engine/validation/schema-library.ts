import { splitPointer } from './json-pointer.ts';

export type JsonSchema = Readonly<Record<string, unknown>>;

/** Schemas by the last part of their path: `common.schema.json`. */
export type SchemaLibrary = Readonly<Record<string, JsonSchema>>;

/** A schema with what its references are resolved against. */
export interface SchemaScope {
  readonly schema: JsonSchema;
  readonly root: JsonSchema;
  readonly library: SchemaLibrary;
}

/** Resolves `$ref` to its schema. @throws for a reference to a missing schema. */
export function resolveSchemaReference(scope: SchemaScope): SchemaScope {
  const reference = scope.schema['$ref'];
  if (typeof reference !== 'string') return scope;
  const [path = '', pointer = ''] = reference.split('#');
  const root = path === '' ? scope.root : scope.library[path.split('/').at(-1) ?? ''];
  let schema: unknown = root;
  for (const step of splitPointer(pointer)) schema = isJsonSchemaObject(schema) ? schema[step] : undefined;
  if (!root || !isJsonSchemaObject(schema)) throw new Error(`a schema refers to ${reference}, which is not there`);
  return resolveSchemaReference({ schema, root, library: scope.library });
}

/** A part of a schema, in the same scope. */
export function withSubschema(scope: SchemaScope, schema: unknown): SchemaScope {
  return { ...scope, schema: isJsonSchemaObject(schema) ? schema : {} };
}

export function isJsonSchemaObject(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
