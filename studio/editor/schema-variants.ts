import { formatChoice, formatSentenceAsLabel } from './field-words.ts';
import { type JsonSchema, type ResolvedSchema, resolveReference, type SchemaScope } from './json-schema.ts';
import type { SchemaField, SchemaVariant, StartingParts } from './schema-field.types.ts';

export interface VariantTools {
  readonly createEntryField: (label: string, schema: JsonSchema, scope: SchemaScope) => SchemaField;
  readonly createEmptyValue: (schema: JsonSchema, scope: SchemaScope, start: StartingParts) => unknown;
}

/** The value null. */
export const NOTHING_VARIANT: SchemaVariant = {
  label: null,
  field: null,
  matches: (value) => value === null,
  createValue: () => null,
};

/** A variant for each branch of an `anyOf`, or several where one property of it can have several values. */
export function listObjectVariants(
  branches: readonly JsonSchema[],
  scope: SchemaScope,
  tools: VariantTools,
): readonly SchemaVariant[] {
  const property = findDiscriminator(branches);
  const isOptional = branches.length === 2 && branches.some(({ type }) => type === 'null');
  if (isOptional) return branches.map((branch) => ({ ...createVariant(branch, scope, tools, null), label: null }));
  return branches.flatMap((branch) => {
    const kinds = property === null ? undefined : branch.properties?.[property]?.enum;
    if (property === null || !kinds) return [createVariant(branch, scope, tools, null)];
    return kinds.map((kind) => createVariant(withKind(branch, property, kind), scope, tools, formatChoice(kind)));
  });
}

/** The property with a fixed choice in every branch; null where there is none. */
function findDiscriminator(branches: readonly JsonSchema[]): string | null {
  const [first] = branches;
  if (branches.length < 2) return null;
  const isFixed = (property: JsonSchema | undefined) =>
    property !== undefined && ('const' in property || property.enum !== undefined);
  return (
    Object.keys(first?.properties ?? {}).find((key) =>
      branches.every(({ properties }) => isFixed(properties?.[key])),
    ) ?? null
  );
}

/** The branch with one kind alone; words of the kind `markdown` are Markdown. */
function withKind(branch: JsonSchema, property: string, kind: string | number): JsonSchema {
  const { enum: _, ...own } = branch.properties?.[property] ?? {};
  const { value } = branch.properties ?? {};
  return {
    ...branch,
    properties: {
      ...branch.properties,
      [property]: { ...own, const: kind },
      ...(kind === 'markdown' && value ? { value: { ...value, 'x-editor': { text: 'markdown' } } } : {}),
    },
  };
}

function createVariant(
  branch: JsonSchema,
  scope: SchemaScope,
  tools: VariantTools,
  name: string | null,
): SchemaVariant {
  const resolved = resolveReference(branch, scope);
  const { schema } = resolved;
  if (schema.type === 'null') return NOTHING_VARIANT;
  const field = 'const' in schema ? null : tools.createEntryField('', branch, scope);
  return {
    label: name ?? nameOf(schema),
    field,
    matches: (value) => matchesShape(value, resolved),
    createValue: (start) => tools.createEmptyValue(branch, scope, start),
  };
}

function nameOf({ title, description }: JsonSchema): string | null {
  return title ?? (description === undefined ? null : formatSentenceAsLabel(description));
}

/** Compares constants and the presence of properties, which is enough to keep variants apart. */
function matchesShape(value: unknown, { schema, scope }: ResolvedSchema): boolean {
  if ('const' in schema) return value === schema.const;
  if (schema.anyOf) return schema.anyOf.some((branch) => matchesShape(value, resolveReference(branch, scope)));
  switch (schema.type) {
    case 'object':
      return matchesObject(value, schema);
    case 'array':
      return Array.isArray(value);
    case 'integer':
      return typeof value === 'number';
    default:
      return typeof value === schema.type;
  }
}

function matchesObject(value: unknown, { properties = {}, required = [] }: JsonSchema): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return (
    required.every((key) => key in value) &&
    Object.entries(properties).every(
      ([key, property]) => !('const' in property) || Reflect.get(value, key) === property.const,
    )
  );
}
