import { compile } from 'json-schema-to-typescript';
import { isJsonObject } from './map-schema.ts';
import type { JsonSchema } from './read-schemas.ts';

/** Compiles a self-contained schema to TypeScript declarations, without banner and unformatted. */
export async function compileSchemaTypes(schema: JsonSchema, name: string): Promise<string> {
  const code = await compile(removeTitlesOfProperties(schema), name, {
    bannerComment: '',
    additionalProperties: false,
    declareExternallyReferenced: true,
    format: true,
    ignoreMinAndMaxItems: true,
    style: { singleQuote: true, printWidth: 120 },
    strictIndexSignatures: false,
    unknownAny: true,
  });
  return code.trim();
}

/** A copy without titles of properties, which label form fields: the compiler would make a type of each. */
function removeTitlesOfProperties(schema: JsonSchema): JsonSchema {
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => {
      if (keyword !== 'properties' || !isJsonObject(value)) return [keyword, removeTitlesIn(value)];
      const properties = Object.entries(value).map(([name, property]) => [name, removeTitleOf(property)]);
      return [keyword, Object.fromEntries(properties)];
    }),
  );
}

function removeTitlesIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(removeTitlesIn);
  return isJsonObject(value) ? removeTitlesOfProperties(value) : value;
}

function removeTitleOf(property: unknown): unknown {
  if (!isJsonObject(property)) return property;
  const { title: _, ...rest } = property;
  return removeTitlesOfProperties(rest);
}
