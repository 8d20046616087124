// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { changeNamesMessages } from '../../editor/change-names.messages.gen.ts';
import type { SchemaField } from '../../editor/schema-field.types.ts';
import { listSchemaFields } from '../../editor/schema-fields.ts';
import { fillIn, findControl, pressButton, pressInput, showFieldForm } from '../testing/field-form.tsx';
import { markdownFieldMessages } from './markdown-field.messages.gen.ts';

const common = { key: 'lead', label: 'Lead', description: 'First words.', isRequired: false, group: null } as const;
const LEAD: SchemaField = { ...common, kind: 'markdown', maxLength: null, isShareable: false, example: null };
const [SIZE, TONE] = listSchemaFields({
  properties: {
    size: { title: 'Size', type: 'integer', minimum: 1, maximum: 5 },
    tone: { title: 'Tone', enum: ['quiet', 'loud'] },
  },
});

let form: Awaited<ReturnType<typeof showFieldForm>>;
async function show(field: SchemaField | undefined, value: unknown) {
  form = await showFieldForm(field ? [field] : [], value);
}
afterEach(() => form.unmount());

test('typing in a text is one undo step named after the field, and each press of a format button is a step with its own name', async () => {
  await show(LEAD, { lead: 'Tea' });
  await fillIn('textarea', 'Lead', 'Teas');
  await pressButton(markdownFieldMessages.bold());
  await pressButton(markdownFieldMessages.list());
  expect(form.changes).toEqual([
    ['Lead', 'typing'],
    [changeNamesMessages.edit({ action: markdownFieldMessages.bold(), field: 'Lead' }), 'choice'],
    [changeNamesMessages.edit({ action: markdownFieldMessages.list(), field: 'Lead' }), 'choice'],
  ]);
});

test.each([
  ['insertFromPaste', changeNamesMessages.pasteWords],
  ['insertFromDrop', changeNamesMessages.dropWords],
  ['deleteByCut', changeNamesMessages.cutWords],
] as const)(
  'inserting or deleting words by %s is an undo step of its own with its own name',
  async (inputType, name) => {
    await show({ ...LEAD, kind: 'text' }, { lead: 'Tea' });
    await act(async () => {
      const input = findControl<HTMLInputElement>('input', 'Lead');
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'Tea and biscuits');
      input.dispatchEvent(new InputEvent('input', { inputType, bubbles: true }));
    });
    expect(form.changes).toEqual([[changeNamesMessages.edit({ action: name(), field: 'Lead' }), 'choice']]);
  },
);

test('dragging a slider is recorded as continuous typing, and choosing from a list as an undo step of its own', async () => {
  await show(SIZE, { size: 2 });
  await fillIn('input[type=range]', 'Size', '3');
  expect(form.changes).toEqual([['Size', 'typing']]);
  await form.unmount();
  await show(TONE, {});
  await pressInput('Loud');
  expect(form.changes).toEqual([['Tone', 'choice']]);
});
