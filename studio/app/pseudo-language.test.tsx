// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ENGLISH, setLanguageReader } from '#engine/messages/editor-messages.ts';
import { commandPaletteMessages } from '../editor/command-palette.messages.gen.ts';
import { editorBarMessages } from '../editor/editor-bar.messages.gen.ts';
import { newPageMessages } from '../editor/new-page.messages.gen.ts';
import { publishDialogMessages } from '../editor/publish-dialog.messages.gen.ts';
import type { FieldControl, SchemaField } from '../editor/schema-field.types.ts';
import { stageMessages } from '../editor/stage.messages.gen.ts';
import { viewerChoiceMessages } from '../editor/viewer-choice.messages.gen.ts';
import { loadStudioLanguage } from '../server/languages.ts';
import { pageRemovalMessages } from './page-removal.messages.gen.ts';
import { pageSettingsMessages } from './page-settings.messages.gen.ts';
import { Studio } from './studio.tsx';
import { pressButton, pressInput, showFieldForm, TEST_SITE } from './testing/field-form.tsx';
import { wordsMessages } from './words/words.messages.gen.ts';

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
const VALUE = { version: 1, path: '/help', head: { title: 'Help' }, blocks: [{ id: 'a', type: 'hero' }] };
const SESSION = {
  editor: 'me',
  writeToken: 'token',
  sites: [{ ...TEST_SITE, pages: [HELP] }],
  blocks: [],
  kinds: [{ kind: 'page', schema: {} }],
  drafts: [],
};
const ANSWERS: Readonly<Record<string, unknown>> = {
  '/api/session': SESSION,
  '/api/uses': { uses: [] },
  '/api/reach': { pages: 1, brands: ['Harbour'], part: null },
  '/api/flows': [],
  '/api/messages': {
    messages: [
      {
        id: 'help.help',
        text: 'Help',
        usual: 'Help',
        description: 'Help',
        maxLength: null,
        placeholders: [],
        texts: [{ site: 'harbour', locale: 'en-AU', text: null }],
        locales: ['en'],
        blocks: [],
        isShown: true,
      },
    ],
    places: {},
    everywhere: [],
  },
  '/api/document': {
    value: VALUE,
    published: VALUE,
    inherited: null,
    blank: { version: 1 },
    source: 'help.json',
    publishedBase: '',
    base: '',
    basedOn: VALUE,
    draft: null,
    isOutdated: false,
  },
};

/** Names, addresses and keys of documents, sites, time zones and the keyboard. */
const DATA =
  /harbour(?:\.test)?|help\.json|help|hero|primary|theme|background|sydney|blog|wallet[ _]deposit|logo\.svg|paper\.avif|#[\da-f]{6}|Ctrl\+(?:Shift\+)?[A-Z]/gi;

const READ_ATTRIBUTES = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt'];

/** Visible and accessible texts that are neither bracketed nor data. */
function listUntranslated(): readonly string[] {
  const elements = [...document.body.querySelectorAll('*')];
  const shown = elements.flatMap((element) => [
    ...[...element.childNodes].flatMap((node) => (node.nodeType === Node.TEXT_NODE ? [node.textContent ?? ''] : [])),
    ...READ_ATTRIBUTES.flatMap((name) => element.getAttribute(name) ?? []),
  ]);
  return shown.filter((words) => /\p{L}/u.test(removeMessages(words).replace(DATA, '')));
}

/** Messages may be values of others. */
function removeMessages(words: string): string {
  const rest = words.replace(/\[[^[\]]*\]/g, '');
  return rest === words ? rest : removeMessages(rest);
}

let root: Root | undefined;

beforeEach(async () => {
  const language = await loadStudioLanguage('en-XA');
  setLanguageReader(() => language);
});
afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  vi.unstubAllGlobals();
  setLanguageReader(() => ENGLISH);
});

