import { expect, test } from 'vitest';
import { createExampleBlock } from './example-block.ts';

const example = {
  heading: 'A',
  image: { asset: 'example.svg', alt: '' },
  actions: [{ label: 'See all', link: { route: 'lotto-tickets' } }],
};
const hero = { type: 'hero', title: 'Hero', category: 'section', schema: {}, example, slots: [], unavailableIn: [] };
const home = {
  site: 'a',
  kind: 'page',
  name: 'home',
  title: 'Home',
  path: '/',
  link: { route: 'home' },
  isInherited: false,
  source: null,
} as const;

test('an added block has the settings of its example, with a picture and links that the site has', () => {
  expect(createExampleBlock(hero, 'abc', { pictures: ['boat.avif', 'ferry.avif'], pages: [home] })).toEqual({
    id: 'abc',
    type: 'hero',
    props: {
      heading: 'A',
      image: { asset: 'boat.avif', alt: '' },
      actions: [{ label: 'See all', link: { route: 'home' } }],
    },
  });
  expect(createExampleBlock(hero, 'abc', { pictures: [], pages: [] }).props).toEqual(example);
});

test('a link with words of its own keeps them, and a link to another site stays', () => {
  const fields = [
    { link: { label: 'Read the terms', link: { route: 'terms' } } },
    { link: { href: 'https://a.test' } },
  ];
  expect(createExampleBlock({ ...hero, example: { fields } }, 'abc', { pictures: [], pages: [home] }).props).toEqual({
    fields: [{ link: { label: 'Read the terms', link: { route: 'home' } } }, { link: { href: 'https://a.test' } }],
  });
});
