import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type {
  DraftAnswer,
  PublishAnswer,
  StudioDocumentAnswer,
  StudioDocumentChange,
  StudioDocumentKey,
  StudioDraftChange,
} from '../api-types.ts';
import { editorMachine } from './editor.machine.ts';
import { listChangedDocuments } from './open-documents.ts';
import { findRival } from './rival-versions.ts';
import { StudioCallError } from './studio-client.ts';
import { createFakeClient } from './testing/fake-client.ts';
import { USUAL_VIEWER } from './viewer.ts';

const VALUE = { blocks: [{ id: 'a', props: { heading: 'A' } }, { id: 'b' }] };
const THEIRS = {
  blocks: [
    { id: 'a', props: { heading: 'A' } },
    { id: 'b', props: { heading: 'Theirs' } },
  ],
};
const HEADING = ['blocks', 0, 'props', 'heading'];
const HOME = { site: 'harbour', kind: 'page', name: 'home' } as const;
const THEME = { site: 'harbour', kind: 'theme', name: 'theme' } as const;
const HOME_ID = 'harbour/page/home';
const THEME_ID = 'harbour/theme/theme';

let saved: StudioDraftChange[];
let discarded: string[];
let publishedHome: unknown;
let published: (readonly StudioDocumentChange[])[];
let rendered: unknown[];
/** Inherited value of the home page. */
let inherited: unknown;
let answers: { save: () => Promise<DraftAnswer>; publish: () => Promise<PublishAnswer> };

beforeEach(() => {
  vi.useFakeTimers();
  saved = [];
  discarded = [];
  published = [];
  publishedHome = VALUE;
  rendered = [];
  inherited = null;
  answers = { save: saveAsDraft, publish: async () => ({ kind: 'published', bases: ['second'] }) };
});
afterEach(() => void vi.useRealTimers());

const opened: StudioDocumentAnswer = {
  value: VALUE,
  published: VALUE,
  inherited: null,
  blank: { version: 1 },
  source: 'home.json',
  base: 'first',
  publishedBase: 'first',
  basedOn: VALUE,
  draft: null,
  isOutdated: false,
};
const COLOURS = { colours: { primary: '#000000' } };
const openedTheme: StudioDocumentAnswer = {
  ...opened,
  value: COLOURS,
  published: COLOURS,
  publishedBase: 'theme',
  base: 'theme',
  basedOn: COLOURS,
};
/** Newest published version as the server answers it with each draft. */
const newestOf = ({ kind }: { readonly kind: string }, base: string) => ({
  published: kind === 'theme' ? COLOURS : publishedHome,
  publishedBase: base,
});
const saveAsDraft = async (): Promise<DraftAnswer> => {
  const change = saved.at(-1);
  if (!change) throw new Error('nothing was saved');
  return { kind: 'saved', revision: 'draft', newest: newestOf(change, change.base) };
};
const client = createFakeClient({
  openDocument: async ({ kind }) => (kind === 'theme' ? openedTheme : { ...opened, inherited }),
  saveDraft: async (change) => {
    saved.push(change);
    return answers.save();
  },
  discardDraft: async ({ name }) => {
    discarded.push(name);
    return { kind: 'discarded' };
  },
  showOnStage: async ({ documents: [document], wantsLink }) => {
    if (wantsLink) return { kind: 'link', url: 'http://harbour.localhost/preview' };
    rendered.push(document?.value);
    return { kind: 'page', payload: { shown: document?.value }, problems: [] };
  },
  publish: (changes) => {
    published.push(changes);
    return answers.publish();
  },
});

async function open(path: string | null = '/', drafts: readonly StudioDocumentKey[] = []) {
  const editor = createActor(editorMachine, { input: { stage: 'stage-a', client, pick: () => 0, drafts } }).start();
  const page = { site: 'harbour', path };
  const go = async (key: StudioDocumentKey) => {
    editor.send({ type: 'PLACE.OPEN', place: { key, page } });
    await vi.advanceTimersByTimeAsync(0);
  };
  await vi.advanceTimersByTimeAsync(0);
  await go(HOME);
  const type = (value: string) => editor.send({ type: 'FIELD.CHANGE', path: HEADING, value, change: 'Heading of A' });
  const state = () => editor.getSnapshot().value;
  const context = () => editor.getSnapshot().context;
  const present = (id = HOME_ID) => context().history.present[id];
  const changed = () => listChangedDocuments(context().documents, context().history.present);
  return { editor, go, type, state, context, present, changed };
}
const withHeading = (heading: string) => ({ blocks: [{ id: 'a', props: { heading } }, { id: 'b' }] });

