// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { StudioBlockType, StudioPageEntry, StudioSiteEntry } from '../api-types.ts';
import { editorMachine } from '../editor/editor.machine.ts';
import type { EditorEvent } from '../editor/editor.types.ts';
import { listPageRows } from '../editor/page-blocks.ts';
import type { StudioClient } from '../editor/studio-client.ts';
import { BlockPanel } from './block-panel.tsx';

const home: StudioPageEntry = {
  site: 'one',
  kind: 'page',
  name: 'home',
  title: 'Home',
  path: '/',
  link: { route: 'home' },
  isInherited: false,
  source: '',
};
const site: StudioSiteEntry = {
  key: 'one',
  name: 'One',
  shownAs: 'one',
  extendedBy: [],
  origin: 'http://one.test',
  pages: [home],
  documents: [],
  pictures: ['boat.avif'],
  segments: [],
  regions: [],
  locales: ['en-AU'],
  timeZone: 'Australia/Sydney',
  capabilities: [],
  contents: [],
  colours: [],
};
const TYPE = { category: 'section', schema: {}, example: {}, slots: [], unavailableIn: [] };
const types = new Map<string, StudioBlockType>([
  [
    'columns',
    {
      ...TYPE,
      type: 'columns',
      title: 'Columns',
      schema: { description: 'Side by side.' },
      slots: ['first', 'second'],
    },
  ],
  ['text', { ...TYPE, type: 'text', title: 'Text', schema: { description: 'A few words.' } }],
  ['checkout', { ...TYPE, type: 'checkout', title: 'Checkout', category: 'cart' }],
]);
const VALUE = {
  blocks: [
    { id: 'text', type: 'text' },
    { id: 'columns', type: 'columns', slots: { first: [{ id: 'inner', type: 'text', props: { text: 'Hello' } }] } },
  ],
};
const SECOND = ['blocks', 1, 'slots', 'second'];

let root: Root;
let sent: EditorEvent[];

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  sent = [];
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  root = createRoot(place);
});
afterEach(() => act(async () => root.unmount()));

async function show(chosen: string | null) {
  const client: StudioClient = Object.create(null);
  const input = { client, stage: 'stage-a', drafts: [], pick: () => 0 };
  const { context } = createActor(editorMachine, { input }).getSnapshot();
  await act(async () =>
    root.render(
      <BlockPanel
        open={{ site, entry: home, place: { key: home, page: { site: 'one', path: '/' } } }}
        rows={listPageRows(VALUE, types)}
        value={VALUE}
        unseen={new Map()}
        context={{ ...context, chosen }}
        types={types}
        problems={[]}
        isOverride={false}
        settings="Page settings"
        send={(event) => sent.push(event)}
      />,
    ),
  );
}

const buttons = () => [...document.querySelectorAll('button')];
const press = (name: string) =>
  act(async () => {
    const button = buttons().find((one) => (one.getAttribute('aria-label') ?? one.textContent).trim().startsWith(name));
    if (!button) throw new Error(`no button is named ${name}`);
    button.click();
  });
const slots = () => [...document.querySelectorAll('.block-list__slot span')].map((slot) => slot.textContent);
const dialogTitle = () => document.querySelector('dialog h2')?.textContent;

test('each slot of a block has a row, and an empty one says so', async () => {
  await show(null);
  expect(slots()).toEqual(['First', 'Second (empty)']);
});

test('a block is added to the slot whose row was pressed', async () => {
  await show('text');
  await press('Add here: Second of Columns');
  expect(dialogTitle()).toBe('Add a block to Second of Columns');
  await press('Text A few words.');
  const block = { id: 'aaaaaa', type: 'text', props: {} };
  expect(sent).toEqual([{ type: 'BLOCK.ADD', blocks: [block], after: SECOND, change: 'Add Text' }]);
});

test('a block is added behind the chosen one, and only kinds that the page takes are offered', async () => {
  await show('inner');
  await press('Add a block');
  expect(dialogTitle()).toBe('Add a block after Text: Hello');
  expect([...document.querySelectorAll('dialog li strong')].map((title) => title.textContent)).toEqual([
    'Columns',
    'Text',
  ]);
  await press('Columns Side by side.');
  expect(sent).toMatchObject([{ type: 'BLOCK.ADD', after: ['blocks', 1, 'slots', 'first', 0] }]);
});

test('a block is moved out of its slot or into another one by a button, and the move is announced', async () => {
  await show('inner');
  await press('Columns: Second');
  await press('Out, onto the page');
  const path = ['blocks', 1, 'slots', 'first', 0];
  const change = 'Move Text: Hello';
  expect(sent).toEqual([
    { type: 'BLOCK.REPARENT', path, list: SECOND, to: 0, change },
    { type: 'BLOCK.REPARENT', path, list: ['blocks'], to: 2, change },
  ]);
  expect(document.querySelector('[role=status]')?.textContent).toBe('Text: Hello is moved to: Out, onto the page');
});
