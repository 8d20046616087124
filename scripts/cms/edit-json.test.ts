import { expect, test } from 'vitest';
import { editJsonText } from './edit-json.ts';

const text = `{
  "version": 1,
  "items": [{ "id": "a", "label": "A" }, { "id": "b", "label": "B" }],
  "link": { "route": "home" }
}
`;
const value = (): Record<string, unknown> => JSON.parse(text);

test('editJsonText returns a text with an equal value unchanged', () => {
  expect(editJsonText(text, value())).toBe(text);
});

test('editJsonText changes a value and keeps line breaks', () => {
  const items = [
    { id: 'a', label: 'A' },
    { id: 'b', label: 'Bee' },
  ];
  expect(editJsonText(text, { ...value(), items })).toBe(text.replace('"B"', '"Bee"'));
});

test('editJsonText adds and removes properties', () => {
  const { link, ...rest } = value();
  expect(JSON.parse(editJsonText(text, { ...rest, added: { deep: true } }))).toEqual({
    ...rest,
    added: { deep: true },
  });
});

test('editJsonText formats anew when the order of keys changed', () => {
  const { version, ...rest } = value();
  const moved = { ...rest, version };
  expect(editJsonText(text, moved)).toBe(`${JSON.stringify(moved, null, 2)}\n`);
});

test('editJsonText replaces a text that is not JSON', () => {
  expect(editJsonText('{', { version: 1 })).toBe('{\n  "version": 1\n}\n');
});

test('editJsonText replaces a list of another length', () => {
  expect(JSON.parse(editJsonText(text, { ...value(), items: [] }))).toEqual({ ...value(), items: [] });
});
