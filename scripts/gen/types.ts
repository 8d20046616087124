import { compile } from 'json-schema-to-typescript';
import type { JsonSchema } from './read-schemas.ts';

/** Compiles a self-contained schema to TypeScript declarations, without banner and unformatted. */
export async function compileSchemaTypes(schema: JsonSchema, name: string): Promise<string> {
  const code = await compile(structuredClone(schema), name, {
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
