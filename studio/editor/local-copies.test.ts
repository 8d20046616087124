// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCopyKeeper } from './copy-keeper.ts';
import { startHistory } from './history.ts';
import { createLocalCopies } from './local-copies.ts';

const HOME = 'harbour/page/home';
const DAY = 86_400_000;
const COPY = { value: { title: 'Mine' }, saved: { title: 'Tonight' }, base: 'first' };

let now: number;
beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  now = 1_000;
});
afterEach(() => void vi.useRealTimers());

const openWindow = (tab: string, editor = 'editor-one') =>
  createLocalCopies({ storage: localStorage, editor, tab, clock: () => now });

test('unsaved changes are found again by another window of the same editor, with their moment', () => {
  openWindow('one').save(HOME, COPY);
  expect(openWindow('two').list()).toEqual([{ id: HOME, tab: 'one', copy: { ...COPY, at: 1_000 } }]);
  expect(openWindow('two', 'editor-two').list()).toEqual([]);
});

test('each window has copies of its own, which come oldest first', () => {
  const [one, two] = [openWindow('one'), openWindow('two')];
  two.save(HOME, { ...COPY, value: 'two' });
  now += 1;
  one.save(HOME, { ...COPY, value: 'one' });
  expect(one.list().map(({ tab, copy: { value } }) => [tab, value])).toEqual([
    ['two', 'two'],
    ['one', 'one'],
  ]);
  one.remove(HOME);
  expect(one.list().map(({ tab }) => tab)).toEqual(['two']);
});

test('a copy is kept for 7 days', () => {
  openWindow('one').save(HOME, COPY);
  now += 7 * DAY - 1;
  expect(openWindow('two').list().length).toBe(1);
  now += 1;
  expect([openWindow('two').list(), localStorage.length]).toEqual([[], 0]);
});

test('an adopted local copy of unsaved changes belongs to the adopting window, and a discarded copy is deleted', () => {
  openWindow('one').save(HOME, COPY);
  const two = openWindow('two');
  const [found] = two.list();
  if (!found) throw new Error('nothing was found');
  two.adopt(found);
  expect(two.list()).toEqual([{ ...found, tab: 'two' }]);
  two.discard({ ...found, tab: 'two' });
  expect(two.list()).toEqual([]);
});

test('wiping removes the copies of all editors, and nothing else', () => {
  localStorage.setItem('other', 'kept');
  openWindow('one').save(HOME, COPY);
  openWindow('one', 'editor-two').save(HOME, COPY);
  openWindow('two').wipe();
  expect(Object.keys(localStorage)).toEqual(['other']);
});

test('an entry that is no copy is removed', () => {
  localStorage.setItem('vitrine-studio/copy/editor-one/one/harbour/page/home', '{ broken');
  expect([openWindow('two').list(), localStorage.length]).toEqual([[], 0]);
});

const document = {
  key: { site: 'harbour', kind: 'page', name: 'home' } as const,
  published: null,
  base: 'first',
  inherited: null,
  blank: {},
  source: 'home.json',
};
const taken = (value: unknown, saved: unknown) => ({
  documents: { [HOME]: document },
  history: { ...startHistory({ [HOME]: value }), bases: { [HOME]: { base: 'first', basedOn: null } } },
  saved: { [HOME]: saved },
});

test('an unsaved change is copied to the browser within 300 ms, and the copy is removed once the server has stored the change', () => {
  const copies = openWindow('one');
  const keeper = createCopyKeeper(copies);
  const [saved, mine, more] = [{ title: 'Tonight' }, { title: 'Mine' }, { title: 'Mine too' }];
  keeper.take(taken(saved, saved));
  vi.advanceTimersByTime(300);
  expect(copies.list()).toEqual([]);
  keeper.take(taken(mine, saved));
  vi.advanceTimersByTime(150);
  keeper.take(taken(more, saved));
  vi.advanceTimersByTime(150);
  expect(copies.list().map(({ copy }) => copy)).toEqual([{ value: more, saved, base: 'first', at: now }]);
  keeper.take(taken(more, mine));
  vi.advanceTimersByTime(300);
  expect(copies.list().length).toBe(1);
  keeper.take(taken(more, more));
  vi.advanceTimersByTime(300);
  expect(copies.list()).toEqual([]);
});

test('an unsaved change is copied to the browser at once when the window closes', () => {
  const copies = openWindow('one');
  const keeper = createCopyKeeper(copies);
  keeper.take(taken({ title: 'Mine' }, null));
  keeper.flush();
  expect(copies.list().length).toBe(1);
});

test('a local copy from before a crash is kept until the editor decides about it, also when its document is opened', () => {
  openWindow('crashed').save(HOME, COPY);
  const copies = openWindow('two');
  const keeper = createCopyKeeper(copies);
  const saved = { title: 'Tonight' };
  keeper.take(taken(saved, saved));
  vi.advanceTimersByTime(300);
  expect(copies.list().map(({ tab }) => tab)).toEqual(['crashed']);
});

test('a local copy that does not fit into the storage of the browser is reported, and stored again with the next change', () => {
  let isFull = true;
  const save = vi.fn(() => !isFull);
  const keeper = createCopyKeeper({ save, remove: () => {} });
  const mine = { title: 'Mine' };
  keeper.take(taken(mine, null));
  keeper.flush();
  expect(keeper.hasRoom()).toBe(false);
  isFull = false;
  keeper.take(taken(mine, null));
  keeper.flush();
  expect([keeper.hasRoom(), save.mock.calls.length]).toEqual([true, 2]);
});

test('no local copy of changes is stored after the editor signs out', () => {
  const copies = openWindow('one');
  const keeper = createCopyKeeper(copies);
  keeper.take(taken({ title: 'Mine' }, null));
  keeper.stop();
  vi.advanceTimersByTime(300);
  keeper.take(taken({ title: 'Mine too' }, null));
  vi.advanceTimersByTime(300);
  keeper.flush();
  expect(copies.list()).toEqual([]);
});
