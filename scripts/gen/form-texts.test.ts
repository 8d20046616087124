import { expect, test } from 'vitest';
import { checkFormTexts } from './form-texts.ts';

const message = { text: 'Text', description: 'A text of a form.' };

const form = {
  name: 'try',
  catalogues: ['form-try', 'form-shared-fields'],
  fields: [{ name: 'state', options: ['NSW'] }, { name: 'email' }],
};

function check(own: readonly string[], shared: readonly string[], more: object = {}) {
  const toCatalogue = (name: string, names: readonly string[]) => ({
    path: `schemas/forms/${name}.messages.json`,
    name,
    audience: 'customers' as const,
    messages: Object.fromEntries(names.map((one) => [one, { ...message, ...more }])),
  });
  return () => checkFormTexts([form], [toCatalogue('form-try', own), toCatalogue('form-shared-fields', shared)]);
}

const OWN = ['title', 'state.label', 'state.options.NSW'];

test('checkFormTexts accepts texts in the catalogue of the form or in one that it shares, and help where there is some', () => {
  expect(check(OWN, ['email.label', 'email.help'])).not.toThrow();
});

test.each([
  ['a field without a label', OWN, [], "schemas/forms/form-try.messages.json has no 'email.label'"],
  ['an option without a text', ['title', 'state.label'], ['email.label'], "has no 'state.options.NSW'"],
  ['a form without a title', OWN.slice(1), ['email.label'], "has no 'title'"],
  ['a text of no field', [...OWN, 'name.label'], ['email.label'], "form-try.messages.json: 'name.label' is no text of"],
  ['a text of no option', [...OWN, 'state.options.WA'], ['email.label'], "'state.options.WA' is no text of"],
  [
    'a shared text that no form reads',
    [...OWN, 'email.label'],
    ['email.label'],
    "form-shared-fields.messages.json: 'email",
  ],
  ['a help of no field', [...OWN, 'name.help'], ['email.label'], "'name.help' is no text of"],
])('checkFormTexts refuses %s', (_, own, shared, expected) => {
  expect(check(own, shared)).toThrow(expected);
});

test('checkFormTexts refuses a text with placeholders other than the minimum age', () => {
  expect(check(OWN, ['email.label'], { placeholders: { age: { type: 'number' } } })).not.toThrow();
  expect(check(OWN, ['email.label'], { placeholders: { count: { type: 'number' } } })).toThrow(
    "can't have placeholders",
  );
});

test('checkFormTexts refuses a form whose catalogue is missing', () => {
  expect(() => checkFormTexts([form], [])).toThrow('schemas/forms/form-try.messages.json is missing');
});
