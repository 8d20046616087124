import { expect, test } from 'vitest';
import { addRevision, hashRevision, REVISION_PROPERTY, splitRevision } from './revision.ts';

const opened = { version: 1, head: { title: 'A' }, blocks: [{ id: 'top', type: 'hero', props: { heading: 'Hi' } }] };
test('addRevision appends the revision of a document as its last line', () => {
  const { document } = addRevision({ id: 'one', document: opened });
  expect(Object.keys(document ?? {}).at(-1)).toBe(REVISION_PROPERTY);
  expect(splitRevision(document)).toEqual({ document: opened, revision: hashRevision(opened) });
  expect(splitRevision(JSON.stringify(document))).toEqual({
    document: JSON.stringify(opened),
    revision: hashRevision(opened),
  });
});

test('addRevision leaves a row without a document unchanged', () => {
  expect(addRevision({ id: 'one' })).toEqual({ id: 'one' });
});

test('hashRevision is the same for any order of properties and for documents stored as text', () => {
  const { version, head, blocks } = opened;
  expect(hashRevision({ blocks, head, version })).toBe(hashRevision(opened));
  expect(hashRevision(JSON.stringify(opened))).toBe(hashRevision(opened));
  expect(hashRevision({ ...opened, version: 2 })).not.toBe(hashRevision(opened));
});
