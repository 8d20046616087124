import { expect, test } from 'vitest';
import type { BlockSchemas } from './block-schemas.ts';
import { replaceFormerBlockTypes } from './former-block-types.ts';

const block = (type: string, formerTypes: readonly string[] = []) => ({
  type,
  title: type,
  category: 'section' as const,
  interactive: false,
  overlay: null,
  flows: [],
  data: null,
  slots: ['main'],
  routes: [],
  formerTypes,
  accepts: () => true,
  schema: {},
});
const blocks: BlockSchemas = { banner: block('banner', ['strip', 'hero']), hero: block('hero') };

test('replaceFormerBlockTypes replaces former types in nodes and slots and reports their places', () => {
  const page = {
    title: 'Home',
    blocks: [{ id: 'a', type: 'hero', slots: { main: [{ id: 'b', type: 'strip', props: { x: 1 } }, { id: 'c' }] } }],
  };
  expect(replaceFormerBlockTypes(page, blocks)).toEqual({
    value: {
      title: 'Home',
      blocks: [{ id: 'a', type: 'hero', slots: { main: [{ id: 'b', type: 'banner', props: { x: 1 } }, { id: 'c' }] } }],
    },
    replaced: [{ pointer: '/blocks/0/slots/main/0/type', type: 'strip', current: 'banner' }],
  });
});

test('replaceFormerBlockTypes keeps a current type that was also a former name of another block', () => {
  const page = { blocks: [{ id: 'a', type: 'hero' }] };
  expect(replaceFormerBlockTypes(page, blocks)).toEqual({ value: page, replaced: [] });
});

test.each([[null], ['text'], [{ blocks: 'none' }], [{ blocks: [null, 3, { type: 7, slots: [] }] }], [[]]])(
  'replaceFormerBlockTypes leaves the value %j, which holds no valid blocks, unchanged',
  (value) => {
    expect(replaceFormerBlockTypes(value, blocks)).toEqual({ value, replaced: [] });
  },
);
