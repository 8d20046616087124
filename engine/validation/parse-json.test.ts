import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseJson } from './parse-json.ts';

const errorsOf = (text: string) => {
  const parsed = parseJson(text, 'home.json');
  if (parsed.ok) return [];
  return parsed.errors.map(({ line, column, pointer, code, message, suggestion }) => ({
    at: `${line}:${column}`,
    pointer,
    code,
    message,
    suggestion,
  }));
};

test('parseJson returns a frozen value', () => {
  const parsed = parseJson('{"a": [{"b": 1}]}', 'home.json');
  const value: unknown = parsed.ok ? parsed.value : null;
  expect(value).toEqual({ a: [{ b: 1 }] });
  expect(() => Object.assign((value as { a: object[] }).a[0] ?? {}, { b: 2 })).toThrow(TypeError);
});

test('parseJson returns a locator for the line and column of each pointer', () => {
  const text = '{\n  "a~/b": [\r\n    10,\r\n    {"c": true}\n  ]\n}';
  const parsed = parseJson(text, 'home.json');
  const at = (pointer: string, on: 'key' | 'value') => {
    const { line, column } = parsed.ok ? parsed.locate(pointer, on) : { line: 0, column: 0 };
    return `${line}:${column}`;
  };
  expect(at('', 'value')).toBe('1:1');
  expect(at('/a~0~1b', 'key')).toBe('2:3');
  expect(at('/a~0~1b', 'value')).toBe('2:11');
  expect(at('/a~0~1b/0', 'value')).toBe('3:5');
  expect(at('/a~0~1b/1/c', 'value')).toBe('4:11');
  expect(at('/a~0~1b/1/missing', 'value')).toBe('4:5');
});

describe('parseJson reports', () => {
  test('a byte order mark and further errors', () => {
    const mark = {
      at: '1:1',
      pointer: '',
      code: 'json-syntax',
      message: 'The document begins with a byte order mark, which is not seen but is no JSON.',
      suggestion: 'Save it as UTF-8 without a byte order mark (BOM).',
    };
    expect(errorsOf('\ufeff{"a": 1}')).toEqual([mark]);
    expect(errorsOf('\ufeff{"a": 1,\n "a": 2}')).toEqual([mark, expect.objectContaining({ at: '2:2', pointer: '/a' })]);
  });

  test('a missing comma and the following errors', () => {
    expect(errorsOf('{\n "a": 1\n "b": nul\n}')).toEqual([
      {
        at: '3:2',
        pointer: '',
        code: 'json-syntax',
        message: 'A comma is expected between two entries. Found: "b"',
        suggestion: 'Add a comma.',
      },
      {
        at: '3:7',
        pointer: '',
        code: 'json-syntax',
        message: 'This is no JSON value. Found: nul',
        suggestion: 'Put text in double quotes; else write a number, true, false or null.',
      },
    ]);
  });

  test.each([
    ['', '1:1', 'A value is expected.'],
    ['{"a": 1,}', '1:9', 'A property name in double quotes is expected. Found: }'],
    ['[1, 2', '1:6', 'A list is not closed.'],
    ['{"a": 1', '1:8', 'An object is not closed.'],
    ['{"a" 1}', '1:6', 'A colon is expected between a name and its value. Found: 1'],
    ['{} {}', '1:4', 'There is something after the end of the document. Found: {'],
    ['// note\n{}', '1:1', 'Comments are not allowed in JSON. Found: // note'],
    ['{"a": "b', '1:7', 'A text is not closed. Found: "b'],
    ['"\\x"', '1:1', 'This escape is unknown to JSON. Found: "\\x"'],
    ['"a\tb"', '1:1', 'This character must be escaped in a text. Found: "a\tb"'],
    ["{'a': 1}", '1:2', "This is no JSON value. Found: 'a'"],
  ])('the fault in %j', (text, at, message) => {
    expect(errorsOf(text)[0]).toMatchObject({ at, message, code: 'json-syntax' });
  });

  test('a trailing comma once', () => {
    expect(errorsOf('{"a": 1,}')).toHaveLength(1);
  });

  test('at most twenty syntax errors', () => {
    expect(errorsOf(`[${'nul,'.repeat(50)}1]`)).toHaveLength(20);
  });

  test('duplicate and forbidden keys at their places', () => {
    expect(errorsOf('{"a": 1,\n"b": [{"x": 1, "x": 2}],\n"a": 2, "__proto__": {}, "constructor": 1}')).toEqual([
      {
        at: '2:16',
        pointer: '/b/0/x',
        code: 'duplicate-key',
        message: "The key 'x' stands twice in the same object, first in line 2.",
        suggestion: "Keep one of the two 'x'.",
      },
      {
        at: '3:1',
        pointer: '/a',
        code: 'duplicate-key',
        message: "The key 'a' stands twice in the same object, first in line 1.",
        suggestion: "Keep one of the two 'a'.",
      },
      {
        at: '3:9',
        pointer: '/__proto__',
        code: 'forbidden-key',
        message: "The key '__proto__' is not allowed in any document.",
        suggestion: "Remove '__proto__'.",
      },
      {
        at: '3:26',
        pointer: '/constructor',
        code: 'forbidden-key',
        message: "The key 'constructor' is not allowed in any document.",
        suggestion: "Remove 'constructor'.",
      },
    ]);
  });

  test('keys that are equal after unescaping', () => {
    expect(errorsOf('{"a": 1, "\\u0061": 2}')).toMatchObject([{ code: 'duplicate-key', pointer: '/a' }]);
    expect(errorsOf('{"\\u005f_proto__": 2}')).toMatchObject([{ code: 'forbidden-key', pointer: '/__proto__' }]);
  });

  test('five megabytes as too large, without parsing', () => {
    expect(errorsOf(`"${'é'.repeat(2_500_000)}"`)).toEqual([
      {
        at: 'null:null',
        pointer: '',
        code: 'too-large',
        message: 'The document has 5 MB; at most 1 MB are allowed.',
        suggestion: 'Split the document, and put pictures into files of their own.',
      },
    ]);
  });

  test('nesting that is too deep', () => {
    const tooDeep = {
      at: '1:65',
      pointer: '',
      code: 'too-large',
      message: 'The document is nested deeper than 64 levels.',
    };
    expect(errorsOf('['.repeat(65) + ']'.repeat(65))).toMatchObject([tooDeep]);
    expect(errorsOf('['.repeat(900_000))).toMatchObject([tooDeep]);
    expect(errorsOf('['.repeat(64) + ']'.repeat(64))).toEqual([]);
    expect(errorsOf('"[[[["')).toEqual([]);
  });
});

const hasForbiddenKey = (value: unknown): boolean =>
  /"(?:__proto__|constructor|prototype)":/.test(JSON.stringify(value));

test('parseJson accepts what JSON.parse accepts, within its limits on keys, size and depth', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 8 }), (value) => {
      fc.pre(!hasForbiddenKey(value));
      const parsed = parseJson(JSON.stringify(value), 'home.json');
      expect(parsed.ok && parsed.value).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test('parseJson never throws and always reports a reason for refusing', () => {
  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: fc.constantFrom(...Array.from('{}[]":,\\ntru0-1e.é/* \n')) }),
    fc.json(),
  );
  fc.assert(
    fc.property(text, (input) => {
      const parsed = parseJson(input, 'home.json');
      if (!parsed.ok) expect(parsed.errors.length).toBeGreaterThan(0);
      else expect(parsed.value).toEqual(JSON.parse(input));
    }),
    { numRuns: 1000 },
  );
});
