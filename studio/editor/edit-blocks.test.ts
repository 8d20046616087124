import { expect, test } from 'vitest';
import {
  addBlock,
  addBlocks,
  createBlockId,
  duplicateBlock,
  moveBlockToList,
  removeBlock,
  resetBlock,
} from './edit-blocks.ts';

const page = {
  blocks: [
    { id: 'top', type: 'hero' },
    { id: 'mid', type: 'section', slots: { content: [{ id: 'inner', type: 'picture' }] } },
  ],
};
const counting = () => {
  let last = -1;
  return (limit: number) => (last += 1) % limit;
};

test('a block is added behind the chosen one, in its slot, or at the end of the page', () => {
  const block = { id: 'new', type: 'hero' };
  expect(addBlock(page, ['blocks', 0], block)).toEqual({ blocks: [page.blocks[0], block, page.blocks[1]] });
  expect(addBlock(page, null, block)).toEqual({ blocks: [...page.blocks, block] });
  expect(addBlock(page, ['blocks', 1, 'slots', 'content', 0], block)).toMatchObject({
    blocks: [{}, { slots: { content: [{ id: 'inner' }, { id: 'new' }] } }],
  });
  expect(addBlock({}, null, block)).toEqual({ blocks: [block] });
});

test('several blocks are added in their order, also at the end of a slot that is not there yet', () => {
  const added = [{ id: 'one' }, { id: 'two' }];
  expect(addBlocks(page, ['blocks', 0], added)).toEqual({ blocks: [page.blocks[0], ...added, page.blocks[1]] });
  expect(addBlocks(page, ['blocks', 0, 'slots', 'main'], added)).toEqual({
    blocks: [{ ...page.blocks[0], slots: { main: added } }, page.blocks[1]],
  });
});

test('a block moves into a slot of another block, also when its removal moves that block up', () => {
  expect(moveBlockToList(page, ['blocks', 0], ['blocks', 1, 'slots', 'content'], 1)).toEqual({
    blocks: [{ id: 'mid', type: 'section', slots: { content: [{ id: 'inner', type: 'picture' }, page.blocks[0]] } }],
  });
});

test('a block moves out of its slot to any place of the page', () => {
  const inner = ['blocks', 1, 'slots', 'content', 0];
  expect(moveBlockToList(page, inner, ['blocks'], 2)).toEqual({
    blocks: [page.blocks[0], { id: 'mid', type: 'section', slots: { content: [] } }, { id: 'inner', type: 'picture' }],
  });
});

test('a block is not moved into itself', () => {
  expect(moveBlockToList(page, ['blocks', 1], ['blocks', 1, 'slots', 'content'], 0)).toBe(page);
});

test('a removed block takes those in its slots along', () => {
  expect(removeBlock(page, ['blocks', 1])).toEqual({ blocks: [page.blocks[0]] });
  expect(removeBlock(page, ['blocks', 1, 'slots', 'content', 0])).toMatchObject({
    blocks: [{}, { slots: { content: [] } }],
  });
});

test('a duplicate has ids of its own, also in its slots', () => {
  const { document, id } = duplicateBlock(page, ['blocks', 1], counting());
  expect(document).toEqual({
    blocks: [
      ...page.blocks,
      { id, type: 'section', slots: { content: [{ id: expect.stringMatching(/^[a-z2-9]{6}$/), type: 'picture' }] } },
    ],
  });
  expect(JSON.stringify(document).match(/"inner"/g)).toHaveLength(1);
});

test('a new id is none that the document has', () => {
  const taken = { blocks: [{ id: 'abcdef', slots: { content: [{ id: 'ghijkm' }] } }] };
  expect(createBlockId(taken, counting())).toBe('npqrst');
});

test('a block is reset to what it inherits, wherever it was moved to', () => {
  const inherited = { blocks: [{ id: 'a' }, { id: 'b', slots: { main: [{ id: 'c', props: { heading: 'C' } }] } }] };
  const changed = { blocks: [{ id: 'b', slots: { main: [{ id: 'c', props: { heading: 'X' } }] } }, { id: 'a' }] };
  expect(resetBlock(changed, ['blocks', 0, 'slots', 'main', 0], inherited)).toEqual({
    blocks: [inherited.blocks[1], { id: 'a' }],
  });
  expect(resetBlock(changed, ['blocks', 1], {})).toBe(changed);
});
