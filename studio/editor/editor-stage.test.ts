import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { ConfigError } from '#engine/validation/config-error.ts';
import type { StageAnswer, StudioDocumentAnswer } from '../api-types.ts';
import { editorMachine } from './editor.machine.ts';
import { stageMessages } from './stage.messages.gen.ts';
import type { StudioClient } from './studio-client.ts';
import { createFakeClient, createFakeDocument } from './testing/fake-client.ts';
import { USUAL_VIEWER } from './viewer.ts';

const HOME = { site: 'harbour', kind: 'page', name: 'home' } as const;
const HEADING = ['blocks', 0, 'props', 'heading'];
const URL_OF_STAGE = 'http://harbour.localhost/preview';
const withHeading = (heading: string) => ({ blocks: [{ id: 'a', props: { heading } }] });

const showOnStage = vi.fn<StudioClient['showOnStage']>();
const client = createFakeClient({
  openDocument: async () => createFakeDocument(withHeading('A')),
  saveDraft: async () => ({ kind: 'saved', revision: 'draft', newest: { published: null, publishedBase: 'first' } }),
  showOnStage,
});

beforeEach(() => {
  vi.useFakeTimers();
  showOnStage
    .mockReset()
    .mockImplementation(async ({ documents: [document], wantsLink }) =>
      wantsLink
        ? { kind: 'link', url: URL_OF_STAGE }
        : { kind: 'page', payload: { shown: document?.value }, problems: [] },
    );
});
afterEach(() => void vi.useRealTimers());

async function open() {
  const editor = createActor(editorMachine, { input: { stage: 'stage-a', client, pick: () => 0, drafts: [] } }).start();
  await vi.advanceTimersByTimeAsync(0);
  editor.send({ type: 'PLACE.OPEN', place: { key: HOME, page: { site: 'harbour', path: '/' } } });
  await vi.advanceTimersByTimeAsync(0);
  const type = (value: string) =>
    editor.send({ type: 'FIELD.CHANGE', path: HEADING, value, change: 'Heading of A', isTyped: true });
  const state = () => editor.getSnapshot().value;
  const context = () => editor.getSnapshot().context;
  return { editor, type, state, context };
}

const LOADING_FRAME = { editing: { stage: { waiting: 'unchecked' } } };
const CHECKED_FRAME = { editing: { stage: { waiting: 'checked' } } };
/** Time after which the documents of a slow frame are checked. */
const CHECK_PAUSE = 1_000;

const openings = () => showOnStage.mock.calls.filter(([{ wantsLink }]) => wantsLink);

const problem: ConfigError = {
  source: 'home.json',
  pointer: '/blocks',
  code: 'missing-property',
  message: 'Heading is missing.',
  suggestion: null,
  line: null,
  column: null,
};

test('the page that the frame loaded is checked afterwards, and not shown again', async () => {
  const { editor, state, context } = await open();
  expect(showOnStage.mock.calls.map(([{ wantsLink }]) => wantsLink)).toEqual([true]);
  editor.send({ type: 'STAGE.READY' });
  await vi.advanceTimersByTimeAsync(0);
  expect([state(), context().payload, showOnStage.mock.calls.length]).toMatchObject([
    { editing: { stage: 'shown' } },
    { page: { shown: withHeading('A') }, isLoaded: true },
    2,
  ]);
});

test('problems are found while a slow frame loads, and their page is rendered then, because the shop shows its last good version', async () => {
  const payload = { shown: 'a page with a problem' };
  showOnStage.mockImplementation(async ({ wantsLink }) =>
    wantsLink ? { kind: 'link', url: URL_OF_STAGE } : { kind: 'page', payload, problems: [problem] },
  );
  const { editor, state, context } = await open();
  await vi.advanceTimersByTimeAsync(CHECK_PAUSE);
  expect([state(), context().problems]).toMatchObject([CHECKED_FRAME, [problem]]);
  editor.send({ type: 'STAGE.READY' });
  await vi.advanceTimersByTimeAsync(0);
  expect([context().payload, context().problems]).toEqual([{ revision: 0, page: payload, isLoaded: false }, [problem]]);
});

