import { expect, test } from 'vitest';
import { setValueAt } from './edit-value.ts';
import { listPageBlocks, listPageRows, readStageBlockId, toStageBlockId } from './page-blocks.ts';

const TYPE = { category: 'section', schema: {}, example: {}, slots: [], unavailableIn: [] };
const types = new Map([
  ['hero', { ...TYPE, type: 'hero', title: 'Hero' }],
  ['section', { ...TYPE, type: 'section', title: 'Section', slots: ['content', 'sideNotes'] }],
]);
const page = {
  blocks: [
    { id: 'top', type: 'hero', props: { heading: 'Tonight.' } },
    {
      id: 'mid',
      type: 'section',
      slots: { content: [{ id: 'inner', type: 'nope', props: { text: 'x'.repeat(60) } }] },
    },
  ],
};

test('the list of blocks has their names, and those in slots below the block that holds them', () => {
  expect(listPageBlocks(page, types).map(({ name, depth, path }) => [name, depth, path])).toEqual([
    ['Hero: Tonight.', 0, ['blocks', 0]],
    ['Section', 0, ['blocks', 1]],
    [`nope: ${'x'.repeat(40)}…`, 1, ['blocks', 1, 'slots', 'content', 0]],
  ]);
});

test('a document without blocks has an empty list', () => {
  expect([listPageBlocks({}, types), listPageBlocks({ blocks: 'none' }, types)]).toEqual([[], []]);
});

test('blocks of the page are told from those of the layout by their ids on the stage', () => {
  expect([toStageBlockId('top'), readStageBlockId('page.top'), readStageBlockId('layout.top')]).toEqual([
    'page.top',
    'top',
    null,
  ]);
});

test('each slot of a block is a row before the blocks in it, also an empty one', () => {
  const rows = listPageRows(page, types).map((row) => (row.kind === 'block' ? row.block.id : row.slot));
  const slot = { holder: 'Section', depth: 1 };
  expect(rows).toEqual([
    'top',
    'mid',
    { ...slot, id: 'mid/content', name: 'Content', path: ['blocks', 1, 'slots', 'content'], count: 1 },
    'inner',
    { ...slot, id: 'mid/sideNotes', name: 'Side notes', path: ['blocks', 1, 'slots', 'sideNotes'], count: 0 },
  ]);
});

test('a change of a block creates new list rows only for that block, so that rows of other blocks are not redrawn', () => {
  const before = listPageRows(page, types);
  const after = listPageRows(setValueAt(page, ['blocks', 0, 'props', 'heading'], 'Tomorrow.'), types);
  expect(after[0]).toMatchObject({ block: { name: 'Hero: Tomorrow.' } });
  expect(after.map((row, index) => row === before[index])).toEqual([false, true, true, true, true]);
});

test('a block has new rows where its position, its list, its inherited block or the title of its kind changed', () => {
  const [hero, section] = page.blocks;
  const listAfterPage = (...listed: Parameters<typeof listPageBlocks>) => {
    listPageRows(page, types);
    return listPageBlocks(...listed).find(({ id }) => id === 'top');
  };
  expect(listAfterPage(page, types)).toMatchObject({ path: ['blocks', 0], count: 2, origin: 'own' });
  expect(listAfterPage({ blocks: [section, hero] }, types)?.path).toEqual(['blocks', 1]);
  expect(listAfterPage({ blocks: [hero] }, types)?.count).toBe(1);
  expect(listAfterPage(page, types, { blocks: [{ id: 'top', type: 'hero' }] })?.origin).toBe('overridden');
  const renamed = new Map([['hero', { ...TYPE, type: 'hero', title: 'Opening' }]]);
  expect(listAfterPage(page, renamed)?.name).toBe('Opening: Tonight.');
});

test('the outlet block of a page frame is listed with the name The page itself', () => {
  const frame = { version: 1, blocks: [{ id: 'page', type: 'outlet' }] };
  expect(listPageBlocks(frame, types).map(({ name }) => name)).toEqual(['The page itself']);
});
