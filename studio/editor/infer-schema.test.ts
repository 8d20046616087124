import { expect, test } from 'vitest';
import { findDataShape, inferSchema } from './infer-schema.ts';

const text = { type: 'string', maxLength: 1000 };

test('the entries of a list have the properties of all of them', () => {
  const list = [
    { question: 'When?', count: 2 },
    { question: 'Where?', isOpen: true },
  ];
  expect(inferSchema(list)).toEqual({
    type: 'array',
    items: {
      type: 'object',
      properties: { question: text, count: { type: 'number' }, isOpen: { type: 'boolean' } },
      required: ['question'],
    },
  });
});

test('a table and a list of words keep their shape', () => {
  expect(inferSchema({ days: ['Monday'] })).toEqual({
    type: 'object',
    properties: { days: { type: 'array', items: text } },
    required: ['days'],
  });
  expect(inferSchema([])).toEqual({ type: 'array', items: text });
});

test('data without an entry has the shape of its example', () => {
  const example = [{ question: 'When?' }];
  expect([undefined, null, [], {}].map((value) => findDataShape(value, example))).toEqual(Array(4).fill(example));
  expect(findDataShape(['Monday'], example)).toEqual(['Monday']);
});
