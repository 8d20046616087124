import { expect, test } from 'vitest';
import { countPageLinks } from './page-links.ts';

const HELP = { page: 'help', route: null };
const CART = { page: 'cart', route: 'cart' };

test('links to a page are counted wherever they are in a document, with a URL fragment or without', () => {
  const document = {
    version: 1,
    blocks: [
      { id: 'a', type: 'call-to-action', props: { actions: [{ label: 'Help', link: { page: 'help' } }] } },
      { id: 'b', type: 'section', slots: { main: [{ id: 'c', props: { link: { page: 'help', hash: 'prizes' } } }] } },
    ],
  };
  expect([countPageLinks(document, HELP), countPageLinks(document, CART)]).toEqual([2, 0]);
});

test('links to the route of a page count, and the route that a page document is shown on does not', () => {
  const document = { version: 1, route: 'cart', blocks: [{ props: { link: { route: 'cart', query: { a: 'b' } } } }] };
  expect([countPageLinks(document, CART), countPageLinks(document, { ...CART, route: null })]).toEqual([1, 0]);
});

test('links in Markdown count, but not links to pages whose names begin alike', () => {
  const body = 'See [help](page:help#prizes), [more](page:help-prizes) and [your cart](route:cart?from=help).';
  expect([countPageLinks({ body }, HELP), countPageLinks({ body }, CART)]).toEqual([1, 1]);
});

test('a setting with the name of a page beside other settings is no link', () => {
  expect(countPageLinks({ blocks: [{ props: { page: 'help', limit: 3 } }] }, HELP)).toBe(0);
});
