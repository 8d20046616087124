// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StudioPageEntry, StudioSiteEntry } from '../api-types.ts';
import type { EditorContext, EditorEvent } from '../editor/editor.types.ts';
import { startHistory } from '../editor/history.ts';
import type { OpenDocument } from '../editor/open-documents.ts';
import { NewPageDialog } from './new-page-dialog.tsx';
import { PageRemovals } from './page-removal.tsx';
import { RemovedPage } from './removed-page.tsx';
import { SearchPreviews } from './search-preview.tsx';
import { TEST_SITE } from './testing/field-form.tsx';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

const HELP: StudioPageEntry = {
  site: 'harbour',
  kind: 'page',
  name: 'help',
  title: 'Help',
  path: '/help',
  link: { page: 'help' },
  isInherited: false,
  source: 'help.json',
};
const ABOUT: StudioPageEntry = { ...HELP, name: 'about', title: 'About us', path: '/about', link: { page: 'about' } };
const SITE: StudioSiteEntry = { ...TEST_SITE, pages: [HELP, ABOUT] };

let root: Root;
let sent: EditorEvent[];
const send = (event: EditorEvent) => void sent.push(event);

beforeEach(() => {
  sent = [];
  const box = document.createElement('div');
  document.body.append(box);
  root = createRoot(box);
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

const show = (node: ReactNode) => act(async () => root.render(node));
const words = () => document.body.textContent;
const press = (label: string) =>
  act(async () => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label);
    if (!button) throw new Error(`no button ${label}`);
    button.click();
  });