test('changes are rendered at once, those made during a rendering after it, and an equal list of problems is not replaced', async () => {
  const { editor, type, context } = await open();
  editor.send({ type: 'STAGE.READY' });
  await vi.advanceTimersByTimeAsync(0);
  const { problems } = context();
  rendered = [];
  type('AB');
  type('ABC');
  await vi.advanceTimersByTimeAsync(0);
  expect(rendered).toEqual([withHeading('AB'), withHeading('ABC')]);
  expect(context().problems).toBe(problems);
  expect(context().payload?.page).toEqual({ shown: withHeading('ABC') });
});

test('a draft is stored half a second after the first change, also while somebody goes on typing', async () => {
  const { type, state } = await open();
  type('AB');
  await vi.advanceTimersByTimeAsync(400);
  type('ABC');
  await vi.advanceTimersByTimeAsync(100);
  expect(saved).toEqual([{ ...HOME, value: withHeading('ABC'), base: 'first', basedOn: VALUE, draftBase: null }]);
  expect(state()).toMatchObject({ editing: { draft: 'stored' } });
});

test('a draft that could not be stored is stored again until it is', async () => {
  const { type, state } = await open();
  answers.save = () => Promise.reject(new Error('the server is away'));
  type('AB');
  await vi.advanceTimersByTimeAsync(500);
  expect(state()).toMatchObject({ editing: { draft: 'notStored' } });
  answers.save = saveAsDraft;
  await vi.advanceTimersByTimeAsync(3_000);
  expect([saved.length, state()]).toMatchObject([2, { editing: { draft: 'stored' } }]);
});

test('a draft that was refused says why until it is stored, and one that got no answer does not', async () => {
  const { type, context } = await open();
  answers.save = () => Promise.reject(new StudioCallError('No connection.'));
  type('AB');
  await vi.advanceTimersByTimeAsync(500);
  expect(context().notice).toBeNull();
  answers.save = () => Promise.reject(new StudioCallError('You may not edit this.', true));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(context().notice).toMatchObject({ level: 'problem', text: 'Not saved. You may not edit this.' });
  answers.save = saveAsDraft;
  await vi.advanceTimersByTimeAsync(3_000);
  expect(context().notice).toBeNull();
});

test('a change that is made while the page is being published becomes a draft of what was published', async () => {
  const { editor, type, context, changed } = await open();
  const { promise, resolve } = Promise.withResolvers<PublishAnswer>();
  answers.publish = () => promise;
  type('AB');
  await vi.advanceTimersByTimeAsync(500);
  editor.send({ type: 'DOCUMENTS.PUBLISH' });
  type('ABC');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(saved.length).toBe(1);
  publishedHome = withHeading('AB');
  resolve({ kind: 'published', bases: ['second'] });
  await vi.advanceTimersByTimeAsync(500);
  expect(saved.at(-1)).toMatchObject({ value: withHeading('ABC'), base: 'second' });
  expect([changed(), findRival(context(), HOME_ID)]).toEqual([[HOME_ID], null]);
});

test.each([
  ['serves it', async () => true, 'Published. The shop shows it now.'],
  ['has not read it yet', async () => false, 'Published. The shop shows it in a moment.'],
  ['does not answer', () => Promise.reject(new Error('gone')), 'Published. The shop shows it in a moment.'],
])('a publication says what the shop shows when it %s', async (_, serves: () => Promise<boolean>, text) => {
  const { editor, type, context } = await open();
  const waitUntilServed = vi.spyOn(client, 'waitUntilServed').mockImplementation(serves);
  answers.publish = async () => ({ kind: 'published', bases: ['second'] });
  type('AB');
  await vi.advanceTimersByTimeAsync(500);
  editor.send({ type: 'DOCUMENTS.PUBLISH' });
  await vi.advanceTimersByTimeAsync(0);
  expect(context().notice).toEqual({ level: 'success', text });
  expect(waitUntilServed.mock.calls).toEqual([[{ documents: [{ ...HOME, value: withHeading('AB') }] }]]);
});

test('an editor whose publication failed reads why and may publish again', async () => {
  const { editor, type, context, changed } = await open();
  answers.publish = () => Promise.reject(new Error('The disk is full.'));
  type('AB');
  await vi.advanceTimersByTimeAsync(500);
  editor.send({ type: 'DOCUMENTS.PUBLISH' });
  await vi.advanceTimersByTimeAsync(0);
  expect(context().notice).toEqual({ level: 'problem', text: 'Not published. The disk is full.' });
  answers.publish = async () => ({ kind: 'published', bases: ['second'] });
  editor.send({ type: 'DOCUMENTS.PUBLISH' });
  await vi.advanceTimersByTimeAsync(0);
  expect([context().notice?.level, changed()]).toEqual(['success', []]);
});

