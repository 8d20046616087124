import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { StoredDraft } from '../api-types.ts';
import { editorMachine } from './editor.machine.ts';
import { findAncestor, findRival } from './rival-versions.ts';
import { createFakeClient } from './testing/fake-client.ts';

const KEY = { site: 'harbour', kind: 'page', name: 'home' } as const;
const ID = 'harbour/page/home';
const page = (title: string, notes: string) => ({ version: 1, head: { title }, notes });
const PUBLISHED = page('Tonight', 'none');

let published: { value: unknown; base: string };
let draft: StoredDraft | null;
let revisions: number;

beforeEach(() => {
  vi.useFakeTimers();
  published = { value: PUBLISHED, base: 'base-0' };
  draft = null;
  revisions = 0;
});
afterEach(() => void vi.useRealTimers());

const newest = () => ({ published: published.value, publishedBase: published.base });
function publishElsewhere(value: unknown) {
  published = { value, base: `${published.base}+` };
}

/** The draft calls of the studio's server, in memory. */
const client = createFakeClient({
  openDocument: async () => ({
    ...newest(),
    value: draft ? draft.value : published.value,
    base: draft?.base ?? published.base,
    basedOn: draft ? draft.basedOn : published.value,
    draft: draft?.revision ?? null,
    isOutdated: draft !== null && draft.base !== published.base,
    inherited: null,
    blank: {},
    source: 'home.json',
  }),
  saveDraft: async ({ value, base, basedOn, draftBase }) => {
    if (draft && draft.revision !== draftBase) return { kind: 'newer', draft, newest: newest() };
    revisions += 1;
    draft = { value, base, basedOn, revision: `draft-${revisions}` };
    return { kind: 'saved', revision: draft.revision, newest: newest() };
  },
  discardDraft: async ({ draftBase }) => {
    if (draft && draft.revision !== draftBase) return { kind: 'newer', draft, newest: newest() };
    draft = null;
    return { kind: 'discarded' };
  },
  showOnStage: async () => ({ kind: 'link', url: '' }),
  publish: async ([change]) => {
    if (!change || change.base !== published.base) return { kind: 'outdated', documents: [{ ...KEY, ...newest() }] };
    publishElsewhere(change.value);
    if (draft?.revision === change.draftBase) draft = null;
    return { kind: 'published', bases: [published.base] };
  },
});

async function openWindow() {
  const editor = createActor(editorMachine, { input: { stage: 'stage-a', client, pick: () => 0, drafts: [] } }).start();
  await vi.advanceTimersByTimeAsync(0);
  editor.send({ type: 'PLACE.OPEN', place: { key: KEY, page: { site: 'harbour', path: null } } });
  await vi.advanceTimersByTimeAsync(0);
  const context = () => editor.getSnapshot().context;
  return {
    editor,
    context,
    type: (field: 'title' | 'notes', value: string) =>
      editor.send({
        type: 'FIELD.CHANGE',
        path: field === 'title' ? ['head', 'title'] : ['notes'],
        value,
        change: field,
      }),
    present: () => context().history.present[ID],
    rival: () => findRival(context(), ID),
    merge: (side: 'mine' | 'theirs') => editor.send({ type: 'CONFLICT.RESOLVE', id: ID, choose: () => side }),
  };
}

const wait = () => vi.advanceTimersByTimeAsync(2_000);

