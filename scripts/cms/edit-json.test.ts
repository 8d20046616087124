import { expect, test } from 'vitest';
import { editJsonText } from './edit-json.ts';

const text = `{
  "version": 1,
  "items": [{ "id": "a", "label": "A" }, { "id": "b", "label": "B" }],
  "link": { "route": "home" }
}
`;
const value = (): Record<string, unknown> => JSON.parse(text);

test('leaves a text alone that says the same', () => {
  expect(editJsonText(text, value())).toBe(text);
});

test('changes a value inside a line and leaves the line breaks', () => {
  const items = [
    { id: 'a', label: 'A' },
    { id: 'b', label: 'Bee' },
  ];
  expect(editJsonText(text, { ...value(), items })).toBe(text.replace('"B"', '"Bee"'));
});

test('adds and removes properties', () => {
  const { link, ...rest } = value();
  expect(JSON.parse(editJsonText(text, { ...rest, added: { deep: true } }))).toEqual({
    ...rest,
    added: { deep: true },
  });
});

test('gives plain two-space JSON when the order of keys changed', () => {
  const { version, ...rest } = value();
  const moved = { ...rest, version };
  expect(editJsonText(text, moved)).toBe(`${JSON.stringify(moved, null, 2)}\n`);
});

test('replaces a text that is no JSON', () => {
  expect(editJsonText('{', { version: 1 })).toBe('{\n  "version": 1\n}\n');
});

test('replaces a list of another length', () => {
  expect(JSON.parse(editJsonText(text, { ...value(), items: [] }))).toEqual({ ...value(), items: [] });
});
