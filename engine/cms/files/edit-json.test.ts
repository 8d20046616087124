import { expect, test } from 'vitest';
import { updateJsonTextKeepingFormatting } from './edit-json.ts';

const text = `{
  "version": 1,
  "items": [{ "id": "a", "label": "A" }, { "id": "b", "label": "B" }],
  "link": { "route": "home" }
}
`;
const value = (): Record<string, unknown> => JSON.parse(text);

test('updateJsonTextKeepingFormatting returns a text with an equal value unchanged', () => {
  expect(updateJsonTextKeepingFormatting(text, value())).toBe(text);
});

test('updateJsonTextKeepingFormatting changes a value and keeps line breaks', () => {
  const items = [
    { id: 'a', label: 'A' },
    { id: 'b', label: 'Bee' },
  ];
  expect(updateJsonTextKeepingFormatting(text, { ...value(), items })).toBe(text.replace('"B"', '"Bee"'));
});

test('updateJsonTextKeepingFormatting adds and removes properties', () => {
  const { link, ...rest } = value();
  expect(JSON.parse(updateJsonTextKeepingFormatting(text, { ...rest, added: { deep: true } }))).toEqual({
    ...rest,
    added: { deep: true },
  });
});

test('updateJsonTextKeepingFormatting formats anew when the order of keys changed', () => {
  const { version, ...rest } = value();
  const moved = { ...rest, version };
  expect(updateJsonTextKeepingFormatting(text, moved)).toBe(`${JSON.stringify(moved, null, 2)}\n`);
});

test('updateJsonTextKeepingFormatting replaces a text that is not JSON', () => {
  expect(updateJsonTextKeepingFormatting('{', { version: 1 })).toBe('{\n  "version": 1\n}\n');
});

test('updateJsonTextKeepingFormatting replaces a list of another length', () => {
  expect(JSON.parse(updateJsonTextKeepingFormatting(text, { ...value(), items: [] }))).toEqual({
    ...value(),
    items: [],
  });
});
