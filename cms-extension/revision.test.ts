import { expect, test } from 'vitest';
import { REVISION, revisionOf, takeRevision, withRevision } from './revision.ts';

const opened = { version: 1, head: { title: 'A' }, blocks: [{ id: 'top', type: 'hero', props: { heading: 'Hi' } }] };
test('a form gets the revision of its document as the last line', () => {
  const { document } = withRevision({ id: 'one', document: opened });
  expect(Object.keys(document ?? {}).at(-1)).toBe(REVISION);
  expect(takeRevision(document)).toEqual({ document: opened, revision: revisionOf(opened) });
  expect(takeRevision(JSON.stringify(document))).toEqual({
    document: JSON.stringify(opened),
    revision: revisionOf(opened),
  });
});

test('a row without its document stays as it is', () => {
  expect(withRevision({ id: 'one' })).toEqual({ id: 'one' });
});

test('is the same in whatever order the properties are stored, and of text', () => {
  const { version, head, blocks } = opened;
  expect(revisionOf({ blocks, head, version })).toBe(revisionOf(opened));
  expect(revisionOf(JSON.stringify(opened))).toBe(revisionOf(opened));
  expect(revisionOf({ ...opened, version: 2 })).not.toBe(revisionOf(opened));
});
