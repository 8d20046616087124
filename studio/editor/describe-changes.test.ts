import { expect, test } from 'vitest';
import type { StudioBlockType } from '../api-types.ts';
import { describeChanges, listChangedBlocks } from './describe-changes.ts';

const HERO: StudioBlockType = {
  type: 'hero',
  title: 'Hero',
  category: 'section',
  schema: { properties: { heading: { title: 'Main heading', type: 'string' } } },
  example: {},
  slots: [],
  unavailableIn: [],
};
const BLOCKS = new Map([[HERO.type, HERO]]);
const PAGE_SCHEMA = {
  properties: {
    version: { title: 'Format version', const: 1 },
    path: { title: 'Address', type: 'string' },
    access: { title: 'Who may see it', enum: ['protected'] },
  },
};
const block = (id: string, rest = {}) => ({ id, type: 'hero', props: { heading: id.toUpperCase() }, ...rest });
const page = (...blocks: object[]) => ({ version: 1, path: '/a', blocks });
const describe = (before: object, after: object) => describeChanges(before, after, BLOCKS, PAGE_SCHEMA);

test('added, removed and changed blocks are named with their first words and labels', () => {
  const after = page(
    block('a', { props: { heading: 'A' }, gate: 'wallet' }),
    block('b', { props: { heading: 'New' } }),
    block('d'),
  );
  expect(describe(page(block('a'), block('b'), block('c')), after)).toEqual([
    'Removed: Hero: C',
    'Hero: A: who sees it',
    'Hero: New: Main heading',
    'Added: Hero: D',
  ]);
});

test('the fewest blocks that explain a new order are moved', () => {
  expect(describe(page(block('a'), block('b'), block('c')), page(block('c'), block('a'), block('b')))).toEqual([
    'Moved: Hero: C',
  ]);
});

test('a changed setting of the page is named by its label', () => {
  expect(describe(page(), { ...page(), access: 'protected' })).toEqual(['Who may see it']);
});

test('a changed short text of the page is shown with its former one', () => {
  expect(describe(page(), { ...page(), path: '/b' })).toEqual(['Address: “/b” instead of “/a”']);
});

test('settings of a new page have labels, and fixed values of its file are not listed', () => {
  expect(describe({}, page())).toEqual(['Address']);
});

test('nothing is said of equal documents', () => {
  expect(describe(page(block('a')), page(block('a')))).toEqual([]);
});

test('changed blocks are listed once each, and unchanged ones are not', () => {
  const blocks = [block('a'), block('b'), block('c'), block('d')];
  const after = page(block('c', { props: { heading: 'New' } }), block('a'), block('b'));
  expect(listChangedBlocks(page(...blocks), after, BLOCKS).map(({ id }) => id)).toEqual(['d', 'c']);
});
