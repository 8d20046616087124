import { expect, test } from 'vitest';
import { listPageBlocks, readStageBlockId, toStageBlockId } from './page-blocks.ts';

const types = new Map([
  ['hero', { type: 'hero', title: 'Hero', category: 'section', schema: {}, example: {} }],
  ['section', { type: 'section', title: 'Section', category: 'section', schema: {}, example: {} }],
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