test('undo and redo of a move and of a change of a field lead to the same documents again', async () => {
  const { editor, type, present } = await open();
  type('AB');
  editor.send({ type: 'BLOCK.MOVE', path: ['blocks', 0], to: 1, change: 'Move A' });
  const moved = present();
  expect(moved).toEqual({ blocks: [{ id: 'b' }, { id: 'a', props: { heading: 'AB' } }] });
  for (const type of ['CHANGE.UNDO', 'CHANGE.UNDO'] as const) editor.send({ type });
  expect(present()).toEqual(VALUE);
  for (const type of ['CHANGE.REDO', 'CHANGE.REDO'] as const) editor.send({ type });
  expect(present()).toEqual(moved);
});

test('a block that is moved into another one is one change, and stays chosen', async () => {
  const { editor, context, present } = await open();
  editor.send({ type: 'BLOCK.CHOOSE', id: 'b' });
  const list = ['blocks', 0, 'slots', 'main'];
  editor.send({ type: 'BLOCK.REPARENT', path: ['blocks', 1], list, to: 0, change: 'Move B' });
  expect([context().chosen, present()]).toEqual([
    'b',
    { blocks: [{ ...VALUE.blocks[0], slots: { main: [{ id: 'b' }] } }] },
  ]);
  editor.send({ type: 'CHANGE.UNDO' });
  expect(present()).toEqual(VALUE);
});

test('an inherited block that is moved into another one is removed and becomes a copy with an id of its own', async () => {
  inherited = VALUE;
  const { editor, context, present } = await open();
  editor.send({ type: 'BLOCK.CHOOSE', id: 'b' });
  const list = ['blocks', 0, 'slots', 'main'];
  editor.send({ type: 'BLOCK.REPARENT', path: ['blocks', 1], list, to: 0, change: 'Move B' });
  expect([context().chosen, present()]).toMatchObject([
    'aaaaaa',
    {
      blocks: [
        { id: 'a', slots: { main: [{ id: 'aaaaaa' }] } },
        { id: 'b', disabled: true },
      ],
    },
  ]);
});

test('an added block is chosen, a removed one no longer, and undo brings it back', async () => {
  const { editor, context, present } = await open();
  editor.send({ type: 'BLOCK.ADD', blocks: [{ id: 'c', type: 'hero' }], after: ['blocks', 0], change: 'Add Hero' });
  expect([context().chosen, present()]).toEqual([
    'c',
    { blocks: [VALUE.blocks[0], { id: 'c', type: 'hero' }, VALUE.blocks[1]] },
  ]);
  editor.send({ type: 'BLOCK.REMOVE', path: ['blocks', 1], change: 'Remove Hero' });
  expect([context().chosen, present()]).toEqual([null, VALUE]);
  editor.send({ type: 'BLOCK.DUPLICATE', path: ['blocks', 0], change: 'Duplicate A' });
  expect(present()).toEqual({
    blocks: [VALUE.blocks[0], { id: 'aaaaaa', props: { heading: 'A' } }, VALUE.blocks[1]],
  });
  editor.send({ type: 'CHANGE.UNDO' });
  expect(present()).toEqual(VALUE);
});

test('the stage is reloaded for another viewer, and shows unsaved changes', async () => {
  const { editor, type, context, state } = await open();
  const shown = vi.spyOn(client, 'showOnStage');
  editor.send({ type: 'STAGE.READY' });
  type('AB');
  const viewer = { ...USUAL_VIEWER, signedIn: true, segment: 'premium', region: 'VIC' };
  editor.send({ type: 'VIEWER.CHANGE', viewer });
  await vi.advanceTimersByTimeAsync(0);
  const lastLinkRequest = shown.mock.calls.map(([call]) => call).findLast(({ wantsLink }) => wantsLink);
  expect(lastLinkRequest).toMatchObject({ viewer, documents: [{ value: withHeading('AB') }] });
  expect([context().viewer, state()]).toMatchObject([viewer, { editing: { stage: { waiting: 'unchecked' } } }]);
  shown.mockRestore();
});

test('a page that is shown at many addresses has no stage, and is edited all the same', async () => {
  const { type, state } = await open(null);
  expect(state()).toMatchObject({ editing: { stage: 'absent' } });
  type('AB');
  await vi.advanceTimersByTimeAsync(500);
  expect(saved.length).toBe(1);
});

