import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { PublishAnswer, StudioDocumentAnswer, StudioDocumentChange } from '../api-types.ts';
import { editorMachine } from './editor.machine.ts';
import type { StudioClient } from './studio-client.ts';

const VALUE = { blocks: [{ id: 'a', props: { heading: 'A' } }, { id: 'b' }] };
const HEADING = ['blocks', 0, 'props', 'heading'];
const page = {
  site: 'harbour',
  kind: 'page',
  name: 'home',
  title: 'Home',
  path: '/',
  link: { route: 'home' },
} as const;

let saved: StudioDocumentChange[];
let rendered: unknown[];
let answers: { save: () => Promise<void>; publish: () => Promise<PublishAnswer> };

beforeEach(() => {
  vi.useFakeTimers();
  saved = [];
  rendered = [];
  answers = { save: async () => {}, publish: async () => ({ kind: 'published', base: 'second' }) };
});
afterEach(() => void vi.useRealTimers());

const opened: StudioDocumentAnswer = { value: VALUE, base: 'first', isDraft: false, isOutdated: false };
const client: StudioClient = {
  openDocument: async () => opened,
  saveDraft: async (change) => {
    saved.push(change);
    await answers.save();
  },
  discardDraft: async () => opened,
  showOnStage: async ({ documents: [document], wantsLink }) => {
    if (wantsLink) return { kind: 'link', url: 'http://harbour.localhost/preview' };
    rendered.push(document?.value);
    return { kind: 'page', payload: { shown: document?.value }, problems: [] };
  },
  publish: () => answers.publish(),
};

async function open(path: string | null = '/') {
  const input = { page: { ...page, path }, stage: 'stage-a', client, blocks: new Map(), pick: () => 0 };
  const editor = createActor(editorMachine, { input }).start();
  await vi.advanceTimersByTimeAsync(0);
  const type = (value: string) => editor.send({ type: 'FIELD.CHANGE', path: HEADING, value, change: 'Heading of A' });
  const state = () => editor.getSnapshot().value;
  const context = () => editor.getSnapshot().context;
  return { editor, type, state, context };
}
const withHeading = (heading: string) => ({ blocks: [{ id: 'a', props: { heading } }, { id: 'b' }] });

test('what is typed is rendered at once, and what was typed meanwhile right after it', async () => {
  const { editor, type, context } = await open();
  editor.send({ type: 'STAGE.READY' });
  type('AB');
  type('ABC');
  await vi.advanceTimersByTimeAsync(0);
  expect(rendered).toEqual([withHeading('AB'), withHeading('ABC')]);
  expect(context().payload?.page).toEqual({ shown: withHeading('ABC') });
});

test('a draft is stored half a second after the first change, also while somebody goes on typing', async () => {
  const { type, state } = await open();
  type('AB');
  await vi.advanceTimersByTimeAsync(400);
  type('ABC');
  await vi.advanceTimersByTimeAsync(100);
  expect(saved).toEqual([{ site: 'harbour', name: 'home', value: withHeading('ABC'), base: 'first' }]);
  expect(state()).toMatchObject({ editing: { draft: 'stored' } });
});

test('a draft that could not be stored is stored again until it is', async () => {
  const { type, state } = await open();
  answers.save = () => Promise.reject(new Error('the server is away'));
  type('AB');
  await vi.advanceTimersByTimeAsync(500);
  expect(state()).toMatchObject({ editing: { draft: 'notStored' } });
  answers.save = async () => {};
  await vi.advanceTimersByTimeAsync(3_000);
  expect([saved.length, state()]).toMatchObject([2, { editing: { draft: 'stored' } }]);
});

test('a change that is made while the page is being published becomes a draft of what was published', async () => {
  const { editor, type, context } = await open();
  const { promise, resolve } = Promise.withResolvers<PublishAnswer>();
  answers.publish = () => promise;
  type('AB');
  await vi.advanceTimersByTimeAsync(500);
  editor.send({ type: 'DOCUMENT.PUBLISH' });
  type('ABC');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(saved.length).toBe(1);
  resolve({ kind: 'published', base: 'second' });
  await vi.advanceTimersByTimeAsync(500);
  expect(saved.at(-1)).toMatchObject({ value: withHeading('ABC'), base: 'second' });
  expect([context().isDraft, context().isOutdated]).toEqual([true, false]);
});

test('an editor whose publication failed reads why and may publish again', async () => {
  const { editor, type, context } = await open();
  answers.publish = () => Promise.reject(new Error('The disk is full.'));
  type('AB');
  await vi.advanceTimersByTimeAsync(500);
  editor.send({ type: 'DOCUMENT.PUBLISH' });
  await vi.advanceTimersByTimeAsync(0);
  expect(context().notice).toEqual({ level: 'problem', text: 'Not published. The disk is full.' });
  answers.publish = async () => ({ kind: 'published', base: 'second' });
  editor.send({ type: 'DOCUMENT.PUBLISH' });
  await vi.advanceTimersByTimeAsync(0);
  expect([context().notice?.level, context().isDraft]).toEqual(['success', false]);
});

