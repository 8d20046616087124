import { expect, test } from 'vitest';
import { formatPathAsPointer, getValueAt, moveItemAt, setValueAt } from './edit-value.ts';

const page = { blocks: [{ id: 'a', props: { heading: 'A' } }, { id: 'b' }, { id: 'c' }] };

test('setValueAt copies only the objects on the path to the changed value, and leaves the original unchanged', () => {
  const edited = setValueAt(page, ['blocks', 0, 'props', 'heading'], 'B');
  expect(edited).toEqual({ blocks: [{ id: 'a', props: { heading: 'B' } }, { id: 'b' }, { id: 'c' }] });
  expect(getValueAt(edited, ['blocks', 1])).toBe(page.blocks[1]);
  expect(page.blocks[0]?.props?.heading).toBe('A');
});

test('setting a value to undefined removes it, and missing objects on the way are made', () => {
  expect(getValueAt(setValueAt(page, ['blocks', 0, 'props', 'heading'], undefined), ['blocks', 0])).toEqual({
    id: 'a',
    props: {},
  });
  expect(getValueAt(setValueAt(page, ['blocks', 1, 'props', 'heading'], 'B'), ['blocks', 1])).toEqual({
    id: 'b',
    props: { heading: 'B' },
  });
});

test('moveItemAt moves an item to its new index, and changes nothing when the index is outside the list', () => {
  const ids = (root: unknown) => Object(getValueAt(root, ['blocks'])).map(({ id }: { id: string }) => id);
  expect(ids(moveItemAt(page, ['blocks'], 0, 2))).toEqual(['b', 'c', 'a']);
  expect(moveItemAt(page, ['blocks'], 0, 3)).toBe(page);
});

test('a path as a JSON pointer escapes the characters that pointers reserve', () => {
  expect(formatPathAsPointer(['blocks', 0, 'a/b~c'])).toBe('/blocks/0/a~1b~0c');
});
