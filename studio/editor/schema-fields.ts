import { createEmptyValue } from './empty-value.ts';
import { formatKeyAsLabel } from './field-words.ts';
import {
  type JsonSchema,
  type ResolvedSchema,
  resolveReference,
  type SchemaDefinitions,
  type SchemaScope,
  SHARED_DEFINITIONS,
  toJsonSchema,
} from './json-schema.ts';
import {
  type ChoiceLabels,
  FIELD_GROUPS,
  type FieldControl,
  type FieldGroup,
  type SchemaField,
} from './schema-field.types.ts';
import { listObjectVariants, NOTHING_VARIANT, type VariantTools } from './schema-variants.ts';

export type { SchemaField } from './schema-field.types.ts';

/** Limits above this only guard against abuse: no hint counts towards them. */
const LONG_TEXT = 20_000;

/** Fields of the properties of an object schema, in its order. `definitions` are the files that references name. */
export function listSchemaFields(
  schema: unknown,
  definitions: SchemaDefinitions = SHARED_DEFINITIONS,
): readonly SchemaField[] {
  const root = toJsonSchema(schema);
  return listFieldsOf(root, { root, definitions });
}

function listFieldsOf({ properties = {}, required = [] }: JsonSchema, scope: SchemaScope): readonly SchemaField[] {
  return Object.entries(properties).map(([key, property]) => createField(key, property, required.includes(key), scope));
}

function createField(key: string, written: JsonSchema, isRequired: boolean, scope: SchemaScope): SchemaField {
  const resolved = resolveReference(written, scope);
  const { title, description = '', 'x-editor': editor } = resolved.schema;
  return {
    key,
    label: title ?? formatKeyAsLabel(key),
    description,
    isRequired,
    group: parseGroup(editor?.group),
    ...createControl(resolved),
  };
}

function parseGroup(group: string | undefined): FieldGroup | null {
  return FIELD_GROUPS.find((one) => one === group) ?? null;
}

function createControl(resolved: ResolvedSchema): FieldControl {
  const { schema, scope } = resolved;
  const special = createSpecialControl(resolved);
  if (special) return special;
  if ('const' in schema) return { kind: 'fixed' };
  if (schema.enum)
    return { kind: 'choice', choices: schema.enum, labels: listLabels(schema), usual: parseChoice(schema.default) };
  if (schema.anyOf)
    return { kind: 'variant', listVariants: () => listObjectVariants(schema.anyOf ?? [], scope, VARIANT_TOOLS) };
  if (Array.isArray(schema.type)) return createUnionControl(schema, schema.type, scope);
  switch (schema.type) {
    case 'string':
      return createTextControl(schema);
    case 'boolean':
      return { kind: 'switch', usual: schema.default === true };
    case 'integer':
    case 'number':
      return {
        kind: 'number',
        min: schema.minimum ?? null,
        max: schema.maximum ?? null,
        isInteger: schema.type === 'integer',
        unit: schema['x-editor']?.unit ?? null,
        usual: typeof schema.default === 'number' ? schema.default : null,
      };
    case 'object':
      return createObjectControl(schema, scope);
    case 'array':
      return createArrayControl(schema, schema.items ?? {}, scope);
    default:
      return { kind: 'other' };
  }
}

/** Controls of the definitions that have one of their own. */
function createSpecialControl({ definition, isFromBlock }: ResolvedSchema): FieldControl | null {
  switch (definition) {
    case 'gate':
    case 'link':
    case 'colour':
    case 'moment':
      return { kind: definition };
    case 'image':
      return { kind: 'picture', isShareable: isFromBlock };
    case 'assetName':
      return { kind: 'pictureFile' };
    case 'text':
      return { kind: 'text', maxLength: null, isShareable: true, example: null };
    case 'nodes':
      return { kind: 'blocks' };
    case 'schemaReference':
      return { kind: 'fixed' };
    default:
      return null;
  }
}

function createTextControl(schema: JsonSchema): FieldControl {
  const { maxLength = null, pattern } = schema;
  if ('x-navigation' in schema) return { kind: 'document', documentKind: 'navigation' };
  if (schema['x-editor']?.document === 'layout') return { kind: 'document', documentKind: 'layout' };
  if (pattern !== undefined && isMomentPattern(pattern)) return { kind: 'moment' };
  return {
    kind: schema['x-text'] === 'markdown' || schema['x-editor']?.text === 'markdown' ? 'markdown' : 'text',
    maxLength: maxLength !== null && maxLength >= LONG_TEXT ? null : maxLength,
    isShareable: 'x-text' in schema,
    example: pattern === undefined ? null : findTextExample(schema),
  };
}

/** Whether a pattern accepts moments in UTC and nothing like them. */
function isMomentPattern(pattern: string): boolean {
  const form = new RegExp(pattern);
  return form.test('2026-03-01T08:00:00Z') && !form.test('2026-03-01') && !form.test('2026');
}

function createObjectControl(schema: JsonSchema, scope: SchemaScope): FieldControl {
  const { properties, additionalProperties: entry } = schema;
  if (properties) return { kind: 'group', listFields: () => listFieldsOf(schema, scope) };
  if (typeof entry !== 'object') return { kind: 'data', example: schema.examples?.[0] ?? {} };
  return {
    kind: 'map',
    createEntryField: (name) => createEntryField(name, entry, scope),
    createEntry: (start) => createEmptyValue(entry, scope, start),
    isSwitches: entry.type === 'boolean',
  };
}

function createArrayControl(schema: JsonSchema, items: JsonSchema, scope: SchemaScope): FieldControl {
  const { schema: item } = resolveReference(items, scope);
  const { minItems = 0, maxItems = null } = schema;
  if (item.enum && schema.uniqueItems)
    return { kind: 'choices', choices: item.enum, labels: listLabels(item), maxItems };
  if (item.type === 'string' && !item.enum && !('x-text' in item))
    return { kind: 'texts', maxItems, example: findTextExample(schema) ?? findTextExample(item) };
  return {
    kind: 'list',
    createEntryField: (label) => createEntryField(label, items, scope),
    createEntry: (start) => createEmptyValue(items, scope, start),
    minItems,
    maxItems,
    isShareable: 'x-json' in schema,
  };
}

/** A value or nothing, or data whose shape is free. */
function createUnionControl(schema: JsonSchema, types: readonly string[], scope: SchemaScope): FieldControl {
  const [type, ...others] = types.filter((one) => one !== 'null');
  if (type === undefined || others.length > 0) return { kind: 'data', example: schema.examples?.[0] ?? [] };
  const { title: _, description: __, ...value } = { ...schema, type };
  return {
    kind: 'variant',
    listVariants: () => [...listObjectVariants([value], scope, VARIANT_TOOLS), NOTHING_VARIANT],
  };
}

/** The field of an entry, which is named by its list. */
function createEntryField(label: string, schema: JsonSchema, scope: SchemaScope): SchemaField {
  return { ...createField('', schema, true, scope), label };
}

const VARIANT_TOOLS: VariantTools = { createEntryField, createEmptyValue };

function listLabels({ 'x-editor': editor }: JsonSchema): ChoiceLabels {
  return editor?.labels ?? {};
}

function parseChoice(value: unknown): string | number | null {
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}

function findTextExample({ examples = [] }: JsonSchema): string | null {
  const [example] = examples.flat();
  return typeof example === 'string' ? example : null;
}