test('problems of a page are found after its frame has loaded, and the page is rendered with them', async () => {
  const payload = { shown: 'a page with a problem' };
  const { editor, context } = await open();
  showOnStage.mockResolvedValue({ kind: 'page', payload, problems: [problem] });
  editor.send({ type: 'STAGE.READY' });
  await vi.advanceTimersByTimeAsync(0);
  expect([context().payload, context().problems]).toEqual([{ revision: 0, page: payload, isLoaded: false }, [problem]]);
});

test('a document that is loaded later than its frame is checked then', async () => {
  const loaded = Promise.withResolvers<StudioDocumentAnswer>();
  vi.spyOn(client, 'openDocument').mockReturnValueOnce(loaded.promise);
  const { editor, context } = await open();
  editor.send({ type: 'STAGE.READY' });
  await vi.advanceTimersByTimeAsync(CHECK_PAUSE);
  expect(showOnStage.mock.calls.map(([{ documents }]) => documents.length)).toEqual([0]);
  loaded.resolve(createFakeDocument(withHeading('A')));
  await vi.advanceTimersByTimeAsync(0);
  expect([showOnStage.mock.lastCall?.[0].documents.length, context().payload?.isLoaded]).toEqual([1, true]);
});

test('a change that is made while the frame loads is rendered once it is loaded', async () => {
  const { editor, type, context } = await open();
  type('AB');
  editor.send({ type: 'STAGE.READY' });
  await vi.advanceTimersByTimeAsync(0);
  expect(context().payload).toEqual({ revision: 1, page: { shown: withHeading('AB') }, isLoaded: false });
});

test('a change that is made before the frame has its address is rendered once it is loaded', async () => {
  const opened = Promise.withResolvers<StageAnswer>();
  showOnStage.mockReturnValueOnce(opened.promise);
  const { editor, type, context } = await open();
  type('AB');
  opened.resolve({ kind: 'link', url: URL_OF_STAGE });
  await vi.advanceTimersByTimeAsync(0);
  editor.send({ type: 'STAGE.READY' });
  await vi.advanceTimersByTimeAsync(0);
  expect(context().payload).toEqual({ revision: 1, page: { shown: withHeading('AB') }, isLoaded: false });
});

test.each([0, CHECK_PAUSE])(
  'a page whose check fails is rendered once its frame is loaded, after %i ms',
  async (pause) => {
    showOnStage
      .mockResolvedValueOnce({ kind: 'link', url: URL_OF_STAGE })
      .mockRejectedValueOnce(new Error('The server is away.'));
    const { editor, state, context } = await open();
    await vi.advanceTimersByTimeAsync(pause);
    expect(state()).toMatchObject(pause > 0 ? CHECKED_FRAME : LOADING_FRAME);
    editor.send({ type: 'STAGE.READY' });
    await vi.advanceTimersByTimeAsync(0);
    expect([state(), context().stageFailure, context().payload?.isLoaded]).toMatchObject([
      { editing: { stage: 'shown' } },
      null,
      false,
    ]);
  },
);

test('a stage that could not be opened is opened again, and one that could not be rendered is rendered again', async () => {
  showOnStage.mockRejectedValueOnce(new Error('The server is away.'));
  const { editor, type, state, context } = await open();
  const reason = 'The server is away.';
  expect([state(), context().stageFailure]).toMatchObject([
    { editing: { stage: 'notOpened' } },
    stageMessages.failed({ reason }),
  ]);
  await vi.advanceTimersByTimeAsync(3_000);
  editor.send({ type: 'STAGE.READY' });
  await vi.advanceTimersByTimeAsync(0);
  expect([state(), context().stageFailure]).toMatchObject([{ editing: { stage: 'shown' } }, null]);
  showOnStage.mockRejectedValueOnce(new Error('The server is away again.'));
  type('AB');
  await vi.advanceTimersByTimeAsync(0);
  expect(context().stageFailure).toBe(stageMessages.failed({ reason: 'The server is away again.' }));
  await vi.advanceTimersByTimeAsync(3_000);
  expect([context().stageFailure, context().payload?.page]).toEqual([null, { shown: withHeading('AB') }]);
});

