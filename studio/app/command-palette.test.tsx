// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PaletteEntry } from '../editor/palette-entries.ts';
import { CommandPalette } from './command-palette.tsx';

const entry = (title: string): PaletteEntry => ({
  key: title,
  label: 'Page',
  title,
  detail: 'Harbour',
  effect: { kind: 'open', place: title, block: null },
});

let root: Root;
let chosen: string[];
let closed: number;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  chosen = [];
  closed = 0;
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  root = createRoot(place);
});
afterEach(() => act(async () => root.unmount()));

const show = (entries: readonly PaletteEntry[], recent: readonly string[] = []) =>
  act(async () =>
    root.render(
      <CommandPalette
        entries={entries}
        recent={recent}
        choose={({ title }) => chosen.push(title)}
        close={() => {
          closed += 1;
        }}
      />,
    ),
  );
const search = () => find('input', HTMLInputElement);
const options = () => [...document.querySelectorAll('[role=option]')];
const shown = () => options().map((option) => option.querySelector('.palette__title')?.textContent);
const count = () => find('[role=status]', HTMLElement).textContent;
const active = () => document.getElementById(search().getAttribute('aria-activedescendant') ?? '');

function find<T extends Element>(selector: string, type: new () => T): T {
  const found = document.querySelector(selector);
  if (!(found instanceof type)) throw new Error(`nothing matches ${selector}`);
  return found;
}

const write = (words: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(search(), words);
    search().dispatchEvent(new Event('input', { bubbles: true }));
  });
const press = (key: string, more: KeyboardEventInit = {}) =>
  act(async () =>
    search().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })),
  );

test('the search is a combobox of a listbox whose active option follows the arrow keys, round the ends', async () => {
  await show(['A', 'B', 'C'].map(entry));
  expect(search().getAttribute('aria-controls')).toBe(find('[role=listbox]', HTMLElement).id);
  const moved: (string | null | undefined)[] = [];
  for (const key of ['', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp']) {
    if (key !== '') await press(key);
    moved.push(active()?.querySelector('.palette__title')?.textContent);
    expect(document.querySelectorAll('[aria-selected=true]')).toHaveLength(1);
    expect(active()?.getAttribute('aria-selected')).toBe('true');
  }
  expect(moved).toEqual(['A', 'B', 'C', 'A', 'C']);
});

test('Enter chooses the active entry and closes the dialog', async () => {
  await show(['A', 'B'].map(entry));
  await press('ArrowDown');
  await press('Enter');
  expect([chosen, closed]).toEqual([['B'], 1]);
});

test('Enter while words are composed chooses nothing', async () => {
  await show([entry('A')]);
  await press('Enter', { isComposing: true });
  expect(chosen).toEqual([]);
});

test('a press on an entry chooses it', async () => {
  await show(['A', 'B'].map(entry));
  await act(async () => find('[role=option]:last-child', HTMLElement).click());
  expect(chosen).toEqual(['B']);
});

test('typing filters, goes back to the first option, and announces how many were found', async () => {
  await show(['Home', 'Results', 'Home of winners'].map(entry));
  await press('ArrowDown');
  await write('home');
  expect([shown(), count(), active()?.textContent]).toEqual([
    ['Home', 'Home of winners'],
    'Found: 2',
    'HomePageHarbour',
  ]);
  await write('nowhere');
  expect([shown(), count(), search().getAttribute('aria-activedescendant')]).toEqual([
    [],
    'Nothing has these words.',
    null,
  ]);
  await press('Enter');
  expect(chosen).toEqual([]);
});

test('recent entries come first before anything is typed', async () => {
  await show(['A', 'B', 'C'].map(entry), ['C']);
  expect(shown()).toEqual(['C', 'A', 'B']);
});

test('of 1,000 entries only the first 50 are drawn, and the count covers all', async () => {
  await show(Array.from({ length: 1000 }, (_, index) => entry(`Page ${index}`)));
  expect([options().length, count()]).toEqual([
    50,
    'Found: 1,000. The first 50 are shown; more words find the others.',
  ]);
});
