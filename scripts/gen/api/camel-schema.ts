import { isSchemaObject, type JsonSchema, mapKeywordsOfSchemaDeep } from './contract.ts';

export function toCamelCase(name: string): string {
  return name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** Converts property names of a schema to camelCase, as the client converts the data. */
export function toCamelCaseSchema(schema: JsonSchema): JsonSchema {
  return mapKeywordsOfSchemaDeep(schema, (key, value) => {
    if (key === 'required' && Array.isArray(value)) return [key, value.map((name: string) => toCamelCase(name))];
    if (key === 'properties' && isSchemaObject(value)) {
      return [key, Object.fromEntries(Object.entries(value).map(([name, inner]) => [toCamelCase(name), inner]))];
    }
    return [key, value];
  });
}

/** Removes `format`, which is only an annotation here: tests of the contract check date formats. */
export function removeFormatKeyword(schema: JsonSchema): JsonSchema {
  return mapKeywordsOfSchemaDeep(schema, (key, value) => (key === 'format' ? ['$comment', value] : [key, value]));
}
