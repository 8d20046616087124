import { listSchemaComplaintsAboutValue } from '#schemas/refusals/explainer.server.ts';
import type { SchemaComplaint } from '#schemas/refusals/schema-complaint.ts';
import { replaceWithLocalSchemaReferences, toAuthoredSchema } from './authored-schema.ts';
import { findClosestWord } from './closest-word.ts';
import { findSchemaProblems } from './find-schema-problems.ts';
import type { DocumentFinding } from './finding.ts';
import { isJsonSchemaObject, type JsonSchema, type SchemaLibrary, type SchemaScope } from './schema-library.ts';
import type { SchemaProblem } from './schema-problem.ts';
import { toUrlSlug } from './slug.ts';
import { describeValueType, formatAlternatives, formatTypeNames, formatValueForMessage } from './wording.ts';

/** A validator that was generated from a schema. It only accepts or refuses. */
export type AcceptsValue = (value: unknown) => boolean;

/** A schema with the validator that was generated from it. */
export interface SchemaWithValidator {
  readonly accepts: AcceptsValue;
  readonly schema: JsonSchema;
}

/** Reports all problems of a value by its schema, one per mistake. `pointer` is the position of the value. */
export function listSchemaFindings(
  { accepts, schema }: SchemaWithValidator,
  value: unknown,
  pointer: string,
  library: SchemaLibrary,
): DocumentFinding[] {
  if (accepts(value)) return [];
  const findings = findSchemaProblems({ schema, root: schema, library }, value, pointer).map(word);
  if (findings.length > 0) return findings;
  const complaints = listSchemaComplaintsAboutValue(selfContained(schema, library), value);
  return (complaints.length > 0 ? complaints : [REFUSED]).map((complaint) => unexplained(complaint, pointer));
}

/** Generic finding when no problem explains a refusal. */
const REFUSED: SchemaComplaint = {
  instancePath: '',
  schemaPath: '',
  keyword: '',
  params: {},
  message: 'it does not fit its schema',
};

/** The schema with the definitions it refers to. */
function selfContained(schema: JsonSchema, library: SchemaLibrary): JsonSchema {
  const { $schema: _, 'x-block': __, ...authored } = toAuthoredSchema(schema);
  const definitions = [...Object.values(library), schema].map(({ $defs }) => (isJsonSchemaObject($defs) ? $defs : {}));
  return replaceWithLocalSchemaReferences({ ...authored, $defs: Object.assign({}, ...definitions) });
}

/** Findings for a part of props without a validator of its own. */
export function listSchemaFindingsOfPropsPart(scope: SchemaScope, value: unknown, pointer: string): DocumentFinding[] {
  return findSchemaProblems(scope, value, pointer).map(word);
}

function unexplained({ instancePath, keyword, message }: SchemaComplaint, pointer: string): DocumentFinding {
  return {
    pointer: pointer + instancePath,
    code: 'wrong-format',
    message: `The value is refused: ${message ?? keyword}.`,
    suggestion: null,
    on: 'value',
  };
}

function word(problem: SchemaProblem): DocumentFinding {
  const { at: pointer } = problem;
  switch (problem.kind) {
    case 'type':
      return {
        pointer,
        code: 'wrong-type',
        message: `Must be ${formatTypeNames(problem.expected)}, but is ${describeValueType(problem.value)}.`,
        suggestion: withoutQuotes(problem.value, problem.expected),
        on: 'value',
      };
    case 'missing':
      return { pointer, code: 'missing-property', ...wordMissing(problem.properties, problem.about), on: 'value' };
    case 'unknown':
      return { pointer, code: 'unknown-property', ...wordUnknown(problem.property, problem.known), on: 'key' };
    case 'value':
      return {
        pointer,
        code: 'not-allowed',
        message: `${formatValueForMessage(problem.value)} is not allowed here. Allowed: ${formatAlternatives(problem.allowed)}.`,
        suggestion: didYouMean(String(problem.value), problem.allowed) ?? onlyOne(problem.allowed),
        on: 'value',
      };
    case 'repeated':
      return {
        pointer,
        code: 'not-allowed',
        message: `${formatValueForMessage(problem.value)} stands in the list before, as item ${problem.first + 1}.`,
        suggestion: 'Remove one of the two.',
        on: 'value',
      };
    case 'form':
      return {
        pointer,
        code: 'wrong-format',
        message: `${formatValueForMessage(problem.value)} is not in the expected form. Expected: ${problem.about}`,
        suggestion: suggestCorrection(problem.value, problem.pattern),
        on: 'value',
      };
    case 'range':
      return { pointer, code: 'out-of-range', ...wordRange(problem), on: 'value' };
  }
}

