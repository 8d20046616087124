import { describe, expect, test } from 'vitest';
import type { DocumentKind } from '../cms/document.ts';
import { noMessageRegistry } from '../messages/testing/no-messages.ts';
import type { BlockSchema } from './block-schemas.ts';
import { checkDocument, hashDocumentText } from './check-document.ts';
import { COMMON_SCHEMAS, DOCUMENT_KIND_SCHEMAS } from './config-kinds.ts';

const schema = {
  type: 'object',
  additionalProperties: false,
  required: ['heading'],
  properties: { heading: { description: 'Words on top.', type: 'string' } },
};
const block = (type: string, slots: readonly string[]): BlockSchema => ({
  type,
  title: type,
  category: 'section',
  interactive: false,
  overlay: null,
  flows: [],
  data: null,
  slots,
  routes: [],
  schema,
  accepts: (props) => {
    const { heading, ...rest } = props as { heading?: unknown };
    return typeof heading === 'string' && Object.keys(rest).length === 0;
  },
});
const checks = {
  kinds: DOCUMENT_KIND_SCHEMAS,
  blocks: { hero: block('hero', []), section: block('section', ['main']) },
  library: COMMON_SCHEMAS,
  messages: noMessageRegistry,
  lines: true,
};
const raw = (kind: DocumentKind, text: string) => ({ site: 'harbour', kind, name: 'home', source: 'home.json', text });
const errorsOf = (kind: DocumentKind, value: unknown) =>
  checkDocument(raw(kind, JSON.stringify(value)), checks).errors.map(({ pointer, code, suggestion }) => [
    pointer,
    code,
    suggestion,
  ]);

test('checkDocument returns a valid document with a hash of its text', () => {
  const text = '{"version": 1, "blocks": [{"id": "top", "type": "hero", "props": {"heading": "Hi"}}]}';
  expect(checkDocument(raw('page', text), checks)).toEqual({
    document: {
      site: 'harbour',
      kind: 'page',
      name: 'home',
      source: 'home.json',
      version: hashDocumentText(text),
      value: JSON.parse(text),
    },
    errors: [],
    warnings: [],
  });
});

test('checkDocument reports all errors in the order of the text', () => {
  const text = `{
  "version": 0,
  "rout": "home",
  "blocks": [
    {"id": "a", "type": "heroo"},
    {"id": "b", "type": "hero", "props": {"heeding": "Hi"}}
  ]
}`;
  expect(checkDocument(raw('page', text), checks).errors).toEqual([
    {
      source: 'home.json',
      pointer: '/version',
      code: 'not-allowed',
      message: '0 is not allowed here. Allowed: 1.',
      suggestion: 'Write 1.',
      line: 2,
      column: 14,
    },
    {
      source: 'home.json',
      pointer: '/rout',
      code: 'unknown-property',
      message:
        "Unknown property 'rout'. Allowed here: '$schema', 'label', 'inherit', 'route', 'path', 'formerPaths', 'for', 'layout', 'access', 'gate', 'head' or 'disabled'.",
      suggestion: "Did you mean 'route'?",
      line: 3,
      column: 3,
    },
    {
      source: 'home.json',
      pointer: '/blocks/0/type',
      code: 'unknown-block',
      message: "There is no block 'heroo'. Blocks: 'hero' or 'section'.",
      suggestion: "Did you mean 'hero'?",
      line: 5,
      column: 25,
    },
    {
      source: 'home.json',
      pointer: '/blocks/1/props/heeding',
      code: 'unknown-property',
      message: "Unknown property 'heeding'. Allowed here: 'heading'.",
      suggestion: "Did you mean 'heading'?",
      line: 6,
      column: 43,
    },
  ]);
});

test('checkDocument reports no lines for a source that is not a file', () => {
  const check = (text: string) => checkDocument(raw('page', text), { ...checks, lines: false }).errors;
  expect(check('{"version": 1')).toMatchObject([{ code: 'json-syntax', line: null, column: null }]);
  expect(check('{}')).toMatchObject([{ code: 'missing-property', line: null, column: null }]);
});

