import { expect, test } from 'vitest';
import type { StudioBlockType } from '../api-types.ts';
import { listAddedTypes } from './added-types.ts';

const type = (title: string, category: string, more: Partial<StudioBlockType> = {}): StudioBlockType => ({
  type: title.toLowerCase(),
  title,
  category,
  schema: {},
  example: {},
  slots: [],
  unavailableIn: [],
  ...more,
});
const types = [
  type('Steps', 'section'),
  type('Hero', 'section'),
  type('Footer', 'frame'),
  type('Receipt', 'cart'),
  type('Checkout', 'cart', { slots: ['steps'] }),
  type('Login', 'system', { example: null }),
  type('Party', 'commerce', { unavailableIn: ['two'] }),
];
const titles = (kind: 'page' | 'layout', document: unknown = {}, site = 'one') =>
  listAddedTypes(types, { site, kind }, document).map(({ title }) => title);

test('an ordinary page offers block types sorted by title, without those of flows, the cart or the page frame', () => {
  expect(titles('page')).toEqual(['Hero', 'Party', 'Steps']);
});

test('a page that has a block of the cart, also in a slot, takes more of them', () => {
  const document = { blocks: [{ type: 'section', slots: { main: [{ type: 'checkout' }] } }] };
  expect(titles('page', document)).toEqual(['Checkout', 'Hero', 'Party', 'Receipt', 'Steps']);
});

test('a layout takes the frame around pages too', () => {
  expect(titles('layout')).toEqual(['Footer', 'Hero', 'Party', 'Steps']);
});

test('a block type that links to a page is not offered to a brand without that page', () => {
  expect(titles('page', {}, 'two')).toEqual(['Hero', 'Steps']);
});
