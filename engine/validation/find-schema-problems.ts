import { countCodePoints, isDeepEqual } from '#schemas/validator-runtime.ts';
import { selectAnyOfProblems } from './any-of-problems.ts';
import { findClosestWord } from './closest-word.ts';
import { appendPointerStep } from './json-pointer.ts';
import { isJsonSchemaObject, resolveSchemaReference, type SchemaScope, withSubschema } from './schema-library.ts';
import type { SchemaProblem } from './schema-problem.ts';

const CONTENT_REFERENCE = { $ref: 'common.schema.json#/$defs/contentReference' };
/** Pictures in blocks; other kinds write theirs out. */
const IMAGE_OF_BLOCK = /\/common\.schema\.json#\/\$defs\/image$/;
const NAVIGATION_NAME = { $ref: 'common.schema.json#/$defs/key' };

/** Finds where a value violates a schema, with the special keywords of block schemas. */
export function findSchemaProblems(scope: SchemaScope, value: unknown, at: string): SchemaProblem[] {
  const resolved = resolveSchemaReference(authored(scope));
  const { schema } = resolved;
  const expected = typesOf(schema);
  if (expected.length > 0 && !expected.some((type) => isOfType(value, type))) {
    return [{ kind: 'type', at, value, expected }];
  }
  return [
    ...valueProblems(schema, value, at),
    ...branchProblems(resolved, value, at),
    ...(typeof value === 'string' ? textProblems(schema, value, at) : []),
    ...(typeof value === 'number' ? numberProblems(schema, value, at) : []),
    ...(Array.isArray(value) ? listProblems(resolved, value, at) : []),
    ...(isJsonSchemaObject(value) ? objectProblems(resolved, value, at) : []),
  ];
}

function authored(scope: SchemaScope): SchemaScope {
  const { 'x-text': text, 'x-navigation': navigation, 'x-json': data, ...schema } = scope.schema;
  if (navigation) return withSubschema(scope, NAVIGATION_NAME);
  if (typeof schema['$ref'] === 'string' && IMAGE_OF_BLOCK.test(schema['$ref'])) {
    const image = resolveSchemaReference(scope);
    return withSubschema(image, { anyOf: [image.schema, CONTENT_REFERENCE] });
  }
  return text || data ? withSubschema(scope, { anyOf: [schema, CONTENT_REFERENCE] }) : scope;
}

function valueProblems(schema: SchemaScope['schema'], value: unknown, at: string): SchemaProblem[] {
  const { enum: listed } = schema;
  const allowed: readonly unknown[] | null = Array.isArray(listed)
    ? listed
    : 'const' in schema
      ? [schema['const']]
      : null;
  if (!allowed || allowed.some((item) => isDeepEqual(item, value))) return [];
  return [{ kind: 'value', at, value, allowed }];
}

function branchProblems(scope: SchemaScope, value: unknown, at: string): SchemaProblem[] {
  const { anyOf } = scope.schema;
  if (!Array.isArray(anyOf)) return [];
  return selectAnyOfProblems(
    anyOf.map((branch) => findSchemaProblems(withSubschema(scope, branch), value, at)),
    at,
  );
}

function textProblems(schema: SchemaScope['schema'], value: string, at: string): SchemaProblem[] {
  const problems = bounds(schema, 'length', countCodePoints(value), at, 'minLength', 'maxLength');
  const { pattern, description } = schema;
  if (typeof pattern === 'string' && !new RegExp(pattern, 'u').test(value)) {
    problems.push({ kind: 'form', at, value, pattern, about: typeof description === 'string' ? description : '' });
  }
  return problems;
}

function numberProblems(schema: SchemaScope['schema'], value: number, at: string): SchemaProblem[] {
  const problems = bounds(schema, 'number', value, at, 'minimum', 'maximum');
  const { multipleOf } = schema;
  if (typeof multipleOf === 'number' && !Number.isInteger(value / multipleOf)) {
    problems.push({ kind: 'range', at, measured: 'number', actual: value, bound: 'multiple', limit: multipleOf });
  }
  return problems;
}

function listProblems(scope: SchemaScope, value: readonly unknown[], at: string): SchemaProblem[] {
  const { items, uniqueItems } = scope.schema;
  const problems = bounds(scope.schema, 'items', value.length, at, 'minItems', 'maxItems');
  value.forEach((item, index) => {
    const place = appendPointerStep(at, index);
    if (uniqueItems === true) {
      const first = value.findIndex((other) => isDeepEqual(other, item));
      if (first < index) problems.push({ kind: 'repeated', at: place, value: item, first });
    }
    if (isJsonSchemaObject(items)) problems.push(...findSchemaProblems(withSubschema(scope, items), item, place));
  });
  return problems;
}

function objectProblems(scope: SchemaScope, value: Readonly<Record<string, unknown>>, at: string): SchemaProblem[] {
  const { properties, required, additionalProperties } = scope.schema;
  const known = isJsonSchemaObject(properties) ? properties : {};
  const names = Object.keys(known);
  const problems: SchemaProblem[] = [];
  const misspelt = new Set<string>();
  for (const [name, child] of Object.entries(value)) {
    const place = appendPointerStep(at, name);
    if (Object.hasOwn(known, name))
      problems.push(...findSchemaProblems(withSubschema(scope, known[name]), child, place));
    else if (isJsonSchemaObject(additionalProperties)) {
      problems.push(...findSchemaProblems(withSubschema(scope, additionalProperties), child, place));
    } else if (additionalProperties === false) {
      const free = names.filter((candidate) => !Object.hasOwn(value, candidate));
      problems.push({ kind: 'unknown', at: place, property: name, known: free });
      misspelt.add(findClosestWord(name, free) ?? '');
    }
  }
  for (const name of Array.isArray(required) ? required : []) {
    // A misspelt property already suggests the missing one.
    if (typeof name !== 'string' || Object.hasOwn(value, name) || misspelt.has(name)) continue;
    const about = resolveSchemaReference(withSubschema(scope, known[name])).schema['description'];
    const own = isJsonSchemaObject(known[name]) ? known[name]['description'] : undefined;
    problems.push({ kind: 'missing', at, properties: [name], about: String(own ?? about ?? '') });
  }
  return problems;
}

function bounds(
  schema: SchemaScope['schema'],
  measured: 'number' | 'length' | 'items',
  actual: number,
  at: string,
  least: string,
  most: string,
): SchemaProblem[] {
  const [low, high] = [schema[least], schema[most]];
  if (typeof low === 'number' && actual < low)
    return [{ kind: 'range', at, measured, actual, bound: 'least', limit: low }];
  if (typeof high === 'number' && actual > high) {
    return [{ kind: 'range', at, measured, actual, bound: 'most', limit: high }];
  }
  return [];
}

function typesOf(schema: SchemaScope['schema']): string[] {
  const { type } = schema;
  return [type].flat().filter((name) => typeof name === 'string');
}

function isOfType(value: unknown, type: string): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isJsonSchemaObject(value);
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'number') return Number.isFinite(value);
  return typeof value === type;
}
