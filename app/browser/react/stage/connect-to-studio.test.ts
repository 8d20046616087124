// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PagePayload } from '#engine/render/page-payload.ts';
import { PAGE_SHOWN_EVENT } from '#schemas/browser/page-events.ts';
import { createShownPageStore, type ShownPageStore } from '../../routing/shown-pages.ts';
import { connectToStudio } from './connect-to-studio.ts';

const STUDIO = 'http://studio.localhost:3004';
const page = (url: string): PagePayload => JSON.parse(JSON.stringify({ kind: 'page', nodes: [], url }));

let postedMessages: unknown[];
let studio: Window;
let pages: ShownPageStore;
let stop: AbortController;

beforeEach(() => {
  postedMessages = [];
  stop = new AbortController();
  studio = Object.assign(Object.create(window), {
    postMessage: (message: unknown, origin: string) => postedMessages.push([message, origin]),
  });
  vi.spyOn(window, 'parent', 'get').mockReturnValue(studio);
  const { addEventListener } = window;
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions) =>
      addEventListener.call(window, type, listener, { ...Object(options), signal: stop.signal }),
  );
  document.body.innerHTML = `<div data-block="page.top"><h1>Tonight</h1></div>
    <div data-block="page.grid"><button>Play</button><a href="/results">Results</a></div><footer><i></i></footer>`;
  pages = createShownPageStore(page('first'), 'a');
  connectToStudio(pages, STUDIO);
});
afterEach(() => {
  stop.abort();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const dispatchMessage = (data: object, { source = studio, origin = STUDIO } = {}) =>
  window.dispatchEvent(
    Object.assign(new Event('message'), { data: { channel: 'vitrine.stage', ...data }, source, origin }),
  );
const press = (selector: string) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  document.querySelector(selector)?.dispatchEvent(event);
  return event.defaultPrevented;
};
const shown = () => pages.current().page.url;

test('the stage tells the studio that it is ready, and when a revision is painted', async () => {
  pages.subscribe(() => document.dispatchEvent(new Event(PAGE_SHOWN_EVENT)));
  dispatchMessage({ type: 'show', revision: 3, payload: page('third') });
  await expect.poll(() => postedMessages.length).toBe(2);
  expect(postedMessages).toEqual([
    [{ channel: 'vitrine.stage', type: 'ready' }, STUDIO],
    [{ channel: 'vitrine.stage', type: 'shown', revision: 3 }, STUDIO],
  ]);
  expect([shown(), pages.current().key]).toEqual(['third', 'a']);
});

test.each([
  ['another window', { source: window }],
  ['another origin', { origin: 'http://evil.localhost:3004' }],
])('the stage ignores a message from %s', (_, sender) => {
  dispatchMessage({ type: 'show', revision: 1, payload: page('hostile') }, sender);
  expect(shown()).toBe('first');
});

test.each([
  ['without a channel', { channel: 'other', type: 'show', revision: 1, payload: page('x') }],
  ['without a revision', { type: 'show', payload: page('x') }],
  ['with null', { type: 'show', revision: 1, payload: null }],
  ['with something else than a page', { type: 'show', revision: 1, payload: { kind: 'redirect' } }],
  ['of an unknown type', { type: 'eval', code: 'alert(1)' }],
])('the stage ignores a message %s and keeps its page', (_, message) => {
  dispatchMessage(message);
  expect(shown()).toBe('first');
});

test('a theme that the studio sends to the stage replaces the theme sent before, and overrides that of the document', async () => {
  const themes = () => document.adoptedStyleSheets.map(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
  const ofColour = (colour: string) => `:root { --colour-primary: ${colour}; }`;
  dispatchMessage({ type: 'show', revision: 1, payload: { ...page('x'), themeStyles: ofColour('#111111') } });
  await expect.poll(themes).toEqual([[ofColour('#111111')]]);
  dispatchMessage({ type: 'show', revision: 2, payload: { ...page('y'), themeStyles: ofColour('#222222') } });
  await expect.poll(themes).toEqual([[ofColour('#222222')]]);
});

test('a theme from the studio that changes only colours does not replace the style sheet of its fonts', async () => {
  const replaced = vi.spyOn(CSSStyleSheet.prototype, 'replaceSync');
  const fonts = '@font-face{font-family:"A";src:url("/a.woff2")}';
  const show = (revision: number, colour: string) =>
    dispatchMessage({
      type: 'show',
      revision,
      payload: { ...page('x'), themeStyles: `${fonts}:root{--colour-primary:${colour}}` },
    });
  show(1, '#111111');
  await expect.poll(() => replaced.mock.calls.length).toBe(2);
  show(2, '#222222');
  await expect.poll(() => replaced.mock.calls.length).toBe(3);
  expect(replaced.mock.calls.map(([css]) => css)).toEqual([
    fonts,
    ':root{--colour-primary:#111111}',
    ':root{--colour-primary:#222222}',
  ]);
});

test('in select mode a press on the stage reports the pressed block to the studio and does nothing else', () => {
  expect([press('h1'), press('button'), press('i')]).toEqual([true, true, true]);
  expect(postedMessages.slice(1).map((entry) => Object(entry)[0])).toEqual([
    { channel: 'vitrine.stage', type: 'chosen', block: 'page.top' },
    { channel: 'vitrine.stage', type: 'chosen', block: 'page.grid' },
    { channel: 'vitrine.stage', type: 'chosen', block: null },
  ]);
});

test('in words mode a press on the stage reports the pressed texts and their block to the studio, and does nothing else', () => {
  dispatchMessage({ type: 'mode', mode: 'words' });
  expect([press('h1'), press('a')]).toEqual([true, true]);
  const reports = postedMessages.slice(1).map((entry) => Object(Object(entry)[0]));
  expect(reports.map(({ type: kind, texts, block }) => [kind, texts[0], block])).toEqual([
    ['words', 'Tonight', 'page.top'],
    ['words', 'Results', 'page.grid'],
  ]);
});

test('in try mode a press on the stage acts as in the shop, but a pressed link is reported for the studio to follow', () => {
  dispatchMessage({ type: 'mode', mode: 'try' });
  expect([press('button'), press('a')]).toEqual([false, true]);
  expect(postedMessages.slice(1)).toEqual([[{ channel: 'vitrine.stage', type: 'follow', path: '/results' }, STUDIO]]);
});

const type = (key: string, more: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, ctrlKey: true, bubbles: true, cancelable: true, ...more });
  document.querySelector('button')?.dispatchEvent(event);
  return event.defaultPrevented;
};
const shortcuts = () => postedMessages.slice(1).map((entry) => Object(Object(entry)[0]).shortcut);

