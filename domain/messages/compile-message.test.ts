import { describe, expect, test } from 'vitest';
import { compileMessage, MAX_MESSAGE_LENGTH, type MessageDraft } from './compile-message.ts';
import type { Placeholders } from './placeholder.ts';

const compile = (text: string, placeholders: Placeholders = {}, draft: Partial<MessageDraft> = {}) =>
  compileMessage({ text, placeholders, locale: 'en-AU', ...draft });

const compiled = (...args: Parameters<typeof compile>) => compile(...args).compiled;
const faults = (...args: Parameters<typeof compile>) => compile(...args).faults;
const codes = (...args: Parameters<typeof compile>) => faults(...args).map(({ code, offset }) => [code, offset]);

const COUNT: Placeholders = { count: { type: 'number' } };
const NAME: Placeholders = { name: { type: 'text' } };
const PLURAL = '{count, plural, one {# ticket} other {# tickets}}';

describe('compiled messages', () => {
  test('a text without placeholders compiles to itself', () => {
    expect(compiled("Don't close this page.")).toBe("Don't close this page.");
  });

  test('quoted braces and doubled apostrophes become plain text', () => {
    expect(compiled("It''s '{name}'")).toBe("It's {name}");
  });

  test('an empty text compiles to an empty string', () => {
    expect(compiled('')).toBe('');
  });

  test('placeholders and tags become parts in the order of the text', () => {
    const placeholders: Placeholders = { ...NAME, terms: { type: 'tag' } };
    expect(
      compiled('Hello {name}, read <terms>our <b>terms</b></terms>', { ...placeholders, b: { type: 'tag' } }),
    ).toEqual(['Hello ', [0, 'name'], ', read ', [11, 'terms', ['our ', [11, 'b', 'terms']]]]);
  });

  test('a plural keeps exact numbers, and its # is the number less the offset', () => {
    expect(compiled('{count, plural, offset:1 =0 {none} one {# other} other {# others}}', COUNT)).toEqual([
      [8, 'count', { '=0': 'none', one: [[1, 'count', 1], ' other'], other: [[1, 'count', 1], ' others'] }, 1],
    ]);
  });

  test('ordinals have the categories of ordinal numbers', () => {
    const text = '{count, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}';
    expect(compiled(text, COUNT)).toEqual([
      [
        9,
        'count',
        {
          one: [[1, 'count'], 'st'],
          two: [[1, 'count'], 'nd'],
          few: [[1, 'count'], 'rd'],
          other: [[1, 'count'], 'th'],
        },
      ],
    ]);
  });

  test('# outside a plural, and in a select inside a plural, is text', () => {
    const placeholders: Placeholders = { ...COUNT, kind: { type: 'choice', choices: ['first'] } };
    const text = '# {count, plural, one {1} other {{kind, select, first {#} other {x}}}}';
    expect(compiled(text, placeholders)).toEqual([
      '# ',
      [8, 'count', { one: '1', other: [[10, 'kind', { first: '#', other: 'x' }]] }],
    ]);
  });

  test('a compiled message is the same after a round trip through JSON', () => {
    const message = compiled(PLURAL, COUNT);
    expect(JSON.parse(JSON.stringify(message))).toEqual(message);
  });
});

