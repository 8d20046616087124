import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deriveOverride } from './derive-override.ts';
import { mergeWithInheritedDocument } from './merge-documents.ts';

const block = (id: string, props: object = {}) => ({ id, type: 'hero', props });
const PARENT = {
  version: 1,
  head: { title: 'Home', noindex: false },
  blocks: ['a', 'b', 'c', 'd'].map((id) => block(id)),
};

const overrideFor = (merged: Record<string, unknown>, own = {}) => {
  const override = deriveOverride(PARENT, own, merged);
  expect(mergeWithInheritedDocument(PARENT, override)).toEqual(merged);
  return override;
};

test('an unchanged document needs no override', () => {
  expect(overrideFor(PARENT)).toEqual({});
});

test('a changed text is overridden alone', () => {
  expect(overrideFor({ ...PARENT, head: { ...PARENT.head, title: 'Tonight' } })).toEqual({
    head: { title: 'Tonight' },
  });
});

test('a removed block is disabled', () => {
  expect(overrideFor({ ...PARENT, blocks: PARENT.blocks.filter(({ id }) => id !== 'b') })).toEqual({
    blocks: [{ id: 'b', disabled: true }],
  });
});

test('the override for a moved block names the block that follows the new place', () => {
  const [a, b, c, d] = PARENT.blocks;
  expect(overrideFor({ ...PARENT, blocks: [a, d, b, c] })).toEqual({
    blocks: [{ id: 'd', before: 'b' }],
  });
});

test('an override puts a block last by moving each block after it forward, because no block can be placed at the end', () => {
  const [a, b, c, d] = PARENT.blocks;
  const override = overrideFor({ ...PARENT, blocks: [b, c, d, a] });
  expect(override).toEqual({
    blocks: [
      { id: 'b', before: 'c' },
      { id: 'c', before: 'd' },
      { id: 'd', before: 'a' },
    ],
  });
});

test('the override for an added block names the block that follows, except for a block added at the end', () => {
  const added = block('new', { heading: 'Hello' });
  expect(overrideFor({ ...PARENT, blocks: [added, ...PARENT.blocks] })).toEqual({
    blocks: [{ ...added, before: 'a' }],
  });
  expect(overrideFor({ ...PARENT, blocks: [...PARENT.blocks, added] })).toEqual({ blocks: [added] });
});

test('deriveOverride keeps overrides that repeat inherited values, so that unrelated lines of the file do not change', () => {
  const own = { version: 1, blocks: [{ id: 'a', type: 'hero' }] };
  expect(overrideFor({ ...PARENT, head: { title: 'Tonight', noindex: false } }, own)).toEqual({
    ...own,
    head: { title: 'Tonight' },
  });
});

test('a document that inherits nothing is written whole', () => {
  const merged = { version: 1, blocks: [block('x')] };
  expect(deriveOverride(PARENT, { version: 1, inherit: false, blocks: [] }, merged)).toEqual({
    ...merged,
    inherit: false,
  });
});

test('any edit of blocks survives the way to an override and back', () => {
  const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { maxLength: 6 });
  const props = fc.record({ heading: fc.constantFrom('x', 'y'), size: fc.nat(2) });
  const blocks = ids.chain((list) => fc.tuple(...list.map((id) => props.map((value) => block(id, value)))));
  fc.assert(
    fc.property(blocks, blocks, blocks, (inherited, former, wanted) => {
      const parent = { version: 1, blocks: inherited };
      const own = deriveOverride(parent, {}, { version: 1, blocks: former });
      const override = deriveOverride(parent, own, { version: 1, blocks: wanted });
      expect(mergeWithInheritedDocument(parent, override)).toEqual({ version: 1, blocks: wanted });
    }),
  );
});
