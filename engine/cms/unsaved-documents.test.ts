import { expect, test } from 'vitest';
import { createUnsavedDocumentStore, isSnapshotName, isStageName } from './unsaved-documents.ts';

const nameOf = (number: number) => `stage-${String(number).padStart(22, '0')}`;
const documentOf = (text: string) => ({ site: 'a', kind: 'page', name: 'home', source: 'studio', text }) as const;

test('the unsaved documents of a stage are those that were stored for it last', () => {
  const store = createUnsavedDocumentStore();
  store.put(nameOf(1), [documentOf('{}')]);
  store.put(nameOf(1), [documentOf('{"version":1}')]);
  expect([store.get(nameOf(1)), store.get(nameOf(2))]).toEqual([[documentOf('{"version":1}')], undefined]);
});

test('a document that is put again unchanged stays the same object', () => {
  const store = createUnsavedDocumentStore();
  const [home, other] = [documentOf('{}'), { ...documentOf('{}'), name: 'other' }];
  store.put(nameOf(1), [home, other]);
  store.put(nameOf(1), [documentOf('{"version":1}'), { ...other }]);
  const [changed, same] = store.get(nameOf(1)) ?? [];
  expect([changed, same === other]).toEqual([documentOf('{"version":1}'), true]);
});

test('the stage that was used least recently is dropped when there are more than fifty', () => {
  const store = createUnsavedDocumentStore();
  for (let number = 0; number < 50; number += 1) store.put(nameOf(number), []);
  store.get(nameOf(0));
  store.put(nameOf(50), []);
  expect([store.get(nameOf(0)), store.get(nameOf(1)), store.get(nameOf(50))]).toEqual([[], undefined, []]);
});

test('snapshots are kept however many stages are opened, and at most a hundred of them', () => {
  const store = createUnsavedDocumentStore();
  const snapshotOf = (number: number) => nameOf(number).replace('stage', 'snapshot');
  expect([isSnapshotName(snapshotOf(0)), isSnapshotName(nameOf(0)), isStageName(snapshotOf(0))]).toEqual([
    true,
    false,
    false,
  ]);
  for (let number = 0; number < 60; number += 1) store.put(nameOf(number), []);
  for (let number = 0; number < 100; number += 1) store.put(snapshotOf(number), []);
  for (let number = 60; number < 120; number += 1) store.put(nameOf(number), []);
  expect([store.get(snapshotOf(0)), store.get(snapshotOf(99))]).toEqual([[], []]);
  store.put(snapshotOf(100), []);
  expect([store.get(snapshotOf(0)), store.get(snapshotOf(1))]).toEqual([[], undefined]);
});

test('unsaved documents cannot be stored under the name of a draft, which is not the name of a stage', () => {
  expect(['spring', 'stage-spring', nameOf(1)].map(isStageName)).toEqual([false, false, true]);
  expect(() => createUnsavedDocumentStore().put('spring', [])).toThrow("'spring' can't name a stage");
});
