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

const page = `{
  "blocks": [
    { "id": "a", "types": ["one", "two"] },
    {
      "id": "b",
      "props": { "heading": "B" }
    }
  ]
}
`;
const [a, b] = JSON.parse(page).blocks;

test('updateJsonTextKeepingFormatting moves items with ids together with their text', () => {
  const moved = updateJsonTextKeepingFormatting(page, { blocks: [b, a] });
  expect(moved).toBe(`{
  "blocks": [
    {
      "id": "b",
      "props": { "heading": "B" }
    },
    { "id": "a", "types": ["one", "two"] }
  ]
}
`);
  expect(updateJsonTextKeepingFormatting(moved, { blocks: [a, b] })).toBe(page);
});

test('updateJsonTextKeepingFormatting adds an item with an id between others, and edits those around it', () => {
  const added = { id: 'c', props: { keys: ['x', 'y'], none: [] } };
  const changed = { ...b, props: { heading: 'Bee' } };
  expect(updateJsonTextKeepingFormatting(page, { blocks: [a, added, changed] })).toBe(`{
  "blocks": [
    { "id": "a", "types": ["one", "two"] },
    {
      "id": "c",
      "props": {
        "keys": ["x", "y"],
        "none": []
      }
    },
    {
      "id": "b",
      "props": { "heading": "Bee" }
    }
  ]
}
`);
});

test('updateJsonTextKeepingFormatting writes a list of plain values on one line where it fits, else on several', () => {
  const keys = Array.from({ length: 12 }, (_, index) => `a long key ${index}`);
  const [short, long] = [['x'], keys].map((types) =>
    updateJsonTextKeepingFormatting(page, { blocks: [{ ...a, types }, b] }),
  );
  expect(short).toContain('"types": ["x"]');
  expect(long).toContain('"types": [\n      "a long key 0",\n');
});

test('updateJsonTextKeepingFormatting removes the last item', () => {
  expect(updateJsonTextKeepingFormatting(page, { blocks: [] })).toBe('{\n  "blocks": []\n}\n');
});
