import { expect, test } from 'vitest';
import { listSchemaFindings } from './list-findings.ts';
import type { JsonSchema } from './schema-library.ts';
import { parseSuggestedValue } from './suggested-value.ts';

/** The value that is suggested for the first error of a value by its schema. */
const suggest = (schema: JsonSchema, wrong: unknown) => {
  const [finding] = listSchemaFindings({ accepts: () => false, schema }, wrong, '', {});
  return finding && parseSuggestedValue(finding, wrong);
};

test.each([
  ['a misspelt choice', { enum: ['primary', 'secondary'] }, 'primery', 'primary'],
  ['a text in another form', { type: 'string', pattern: '^[a-z-]+$' }, 'Summer draw', 'summer-draw'],
  ['a number that is too large', { type: 'integer', maximum: 12 }, 40, 12],
  ['a number that is no multiple', { type: 'number', multipleOf: 0.5 }, 1.3, 1.5],
  ['a number in quotes', { type: 'integer' }, '12', 12],
  ['a boolean in quotes', { type: 'boolean' }, 'false', false],
] as const)('the error of %s suggests its replacement', (_, schema, wrong, right) => {
  expect(suggest(schema as JsonSchema, wrong)).toBe(right);
});

test.each([
  ['a text that is too long', { type: 'string', maxLength: 2 }, 'abc'],
  ['a misspelt property', { type: 'object', properties: { heading: {} }, additionalProperties: false }, { headng: 1 }],
  ['a choice that is unlike all others', { enum: ['primary', 'secondary'] }, 'x'],
] as const)('the error of %s suggests no replacement', (_, schema, wrong) => {
  expect(suggest(schema as JsonSchema, wrong)).toBeUndefined();
});

test('parseSuggestedValue ignores a suggested property name, even if the value of the property equals the misspelt name', () => {
  const error = {
    code: 'unknown-property',
    message: "Unknown property 'tone'.",
    suggestion: "Did you mean 'tint'?",
  } as const;
  expect(parseSuggestedValue(error, 'tone')).toBeUndefined();
});

test('parseSuggestedValue returns a suggestion only for the very value that the error message names', () => {
  const error = {
    code: 'unknown-page',
    message: "Site 'a' has no page 'hlep'.",
    suggestion: "Did you mean 'help'?",
  } as const;
  expect([
    parseSuggestedValue(error, 'hlep'),
    parseSuggestedValue(error, 'cart'),
    parseSuggestedValue(error, { page: 'hlep' }),
  ]).toEqual(['help', undefined, undefined]);
});
