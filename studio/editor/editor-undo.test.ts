import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { editorMachine } from './editor.machine.ts';
import { createFakeClient, createFakeDocument } from './testing/fake-client.ts';

const HOME = { site: 'harbour', kind: 'page', name: 'home' } as const;
const client = createFakeClient({ openDocument: async () => createFakeDocument({ heading: '' }) });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function open() {
  const editor = createActor(editorMachine, { input: { stage: 'stage-a', client, pick: () => 0, drafts: [] } }).start();
  await vi.advanceTimersByTimeAsync(0);
  editor.send({ type: 'PLACE.OPEN', place: { key: HOME, page: { site: 'harbour', path: null } } });
  await vi.advanceTimersByTimeAsync(0);
  const change = (value: string, name: string, isTyped: boolean) =>
    editor.send({ type: 'FIELD.CHANGE', path: ['heading'], value, change: name, isTyped });
  return {
    type: (words: string) => change(words, 'Heading', true),
    choose: (words: string, name: string) => change(words, name, false),
    undo: () => {
      editor.send({ type: 'CHANGE.UNDO' });
      return editor.getSnapshot().context.history.present['harbour/page/home'];
    },
    steps: () => editor.getSnapshot().context.history.past.map((step) => step.change),
  };
}

test('consecutive typing in a field is one undo step, and a format button in the same field is a step of its own', async () => {
  const { type, choose, undo, steps } = await open();
  for (const words of ['T', 'Te', 'Tea']) type(words);
  choose('**Tea**', 'Bold in Heading');
  choose('Tea', 'Bold in Heading');
  for (const words of ['Teas', 'Teas!']) type(words);
  expect(steps()).toEqual(['Heading', 'Bold in Heading', 'Bold in Heading', 'Heading']);
  expect([undo(), undo(), undo(), undo()]).toEqual(['Tea', '**Tea**', 'Tea', ''].map((heading) => ({ heading })));
});

test('a pause ends a run of keys', async () => {
  const { type, undo, steps } = await open();
  type('T');
  await vi.advanceTimersByTimeAsync(1_900);
  type('Te');
  await vi.advanceTimersByTimeAsync(1_900);
  type('Tea');
  await vi.advanceTimersByTimeAsync(2_000);
  type('Teas');
  expect(steps()).toEqual(['Heading', 'Heading']);
  expect([undo(), undo()]).toEqual([{ heading: 'Tea' }, { heading: '' }]);
});
