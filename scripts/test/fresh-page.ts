import type { DetachedWindowAPI } from 'happy-dom';
import { beforeAll } from 'vitest';

type Added = Parameters<EventTarget['addEventListener']>;

interface WatchedTarget {
  readonly target: EventTarget;
  readonly added: Added[];
}

interface WatchedPage {
  readonly homePage: string;
  readonly targets: readonly WatchedTarget[];
}

const WATCHED = Symbol.for('vitrine.watched-page');

/**
 * Test files share the window of their worker: each starts at the home page with an empty document, storage and cookies,
 * and without the listeners that earlier files have left on the window and the document.
 */
if (typeof document !== 'undefined') {
  for (const { target, added } of getWatchedPage().targets) {
    for (const [type, listener, options] of added.splice(0)) target.removeEventListener(type, listener, options);
  }
}

beforeAll(() => {
  if (typeof document === 'undefined') return;
  // happy-dom follows the link to another origin that a test pressed, also when the press was prevented.
  const page: Window & { readonly happyDOM?: Pick<DetachedWindowAPI, 'setURL'> } = window;
  const { homePage } = getWatchedPage();
  page.happyDOM?.setURL(homePage);
  history.replaceState(null, '', homePage);
  document.body.replaceChildren();
  document.title = '';
  for (const storage of [localStorage, sessionStorage]) storage.clear();
  for (const cookie of document.cookie.split('; ').filter(Boolean)) {
    for (const path of ['', '; Path=/']) document.cookie = `${cookie.split('=')[0]}=; Max-Age=-1${path}`;
  }
});

/** The current window, watched from its first file on: its home page, and the targets that outlive a test file. */
function getWatchedPage(): WatchedPage {
  const watched: WatchedPage | undefined = Reflect.get(document, WATCHED);
  if (watched) return watched;
  const targets = [window, document, document.documentElement, document.body].map(watch);
  const page = { homePage: new URL('/', location.href).href, targets };
  Reflect.set(document, WATCHED, page);
  return page;
}

function watch(target: EventTarget): WatchedTarget {
  const added: Added[] = [];
  const add = target.addEventListener.bind(target);
  target.addEventListener = (...args: Added) => {
    // React adds this one once for each document, and never again.
    if (args[0] !== 'selectionchange') added.push(args);
    add(...args);
  };
  return { target, added };
}
