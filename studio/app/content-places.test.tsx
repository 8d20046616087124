// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { StudioContentEntry, StudioSiteEntry } from '../api-types.ts';
import { formatKind } from '../editor/document-kinds.ts';
import { contentPlacesMessages } from './content-places.messages.gen.ts';
import { ContentDocumentPlaces, ContentPlaces } from './content-places.tsx';
import { TEST_SITE } from './testing/field-form.tsx';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

const CART = { site: 'base', kind: 'content', name: 'cart.en' } as const;
const PAGE = { site: 'harbour', kind: 'page', name: 'cart' } as const;
const createEntry = (key: string, places: StudioContentEntry['places']): StudioContentEntry => ({
  key,
  type: 'plain',
  excerpt: 'Words',
  uses: places.length,
  places,
  reach: { pages: 0, brands: [], part: null },
  document: CART,
});
const USED = createEntry('cart.empty', [PAGE, { site: 'base', kind: 'layout', name: 'checkout' }]);
const SITE: StudioSiteEntry = {
  ...TEST_SITE,
  pages: [{ ...PAGE, title: 'Your cart', path: '/cart', link: { page: 'cart' }, isInherited: false, source: null }],
  documents: [],
  contents: [USED, createEntry('cart.spare', []), { ...USED, key: 'elsewhere', document: { ...CART, name: 'other' } }],
};

let root: Root;
beforeEach(() => {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  root = createRoot(place);
});
afterEach(() => act(async () => root.unmount()));

const show = (element: ReactNode) => act(async () => root.render(element));
const listLinks = () =>
  [...document.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.textContent]);
const LINKS = [
  ['#harbour/page/cart', contentPlacesMessages.item({ kind: formatKind('page'), title: 'Your cart', site: 'harbour' })],
  [
    '#base/layout/checkout',
    contentPlacesMessages.item({ kind: formatKind('layout'), title: 'checkout', site: 'base' }),
  ],
];

test('a shared text links to the documents that use it, and has no list where none does', async () => {
  await show(<ContentPlaces entry={USED} site={SITE} />);
  expect(document.querySelector('summary')?.textContent).toBe(contentPlacesMessages.summary({ count: 2 }));
  expect(listLinks()).toEqual(LINKS);
  await show(<ContentPlaces entry={{ places: [] }} site={SITE} />);
  expect(document.querySelector('details')).toBe(null);
});

test('a content document lists each of its keys with the documents that use it', async () => {
  await show(<ContentDocumentPlaces document={CART} site={SITE} />);
  expect([...document.querySelectorAll('dt')].map((term) => term.textContent)).toEqual(['cart.empty', 'cart.spare']);
  expect(document.querySelectorAll('dd')[1]?.textContent).toBe(contentPlacesMessages.unused());
  expect(listLinks()).toEqual(LINKS);
});
