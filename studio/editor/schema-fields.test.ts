import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { blockSchemas } from '#blocks/schemas.gen.ts';
import type { SchemaField, StartingParts } from './schema-field.types.ts';
import { listSchemaFields } from './schema-fields.ts';

const START: StartingParts = { link: { route: 'home' }, asset: 'logo.svg' };
const CONFIG = new URL('../../schemas/config/', import.meta.url);

const base = { description: '', isRequired: false, group: null };

function fieldsOfKind(kind: string): readonly SchemaField[] {
  return listSchemaFields(JSON.parse(readFileSync(new URL(`${kind}.schema.json`, CONFIG), 'utf8')));
}

function findField(fields: readonly SchemaField[], key: string): SchemaField {
  const field = fields.find((one) => one.key === key);
  if (!field) throw new Error(`no field ${key}`);
  return field;
}

/** The field of a setting in groups. */
function fieldAt(kind: string, ...keys: readonly string[]): SchemaField {
  const [first = '', ...rest] = keys;
  return rest.reduce((field, key) => findField(childrenOf(field), key), findField(fieldsOfKind(kind), first));
}

function childrenOf(field: SchemaField): readonly SchemaField[] {
  switch (field.kind) {
    case 'group':
      return field.listFields();
    case 'list':
    case 'map':
      return [field.createEntryField('entry')];
    case 'variant':
      return field.listVariants().flatMap((variant) => variant.field ?? []);
    default:
      return [];
  }
}

/** Paths of fields without a control. Lists may hold lists of their own kind, so depth is limited. */
function findFieldsWithoutControl(fields: readonly SchemaField[], path: string): readonly string[] {
  if (path.split('/').length > 10) return [];
  return fields.flatMap((field) => {
    const at = `${path}/${field.key}`;
    return field.kind === 'other' ? [at] : findFieldsWithoutControl(childrenOf(field), at);
  });
}

test('the fields of a hero have a control for each kind of setting', () => {
  expect(listSchemaFields(blockSchemas['hero']?.schema).map(({ key, kind }) => [key, kind])).toEqual([
    ['eyebrow', 'text'],
    ['heading', 'text'],
    ['text', 'markdown'],
    ['image', 'picture'],
    ['actions', 'list'],
    ['arrangement', 'choice'],
  ]);
});

test('every setting of every kind of block has a control', () => {
  const blocks = Object.entries(blockSchemas);
  expect(blocks.flatMap(([type, { schema }]) => findFieldsWithoutControl(listSchemaFields(schema), type))).toEqual([]);
  expect(blocks.length).toBeGreaterThan(100);
});

test('every setting of every kind of document has a control', () => {
  const kinds = readdirSync(CONFIG).map((file) => file.replace('.schema.json', ''));
  expect(kinds.flatMap((kind) => findFieldsWithoutControl(fieldsOfKind(kind), kind))).toEqual([]);
  expect(kinds).toContain('theme');
});

test('a key of several words is a label in words, and limits of the schema are those of its field', () => {
  const schema = {
    required: ['limit'],
    properties: {
      actionLabel: { type: 'string', maxLength: 60 },
      types: { type: 'array', uniqueItems: true, items: { type: 'string', enum: ['lottery', 'raffle'] } },
      keys: { type: 'array', items: { type: 'string' } },
      more: { $ref: '#/$defs/link' },
      limit: {
        description: 'Most of them.',
        type: 'integer',
        minimum: 1,
        maximum: 24,
        'x-editor': { group: 'choice', unit: 'tickets' },
      },
    },
  };
  expect(listSchemaFields(schema)).toEqual([
    {
      ...base,
      ...{ key: 'actionLabel', label: 'Action label', kind: 'text', maxLength: 60, isShareable: false, example: null },
    },
    {
      ...base,
      key: 'types',
      label: 'Types',
      kind: 'choices',
      choices: ['lottery', 'raffle'],
      labels: {},
      maxItems: null,
    },
    { ...base, key: 'keys', label: 'Keys', kind: 'texts', maxItems: null, example: null },
    { ...base, key: 'more', label: 'More', kind: 'link' },
    {
      ...{ key: 'limit', label: 'Limit', description: 'Most of them.', isRequired: true, group: 'choice' },
      ...{ kind: 'number', min: 1, max: 24, isInteger: true, unit: 'tickets', usual: null },
    },
  ]);
});