test('a stage whose frame does not answer reports it, is loaded again later, and shows what was typed since', async () => {
  const { editor, type, state, context } = await open();
  await vi.advanceTimersByTimeAsync(19_000);
  expect([state(), context().stageFailure]).toMatchObject([CHECKED_FRAME, null]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect([state(), context().stageFailure]).toMatchObject([
    { editing: { stage: 'notLoaded' } },
    stageMessages.notLoaded(),
  ]);
  type('AB');
  await vi.advanceTimersByTimeAsync(15_000);
  expect(openings().at(-1)?.[0]).toMatchObject({ documents: [{ value: withHeading('AB') }] });
  expect([state(), context().stageFailure]).toMatchObject([LOADING_FRAME, stageMessages.notLoaded()]);
  editor.send({ type: 'STAGE.READY' });
  await vi.advanceTimersByTimeAsync(0);
  expect([state(), context().stageFailure, context().payload?.page]).toMatchObject([
    { editing: { stage: 'shown' } },
    null,
    { shown: withHeading('AB') },
  ]);
});

test('a frame that answers late is shown without being loaded again', async () => {
  const { editor, state, context } = await open();
  const { stageUrl } = context();
  await vi.advanceTimersByTimeAsync(21_000);
  editor.send({ type: 'STAGE.READY' });
  await vi.advanceTimersByTimeAsync(0);
  expect([state(), context()]).toMatchObject([{ editing: { stage: 'shown' } }, { stageUrl, stageFailure: null }]);
});

test('a stage that is not shown is loaded at once on request, and one that is shown stays', async () => {
  const { editor, state, context } = await open();
  const load = async () => {
    editor.send({ type: 'STAGE.LOAD' });
    const { stageFailure } = context();
    await vi.advanceTimersByTimeAsync(0);
    return [stageFailure, openings().length];
  };
  expect(await load()).toEqual([null, 2]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await load()).toEqual([null, 3]);
  editor.send({ type: 'STAGE.READY' });
  await vi.advanceTimersByTimeAsync(0);
  expect(await load()).toEqual([null, 3]);
  showOnStage.mockRejectedValueOnce(new Error('The server is away.'));
  editor.send({ type: 'VIEWER.CHANGE', viewer: USUAL_VIEWER });
  await vi.advanceTimersByTimeAsync(0);
  expect(state()).toMatchObject({ editing: { stage: 'notOpened' } });
  await load();
  expect([state(), openings().length]).toMatchObject([LOADING_FRAME, 5]);
});

test('a text of a message is drafted beside the page, and shown on its stage', async () => {
  const saveDraft = vi.spyOn(client, 'saveDraft');
  const { editor, context } = await open();
  editor.send({ type: 'STAGE.READY' });
  const key = { site: 'harbour', kind: 'messages', name: 'en-au' } as const;
  const change = (text: string) =>
    editor.send({
      type: 'MESSAGE.CHANGE',
      document: { key, answer: createFakeDocument(null) },
      text: { id: 'cart-list.remove', locale: 'en-AU', text },
      change: 'Text of a button',
    });
  change('Take');
  change('Take out');
  await vi.advanceTimersByTimeAsync(1_000);
  const value = { version: 1, locale: 'en-AU', texts: { 'cart-list.remove': { text: 'Take out' } } };
  expect(saveDraft.mock.calls.map(([{ value: saved, ...draft }]) => [draft.kind, saved])).toEqual([
    ['messages', value],
  ]);
  expect(showOnStage.mock.lastCall?.[0].documents).toContainEqual({ ...key, value });
  expect(context().place?.key).toEqual(HOME);
  editor.send({ type: 'CHANGE.UNDO' });
  expect(context().history.present['harbour/messages/en-au']).toBe(null);
});
