import { expect, test } from 'vitest';
import { filterNames, renameEntry, toEntryRecord } from './map-entries.ts';

test('a renamed entry keeps its place', () => {
  expect(Object.entries(renameEntry({ a: 1, b: 2, c: 3 }, 'b', 'x'))).toEqual([
    ['a', 1],
    ['x', 2],
    ['c', 3],
  ]);
});

test('names are found by all words of a search, in them or in what describes them', () => {
  const describe = (name: string) => (name === 'footer.legal' ? 'Play responsibly' : '');
  const names = ['footer.legal', 'footer.help', 'menu'];
  expect(filterNames(names, ' Footer ', describe)).toEqual(['footer.legal', 'footer.help']);
  expect(filterNames(names, 'footer respons', describe)).toEqual(['footer.legal']);
  expect(filterNames(names, ' ', describe)).toEqual(names);
});

test('toEntryRecord returns no entries for a value that is not a record', () => {
  expect([toEntryRecord(undefined), toEntryRecord([1]), toEntryRecord('x')]).toEqual([{}, {}, {}]);
});
