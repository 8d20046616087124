import { expect, test } from 'vitest';
import layout from '#schemas/config/layout.schema.json' with { type: 'json' };
import page from '#schemas/config/page.schema.json' with { type: 'json' };
import { groupFields } from './field-sections.ts';
import { listSchemaFields } from './schema-fields.ts';

function sectionsOf(schema: unknown) {
  const { first, sections } = groupFields(listSchemaFields(schema));
  return [first, ...sections.map(({ fields }) => fields)].map((fields) => fields.map(({ key }) => key));
}

test('the settings of a page come in sections, without its version and its blocks', () => {
  expect(groupFields(listSchemaFields(page)).sections.map(({ group }) => group)).toEqual([
    'look',
    'search',
    'advanced',
  ]);
  expect(sectionsOf(page)).toEqual([
    ['path', 'access'],
    ['layout'],
    ['head'],
    ['label', 'inherit', 'route', 'formerPaths', 'for', 'gate', 'disabled'],
  ]);
});

test('sections without settings are left out', () => {
  expect(sectionsOf(layout)).toEqual([[], ['inherit', 'like', 'policy', 'framed', 'failures']]);
});
