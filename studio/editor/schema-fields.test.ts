import { expect, test } from 'vitest';
import { blockSchemas } from '#blocks/schemas.gen.ts';
import { listSchemaFields } from './schema-fields.ts';

test('the fields of a hero have a control for each kind of setting', () => {
  expect(listSchemaFields(blockSchemas['hero']?.schema).map(({ key, kind, label }) => [key, kind, label])).toEqual([
    ['eyebrow', 'text', 'Eyebrow'],
    ['heading', 'text', 'Heading'],
    ['text', 'markdown', 'Text'],
    ['image', 'picture', 'Image'],
    ['actions', 'list', 'Actions'],
    ['arrangement', 'choice', 'Arrangement'],
  ]);
});

const plain = (key: string, label: string) => ({ key, label, description: '', isRequired: false });

test('a key of several words is a label in words, and limits of the schema are those of its field', () => {
  const schema = {
    required: ['limit'],
    properties: {
      actionLabel: { type: 'string', maxLength: 60 },
      types: { type: 'array', items: { type: 'string', enum: ['lottery', 'raffle'] } },
      keys: { type: 'array', items: { type: 'string' } },
      more: { $ref: '#/$defs/link' },
      limit: { description: 'Most of them.', type: 'integer', minimum: 1, maximum: 24 },
    },
  };
  expect(listSchemaFields(schema)).toEqual([
    { key: 'actionLabel', label: 'Action label', description: '', isRequired: false, kind: 'text', maxLength: 60 },
    { ...plain('types', 'Types'), kind: 'choices', choices: ['lottery', 'raffle'] },
    { ...plain('keys', 'Keys'), kind: 'texts' },
    { ...plain('more', 'More'), kind: 'link' },
    { key: 'limit', label: 'Limit', description: 'Most of them.', isRequired: true, kind: 'number', min: 1, max: 24 },
  ]);
});