describe('checkDocument reports for blocks', () => {
  const page = (...blocks: unknown[]) => errorsOf('page', { version: 1, blocks });
  const hero = { type: 'hero', props: { heading: 'Hi' } };

  test('missing required props', () => {
    expect(page({ id: 'a', type: 'hero' })).toEqual([['/blocks/0/props', 'missing-property', "Add 'heading'."]]);
  });

  test('nothing for an override, which is checked when merged', () => {
    expect(page({ id: 'a', props: { anything: 1 } }, { id: 'b', type: 'hero', disabled: true })).toEqual([]);
  });

  test('an unknown slot and errors inside it', () => {
    const section = {
      id: 'a',
      type: 'section',
      props: { heading: 'Hi' },
      slots: { mian: [{ id: 'b', type: 'nope' }] },
    };
    expect(page(section)).toEqual([
      ['/blocks/0/slots/mian', 'unknown-slot', "Did you mean 'main'?"],
      ['/blocks/0/slots/mian/0/type', 'unknown-block', null],
    ]);
    expect(page({ id: 'a', ...hero, slots: { main: [] } })).toEqual([
      ['/blocks/0/slots/main', 'unknown-slot', "Remove 'main'."],
    ]);
  });

  test('a repeated id anywhere in the tree', () => {
    const section = { id: 'a', type: 'section', props: { heading: 'Hi' }, slots: { main: [{ id: 'b', ...hero }] } };
    expect(page(section, { id: 'b', ...hero })).toEqual([
      ['/blocks/1/id', 'duplicate-id', 'Give one of the two another id.'],
    ]);
  });

  test('an outlet outside a layout', () => {
    expect(page({ id: 'page', type: 'outlet' })).toEqual([['/blocks/0/type', 'outlet', 'Remove this block.']]);
    expect(errorsOf('layout', { version: 1, blocks: [{ id: 'page', type: 'outlet' }] })).toEqual([]);
  });

  test.each([null, 3, 'x', [], [3], [{}], { blocks: 3 }, { blocks: [3, null, { type: 4, slots: [] }] }])(
    'errors instead of throwing for the nonsense %j',
    (value) => {
      expect(errorsOf('page', value).length).toBeGreaterThan(0);
    },
  );
});

test('checkDocument reports a repeated id in a navigation', () => {
  const items = [{ id: 'a', children: [{ id: 'b' }] }, { id: 'b' }];
  expect(errorsOf('navigation', { version: 1, items })).toEqual([
    ['/items/1/id', 'duplicate-id', 'Give one of the two another id.'],
  ]);
});

test('checkDocument reports an invalid document name and suggests a valid one', () => {
  const text = '{"version": 1}';
  expect(checkDocument({ ...raw('page', text), name: 'Our Story' }, checks).errors).toMatchObject([
    { pointer: '', code: 'wrong-format', suggestion: "Did you mean 'our-story'?" },
  ]);
});

test.each([
  [
    'site',
    {
      version: 1,
      locales: ['en-AU', 'cy-gb', 'qq-AU'],
      localeAddresses: { scheme: 'prefix', prefixes: { en_GB: 'x' } },
    },
    [
      ['/locales/1', "Did you mean 'cy-GB'?"],
      ['/locales/2', "Use a tag such as 'en-AU', 'cy-GB' or 'zh-Hans-AU'."],
      ['/localeAddresses/prefixes/en_GB', "Did you mean 'en-GB'?"],
    ],
  ],
  [
    'theme',
    { version: 1, typography: { languages: { 'zh-hans': {}, ar: {} } } },
    [['/typography/languages/zh-hans', "Did you mean 'zh-Hans'?"]],
  ],
  ['content', { version: 1, locale: 'EN-au', entries: {} }, [['/locale', "Did you mean 'en-AU'?"]]],
  ['post', { version: 1, locale: 'en-AU', slug: 'a' }, []],
] as const)(
  'checkDocument reports language tags of a %s that are not canonical or not known',
  (kind, value, expected) => {
    const found = errorsOf(kind, value);
    expect(found).toEqual(expected.map(([pointer, suggestion]) => [pointer, 'wrong-format', suggestion]));
  },
);
