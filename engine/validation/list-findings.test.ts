import { describe, expect, test } from 'vitest';
import { COMMON_SCHEMAS, DOCUMENT_KIND_SCHEMAS } from './config-kinds.ts';
import { listSchemaFindings, listSchemaFindingsOfPropsPart } from './list-findings.ts';
import type { JsonSchema } from './schema-library.ts';

const findingsOf = (schema: JsonSchema, value: unknown) =>
  listSchemaFindingsOfPropsPart({ schema, root: schema, library: COMMON_SCHEMAS }, value, '');

const property = (name: string, schema: JsonSchema): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  properties: { [name]: schema },
});

describe('listSchemaFindings gives message and suggestion for the problem', () => {
  test('wrong-type', () => {
    expect(findingsOf(property('columns', { type: 'integer' }), { columns: '3' })).toEqual([
      {
        pointer: '/columns',
        code: 'wrong-type',
        message: 'Must be a whole number, but is text.',
        suggestion: 'Write 3 without quotes.',
        on: 'value',
      },
    ]);
    expect(findingsOf({ type: ['string', 'null'] }, [])).toEqual([
      {
        pointer: '',
        code: 'wrong-type',
        message: 'Must be text or null, but is a list.',
        suggestion: null,
        on: 'value',
      },
    ]);
  });

  test('missing-property', () => {
    const schema = { type: 'object', required: ['alt'], properties: { alt: { description: 'Words for the blind.' } } };
    expect(findingsOf(schema, {})).toEqual([
      {
        pointer: '',
        code: 'missing-property',
        message: "Property 'alt' is missing: Words for the blind.",
        suggestion: "Add 'alt'.",
        on: 'value',
      },
    ]);
  });

  test('unknown-property', () => {
    expect(findingsOf(property('heading', { type: 'string' }), { heeding: 'Hi', 'a/b': 1 })).toEqual([
      {
        pointer: '/heeding',
        code: 'unknown-property',
        message: "Unknown property 'heeding'. Allowed here: 'heading'.",
        suggestion: "Did you mean 'heading'?",
        on: 'key',
      },
      {
        pointer: '/a~1b',
        code: 'unknown-property',
        message: "Unknown property 'a/b'. Allowed here: 'heading'.",
        suggestion: "Remove 'a/b'.",
        on: 'key',
      },
    ]);
  });

  test('not-allowed', () => {
    expect(findingsOf({ enum: ['primary', 'secondary'] }, 'primry')).toEqual([
      {
        pointer: '',
        code: 'not-allowed',
        message: "'primry' is not allowed here. Allowed: 'primary' or 'secondary'.",
        suggestion: "Did you mean 'primary'?",
        on: 'value',
      },
    ]);
    expect(findingsOf({ const: 1 }, 2)).toMatchObject([
      { message: '2 is not allowed here. Allowed: 1.', suggestion: 'Write 1.' },
    ]);
    expect(findingsOf({ type: 'array', uniqueItems: true }, ['a', 'b', 'a'])).toMatchObject([
      { pointer: '/2', code: 'not-allowed', message: "'a' stands in the list before, as item 1." },
    ]);
  });

  test('wrong-format', () => {
    const colour = { type: 'string', pattern: '^#[0-9a-f]{6}$', description: 'A colour.' };
    expect(findingsOf(colour, '1A2B3C')).toEqual([
      {
        pointer: '',
        code: 'wrong-format',
        message: "'1A2B3C' is not in the expected form. Expected: A colour.",
        suggestion: "Did you mean '#1a2b3c'?",
        on: 'value',
      },
    ]);
    expect(findingsOf(colour, 'reddish')).toMatchObject([{ suggestion: null }]);
    const slug = { $ref: 'common.schema.json#/$defs/slug' };
    expect(findingsOf(slug, ' Café «Über Glück»! ')).toMatchObject([
      {
        message: expect.stringContaining("such as 'summer-draw-2'."),
        suggestion: "Did you mean 'cafe-uber-gluck'?",
      },
    ]);
  });

  test.each<[JsonSchema, unknown, string, string]>([
    [{ minimum: 14 }, 12, 'Must be at least 14, but is 12.', 'Nearest allowed value: 14.'],
    [{ maximum: 1.7 }, 2, 'Must be at most 1.7, but is 2.', 'Nearest allowed value: 1.7.'],
    [{ multipleOf: 100 }, 640, 'Must be a multiple of 100, but is 640.', 'Nearest allowed value: 600.'],
    [{ minLength: 1 }, '', 'Must have at least 1 character, but has 0.', 'Add 1 character.'],
    [{ maxLength: 3 }, '🎟🎟🎟🎟🎟', 'Must have at most 3 characters, but has 5.', 'Remove 2 characters.'],
    [{ minItems: 2 }, [1], 'Must have at least 2 items, but has 1.', 'Add 1 item.'],
    [{ maxItems: 1 }, [1, 2], 'Must have at most 1 item, but has 2.', 'Remove 1 item.'],
  ])('out-of-range %j', (schema, value, message, suggestion) => {
    expect(findingsOf(schema, value)).toEqual([
      { pointer: '', code: 'out-of-range', message, suggestion, on: 'value' },
    ]);
  });

  test('that only the JSON Schema validator finds, in its words', () => {
    const schema = { type: 'object', properties: { a: { not: { const: 1 } } } };
    expect(listSchemaFindings({ accepts: () => false, schema }, { a: 1 }, '/props', COMMON_SCHEMAS)).toEqual([
      {
        pointer: '/props/a',
        code: 'wrong-format',
        message: 'The value is refused: must NOT be valid.',
        suggestion: null,
        on: 'value',
      },
    ]);
  });

  test('that only the accepts function finds, in general words at the place of the whole value', () => {
    expect(listSchemaFindings({ accepts: () => false, schema: {} }, {}, '/props', COMMON_SCHEMAS)).toMatchObject([
      { pointer: '/props', message: 'The value is refused: it does not fit its schema.' },
    ]);
  });
});

