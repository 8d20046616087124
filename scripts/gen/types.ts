import { compile } from 'json-schema-to-typescript';
import type { Schema } from './read-schemas.ts';

/** Turns one self-contained schema into TypeScript declarations, without a banner and unformatted. */
export async function typesOf(schema: Schema, name: string): Promise<string> {
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

/** Copies a JSON value, replacing each object for which `change` gives another. Depth first, parents before children. */
export function mapSchema(
  value: unknown,
  change: (schema: Record<string, unknown>) => Record<string, unknown> | null,
): unknown {
  if (Array.isArray(value)) return value.map((item) => mapSchema(item, change));
  if (!isRecord(value)) return value;
  const replaced = change(value);
  if (replaced) return replaced;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, mapSchema(child, change)]));
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