test.each([
  ['theme', ['colours', 'primary'], 'colour'],
  ['theme', ['logo'], 'picture'],
  ['theme', ['favicon'], 'pictureFile'],
  ['theme', ['version'], 'fixed'],
  ['site', ['maintenance', 'until'], 'moment'],
  ['site', ['hosts'], 'texts'],
  ['post', ['published'], 'moment'],
  ['post', ['body'], 'markdown'],
  ['page', ['gate'], 'gate'],
  ['page', ['layout'], 'document'],
  ['page', ['blocks'], 'blocks'],
  ['page', ['head', 'title'], 'text'],
  ['routes', ['routes', '', 'gate'], 'variant'],
  ['navigation', ['items', '', 'children', '', 'link'], 'link'],
])('in a document of the kind %s the setting %j is a %s', (kind, keys, expected) => {
  expect(fieldAt(kind, ...keys).kind).toBe(expected);
});

test('choices of a definition keep its labels', () => {
  expect(fieldAt('page', 'head', 'schemas')).toMatchObject({
    kind: 'choices',
    labels: { faq: 'Questions and answers' },
  });
  expect(fieldAt('page', 'access')).toMatchObject({ labels: { protected: 'Only signed-in customers' } });
});

test('texts and pictures of blocks can be shared, those of documents only where they are texts of the shop', () => {
  const [, heading, , image] = listSchemaFields(blockSchemas['hero']?.schema);
  expect([heading, image].map((field) => field && 'isShareable' in field && field.isShareable)).toEqual([true, true]);
  expect(fieldAt('page', 'head', 'title')).toMatchObject({ isShareable: true });
  expect(fieldAt('post', 'title')).toMatchObject({ isShareable: false });
  expect(fieldAt('theme', 'logo')).toMatchObject({ isShareable: false });
});

test('a shadow is none or has its own settings', () => {
  const shadow = fieldAt('theme', 'shape', 'shadowSmall');
  if (shadow.kind !== 'variant') throw new Error(shadow.kind);
  const variants = shadow.listVariants();
  expect(variants.map(({ label, field }) => [label, field?.kind])).toEqual([
    ['No shadow', undefined],
    ['One shadow', 'group'],
  ]);
  expect(variants.map(({ createValue }) => createValue(START))).toEqual([
    'none',
    { y: 0, blur: 0, colour: '#000000', opacity: 0 },
  ]);
  const matches = (value: unknown) => variants.map((variant) => variant.matches(value));
  expect([matches('none'), matches({ y: 1, blur: 2, colour: '#000', opacity: 1 }), matches(undefined)]).toEqual([
    [true, false],
    [false, true],
    [false, false],
  ]);
});

test('an entry of a content document is of one of five kinds, which its form keeps', () => {
  const entry = fieldAt('content', 'entries', '');
  if (entry.kind !== 'variant') throw new Error(entry.kind);
  const variants = entry.listVariants();
  expect(variants.map(({ label }) => label)).toEqual([
    'Plain',
    'Markdown',
    'A picture',
    'What a page tells search engines',
    'Data for a block that reads it',
  ]);
  expect(variants.map(({ field }) => (field ? childrenOf(field).map(({ kind }) => kind) : []))).toEqual([
    ['fixed', 'text'],
    ['fixed', 'markdown'],
    ['fixed', 'picture'],
    ['fixed', 'group'],
    ['fixed', 'data'],
  ]);
  expect(variants.map(({ matches }) => matches({ type: 'markdown', value: '' }))).toEqual([
    false,
    true,
    false,
    false,
    false,
  ]);
  expect(variants[2]?.createValue(START)).toEqual({ type: 'image', value: { asset: 'logo.svg', alt: '' } });
});

test('an address pattern of a route is a text or nothing', () => {
  const path = fieldAt('routes', 'routes', '', 'path');
  if (path.kind !== 'variant') throw new Error(path.kind);
  const variants = path.listVariants();
  expect(variants.map(({ label, field }) => [label, field?.kind])).toEqual([
    [null, 'text'],
    [null, undefined],
  ]);
  expect(variants.map(({ matches }) => matches(null))).toEqual([false, true]);
  expect(variants.map(({ createValue }) => createValue(START))).toEqual(['/blog/:blogSlug', null]);
});

test('the capabilities are a map of switches', () => {
  const capabilities = fieldAt('capabilities', 'capabilities');
  expect(capabilities).toMatchObject({ kind: 'map', isSwitches: true });
  expect(childrenOf(capabilities)).toMatchObject([{ kind: 'switch', label: 'entry' }]);
});

test('a new entry of a list has what it must have, with a link and a picture of the site', () => {
  const actions = listSchemaFields(blockSchemas['hero']?.schema).find(({ key }) => key === 'actions');
  if (actions?.kind !== 'list') throw new Error(actions?.kind);
  expect(actions.createEntry(START)).toEqual({ label: '', link: { route: 'home' } });
});