describe('listSchemaFindings with alternatives reports', () => {
  const link = { $ref: 'common.schema.json#/$defs/link' };
  const one = (schema: JsonSchema, value: unknown) =>
    findingsOf(schema, value).map(({ pointer, message, suggestion }) => [pointer, message, suggestion]);

  test('a misspelt property of the closest alternative', () => {
    expect(one(link, { rout: 'home' })).toEqual([
      [
        '/rout',
        "Unknown property 'rout'. Allowed here: 'route', 'params', 'query' or 'hash'.",
        "Did you mean 'route'?",
      ],
    ]);
  });

  test('a link that runs code, and suggests https:// for one without a scheme', () => {
    expect(one(link, { href: 'javascript:alert(1)' })).toEqual([
      [
        '/href',
        "'javascript:alert(1)' is not in the expected form. Expected: Absolute http or https address, or a tel: or mailto: one.",
        null,
      ],
    ]);
    expect(one(link, { href: 'example.org/about' })).toMatchObject([
      ['/href', {}, "Did you mean 'https://example.org/about'?"],
    ]);
  });

  test('a general problem when nothing in the value tells the alternatives apart', () => {
    expect(one(link, {})).toEqual([
      ['', "One of the properties 'route', 'page' or 'href' is missing.", "Add 'route', 'page' or 'href'."],
    ]);
    expect(one({ $ref: 'common.schema.json#/$defs/text' }, 3)).toEqual([
      ['', 'Must be text or an object, but is a number.', null],
    ]);
  });

  test('an unknown type, and for a known type only the errors of the alternative that the type names', () => {
    const content = (entry: unknown) => {
      const value = { version: 1, locale: 'en-AU', entries: { a: entry } };
      return listSchemaFindings(DOCUMENT_KIND_SCHEMAS.content, value, '', COMMON_SCHEMAS).map(
        ({ pointer, suggestion }) => [pointer, suggestion],
      );
    };
    expect(content({ type: 'plian', value: 'words' })).toEqual([['/entries/a/type', "Did you mean 'plain'?"]]);
    expect(content({ type: 'video', value: { title: 'x' } })).toEqual([['/entries/a/type', null]]);
    expect(content({ type: 'jsonn', value: 'words' })).toEqual([['/entries/a/type', "Did you mean 'json'?"]]);
    expect(content({ type: 'seo', value: { titel: 'x' } })).toEqual([
      ['/entries/a/value/titel', "Did you mean 'title'?"],
    ]);
    expect(content({ type: 'image', value: 'x.png' })).toEqual([['/entries/a/value', null]]);
    expect(content({ type: 'plain', value: 'words' })).toEqual([]);
  });
});

test('listSchemaFindings follows x-text, x-navigation and references to the common schemas in block schemas', () => {
  const schema = {
    type: 'object',
    properties: {
      heading: { type: 'string', 'x-text': 'plain', maxLength: 5 },
      menu: { type: 'string', 'x-navigation': true },
      link: { $ref: '../../schemas/config/common.schema.json#/$defs/link' },
    },
  };
  expect(findingsOf(schema, { heading: { content: 'home.title' }, menu: 'primary', link: { page: 'about' } })).toEqual(
    [],
  );
  expect(
    findingsOf(schema, { heading: 'too long', menu: 'No Such', link: { pag: 'about' } }).map(({ pointer }) => pointer),
  ).toEqual(['/heading', '/menu', '/link/pag']);
  expect(findingsOf(schema, { heading: { contnet: 'x' } })).toMatchObject([{ suggestion: "Did you mean 'content'?" }]);
});
