// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { restoreScrollOnNavigation, type ScrollRestorationRouterState } from './restore-scroll.ts';

let notifySubscribers: (step: ScrollRestorationRouterState) => void;
let scrolled: string[];

beforeEach(() => {
  scrolled = [];
  vi.stubGlobal('scrollTo', ({ top, behavior }: ScrollToOptions) => scrolled.push(`to ${top} ${behavior}`));
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolled.push(`into ${this.id}`);
  };
  const listeners: ((step: ScrollRestorationRouterState) => void)[] = [];
  const router = {
    state: { location: { key: 'first', hash: '' }, loaderData: { page: 1 } },
    subscribe: (listener: (step: ScrollRestorationRouterState) => void) => {
      listeners.push(listener);
      return () => {};
    },
  };
  restoreScrollOnNavigation(router);
  notifySubscribers = (step) => {
    for (const listener of listeners) listener(step);
  };
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

interface More {
  readonly hash?: string;
  readonly action?: ScrollRestorationRouterState['historyAction'];
  readonly state?: ScrollRestorationRouterState['navigation']['state'];
}

const go = (key: string, page: number, more: More = {}) =>
  notifySubscribers({
    location: { key, hash: more.hash ?? '' },
    historyAction: more.action ?? 'PUSH',
    navigation: { state: more.state ?? 'idle' },
    loaderData: { page },
  });
const arrive = () => document.dispatchEvent(new Event('vitrine:page'));
const scroll = (to: number) => {
  vi.stubGlobal('scrollY', to);
  dispatchEvent(new Event('scroll'));
};

test('a new page is scrolled to the top once it is shown', () => {
  go('second', 2, { state: 'loading' });
  arrive();
  expect(scrolled).toEqual([]);
  go('second', 2);
  expect(scrolled).toEqual([]);
  arrive();
  arrive();
  expect(scrolled).toEqual(['to 0 instant']);
});

test('Back and Forward restore the scroll position', () => {
  scroll(700);
  go('second', 2);
  // The browser may scroll when the page gets shorter.
  scroll(20);
  arrive();
  scroll(300);
  go('first', 1, { action: 'POP' });
  arrive();
  go('second', 2, { action: 'POP' });
  arrive();
  go('never', 3, { action: 'POP' });
  arrive();
  expect(scrolled).toEqual(['to 0 instant', 'to 700 instant', 'to 300 instant', 'to 0 instant']);
});

test('an address with a fragment on the same page scrolls at once to its element, or to the top if there is none', () => {
  document.body.innerHTML = '<p id="rules"></p><p id="50%"></p><p id="für"></p>';
  go('a', 1, { hash: '#rules' });
  go('b', 1, { hash: '#f%C3%BCr' });
  go('c', 1, { hash: '#50%' });
  go('d', 1, { hash: '#nowhere' });
  scroll(40);
  go('a', 1, { hash: '#rules', action: 'POP' });
  expect(scrolled).toEqual(['into rules', 'into für', 'into 50%', 'to 0 instant', 'to 0 instant']);
});

test('reloading the data of the same address does not scroll', () => {
  go('first', 2);
  arrive();
  expect(scrolled).toEqual([]);
  expect(history.scrollRestoration).toBe('manual');
});
