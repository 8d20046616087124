import { expect, test } from 'vitest';
import { findDataShape, inferSchema } from './infer-schema.ts';

const text = { type: 'string', maxLength: 1000 };

test('the schema inferred from a list has all properties of its entries, and requires those that every entry has', () => {
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

test('inferSchema describes an object with a list of texts as such, and an empty list as a list of texts', () => {
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
