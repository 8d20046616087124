import { expect, test } from 'vitest';
import {
  addRevisionToRowDocument,
  DOCUMENT_REVISION_PROPERTY,
  hashDocumentRevision,
  splitDocumentAndRevision,
} from './revision.ts';

const opened = { version: 1, head: { title: 'A' }, blocks: [{ id: 'top', type: 'hero', props: { heading: 'Hi' } }] };
test('addRevisionToRowDocument appends the revision of a document as its last line', () => {
  const { document } = addRevisionToRowDocument({ id: 'one', document: opened });
  expect(Object.keys(document ?? {}).at(-1)).toBe(DOCUMENT_REVISION_PROPERTY);
  expect(splitDocumentAndRevision(document)).toEqual({ document: opened, revision: hashDocumentRevision(opened) });
  expect(splitDocumentAndRevision(JSON.stringify(document))).toEqual({
    document: JSON.stringify(opened),
    revision: hashDocumentRevision(opened),
  });
});

test('addRevisionToRowDocument leaves a row without a document unchanged', () => {
  expect(addRevisionToRowDocument({ id: 'one' })).toEqual({ id: 'one' });
});

test('hashDocumentRevision is the same for any order of properties and as text, and another for changed content', () => {
  const { version, head, blocks } = opened;
  expect(hashDocumentRevision({ blocks, head, version })).toBe(hashDocumentRevision(opened));
  expect(hashDocumentRevision(JSON.stringify(opened))).toBe(hashDocumentRevision(opened));
  expect(hashDocumentRevision({ ...opened, version: 2 })).not.toBe(hashDocumentRevision(opened));
});