type Words = Pick<DocumentFinding, 'message' | 'suggestion'>;

function wordMissing(properties: readonly string[], about: string): Words {
  const [only = ''] = properties;
  if (properties.length > 1) {
    return {
      message: `One of the properties ${formatAlternatives(properties)} is missing.`,
      suggestion: `Add ${formatAlternatives(properties)}.`,
    };
  }
  return { message: `Property '${only}' is missing${about === '' ? '.' : `: ${about}`}`, suggestion: `Add '${only}'.` };
}

function wordUnknown(property: string, known: readonly string[]): Words {
  const suggestion = didYouMean(property, known);
  if (known.length === 0) return { message: `Unknown property '${property}'.`, suggestion: `Remove '${property}'.` };
  return {
    message: `Unknown property '${property}'. Allowed here: ${formatAlternatives(known)}.`,
    suggestion: suggestion ?? `Remove '${property}'.`,
  };
}

function wordRange({ measured, actual, bound, limit }: Extract<SchemaProblem, { kind: 'range' }>): Words {
  if (bound === 'multiple') {
    const near = Number((Math.round(actual / limit) * limit).toFixed(10));
    return {
      message: `Must be a multiple of ${limit}, but is ${actual}.`,
      suggestion: `Nearest allowed value: ${near}.`,
    };
  }
  const at = `at ${bound} ${limit}`;
  if (measured === 'number') {
    return { message: `Must be ${at}, but is ${actual}.`, suggestion: `Nearest allowed value: ${limit}.` };
  }
  const unit = measured === 'length' ? 'character' : 'item';
  const units = limit === 1 ? unit : `${unit}s`;
  const difference = Math.abs(limit - actual);
  return {
    message: `Must have ${at} ${units}, but has ${actual}.`,
    suggestion: `${bound === 'most' ? 'Remove' : 'Add'} ${difference} ${difference === 1 ? unit : `${unit}s`}.`,
  };
}

function didYouMean(word: string, allowed: readonly unknown[]): string | null {
  const found = findClosestWord(word, allowed.map(String));
  return found === null ? null : `Did you mean '${found}'?`;
}

function onlyOne(allowed: readonly unknown[]): string | null {
  return allowed.length === 1 ? `Write ${formatValueForMessage(allowed[0])}.` : null;
}

function withoutQuotes(value: unknown, expected: readonly string[]): string | null {
  if (typeof value !== 'string') return null;
  const isNumber = expected.some((type) => type === 'number' || type === 'integer') && /^-?\d+(?:\.\d+)?$/.test(value);
  const isBoolean = expected.includes('boolean') && /^(?:true|false)$/.test(value);
  return isNumber || isBoolean ? `Write ${value} without quotes.` : null;
}

/** The first usual correction that matches the pattern. */
function suggestCorrection(value: string, pattern: string): string | null {
  const plain = value.trim().toLowerCase();
  const repairs = [
    value.trim(),
    plain,
    plain.replaceAll(/[^a-z0-9.]+/g, '-'),
    toUrlSlug(value),
    `#${plain}`,
    `https://${plain}`,
    `/${value.trim()}`,
  ];
  const repair = repairs.find((text) => new RegExp(pattern, 'u').test(text));
  return repair === undefined ? null : `Did you mean '${repair}'?`;
}