test('a document that cannot be loaded says why and is loaded again on request', async () => {
  const load = vi.spyOn(client, 'openDocument').mockRejectedValueOnce(new Error('The server is away.'));
  const { editor, state, context } = await open();
  expect([state(), context().loadFailure]).toMatchObject([
    { editing: { document: 'unavailable' } },
    'The server is away.',
  ]);
  editor.send({ type: 'DOCUMENT.LOAD' });
  await vi.advanceTimersByTimeAsync(0);
  expect(state()).toMatchObject({ editing: { document: 'open' } });
  load.mockRestore();
});

test('changes of a page and of the theme are shown, stored and published together', async () => {
  const { editor, go, type, changed, present } = await open();
  const shown = vi.spyOn(client, 'showOnStage');
  editor.send({ type: 'STAGE.READY' });
  type('AB');
  await go(THEME);
  editor.send({ type: 'FIELD.CHANGE', path: ['colours', 'primary'], value: '#ff0000', change: 'Main colour' });
  await vi.advanceTimersByTimeAsync(500);
  const documents = [
    { ...HOME, value: withHeading('AB') },
    { ...THEME, value: { colours: { primary: '#ff0000' } } },
  ];
  expect(shown.mock.lastCall?.[0].documents).toEqual(documents);
  expect(saved.map(({ site, kind, name, value }) => ({ site, kind, name, value }))).toEqual(documents);
  answers.publish = async () => ({ kind: 'published', bases: ['second', 'third'] });
  editor.send({ type: 'DOCUMENTS.PUBLISH' });
  await vi.advanceTimersByTimeAsync(0);
  expect(published).toEqual([
    documents.map((document, index) => ({
      ...document,
      base: index === 0 ? 'first' : 'theme',
      draftBase: 'draft',
    })),
  ]);
  expect(changed()).toEqual([]);
  editor.send({ type: 'CHANGE.UNDO' });
  expect([changed(), present(THEME_ID)]).toEqual([[THEME_ID], COLOURS]);
  shown.mockRestore();
});

test('a draft whose changes were all undone is deleted', async () => {
  const { editor, type } = await open();
  type('AB');
  await vi.advanceTimersByTimeAsync(500);
  editor.send({ type: 'CHANGE.UNDO' });
  await vi.advanceTimersByTimeAsync(500);
  expect([saved.length, discarded]).toEqual([1, ['home']]);
});

test('drafts of earlier sessions are opened and published with those of this one', async () => {
  const load = vi
    .spyOn(client, 'openDocument')
    .mockImplementation(async ({ kind }) =>
      kind === 'theme' ? { ...openedTheme, value: { colours: { primary: '#00ff00' } }, isDraft: true } : opened,
    );
  const { changed } = await open('/', [THEME]);
  expect(changed()).toEqual([THEME_ID]);
  load.mockRestore();
});

test('discarded changes are undone by one step, and their drafts are deleted', async () => {
  const { editor, type, changed } = await open();
  type('AB');
  await vi.advanceTimersByTimeAsync(500);
  editor.send({ type: 'DRAFTS.DISCARD' });
  await vi.advanceTimersByTimeAsync(0);
  expect([discarded, changed()]).toEqual([['home'], []]);
  editor.send({ type: 'CHANGE.UNDO' });
  expect(changed()).toEqual([HOME_ID]);
});

test('a publication that somebody else was faster than names the document and keeps the draft', async () => {
  const { editor, type, context, changed } = await open();
  type('AB');
  await vi.advanceTimersByTimeAsync(500);
  answers.publish = async () => ({
    kind: 'outdated',
    documents: [{ ...HOME, published: THEIRS, publishedBase: 'theirs' }],
  });
  editor.send({ type: 'DOCUMENTS.PUBLISH' });
  await vi.advanceTimersByTimeAsync(0);
  expect([findRival(context(), HOME_ID)?.theirs, changed()]).toEqual([THEIRS, [HOME_ID]]);
});

test('a copied block is pasted into another page with an id of its own', async () => {
  const { editor, go, present, context } = await open();
  editor.send({ type: 'BLOCK.COPY', path: ['blocks', 0] });
  await go({ ...HOME, name: 'about' });
  editor.send({ type: 'BLOCK.PASTE', after: null, change: 'Paste A' });
  const pasted = { id: 'aaaaaa', props: { heading: 'A' } };
  expect([present('harbour/page/about'), context().chosen]).toEqual([{ blocks: [...VALUE.blocks, pasted] }, 'aaaaaa']);
});