describe('faults of placeholders', () => {
  test('a misspelt placeholder is refused with the nearest one', () => {
    expect(faults('You have {cuont} tickets', { ...COUNT, name: { type: 'text', optional: true } })).toEqual([
      {
        code: 'unknown-placeholder',
        offset: 9,
        message: '{cuont} is not a placeholder of this message.',
        suggestion: "Did you mean 'count'? There are also: name.",
      },
      {
        code: 'missing-placeholder',
        offset: 0,
        message: "The text leaves out the placeholder 'count'.",
        suggestion: 'Add {count}. Text in single apostrophes is not filled in.',
      },
    ]);
  });

  test('a placeholder in a message that has none is refused', () => {
    expect(faults('Hello {name}')).toEqual([
      {
        code: 'unknown-placeholder',
        offset: 6,
        message: '{name} is not a placeholder of this message.',
        suggestion: "This message has no placeholders. To show a brace, write it in apostrophes: '{'.",
      },
    ]);
  });

  test('a placeholder may be left out of some choices, and everywhere if it is optional', () => {
    const text = '{count, plural, one {One ticket} other {{name} tickets}}';
    expect(faults(text, { ...COUNT, ...NAME })).toEqual([]);
    expect(faults('Hello', { name: { type: 'text', optional: true } })).toEqual([]);
    expect(codes('Hello', NAME)).toEqual([['missing-placeholder', 0]]);
  });

  test('a tag outside the list is refused with the nearest one', () => {
    expect(faults('Read <lnik>this</lnik>', { link: { type: 'tag', optional: true } })).toEqual([
      {
        code: 'unknown-tag',
        offset: 5,
        message: '<lnik> is not a tag of this message.',
        suggestion: "Did you mean 'link'?",
      },
    ]);
    expect(codes('<script>alert(1)</script>')).toEqual([['unknown-tag', 0]]);
    expect(codes('<name>Ann</name> {name}', NAME)).toEqual([['unknown-tag', 0]]);
  });

  test('a tag without content is refused, and a quoted one is text', () => {
    expect(codes('One<br/>two', { br: { type: 'tag' } })).toEqual([
      ['wrong-placeholder-use', 3],
      ['missing-placeholder', 0],
    ]);
    expect(compiled("'<br/>'")).toBe('<br/>');
  });

  test.each<[string, Placeholders]>([
    ['{name, plural, one {a} other {b}}', NAME],
    ['{name, select, other {b}}', NAME],
    ['{name, number}', NAME],
    ['{count, date}', COUNT],
    ['{day, time}', { day: { type: 'date' } }],
    ['{hour, date}', { hour: { type: 'time' } }],
    ['{name}', { name: { type: 'tag' } }],
    ['{name}', { name: { type: 'choice', choices: ['first'] } }],
    ['{name, number}', { name: { type: 'list' } }],
  ])('%s is refused for a placeholder of another type', (text, placeholders) => {
    expect(codes(text, placeholders)[0]).toEqual(['wrong-placeholder-use', 0]);
  });

  test('a placeholder that is written like one of another type is refused with the right notation', () => {
    const placeholders: Placeholders = { kind: { type: 'choice', choices: ['raffle', 'draw'] } };
    expect(faults('The {kind}', placeholders)).toEqual([
      {
        code: 'wrong-placeholder-use',
        offset: 4,
        message: '{kind} is of type choice, which is written in another way.',
        suggestion: 'Write {kind, select, raffle {…} draw {…} other {…}}.',
      },
    ]);
  });

  test('an undeclared choice is refused at its place', () => {
    const placeholders: Placeholders = { kind: { type: 'choice', choices: ['raffle', 'draw'] } };
    expect(faults('{kind, select, rafle {A} other {B}}', placeholders)).toEqual([
      {
        code: 'unknown-choice',
        offset: 15,
        message: "'rafle' is not a choice of {kind}.",
        suggestion: "Did you mean 'raffle'? There are also: draw, other.",
      },
    ]);
  });

  test.each(['__proto__', 'constructor', 'toString', '0', 'Name', 'a-b', ''])(
    '%j is no name of a placeholder',
    (name) => {
      const placeholders = Object.fromEntries([[name, { type: 'text' }]]) as Placeholders;
      expect(codes('Hello', placeholders)).toEqual([['forbidden-name', 0]]);
    },
  );

  test.each([
    '{__proto__}',
    '{constructor}',
    '{constructor, plural, one {a} other {b}}',
    '{toString, select, other {x}}',
  ])('%s is unknown although every object has such a property', (text) => {
    expect(codes(text)).toEqual([['unknown-placeholder', 0]]);
  });

  test('__proto__ as a choice is refused', () => {
    const placeholders: Placeholders = { kind: { type: 'choice', choices: ['raffle'] } };
    expect(codes('{kind, select, __proto__ {A} other {B}}', placeholders)).toEqual([['unknown-choice', 15]]);
  });
});

test('a character that changes the direction of text is refused, also where the syntax is broken', () => {
  expect(codes('Hello \u202E{')).toEqual([['forbidden-character', 6]]);
});

describe('faults of length and depth', () => {
  test('a text with more than twenty faults has the first twenty', () => {
    expect(codes('{x}'.repeat(100)).map(([, offset]) => offset)).toEqual(
      Array.from({ length: 20 }, (_, index) => index * 3),
    );
  });

  test('a text beyond the limit of all messages is refused without being parsed', () => {
    expect(codes('{'.repeat(MAX_MESSAGE_LENGTH + 1))).toEqual([['too-long', MAX_MESSAGE_LENGTH]]);
  });

  test('the longest choice must fit, values not counted', () => {
    expect(codes(PLURAL, COUNT, { maxLength: 8 })).toEqual([]);
    expect(faults(PLURAL, COUNT, { maxLength: 7 })).toEqual([
      {
        code: 'too-long',
        offset: 7,
        message: 'The text has 8 characters without its placeholders; there is room for 7.',
        suggestion: 'Say it in fewer words.',
      },
    ]);
  });

  test('a pseudo-locale may exceed the declared length', () => {
    expect(codes('[Héllöö]', {}, { maxLength: 5, locale: 'en-XA' })).toEqual([]);
  });

  test('more than eight levels are refused', () => {
    const tags: Placeholders = { a: { type: 'tag' } };
    const nest = (levels: number) => `${'<a>'.repeat(levels)}x${'</a>'.repeat(levels)}`;
    expect(codes(nest(8), tags)).toEqual([]);
    expect(codes(nest(9), tags)).toEqual([['too-deep', 27]]);
  });

  test('the deepest nesting that fits into the length limit of a message is refused', () => {
    const levels = Math.floor(MAX_MESSAGE_LENGTH / 7);
    const placeholders: Placeholders = { a: { type: 'tag' } };
    expect(codes('<a>'.repeat(levels) + '</a>'.repeat(levels), placeholders)).toEqual([['too-deep', 27]]);
    expect(faults('<a>'.repeat(MAX_MESSAGE_LENGTH / 4), placeholders)).toHaveLength(1);
  });
});
