import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { editorMachine } from '../editor/editor.machine.ts';
import { findRival } from '../editor/rival-versions.ts';
import { createSessionClient } from '../editor/session-client.ts';
import { createStudioClient } from '../editor/studio-client.ts';
import { accessMessages } from '../messages/access.messages.gen.ts';
import { openDocumentFiles } from './document-files.ts';
import { openDocumentHistory } from './document-history.ts';
import { createPresence } from './presence.ts';
import { createStudioApi } from './studio-api.ts';
import { createFakeEngine } from './testing/fake-engine.ts';
import { startTestStudio, type TestStudio } from './testing/test-studio.ts';

const KEY = { site: 'harbour', kind: 'page', name: 'home' } as const;
const ID = 'harbour/page/home';
const page = (title: string, notes: string) => ({ version: 1, head: { title }, notes });

const engine = createFakeEngine({ source: () => 'home.json' });

let project: string;
let studio: TestStudio;
beforeEach(async () => {
  project = mkdtempSync(join(tmpdir(), 'studio-'));
  writeFileSync(join(project, 'home.json'), JSON.stringify(page('Tonight', 'none')));
  const clock = () => Date.UTC(2026, 0, 15);
  const history = openDocumentHistory(join(project, 'history'));
  const files = await openDocumentFiles({ project, drafts: join(project, 'drafts'), history, clock });
  const presence = createPresence(clock);
  const originOf = (host: string) => `http://${host}`;
  studio = await startTestStudio({
    api: createStudioApi({ engine, files, history, presence, editor: 'editor', originOf, clock }),
    pictureCalls: new Map(),
    report: (error) => {
      throw error;
    },
  });
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    const answer = await studio.call(path, { method, ...(typeof body === 'string' && { body }) });
    return new Response(new Uint8Array(answer.body), { status: answer.status });
  });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await studio.close();
  rmSync(project, { recursive: true });
});

const publishedPage = () => JSON.parse(readFileSync(join(project, 'home.json'), 'utf8'));
const readDraft = async () => (await createStudioClient('', 'window-of-test').openDocument(KEY)).value;

async function openWindow(tab: string) {
  const clock = new SimulatedClock();
  const client = createStudioClient('', tab);
  const editor = createActor(editorMachine, { clock, input: { stage: 'stage', client, pick: () => 0, drafts: [] } });
  editor.start();
  editor.send({ type: 'PLACE.OPEN', place: { key: KEY, page: { site: 'harbour', path: null } } });
  await vi.waitFor(() => expect(editor.getSnapshot().matches({ editing: { document: 'open' } })).toBe(true));
  const context = () => editor.getSnapshot().context;
  return {
    editor,
    rival: () => findRival(context(), ID),
    present: () => context().history.present[ID],
    type: (path: readonly string[], value: string) => editor.send({ type: 'FIELD.CHANGE', path, value, change: value }),
    /** Lets the pause in typing pass, until everything is stored. */
    store: async () => {
      await vi.waitFor(() => {
        clock.increment(500);
        expect(editor.getSnapshot().matches({ editing: { draft: 'stored' } })).toBe(true);
      });
    },
    publish: async () => {
      editor.send({ type: 'DOCUMENTS.PUBLISH' });
      await vi.waitFor(() => expect(editor.getSnapshot().matches({ editing: { draft: 'publishing' } })).toBe(false));
    },
  };
}

const TITLE = ['head', 'title'];

test('two windows of the studio write into one document, and both their words are published', async () => {
  const [one, two] = [await openWindow('window-one'), await openWindow('window-two')];
  one.type(TITLE, 'One');
  await one.store();
  two.type(['notes'], 'two');
  await two.store();
  expect(await readDraft()).toEqual(page('One', 'two'));
  one.type(TITLE, 'One more');
  await one.store();
  await one.publish();
  expect([publishedPage(), one.present()]).toEqual([page('One more', 'two'), page('One more', 'two')]);
});

test('a window with a draft of its own merges what another published in between, then publishes', async () => {
  const [one, two] = [await openWindow('window-one'), await openWindow('window-two')];
  one.type(TITLE, 'One');
  await one.store();
  writeFileSync(join(project, 'home.json'), JSON.stringify(page('Elsewhere', 'elsewhere')));
  await one.publish();
  expect([publishedPage(), one.rival()?.kind]).toEqual([page('Elsewhere', 'elsewhere'), 'published']);
  one.editor.send({ type: 'CONFLICT.RESOLVE', id: ID, choose: () => 'mine' });
  await one.store();
  await one.publish();
  expect(publishedPage()).toEqual(page('One', 'elsewhere'));
  two.type(['notes'], 'two');
  await two.store();
  expect(two.rival()).toMatchObject({ kind: 'published', theirs: page('One', 'elsewhere') });
});

test('the windows notice each other, and read the versions that were published', async () => {
  const [one, two] = ['window-one', 'window-two'].map((tab) => createSessionClient('', tab));
  expect([await one?.announce(KEY), await two?.announce(KEY)]).toEqual([0, 1]);
  const editing = await openWindow('window-one');
  editing.type(TITLE, 'One');
  await editing.store();
  await editing.publish();
  const [newest, first] = (await two?.listVersions(KEY)) ?? [];
  expect(await two?.readVersion(KEY, newest?.id ?? '')).toEqual(page('One', 'none'));
  expect(await two?.readVersion(KEY, first?.id ?? '')).toEqual(page('Tonight', 'none'));
  await two?.signOut?.();
  await expect(one?.listVersions(KEY)).rejects.toThrow(accessMessages.noSession());
});
