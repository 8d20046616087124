// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mergeVersions } from '#engine/site/merge-versions.ts';
import { conflictsMessages } from '../editor/conflicts.messages.gen.ts';
import type { EditorEvent } from '../editor/editor.types.ts';
import { startHistory } from '../editor/history.ts';
import { ConflictPanel } from './conflict-panel.tsx';

const ID = 'harbour/page/home';
const KIND = {
  type: 'object',
  properties: {
    title: { type: 'string', title: 'Title', description: 'The title.' },
    notes: { type: 'string', title: 'Notes', description: 'The notes.' },
  },
};
const BASE = { title: 'Tonight', notes: 'none', count: 1 };

let root: Root;
let sent: EditorEvent[];
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  sent = [];
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

async function show(mine: unknown, theirs: unknown) {
  const based = { [ID]: { base: 'first', basedOn: BASE } };
  const key = { site: 'harbour', kind: 'page', name: 'home' } as const;
  const published = { key, published: theirs, base: 'second', inherited: null, blank: {}, source: '' };
  await act(async () =>
    root.render(
      <ConflictPanel
        id={ID}
        title="Home"
        blocks={new Map()}
        kindSchema={KIND}
        context={{
          documents: { [ID]: theirs === null ? { ...published, published: BASE, base: 'first' } : published },
          history: { ...startHistory({ [ID]: mine }), bases: based },
          rivals: {},
        }}
        send={(event) => sent.push(event)}
      />,
    ),
  );
}

const press = (element: HTMLElement | null | undefined) => act(async () => element?.click());
const use = () => document.querySelector<HTMLButtonElement>('button');
const choose = (place: string, label: string) => {
  const group = [...document.querySelectorAll('fieldset')].find(
    (one) => one.querySelector('legend')?.textContent === place,
  );
  return press(group?.querySelector<HTMLInputElement>(`input[aria-label="${label}"]`));
};

test('a document without another version shows nothing', async () => {
  await show({ ...BASE, title: 'Mine' }, null);
  expect(document.body.textContent).toBe('');
});

test('each setting that both versions changed shows both values, and none is selected at first', async () => {
  await show({ ...BASE, title: 'Mine', notes: 'mine' }, { ...BASE, title: 'Theirs', notes: 'theirs', count: 2 });
  expect([...document.querySelectorAll('fieldset')].map((one) => one.textContent)).toEqual([
    'TitleMineMine Keep mineTheirsTheirs Take theirs',
    'NotesMinemine Keep mineTheirstheirs Take theirs',
  ]);
  expect(document.querySelectorAll('input:checked').length).toBe(0);
  expect([use()?.disabled, document.querySelector('[role="status"]')?.textContent]).toEqual([
    true,
    conflictsMessages.left({ count: 2 }),
  ]);
});

test('the merged version is used with the chosen sides, once all are chosen', async () => {
  const [mine, theirs] = [
    { ...BASE, title: 'Mine', notes: 'mine' },
    { title: 'Theirs', notes: 'theirs', count: 2 },
  ];
  await show(mine, theirs);
  await choose('Title', 'Keep mine');
  expect(use()?.disabled).toBe(true);
  await choose('Notes', 'Take theirs');
  expect(document.querySelector('[role="status"]')?.textContent).toBe('');
  await press(use());
  const [event] = sent;
  if (event?.type !== 'CONFLICT.RESOLVE') throw new Error('nothing was merged');
  expect(mergeVersions(BASE, mine, theirs, event.choose).value).toEqual({ title: 'Mine', notes: 'theirs', count: 2 });
});

test('versions without a conflict are merged by one press', async () => {
  await show({ ...BASE, title: 'Mine' }, { ...BASE, notes: 'theirs' });
  expect(document.body.textContent).toContain(conflictsMessages.none());
  await press(use());
  expect(sent).toMatchObject([{ type: 'CONFLICT.RESOLVE', id: ID }]);
});
