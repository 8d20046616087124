// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { listSchemaFields } from '../../editor/schema-fields.ts';
import { fillIn, findControl, showFieldForm } from '../testing/field-form.tsx';

const FIELDS = listSchemaFields({
  properties: {
    menu: { title: 'Menu', type: 'string', 'x-navigation': true },
    layout: { title: 'Page frame', type: 'string', 'x-editor': { document: 'layout' } },
  },
});

const optionsOf = (name: string) =>
  [...findControl<HTMLSelectElement>('select', name).options].map(({ value, text }) => [value, text]);

test('a setting that names a document offers the documents of its kind by title, and an empty choice', async () => {
  const { value, changes } = await showFieldForm(FIELDS, {});
  expect(optionsOf('Menu')).toEqual([
    ['', 'None'],
    ['primary', 'Primary'],
  ]);
  expect(optionsOf('Page frame')).toEqual([['', 'As usual']]);
  await fillIn('select', 'Menu', 'primary');
  expect([value(), changes]).toEqual([{ menu: 'primary' }, [['Menu', 'choice']]]);
  await fillIn('select', 'Menu', '');
  expect(value()).toEqual({});
});

test('the name of a document that the site does not have is kept', async () => {
  await showFieldForm(FIELDS, { layout: 'summer' });
  expect(optionsOf('Page frame')).toEqual([
    ['', 'As usual'],
    ['summer', 'summer'],
  ]);
  expect(findControl<HTMLSelectElement>('select', 'Page frame').value).toBe('summer');
});