test('the stage passes keyboard shortcuts of the studio on to the studio, and leaves other keys to the page', () => {
  const keys = [type('k'), type('z'), type('Z', { shiftKey: true }), type('k', { ctrlKey: false, metaKey: true })];
  const others = [type('k', { shiftKey: true }), type('z', { altKey: true }), type('a'), type('k', { ctrlKey: false })];
  expect([keys, others]).toEqual([Array(4).fill(true), Array(4).fill(false)]);
  expect(shortcuts()).toEqual(['search', 'undo', 'redo', 'search']);
});

test('in try mode the stage leaves the undo shortcut to the page, and still passes the search shortcut to the studio', () => {
  dispatchMessage({ type: 'mode', mode: 'try' });
  expect([type('z'), type('k')]).toEqual([false, true]);
  expect(shortcuts()).toEqual(['search']);
});

test('the stage scrolls to the current outlined block, and by as many pixels as the studio sends', () => {
  const scrolled = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
  const child = document.querySelector('[data-block="page.grid"] button');
  if (child) child.getBoundingClientRect = () => new DOMRect(0, 2000, 100, 50);
  dispatchMessage({ type: 'outline', blocks: ['page.top', 'page.grid'], current: 'page.grid', thickness: 6 });
  dispatchMessage({ type: 'scroll', by: 300 });
  expect(scrolled.mock.calls).toEqual([
    [{ top: 2000 - innerHeight * 0.2, behavior: 'instant' }],
    [{ top: 300, behavior: 'instant' }],
  ]);
});

test.each([
  ['outlines without a thickness', { type: 'outline', blocks: ['page.grid'], current: 'page.grid' }],
  ['outlines of something else than ids', { type: 'outline', blocks: [1], current: 'page.grid', thickness: 2 }],
  ['a scroll by no number', { type: 'scroll', by: 'all' }],
  ['a scroll without end', { type: 'scroll', by: Number.POSITIVE_INFINITY }],
])('the stage does not scroll on a message with %s', (_, message) => {
  const scrolled = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
  const child = document.querySelector('[data-block="page.grid"] button');
  if (child) child.getBoundingClientRect = () => new DOMRect(0, 2000, 100, 50);
  dispatchMessage(message);
  expect(scrolled).not.toHaveBeenCalled();
});
