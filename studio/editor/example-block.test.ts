import { expect, test } from 'vitest';
import { createExampleBlock } from './example-block.ts';

const example = { heading: 'A', image: { asset: 'example.svg', alt: '' }, items: [{ picture: { asset: 'b.svg' } }] };
const hero = { type: 'hero', title: 'Hero', category: 'section', schema: {}, example };

test('an added block has the settings of its example, with a picture that the site has', () => {
  expect(createExampleBlock(hero, 'abc', ['boat.avif', 'ferry.avif'])).toEqual({
    id: 'abc',
    type: 'hero',
    props: { heading: 'A', image: { asset: 'boat.avif', alt: '' }, items: [{ picture: { asset: 'boat.avif' } }] },
  });
  expect(createExampleBlock(hero, 'abc', []).props).toBe(example);
});
