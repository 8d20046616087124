import { expect, test } from 'vitest';
import { createTestPublishedDocuments } from '../../cms/testing/memory-documents.ts';
import { createUnsavedDocumentStore, isSnapshotName } from '../../cms/unsaved-documents.ts';
import { createSnapshot } from './stage-snapshot.ts';

const STAGE = 'stage-0123456789abcdefghijkl';
const published = createTestPublishedDocuments({
  documents: { 'one/page/home': { version: 1, blocks: [] }, 'one/page/list': { version: 1 } },
});
const page = (name: string, value: unknown) =>
  ({ site: 'one', kind: 'page', name, source: name, text: value === null ? null : JSON.stringify(value) }) as const;

test('a snapshot keeps the changed documents of a stage as they were, whatever is typed later', () => {
  const unsaved = createUnsavedDocumentStore();
  const changed = page('home', { version: 1, blocks: ['a'] });
  unsaved.put(STAGE, [changed, page('list', { version: 1 })]);
  const name = createSnapshot(STAGE, unsaved, published) ?? '';
  unsaved.put(STAGE, [page('home', { version: 1, blocks: ['b'] })]);
  expect([isSnapshotName(name), unsaved.get(name)]).toEqual([true, [changed]]);
});

test('a snapshot includes the deleted and the new documents of a stage as changes', () => {
  const unsaved = createUnsavedDocumentStore();
  unsaved.put(STAGE, [page('home', null), page('news', { version: 1 })]);
  expect(unsaved.get(createSnapshot(STAGE, unsaved, published) ?? '')).toHaveLength(2);
});

test('a stage that shows what is published needs no snapshot', () => {
  const unsaved = createUnsavedDocumentStore();
  unsaved.put(STAGE, [page('home', { blocks: [], version: 1 }), page('gone', null)]);
  expect(createSnapshot(STAGE, unsaved, published)).toBe(null);
});

test('an unknown stage has no snapshot', () => {
  expect(() => createSnapshot(STAGE, createUnsavedDocumentStore(), published)).toThrow('The stage is no longer kept.');
});
