import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { StageRequest, StudioDocumentAnswer, StudioDocumentChange } from '../api-types.ts';
import { editorMachine } from './editor.machine.ts';
import { listChangedDocuments } from './open-documents.ts';
import type { StudioClient } from './studio-client.ts';
import { createFakeClient } from './testing/fake-client.ts';

const NONE: StudioDocumentAnswer = {
  value: null,
  published: null,
  inherited: null,
  blank: { version: 1 },
  source: 'news.json',
  publishedBase: '',
  base: '',
  basedOn: null,
  draft: null,
  isOutdated: false,
};
const NEWS = { site: 'harbour', kind: 'page', name: 'news' } as const;
const PLACE = { key: NEWS, page: { site: 'harbour', path: '/news' } };
const VALUE = { path: '/news', head: { title: 'News' }, blocks: [] };

let saved: StudioDocumentChange[];
let staged: StageRequest[];
let openDocument: StudioClient['openDocument'];

beforeEach(() => {
  vi.useFakeTimers();
  saved = [];
  staged = [];
  openDocument = async () => NONE;
});
afterEach(() => void vi.useRealTimers());

const client = createFakeClient({
  openDocument: (key) => openDocument(key),
  saveDraft: async (change) => {
    saved.push(change);
    return { kind: 'saved', revision: 'first', newest: { published: null, publishedBase: '' } };
  },
  discardDraft: async () => ({ kind: 'discarded' }),
  showOnStage: async (request) => {
    staged.push(request);
    return request.wantsLink
      ? { kind: 'link', url: 'http://harbour.localhost/preview' }
      : { kind: 'page', payload: request.path, problems: [] };
  },
});

async function start() {
  const editor = createActor(editorMachine, {
    input: { stage: 'stage-a', client, pick: () => 0, drafts: [] },
  }).start();
  await vi.advanceTimersByTimeAsync(0);
  const create = async () => {
    editor.send({ type: 'DOCUMENT.CREATE', place: PLACE, value: VALUE, change: 'Create News' });
    await vi.advanceTimersByTimeAsync(0);
  };
  const context = () => editor.getSnapshot().context;
  return { editor, create, context };
}

test('a page that is created is edited, shown on the stage at its address and stored as a draft', async () => {
  const { editor, create, context } = await start();
  await create();
  const value = { version: 1, ...VALUE };
  expect([context().place, context().created, context().history.present]).toEqual([
    PLACE,
    NEWS,
    { 'harbour/page/news': value },
  ]);
  editor.send({ type: 'STAGE.READY' });
  await vi.advanceTimersByTimeAsync(500);
  expect(staged.map(({ path, wantsLink, documents }) => [path, wantsLink, documents])).toEqual([
    ['/news', true, [{ ...NEWS, value }]],
    ['/news', false, [{ ...NEWS, value }]],
  ]);
  expect(saved).toEqual([{ ...NEWS, value, base: '', basedOn: null, draftBase: null }]);
});

test('undo of a creation leaves no document, and redo creates it again', async () => {
  const { editor, create, context } = await start();
  await create();
  const changed = () => listChangedDocuments(context().documents, context().history.present);
  editor.send({ type: 'CHANGE.UNDO' });
  expect([context().history.present, changed()]).toEqual([{ 'harbour/page/news': null }, []]);
  editor.send({ type: 'CHANGE.REDO' });
  expect(changed()).toEqual(['harbour/page/news']);
});

test('a page whose name belongs to a hidden page gets a number', async () => {
  openDocument = async ({ name }) => (name === 'news' ? { ...NONE, published: { disabled: true } } : NONE);
  const { create, context } = await start();
  await create();
  expect([context().created?.name, context().place?.key.name]).toEqual(['news-2', 'news-2']);
});

test('a page that could not be created says why and leaves the editor where it was', async () => {
  openDocument = () => Promise.reject(new Error('The server is away.'));
  const { editor, create, context } = await start();
  await create();
  expect([context().notice?.text, context().place, editor.getSnapshot().value]).toMatchObject([
    'The page could not be created. The server is away.',
    null,
    { editing: { document: 'open' } },
  ]);
});

test('a page whose address is typed stays on the stage, which renders it at the new address', async () => {
  const { editor, create } = await start();
  await create();
  editor.send({ type: 'STAGE.READY' });
  await vi.advanceTimersByTimeAsync(0);
  staged = [];
  editor.send({ type: 'FIELD.CHANGE', path: ['path'], value: '/news/today', change: 'Address' });
  editor.send({ type: 'PLACE.OPEN', place: { ...PLACE, page: { site: 'harbour', path: '/news/today' } } });
  await vi.advanceTimersByTimeAsync(0);
  expect(staged.map(({ path, wantsLink }) => [path, wantsLink])).toEqual([['/news/today', false]]);
});

test('a deleted page leaves the stage, and comes back to it when the deletion is undone', async () => {
  const { editor, create } = await start();
  await create();
  editor.send({ type: 'STAGE.READY' });
  editor.send({ type: 'DOCUMENT.REPLACE', value: null, change: 'Delete News' });
  editor.send({ type: 'PLACE.OPEN', place: { ...PLACE, page: { site: 'harbour', path: null } } });
  expect(editor.getSnapshot().value).toMatchObject({ editing: { stage: 'absent' } });
  editor.send({ type: 'CHANGE.UNDO' });
  editor.send({ type: 'PLACE.OPEN', place: PLACE });
  expect(editor.getSnapshot().value).toMatchObject({ editing: { stage: 'opening' } });
});
