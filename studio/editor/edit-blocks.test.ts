import { expect, test } from 'vitest';
import { addBlock, createBlockId, duplicateBlock, removeBlock } from './edit-blocks.ts';

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
