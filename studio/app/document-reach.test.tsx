// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { editorBarMessages } from '../editor/editor-bar.messages.gen.ts';
import type { StudioClient } from '../editor/studio-client.ts';
import { DocumentReach } from './document-reach.tsx';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

let root: Root;
beforeEach(() => {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  root = createRoot(place);
});
afterEach(() => act(async () => root.unmount()));

async function show(findReach: StudioClient['findReach'], extendedBy: readonly string[] = ['Harbour', 'Lantern']) {
  const menu = { site: 'base', kind: 'navigation', name: 'primary' } as const;
  await act(async () => root.render(<DocumentReach document={menu} extendedBy={extendedBy} client={{ findReach }} />));
  return document.body.textContent;
}

test('the number of pages and the brands that a change shows on are said before it is made', async () => {
  const reach = { pages: 214, brands: ['Harbour', 'Lantern'], part: 'site-header' };
  expect(await show(async () => reach)).toBe(
    'What you change here changes in the site header of 214 pages of 2 brands: Harbour, Lantern.',
  );
});

test('the brands alone are said where the pages are not known', async () => {
  const away = () => Promise.reject(new Error('The server is away.'));
  const shared = editorBarMessages.shared({ brands: 'Harbour, Lantern' });
  expect(await show(away)).toBe(shared);
});

test('nothing is said of a document of one page of one brand', async () => {
  expect(await show(async () => ({ pages: 1, brands: ['Harbour'], part: null }), [])).toBe('');
});
