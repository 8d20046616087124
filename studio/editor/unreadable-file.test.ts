import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { StudioDocumentChange } from '../api-types.ts';
import { editorMachine } from './editor.machine.ts';
import { createFakeClient } from './testing/fake-client.ts';

const HOME = { site: 'harbour', kind: 'page', name: 'home' } as const;
const HOME_ID = 'harbour/page/home';
const LAST_GOOD = { version: 1, blocks: [] };
const UNREADABLE = { problems: [], lastGood: LAST_GOOD };

const published: (readonly StudioDocumentChange[])[] = [];
const client = createFakeClient({
  openDocument: async () => ({
    value: null,
    published: null,
    inherited: null,
    blank: { version: 1 },
    source: 'home.json',
    base: 'broken',
    publishedBase: 'broken',
    basedOn: null,
    draft: null,
    isOutdated: false,
    unreadable: UNREADABLE,
  }),
  saveDraft: async ({ base }) => ({
    kind: 'saved',
    revision: 'draft',
    newest: { published: null, publishedBase: base },
  }),
  discardDraft: async () => ({ kind: 'discarded' }),
  showOnStage: async () => ({ kind: 'page', payload: null, problems: [] }),
  publish: async (changes) => {
    published.push(changes);
    return { kind: 'published', bases: ['mended'] };
  },
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a file that cannot be read is replaced by its last good version, and can be read from then on', async () => {
  const editor = createActor(editorMachine, {
    input: { stage: 'stage-a', client, pick: () => 0, drafts: [] },
  }).start();
  await vi.advanceTimersByTimeAsync(0);
  editor.send({ type: 'PLACE.OPEN', place: { key: HOME, page: { site: 'harbour', path: null } } });
  await vi.advanceTimersByTimeAsync(0);
  const document = () => editor.getSnapshot().context.documents[HOME_ID];
  expect(document()?.unreadable).toEqual(UNREADABLE);
  editor.send({ type: 'DOCUMENT.REPLACE', value: LAST_GOOD, change: 'Use it' });
  await vi.advanceTimersByTimeAsync(1_000);
  editor.send({ type: 'DOCUMENTS.PUBLISH' });
  await vi.advanceTimersByTimeAsync(0);
  expect(published).toMatchObject([[{ value: LAST_GOOD, base: 'broken', draftBase: 'draft' }]]);
  expect(document()).toMatchObject({ published: LAST_GOOD, base: 'mended' });
  expect(document()?.unreadable).toBeUndefined();
});
