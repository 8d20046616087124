import { expect, test } from 'vitest';
import { createSearchIndex, searchEntries } from './search-entries.ts';

const entry = (title: string, detail = '', keywords = '') => ({ key: title, title, detail, keywords });
const search = (query: string, entries: ReturnType<typeof entry>[], recent: readonly string[] = []) =>
  searchEntries(createSearchIndex(entries), query, recent).map(({ title }) => title);

test('titles beginning with the search word rank first, then titles with a later word that begins with it, then titles with it inside a word', () => {
  const entries = [entry('Unlucky'), entry('Get lucky'), entry('Lucky draw')];
  expect(search('lucky', entries)).toEqual(['Lucky draw', 'Get lucky', 'Unlucky']);
});

test('a title comes before a detail or an address with the word in the same place', () => {
  const entries = [entry('B', 'cart page'), entry('Cart'), entry('C', '', '/cart')];
  expect(search('cart', entries)).toEqual(['Cart', 'B', 'C']);
});

test('an entry is found only if it has all words, in any order and in any of its texts', () => {
  const entries = [entry('Home', 'Harbour', '/'), entry('Home', 'Lantern', '/'), entry('Harbour')];
  expect(search('harbour ho', entries)).toEqual(['Home']);
});

test('the word for what an entry is finds it too', () => {
  const entries = [
    { ...entry('Home'), label: 'Block' },
    { ...entry('Home of winners'), label: 'Page' },
  ];
  expect(search('page home', entries)).toEqual(['Home of winners']);
});

test('case and diacritics make no difference', () => {
  expect(search('ÉLAN cafe', [entry('Café Elan')])).toEqual(['Café Elan']);
});

test('the title that is the whole search comes first', () => {
  expect(search('hero', [entry('Hero of the week'), entry('Hero')])).toEqual(['Hero', 'Hero of the week']);
});

test('without words all entries are found, recent ones first and the most recent of them at the top', () => {
  const entries = [entry('A'), entry('B'), entry('C'), entry('D')];
  expect(search('  ', entries, ['C', 'gone', 'B'])).toEqual(['C', 'B', 'A', 'D']);
});

test('among equals a recent entry comes first, but never before a better one', () => {
  const entries = [entry('Draw one'), entry('Draw two'), entry('A draw')];
  expect(search('draw', entries, ['A draw', 'Draw two'])).toEqual(['Draw two', 'Draw one', 'A draw']);
});

test('special characters in a search are matched literally', () => {
  expect(search('(50%)', [entry('Save (50%)'), entry('Save 50')])).toEqual(['Save (50%)']);
});
