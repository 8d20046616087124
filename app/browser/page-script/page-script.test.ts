// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PageVisitorSummary } from '#schemas/browser/page-events.ts';
import { addTestDocumentTexts } from './testing/test-document-texts.ts';

let answers: (() => Response)[];
let requestedPaths: string[];
let reported: string[];
let listening: [EventTarget, string, EventListenerOrEventListenerObject | null][];

beforeEach(() => {
  vi.resetModules();
  answers = [];
  requestedPaths = [];
  listening = [];
  reported = [];
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(navigator, 'sendBeacon').mockImplementation((_, body) => {
    reported.push(JSON.parse(String(body)).message);
    return true;
  });
  // Keeps timers of one test out of the next.
  const { setTimeout: begin } = globalThis;
  vi.stubGlobal('setTimeout', (run: () => void, wait = 0) => (wait < 1_000 ? begin(run, wait) : undefined));
  vi.spyOn(window, 'setInterval');
  vi.stubGlobal('fetch', async (path: string) => {
    requestedPaths.push(path);
    return answers.shift()?.() ?? Response.json(null, { status: 503 });
  });
  const { addEventListener } = EventTarget.prototype;
  vi.spyOn(document, 'addEventListener').mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject) => {
      listening.push([document, type, listener]);
      addEventListener.call(document, type, listener);
    },
  );
  document.body.innerHTML = `
    <span data-visitor="cart-count" hidden>0</span>
    <a data-visitor-has="account" hidden>Account</a>`;
});
afterEach(async () => {
  // Waits for toast code of the previous test.
  await vi.dynamicImportSettled();
  // Otherwise they tick once more after the window has been closed.
  for (const { value } of vi.mocked(window.setInterval).mock.results) clearInterval(value);
  for (const [target, type, listener] of listening) target.removeEventListener(type, listener);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

const start = async (summary?: PageVisitorSummary) => {
  if (summary) answers.push(() => Response.json(summary));
  const { startVisitorDataScript: startAmbient } = await import('./page-script.ts');
  void startAmbient();
  await expect.poll(() => requestedPaths.length).toBe(1);
  // Waits until the answer has been applied.
  await new Promise((resolve) => setTimeout(resolve));
};
const shown = () => {
  const count = document.querySelector<HTMLElement>('[data-visitor="cart-count"]');
  return [
    count?.textContent,
    count?.hidden,
    document.querySelector<HTMLElement>('[data-visitor-has="account"]')?.hidden,
  ];
};
const collectEventDetails = (type: string) => {
  const details: unknown[] = [];
  const listener = (event: Event) => event instanceof CustomEvent && details.push(event.detail);
  document.addEventListener(type, listener);
  return details;
};

test('the available funds are shown beside the account and added to its accessible name', async () => {
  document.body.innerHTML = '<button><b>Compte</b><i data-visitor="funds" hidden></i></button>';
  await start({ cartCount: 0, isSignedIn: true, availableFunds: '$1,188.41' });
  expect(document.querySelector('button')?.outerHTML).toBe(
    '<button><b>Compte</b><i data-visitor="funds">$1,188.41</i></button>',
  );
});

test('the page script fills the data of the visitor into a cached page', async () => {
  await start({ cartCount: 3, isSignedIn: true });
  expect([requestedPaths, shown()]).toEqual([['/_visitor'], ['3', false, false]]);
});

test('a visitor without a cart or account sees the cached page unchanged', async () => {
  await start({ cartCount: 0, isSignedIn: false });
  expect(shown()).toEqual(['', true, true]);
});

test('a cached page older than a minute shows the time of its prices and draws when the server does not answer; a newer page does not', async () => {
  addTestDocumentTexts();
  document.documentElement.lang = 'en-AU';
  const setMade = (value: string) => Object.defineProperty(document, 'lastModified', { value, configurable: true });
  setMade('01/15/2026 20:30:00');
  await start();
  const toast = () => document.querySelector('.toasts[role=alert]')?.textContent;
  await expect
    .poll(toast)
    .toBe('The shop doesn’t answer, so that nothing can be bought at the moment. Prices and draws are as of 20:30.');
  document.body.replaceChildren();
  setMade(String(new Date()));
  await start();
  expect(toast()).toBe('');
});

test.each([
  ['an error', () => Response.json({}, { status: 500 }), ['/_visitor answered 500']],
  ['no JSON', () => new Response('<html>'), [expect.stringContaining('JSON')]],
  [
    'nothing',
    () => {
      throw new TypeError('offline');
    },
    [],
  ],
])(
  'a visitor answer that is %s leaves the cached page unchanged, and is reported unless the network is down',
  async (_, answer, reports) => {
    answers.push(answer);
    await start();
    expect(shown()).toEqual(['0', true, true]);
    expect(reported).toEqual(reports);
  },
);

test('the next page is filled with known visitor data without another request', async () => {
  await start({ cartCount: 3, isSignedIn: true });
  document.dispatchEvent(new CustomEvent('vitrine:visitor', { detail: { cartCount: 4 } }));
  expect(shown()).toEqual(['4', false, false]);
  document.body.innerHTML = '<b data-visitor="cart-count" hidden></b><a data-visitor-has="account" hidden>Compte</a>';
  document.dispatchEvent(new Event('vitrine:page'));
  expect([shown(), requestedPaths]).toEqual([['4', false, false], ['/_visitor']]);
});

test('elements that depend on the cart, the notification feed, the account or the region are shown or hidden by visitor data', async () => {
  document.body.innerHTML = `<button data-cart-without="lottery">open</button><a data-cart-with="lottery" hidden></a>
    <button data-visitor-has="notifications" hidden></button><b data-visitor="unviewed" hidden></b>
    <a data-visitor-has="account" hidden>Account</a><i data-visitor="region" hidden></i><button name="sv" value="WA"></button><button name="sv" value="NSW"></button>`;
  const looks = () =>
    [...document.querySelectorAll('button, a, b, i')].map((element) =>
      element.hasAttribute('hidden') ? 'hidden' : element.ariaCurrent || element.textContent,
    );
  await start({ cartCount: 0, isSignedIn: false });
  expect(looks()).toEqual(['open', 'hidden', 'hidden', 'hidden', 'hidden', 'hidden', 'false', 'false']);
  const region = { key: 'WA', name: 'Western Australia' };
  document.dispatchEvent(
    new CustomEvent('vitrine:visitor', { detail: { isSignedIn: true, cartKinds: ['lottery'], unviewed: 3, region } }),
  );
  expect(looks()).toEqual(['hidden', '', '', '3', 'Account', 'Western Australia', 'true', 'false']);
  document.dispatchEvent(new CustomEvent('vitrine:visitor', { detail: { unviewed: 0 } }));
  expect(looks()).toEqual(['hidden', '', '', 'hidden', 'Account', 'Western Australia', 'true', 'false']);
});

test('a button in static HTML starts the flow that it names', async () => {
  document.body.innerHTML = '<button data-flow="notifications"><i></i></button>';
  await start({ cartCount: 0, isSignedIn: false });
  const flows = collectEventDetails('vitrine:flow');
  document.querySelector('i')?.click();
  expect(flows).toEqual(['notifications']);
});

test('the page script adds the live regions for toasts (status and alert) before the first message', async () => {
  await start({ cartCount: 0, isSignedIn: false });
  expect([...document.querySelectorAll('.toasts')].map((place) => place.getAttribute('role'))).toEqual([
    'status',
    'alert',
  ]);
});

test('flows that the visitor data prompts for are started once, and not again on the next page', async () => {
  const flows = collectEventDetails('vitrine:flow');
  await start({ cartCount: 0, isSignedIn: true, prompts: ['verify-email', 'limits'] });
  document.dispatchEvent(new Event('vitrine:page'));
  expect(flows).toEqual(['verify-email', 'limits']);
});

test.each([
  ['the server says so', '/', ['signed_out']],
  ['the address says so', '/login?notice=unauthorised', []],
])('a visitor whose session has ended gets a signed-out message: %s', async (_, address, notices) => {
  history.replaceState(null, '', address);
  const texts = { 'page-script.signedOutTitle': '401', 'page-script.signedOut': 'Please log in again.' };
  const file = `export default ${JSON.stringify({ messages: texts })}`;
  const flowMessages = `data:text/javascript,${encodeURIComponent(file)}`;
  addTestDocumentTexts({ flowMessages });
  const toasts = collectEventDetails('vitrine:toast');
  await start({ cartCount: 0, isSignedIn: false, notices });
  await vi.dynamicImportSettled();
  expect(toasts).toEqual([
    {
      title: '401',
      message: 'Please log in again.',
      level: 'error',
      code: 'unauthorised',
    },
  ]);
});

test('no signed-out message is shown for other notices in the visitor data or the address', async () => {
  history.replaceState(null, '', '/?notice=other');
  const toasts = collectEventDetails('vitrine:toast');
  await start({ cartCount: 0, isSignedIn: false, notices: ['welcome'] });
  await vi.dynamicImportSettled();
  expect(toasts).toEqual([]);
});

test('the page script starts the countdowns of the page', async () => {
  const soon = new Date(Date.now() + 7_200_500).toISOString();
  document.documentElement.lang = 'en-AU';
  document.body.innerHTML = `<time data-countdown="Closed" datetime="${soon}">?</time>`;
  await start({ cartCount: 0, isSignedIn: false });
  await expect.poll(() => document.querySelector('time')?.textContent).toBe('2h 0m');
});

test('a message is shown as plain text when the toast code cannot be loaded, and replaced by the next one', async () => {
  vi.doMock('./toasts.ts', () => {
    throw new TypeError('offline');
  });
  await start();
  for (const message of ['One.', 'Two.'])
    document.dispatchEvent(new CustomEvent('vitrine:toast', { detail: { title: 'Sorry', message, level: 'error' } }));
  await expect.poll(() => document.querySelector('.toasts[role=alert]')?.textContent).toBe('Sorry: Two.');
  expect(document.querySelectorAll('.toast--error').length).toBe(1);
  vi.doUnmock('./toasts.ts');
});
