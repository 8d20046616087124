// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import page from '#schemas/config/page.schema.json' with { type: 'json' };
import { pageSettingsMessages } from './page-settings.messages.gen.ts';
import { Studio } from './studio.tsx';
import { TEST_SITE } from './testing/field-form.tsx';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

const HELP = {
  site: 'harbour',
  kind: 'page',
  name: 'help',
  title: 'Help',
  path: '/help',
  link: { page: 'help' },
  isInherited: false,
  source: 'help.json',
};
const CONTACT = {
  ...HELP,
  name: 'contact',
  title: 'Contact',
  path: '/about/contact-us',
  link: { route: 'about.contact' },
};
const DRAW = { ...HELP, name: 'draw', title: 'A draw', path: null, link: { route: 'offer.draw' } };
const VALUES: Readonly<Record<string, unknown>> = {
  help: { version: 1, path: '/help', head: { title: 'Help' }, blocks: [{ id: 'a', type: 'hero' }] },
  contact: { version: 1, route: 'about.contact', head: { title: 'Contact' }, blocks: [] },
  draw: { version: 1, route: 'offer.draw', head: { title: 'A draw' }, blocks: [] },
};
const SESSION = {
  editor: 'me',
  writeToken: 'token',
  sites: [{ ...TEST_SITE, pages: [HELP, CONTACT, DRAW] }],
  blocks: [],
  kinds: [{ kind: 'page', schema: page }],
  drafts: [],
};

let root: Root;
let stages: { readonly path: string; readonly wantsLink: boolean }[];
let documents: string[];
let isDocumentAnswered: boolean;

/** Answers of the studio's server. */
function answer(path: string, body: unknown): unknown {
  const url = new URL(path, 'http://studio.localhost');
  if (url.pathname === '/api/session') return SESSION;
  if (url.pathname === '/api/uses') return { uses: [] };
  if (url.pathname === '/api/reach') return { pages: 1, brands: ['Harbour'], part: null };
  if (url.pathname === '/api/stage') {
    const request: (typeof stages)[number] = Object(body);
    stages.push(request);
    // The frame is never loaded, because happy-dom loads no pages.
    return new Promise(() => {});
  }
  if (url.pathname !== '/api/document') return {};
  documents.push(url.searchParams.get('name') ?? '');
  if (!isDocumentAnswered) return new Promise(() => {});
  const value = VALUES[url.searchParams.get('name') ?? ''] ?? null;
  return {
    value,
    published: value,
    inherited: null,
    blank: { version: 1 },
    source: `${url.searchParams.get('name')}.json`,
    publishedBase: '',
    base: '',
    basedOn: value,
    draft: null,
    isOutdated: false,
  };
}

beforeEach(async () => {
  stages = [];
  documents = [];
  isDocumentAnswered = true;
  vi.stubGlobal('fetch', async (path: string, { body }: { readonly body?: string } = {}) =>
    Response.json(await answer(path, body === undefined ? null : JSON.parse(body))),
  );
  location.hash = '';
  const box = document.createElement('div');
  document.body.replaceChildren(box);
  root = createRoot(box);
  await act(async () => root.render(<Studio />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

const go = (fragment: string) =>
  act(async () => {
    location.hash = fragment;
    dispatchEvent(new Event('hashchange'));
  });
const settle = () => act(async () => dispatchEvent(new Event('hashchange')));
const press = (label: string) =>
  act(async () => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label);
    if (!button) throw new Error(`no button ${label}`);
    button.click();
  });
const write = (label: string, value: string) =>
  act(async () => {
    const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label);
    const input = document.getElementById(found?.htmlFor ?? '');
    if (!(input instanceof HTMLInputElement)) throw new Error(`no field ${label}`);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
const heading = () => document.querySelector('h1')?.textContent;

test('a page that is created on the home is edited, listed and shown at its address before it is published', async () => {
  await press('New page');
  await write('Title', 'What is new');
  await act(async () => {
    document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });
  await settle();
  expect([location.hash, heading()]).toEqual(['#harbour/page/what-is-new', 'What is new Harbour']);
  expect(stages.findLast(({ wantsLink }) => wantsLink)).toMatchObject({ path: '/what-is-new' });
  await go('pages');
  expect([...document.querySelectorAll('.home__pages a')].map(({ textContent }) => textContent)).toContainEqual(
    expect.stringContaining('What is new'),
  );
});

test('a changed address is shown in the form with the old one, and the stage stays at the page', async () => {
  await go('harbour/page/help');
  const links = () => stages.filter(({ wantsLink }) => wantsLink).length;
  const before = links();
  await write('Own address', '/questions');
  expect(document.body.textContent).toContain('The old address /help leads here.');
  expect(links()).toBe(before);
});

test.each([
  ['contact', pageSettingsMessages.routeAddress({ address: '/about/contact-us' })],
  ['draw', pageSettingsMessages.routeAddresses()],
])(
  'the settings of the page %s, whose address the routes give, say so in place of an empty own address',
  async (name, expectedText) => {
    await go(`harbour/page/${name}`);
    expect(document.body.textContent).toContain(expectedText);
    const labels = [...document.querySelectorAll('label')].map(({ textContent }) => textContent);
    expect(labels).toContain('Page title');
    expect(labels).not.toContain('Own address');
  },
);

test('a deleted page says so in place of its settings and of the page, until it is brought back', async () => {
  await go('harbour/page/help');
  await press('Delete page…');
  await press('Delete page');
  expect(document.querySelector('.stage__told')?.textContent).toBe('This page is deleted.');
  expect(document.querySelector('.previews')).toBeNull();
  await press('Bring the page back');
  expect([document.querySelector('.stage__told'), document.querySelector('.previews') !== null]).toEqual([null, true]);
});

test('a failure to fetch the lists on the way home leaves the session open', async () => {
  await go('harbour/page/help');
  await write('Own address', '/questions');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await go('pages');
  await settle();
  expect(heading()).toBe('What would you like to change?');
  await go('harbour/page/help');
  expect(document.body.textContent).toContain('The old address /help leads here.');
});

test('an address fragment that is no encoded text opens the home', async () => {
  await go('harbour/page/help');
  await go('%E0%A4%A');
  expect(heading()).toBe('What would you like to change?');
});

test('a window that is opened at a page requests its document and its stage once', async () => {
  await act(async () => root.unmount());
  isDocumentAnswered = false;
  location.hash = 'harbour/page/help';
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<Studio />));
  await settle();
  expect(heading()).toBe('Help Harbour');
  expect([documents, stages.filter(({ wantsLink }) => wantsLink).length]).toEqual([['help'], 1]);
});
