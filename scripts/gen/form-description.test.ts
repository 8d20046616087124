import { describe, expect, test } from 'vitest';
import { createFormDescription } from './form-description.ts';

const PATH = 'schemas/forms/try.schema.json';

const code = {
  description: 'Six digits.',
  type: 'string',
  minLength: 1,
  maxLength: 6,
  'x-rule': ['code'],
  'x-field': { widget: 'otp', autocomplete: 'one-time-code' },
};
const state = {
  description: 'Where.',
  type: 'string',
  enum: ['NSW', 'VIC'],
  'x-field': { widget: 'select' },
};

function describeForm(properties: Record<string, unknown>, rest: Record<string, unknown> = {}) {
  return createFormDescription('try', { type: 'object', properties, ...rest }, PATH);
}

test('createFormDescription lists the fields of a form in the order of its schema', () => {
  const refusals = { locked: { locks: true } };
  expect(
    describeForm({ state, code }, { required: ['code'], 'x-form': { messages: ['form-shared-fields'], refusals } }),
  ).toEqual({
    name: 'try',
    catalogues: ['form-try', 'form-shared-fields'],
    fields: [
      {
        name: 'state',
        widget: 'select',
        required: false,
        options: ['NSW', 'VIC'],
      },
      {
        name: 'code',
        widget: 'otp',
        required: true,
        autocomplete: 'one-time-code',
        maxLength: 6,
        rules: ['code'],
      },
    ],
    refusals,
  });
});

test('createFormDescription takes the values of a field before those of its schema', () => {
  const hinted = { ...state, 'x-field': { widget: 'select', values: ['VIC', 'OTHER'] } };
  expect(describeForm({ state: hinted }).fields[0]?.options).toEqual(['VIC', 'OTHER']);
});

describe('createFormDescription throws for', () => {
  const at = `${PATH}#/properties/code`;
  const without = (hint: Record<string, unknown>) => ({ code: { ...code, ...hint } });
  test.each<[string, Record<string, unknown>, string]>([
    ['a field without a widget', without({ 'x-field': {} }), `${at} has no widget in x-field`],
    ['a field that is no schema', { code: true }, `${at} is no schema`],
    [
      'a field that repeats one that is not there',
      without({ 'x-field': { widget: 'text', matches: 'toString' } }),
      `${PATH}: code matches no field toString`,
    ],
  ])('an invalid form schema: %s', (_, properties, message) => {
    expect(() => describeForm(properties)).toThrow(new Error(message));
  });
});