test('undo and redo of a move and of a change of a field lead to the same documents again', async () => {
  const { editor, type, context } = await open();
  type('AB');
  editor.send({ type: 'BLOCK.MOVE', path: ['blocks', 0], to: 1, change: 'Move A' });
  const moved = context().history.present;
  expect(moved).toEqual({ blocks: [{ id: 'b' }, { id: 'a', props: { heading: 'AB' } }] });
  for (const type of ['CHANGE.UNDO', 'CHANGE.UNDO'] as const) editor.send({ type });
  expect(context().history.present).toEqual(VALUE);
  for (const type of ['CHANGE.REDO', 'CHANGE.REDO'] as const) editor.send({ type });
  expect(context().history.present).toEqual(moved);
});

test('an added block is chosen, a removed one no longer, and undo brings it back', async () => {
  const { editor, context } = await open();
  editor.send({ type: 'BLOCK.ADD', block: { id: 'c', type: 'hero' }, after: ['blocks', 0], change: 'Add Hero' });
  expect([context().chosen, context().history.present]).toEqual([
    'c',
    { blocks: [VALUE.blocks[0], { id: 'c', type: 'hero' }, VALUE.blocks[1]] },
  ]);
  editor.send({ type: 'BLOCK.REMOVE', path: ['blocks', 1], change: 'Remove Hero' });
  expect([context().chosen, context().history.present]).toEqual([null, VALUE]);
  editor.send({ type: 'BLOCK.DUPLICATE', path: ['blocks', 0], change: 'Duplicate A' });
  expect(context().history.present).toEqual({
    blocks: [VALUE.blocks[0], { id: 'aaaaaa', props: { heading: 'A' } }, VALUE.blocks[1]],
  });
  editor.send({ type: 'CHANGE.UNDO' });
  expect(context().history.present).toEqual(VALUE);
});

test('the stage is opened anew for another viewer, and shows what was typed', async () => {
  const { editor, type, context, state } = await open();
  const shown = vi.spyOn(client, 'showOnStage');
  editor.send({ type: 'STAGE.READY' });
  type('AB');
  const viewer = { signedIn: true, segment: 'premium', region: 'VIC' };
  editor.send({ type: 'VIEWER.CHANGE', viewer });
  await vi.advanceTimersByTimeAsync(0);
  expect(shown.mock.lastCall?.[0]).toMatchObject({
    viewer,
    wantsLink: true,
    documents: [{ value: withHeading('AB') }],
  });
  expect([context().viewer, state()]).toMatchObject([viewer, { editing: { stage: 'waiting' } }]);
  shown.mockRestore();
});

test('a stage that could not be opened is opened again, and one that could not be rendered is rendered again', async () => {
  const shown = vi.spyOn(client, 'showOnStage').mockRejectedValueOnce(new Error('The server is away.'));
  const { editor, type, state, context } = await open();
  expect([state(), context().stageFailure]).toMatchObject([{ editing: { stage: 'notOpened' } }, 'The server is away.']);
  await vi.advanceTimersByTimeAsync(3_000);
  editor.send({ type: 'STAGE.READY' });
  expect([state(), context().stageFailure]).toMatchObject([{ editing: { stage: 'shown' } }, null]);
  shown.mockRejectedValueOnce(new Error('The server is away again.'));
  type('AB');
  await vi.advanceTimersByTimeAsync(0);
  expect(context().stageFailure).toBe('The server is away again.');
  await vi.advanceTimersByTimeAsync(3_000);
  expect([context().stageFailure, context().payload?.page]).toEqual([null, { shown: withHeading('AB') }]);
  shown.mockRestore();
});

test('a page that is shown at many addresses has no stage, and is edited all the same', async () => {
  const { type, state } = await open(null);
  expect(state()).toMatchObject({ editing: { stage: 'absent' } });
  type('AB');
  await vi.advanceTimersByTimeAsync(500);
  expect(saved.length).toBe(1);
});

test('a page that cannot be loaded says why and is loaded again on request', async () => {
  const load = vi.spyOn(client, 'openDocument').mockRejectedValueOnce(new Error('The server is away.'));
  const { editor, state, context } = await open();
  expect([state(), context().loadFailure]).toEqual(['unavailable', 'The server is away.']);
  editor.send({ type: 'DOCUMENT.LOAD' });
  await vi.advanceTimersByTimeAsync(0);
  expect(state()).toMatchObject({ editing: {} });
  load.mockRestore();
});