describe('two windows on one document', () => {
  test('keep the words of both in different settings, also when the first goes on', async () => {
    const [one, two] = [await openWindow(), await openWindow()];
    one.type('title', 'One');
    await wait();
    two.type('notes', 'two');
    await wait();
    expect([draft?.value, two.present()]).toEqual([page('One', 'two'), page('One', 'two')]);
    one.type('title', 'One more');
    await wait();
    expect([draft?.value, one.present()]).toEqual([page('One more', 'two'), page('One more', 'two')]);
  });

  test('undo only their own words', async () => {
    const [one, two] = [await openWindow(), await openWindow()];
    one.type('title', 'One');
    await wait();
    two.type('notes', 'two');
    await wait();
    two.editor.send({ type: 'CHANGE.UNDO' });
    await wait();
    expect(draft?.value).toEqual(page('One', 'none'));
  });

  test('ask where both changed one setting, and store nothing before the choice', async () => {
    const [one, two] = [await openWindow(), await openWindow()];
    one.type('title', 'One');
    await wait();
    two.type('title', 'Two');
    await wait();
    expect([draft?.value, two.present()]).toEqual([page('One', 'none'), page('Two', 'none')]);
    expect(two.rival()).toMatchObject({ kind: 'draft', ancestor: PUBLISHED, theirs: page('One', 'none') });
    for (const type of ['DOCUMENTS.PUBLISH', 'DRAFTS.DISCARD'] as const) two.editor.send({ type });
    await wait();
    expect([draft?.value, published.value]).toEqual([page('One', 'none'), PUBLISHED]);
    two.merge('mine');
    await wait();
    expect([draft?.value, two.rival()]).toEqual([page('Two', 'none'), null]);
  });

  test('undo a choice without taking back other words of the other window', async () => {
    const [one, two] = [await openWindow(), await openWindow()];
    one.type('title', 'One');
    one.type('notes', 'one');
    await wait();
    two.type('title', 'Two');
    await wait();
    two.merge('theirs');
    await wait();
    expect(draft?.value).toEqual(page('One', 'one'));
    two.editor.send({ type: 'CHANGE.UNDO' });
    await wait();
    expect(draft?.value).toEqual(page('Two', 'one'));
  });

  test('keep what one wrote while the other discards its changes', async () => {
    const [one, two] = [await openWindow(), await openWindow()];
    one.type('title', 'One');
    await wait();
    two.type('notes', 'two');
    await wait();
    one.editor.send({ type: 'DRAFTS.DISCARD' });
    await wait();
    expect(draft?.value).toEqual(page('Tonight', 'two'));
  });

  test('keep the draft of one on top of what the other published', async () => {
    const [one, two] = [await openWindow(), await openWindow()];
    one.type('title', 'One');
    await wait();
    two.type('notes', 'two');
    await wait();
    one.editor.send({ type: 'DOCUMENTS.PUBLISH' });
    await wait();
    expect([published.value, draft?.value]).toEqual([page('One', 'none'), page('One', 'two')]);
    one.type('notes', 'one');
    await wait();
    expect(one.rival()).toMatchObject({ kind: 'draft', ancestor: PUBLISHED, theirs: page('One', 'two') });
    one.merge('theirs');
    await wait();
    expect([draft?.value, draft?.base]).toEqual([page('One', 'two'), published.base]);
  });
});