const inputOf = (label: string) => {
  const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith(label));
  const input = found?.querySelector('input') ?? document.getElementById(found?.htmlFor ?? '');
  if (!(input instanceof HTMLInputElement)) throw new Error(`no field ${label}`);
  return input;
};
const type = (label: string, value: string) =>
  act(async () => {
    const input = inputOf(label);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
/** Through the form, because happy-dom does not submit it by the button. */
const submit = () =>
  act(async () => {
    document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });

const open = (more: Partial<OpenDocument> = {}): OpenDocument => ({
  key: { site: 'harbour', kind: 'page', name: 'help' },
  published: { path: '/help' },
  inherited: null,
  blank: { version: 1 },
  source: 'help.json',
  base: '',
  ...more,
});
const contextOf = (own: unknown, others: EditorContext['documents'] = {}) => ({
  documents: others,
  history: startHistory({ 'harbour/page/help': own }),
});
const common = { entry: HELP, site: SITE, sites: [SITE], send };

test('a new page has an address from its title until another is typed', async () => {
  const created: unknown[] = [];
  await show(<NewPageDialog site={SITE} create={async (choice) => void created.push(choice)} close={() => {}} />);
  await type('Title', 'Summer draw');
  expect(inputOf('Address').value).toBe('/summer-draw');
  await type('Address', '/draws/summer');
  await type('Title', 'Summer draw 2026');
  await submit();
  expect(created).toEqual([{ title: 'Summer draw 2026', path: '/draws/summer', template: null }]);
});

test('a new page begins with a copy of the page that is chosen', async () => {
  const created: unknown[] = [];
  await show(<NewPageDialog site={SITE} create={async (choice) => void created.push(choice)} close={() => {}} />);
  await type('Title', 'Team');
  await type('Find a page to copy', 'about');
  expect([...document.querySelectorAll('.new-page__template')].map(({ textContent }) => textContent)).toEqual([
    'Empty pageNothing but header and footer',
    'Copy of About us/about',
  ]);
  await act(async () => inputOf('Copy of About us').click());
  await submit();
  expect(created).toEqual([{ title: 'Team', path: '/team', template: ABOUT }]);
});

test('templates come first among what a new page begins with', async () => {
  const template = { ...HELP, name: 'template-landing', title: 'Landing page', path: null };
  const site = { ...SITE, pages: [HELP, template] };
  await show(<NewPageDialog site={site} create={async () => {}} close={() => {}} />);
  expect([...document.querySelectorAll('.new-page__template')].map(({ textContent }) => textContent)).toEqual([
    'Empty pageNothing but header and footer',
    'Landing pageTemplate',
    'Copy of Help/help',
  ]);
});

test('a new page is not created at an address that is taken, and its field is focused', async () => {
  const create = vi.fn(async () => {});
  await show(<NewPageDialog site={SITE} create={create} close={() => {}} />);
  await type('Title', 'Help');
  await submit();
  expect([create.mock.calls, document.activeElement]).toEqual([[], inputOf('Address')]);
  expect(words()).toContain('The page ‘Help’ has this address.');
});

test('a page whose template could not be read says why, and can be created again', async () => {
  const create = () => Promise.reject(new Error('The server is away.'));
  await show(<NewPageDialog site={SITE} create={create} close={() => {}} />);
  await type('Title', 'Team');
  await submit();
  expect(document.querySelector('[role=alert]')?.textContent).toBe(
    'The page could not be created. The server is away.',
  );
  expect(document.querySelector('[type=submit]')?.hasAttribute('disabled')).toBe(false);
});

test('a page is deleted after its editor has read what links to it', async () => {
  const listUses = async () => [{ site: 'harbour', kind: 'page', name: 'about', count: 2 } as const];
  await show(<PageRemovals {...common} document={open()} context={contextOf({})} client={{ listUses }} />);
  await press('Delete page…');
  expect(words()).toContain('About us (Harbour): 2 links');
  expect(sent).toEqual([]);
  await press('Delete page');
  expect(sent).toEqual([{ type: 'DOCUMENT.REPLACE', value: null, change: 'Delete Help' }]);
});

test('an inherited page is hidden in the brand', async () => {
  const inherited = open({ inherited: { path: '/help' }, published: null });
  const client = { listUses: async () => [] };
  await show(<PageRemovals {...common} document={inherited} context={contextOf(null)} client={client} />);
  await press('Hide it in this brand…');
  expect(words()).toContain('Nothing links to this page.');
  await press('Hide page');
  expect(sent).toEqual([{ type: 'DOCUMENT.REPLACE', value: { version: 1, disabled: true }, change: 'Hide Help' }]);
});

test('a failed search for links says so, and the page can be deleted all the same', async () => {
  const client = { listUses: () => Promise.reject(new Error('The server is away.')) };
  await show(<PageRemovals {...common} document={open()} context={contextOf({})} client={client} />);
  await press('Delete page…');
  expect(document.querySelector('[role=alert]')?.textContent).toContain('The server is away.');
  await press('Delete page');
  expect(sent).toHaveLength(1);
});

test('a deleted page is brought back as it is published', async () => {
  await show(<RemovedPage entry={HELP} document={open()} isHidden={false} context={contextOf(null)} send={send} />);
  expect(words()).toContain('This page is deleted. Visitors see it until you publish.');
  await press('Bring the page back');
  expect(sent).toEqual([{ type: 'DOCUMENT.REPLACE', value: { path: '/help' }, change: 'Bring Help back' }]);
});

test('a hidden page is shown in the brand again', async () => {
  const hidden = { version: 1, disabled: true };
  const inherited = open({ inherited: { path: '/help' }, published: hidden });
  await show(<RemovedPage entry={HELP} document={inherited} isHidden context={contextOf(hidden)} send={send} />);
  expect(words()).not.toContain('Visitors see it');
  await press('Show it in this brand again');
  expect(sent).toEqual([{ type: 'DOCUMENT.REPLACE', value: null, change: 'Show Help again' }]);
});

test('the previews have title, address, length and picture of the page', async () => {
  const head = { title: 'x'.repeat(70), description: 'How to buy.', image: { asset: 'logo.svg', alt: 'Logo' } };
  await show(<SearchPreviews value={{ path: '/help', head }} path="/help" site={SITE} brand="Harbour" />);
  expect(words()).toContain('harbour.test › help');
  expect(words()).toContain('Title: 80 characters; search engines show about 60. The rest is cut off.');
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/api/picture?site=harbour&name=logo.svg&size=large');
  await act(async () => void document.querySelector('img')?.dispatchEvent(new Event('error')));
  expect(words()).toContain('No preview picture');
});

test('a page that is hidden from search engines has no preview of a result', async () => {
  await show(<SearchPreviews value={{ head: { noindex: true } }} path="/help" site={SITE} brand="Harbour" />);
  expect([words()?.includes('hidden from search engines'), document.querySelector('.previews__result')]).toEqual([
    true,
    null,
  ]);
});