async function openStudio(fragment: string) {
  vi.stubGlobal('fetch', async (path: string) => {
    const { pathname } = new URL(path, 'http://studio.localhost');
    // The frame is never loaded, because happy-dom loads no pages.
    return pathname === '/api/stage' ? new Promise(() => {}) : Response.json(ANSWERS[pathname] ?? {});
  });
  location.hash = fragment;
  const box = document.createElement('div');
  document.body.replaceChildren(box);
  root = createRoot(box);
  await act(async () => root?.render(<Studio />));
}

test('the home and the dialog for a new page have no text but messages and data', async () => {
  await openStudio('');
  expect(listUntranslated()).toEqual([]);
  await pressButton(newPageMessages.openFor({ site: 'Harbour' }));
  expect(document.body.textContent).toContain(newPageMessages.emptyHelp());
  expect(listUntranslated()).toEqual([]);
});

test('the editor of a page has no text but messages and data, also before the page is deleted and published', async () => {
  await openStudio('harbour/page/help');
  expect(document.body.textContent).toContain(editorBarMessages.back());
  expect(listUntranslated()).toEqual([]);
  await pressButton(pageSettingsMessages.delete());
  expect(document.body.textContent).toContain(pageRemovalMessages.unused());
  expect(listUntranslated()).toEqual([]);
  await pressButton(pageRemovalMessages.deleteNow());
  await pressButton(editorBarMessages.publish());
  expect(document.body.textContent).toContain(publishDialogMessages.heading());
  expect(listUntranslated()).toEqual([]);
});

test('the list of the words of a page, and the choice of who sees it, have no text but messages and data', async () => {
  await openStudio('harbour/page/help');
  await pressInput(stageMessages.words());
  expect(document.body.textContent).toContain(wordsMessages.count({ count: 1 }));
  // happy-dom opens no popovers.
  const opening = Object.assign(new Event('beforetoggle'), { newState: 'open' });
  await act(async () => document.querySelector('.context__panel')?.dispatchEvent(opening));
  expect(document.body.textContent).toContain(viewerChoiceMessages.momentHelp());
  expect(listUntranslated()).toEqual([]);
});

test('the search has no text but messages and data', async () => {
  await openStudio('harbour/page/help');
  await pressButton(commandPaletteMessages.open());
  expect(document.body.textContent).toContain(commandPaletteMessages.onPage({ page: 'Help', site: 'Harbour' }));
  expect(listUntranslated()).toEqual([]);
});

test('the controls of all kinds of settings have no text but messages and data', async () => {
  const text = { maxLength: 20, isShareable: true, example: null };
  const entry = (label: string): SchemaField => ({ ...createField(label, { kind: 'text', ...text }), key: '' });
  const controls: readonly FieldControl[] = [
    { kind: 'text', ...text },
    { kind: 'markdown', ...text },
    { kind: 'choice', labels: {}, choices: [1, 2], usual: 1 },
    { kind: 'choices', labels: {}, choices: [1, 2, 3], maxItems: 2 },
    { kind: 'switch', usual: true },
    { kind: 'number', min: 1, max: 5, isInteger: true, unit: null, usual: 3 },
    { kind: 'texts', maxItems: 3, example: '7' },
    { kind: 'colour' },
    { kind: 'moment' },
    { kind: 'link' },
    { kind: 'gate' },
    { kind: 'picture', isShareable: true },
    { kind: 'pictureFile' },
    { kind: 'document', documentKind: 'navigation' },
    { kind: 'list', createEntryField: entry, createEntry: () => '', minItems: 0, maxItems: 4, isShareable: true },
    { kind: 'map', createEntryField: entry, createEntry: () => '', isSwitches: false },
    { kind: 'map', createEntryField: entry, createEntry: () => true, isSwitches: true },
    { kind: 'data', example: [] },
    { kind: 'other' },
  ];
  const form = await showFieldForm(
    controls.map((control, index) => createField(String(index), control)),
    { 1: '**8**', 13: 'primary', 14: ['9'], 15: { 1: '9' } },
  );
  const found = listUntranslated();
  await form.unmount();
  expect(found).toEqual([]);
});

function createField(key: string, control: FieldControl): SchemaField {
  return { key, label: key, description: '', isRequired: false, group: null, ...control };
}