describe('a document that somebody else published', () => {
  test('is noticed with the next draft, merged as one change, and published on top of the newer version', async () => {
    const { editor, type, rival, merge, present } = await openWindow();
    publishElsewhere(page('Theirs', 'theirs'));
    type('title', 'Mine');
    await wait();
    expect(rival()).toMatchObject({ kind: 'published', ancestor: PUBLISHED, theirs: page('Theirs', 'theirs') });
    merge('mine');
    expect([present(), rival()]).toEqual([page('Mine', 'theirs'), null]);
    await wait();
    editor.send({ type: 'DOCUMENTS.PUBLISH' });
    await wait();
    expect([published.value, draft]).toEqual([page('Mine', 'theirs'), null]);
  });

  test('is asked about again when the merge is undone, so that it is never overwritten', async () => {
    const { editor, type, rival, merge, present } = await openWindow();
    publishElsewhere(page('Theirs', 'theirs'));
    type('title', 'Mine');
    await wait();
    merge('theirs');
    editor.send({ type: 'CHANGE.UNDO' });
    await wait();
    expect([present(), rival()?.kind]).toEqual([page('Mine', 'none'), 'published']);
    editor.send({ type: 'DOCUMENTS.PUBLISH' });
    await wait();
    expect(published.value).toEqual(page('Theirs', 'theirs'));
    editor.send({ type: 'CHANGE.REDO' });
    expect([present(), rival()]).toEqual([page('Theirs', 'theirs'), null]);
  });

  test('refuses a publication and keeps the draft', async () => {
    const { editor, type, rival, present } = await openWindow();
    type('title', 'Mine');
    await wait();
    publishElsewhere(page('Theirs', 'none'));
    editor.send({ type: 'DOCUMENTS.PUBLISH' });
    await wait();
    expect([published.value, present(), rival()?.theirs]).toEqual([
      page('Theirs', 'none'),
      page('Mine', 'none'),
      page('Theirs', 'none'),
    ]);
  });

  test('replaces the former version once nothing is changed on top of it', async () => {
    const { editor, type, rival, present } = await openWindow();
    publishElsewhere(page('Theirs', 'none'));
    type('title', 'Mine');
    await wait();
    editor.send({ type: 'CHANGE.UNDO' });
    await wait();
    expect([present(), rival(), draft]).toEqual([page('Theirs', 'none'), null, null]);
    editor.send({ type: 'CHANGE.REDO' });
    expect([present(), rival()?.kind]).toEqual([page('Mine', 'none'), 'published']);
  });

  test('is asked about when its draft is opened again', async () => {
    const first = await openWindow();
    first.type('title', 'Mine');
    await wait();
    publishElsewhere(page('Tonight', 'theirs'));
    const { rival, merge, present } = await openWindow();
    expect(rival()).toMatchObject({ kind: 'published', ancestor: PUBLISHED, theirs: page('Tonight', 'theirs') });
    merge('mine');
    expect(present()).toEqual(page('Mine', 'theirs'));
  });
});

describe('changes that were kept in the browser', () => {
  test('come back on top of what was stored since', async () => {
    const { editor, present } = await openWindow();
    const copy = { value: page('Kept', 'none'), saved: PUBLISHED };
    editor.send({ type: 'LOCAL_COPY.RESTORE', id: ID, copy, change: 'Unsaved changes' });
    await wait();
    expect([present(), draft?.value]).toEqual([page('Kept', 'none'), page('Kept', 'none')]);
    editor.send({ type: 'CHANGE.UNDO' });
    expect(present()).toEqual(PUBLISHED);
  });

  test('ask where the same setting was changed since', async () => {
    publishElsewhere(page('Theirs', 'theirs'));
    const { editor, rival, merge, present } = await openWindow();
    editor.send({
      type: 'LOCAL_COPY.RESTORE',
      id: ID,
      copy: { value: page('Kept', 'none'), saved: PUBLISHED },
      change: 'Unsaved changes',
    });
    await wait();
    expect([rival()?.theirs, draft]).toEqual([page('Theirs', 'theirs'), null]);
    merge('mine');
    await wait();
    expect([present(), draft?.base]).toEqual([page('Kept', 'theirs'), published.base]);
  });
});

test('the common ancestor of two drafts is the older published version, and unknown if both drafts are outdated', () => {
  const [old, middle, now] = ['old', 'middle', 'now'];
  const find = (mine: string, theirs: string) =>
    findAncestor(
      {
        documents: {
          [ID]: { key: KEY, published: 'value of now', base: now, inherited: null, blank: {}, source: '' },
        },
        history: { present: {}, bases: { [ID]: { base: mine, basedOn: `value of ${mine}` } }, past: [], future: [] },
        saved: { [ID]: 'value saved' },
      },
      ID,
      { base: theirs, basedOn: `value of ${theirs}` },
    );
  expect(find(old, old)).toMatchObject({ ancestor: 'value saved', base: { base: old } });
  expect(find(old, now)).toMatchObject({ ancestor: 'value of old', base: { base: now } });
  expect(find(now, old)).toMatchObject({ ancestor: 'value of old', base: { base: now } });
  expect(find(middle, old)).toMatchObject({ ancestor: undefined, base: { base: middle } });
});
