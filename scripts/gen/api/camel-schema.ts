import { isSchemaObject, type JsonSchema, rewriteSchemaKeywords } from './contract.ts';

export function toCamelCase(name: string): string {
  return name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** The schema of the same data after the client has turned the names of its properties to camelCase. */
export function toCamelCaseSchema(schema: JsonSchema): JsonSchema {
  return rewriteSchemaKeywords(schema, (key, value) => {
    if (key === 'required' && Array.isArray(value)) return [key, value.map((name: string) => toCamelCase(name))];
    if (key === 'properties' && isSchemaObject(value)) {
      return [key, Object.fromEntries(Object.entries(value).map(([name, inner]) => [toCamelCase(name), inner]))];
    }
    return [key, value];
  });
}

/** `format` only describes here: how a date is written is proved by the tests of the contract. */
export function removeFormatKeyword(schema: JsonSchema): JsonSchema {
  return rewriteSchemaKeywords(schema, (key, value) => (key === 'format' ? ['$comment', value] : [key, value]));
}
