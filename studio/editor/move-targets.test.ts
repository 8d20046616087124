import { expect, test } from 'vitest';
import { findMoveTarget, listMoveTargets } from './move-targets.ts';
import { listPageRows, type PageBlock, type PageRow } from './page-blocks.ts';

const TYPE = { category: 'section', schema: {}, example: {}, unavailableIn: [] };
const types = new Map([
  ['columns', { ...TYPE, type: 'columns', title: 'Columns', slots: ['first', 'second'] }],
  ['text', { ...TYPE, type: 'text', title: 'Text', slots: [] }],
]);
const rows = listPageRows(
  {
    blocks: [
      { id: 'text', type: 'text' },
      { id: 'columns', type: 'columns', slots: { first: [{ id: 'inner', type: 'text' }] } },
    ],
  },
  types,
);
const FIRST = ['blocks', 1, 'slots', 'first'];
const SECOND = ['blocks', 1, 'slots', 'second'];

function blockOf(id: string): PageBlock {
  const found = rows.find((row) => row.kind === 'block' && row.block.id === id);
  if (found?.kind !== 'block') throw new Error(`there is no block ${id}`);
  return found.block;
}
function rowOf(id: string): PageRow {
  const found = rows.find((row) => (row.kind === 'slot' ? row.slot : row.block).id === id);
  if (!found) throw new Error(`there is no row ${id}`);
  return found;
}

test('a block of the page can be moved to the end of each slot', () => {
  expect(listMoveTargets(rows, blockOf('text'))).toEqual([
    { list: FIRST, to: 1, name: 'Columns: First' },
    { list: SECOND, to: 0, name: 'Columns: Second' },
  ]);
});

test('a block in a slot can be moved to the page, behind the block that holds it, and to other slots', () => {
  expect(listMoveTargets(rows, blockOf('inner'))).toEqual([
    { list: ['blocks'], to: 2, name: 'Out, onto the page' },
    { list: SECOND, to: 0, name: 'Columns: Second' },
  ]);
});

test('a block cannot be moved into its own slots', () => {
  expect(listMoveTargets(rows, blockOf('columns'))).toEqual([]);
});

test('a block is dropped at the place of another one, or at the end of a slot, but not on itself or in itself', () => {
  const drop = (dragged: string, row: string) => {
    const target = findMoveTarget(blockOf(dragged), rowOf(row));
    return target && [target.list, target.to];
  };
  expect(drop('text', 'inner')).toEqual([FIRST, 0]);
  expect(drop('text', 'columns')).toEqual([['blocks'], 1]);
  expect(drop('text', 'columns/second')).toEqual([SECOND, 0]);
  expect(drop('inner', 'text')).toEqual([['blocks'], 0]);
  expect([drop('text', 'text'), drop('columns', 'inner'), drop('columns', 'columns/second')]).toEqual([
    null,
    null,
    null,
  ]);
  expect(drop('inner', 'columns/first')).toBe(null);
});

test('slots with the same name are numbered', () => {
  const same = { type: 'columns', slots: {} };
  const page = {
    blocks: [
      { id: 'a', type: 'text' },
      { ...same, id: 'b' },
      { ...same, id: 'c' },
    ],
  };
  const [first] = listPageRows(page, types);
  if (first?.kind !== 'block') throw new Error('the first row is no block');
  expect(listMoveTargets(listPageRows(page, types), first.block).map(({ name }) => name)).toEqual([
    'Columns: First 1',
    'Columns: Second 1',
    'Columns: First 2',
    'Columns: Second 2',
  ]);
});
