import { isSchema, mapSchema, type Schema } from './contract.ts';

export function camel(name: string): string {
  return name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** The schema of the same data after the client has turned the names of its properties to camelCase. */
export function camelSchema(schema: Schema): Schema {
  return mapSchema(schema, (key, value) => {
    if (key === 'required' && Array.isArray(value)) return [key, value.map((name: string) => camel(name))];
    if (key === 'properties' && isSchema(value)) {
      return [key, Object.fromEntries(Object.entries(value).map(([name, inner]) => [camel(name), inner]))];
    }
    return [key, value];
  });
}

/** `format` only describes here: how a date is written is proved by the tests of the contract. */
export function withoutFormat(schema: Schema): Schema {
  return mapSchema(schema, (key, value) => (key === 'format' ? ['$comment', value] : [key, value]));
}
