// @vitest-environment happy-dom
// @vitest-environment-options {"url": "http://shop.localhost/here"}
import { beforeEach, expect, test, vi } from 'vitest';
import { routeLinkClicks } from './links.ts';

const navigate = vi.fn();
routeLinkClicks(document, { navigate });

beforeEach(() => {
  navigate.mockClear();
});

/** Clicks an element in HTML; true when the browser would follow it. */
function press(html: string, { find = 'a', ...how }: MouseEventInit & { readonly find?: string } = {}): boolean {
  document.body.innerHTML = html;
  let left = false;
  // Records and cancels unhandled navigation.
  const end = (event: Event) => {
    left = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', end, { once: true });
  document.querySelector(find)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));
  return left;
}

test.each([
  ['<a href="/list?page=2#top">x</a>', '/list?page=2#top'],
  [`<a href="${location.origin}/list">x</a>`, '/list'],
  ['<a href="/list"><span>x</span></a>', '/list'],
])('a click on the link %s is navigated by the router', (html, to) => {
  expect(press(html, { find: 'span, a:not(:has(span))' })).toBe(false);
  expect(navigate.mock.calls).toEqual([[to]]);
});

test('the location state of a link becomes the state of the next page', () => {
  expect(press(`<a href="/list" data-location-state='{"opens":true}'>x</a>`)).toBe(false);
  expect(navigate.mock.calls).toEqual([['/list', { state: { opens: true } }]]);
});

test.each([
  ['<a href="https://example.org/list">x</a>'],
  ['<a href="//example.org/list">x</a>'],
  ['<a href="/_blocks">x</a>'],
  ['<a href="/list" target="_blank">x</a>'],
  ['<a href="/list" download>x</a>'],
  ['<a href="mailto:a@example.org">x</a>'],
  ['<a href="tel:1800">x</a>'],
  ['<a href="http://[">x</a>'],
  ['<a>x</a>'],
  ['<a href="#here">x</a>'],
  ['<svg><a href="/list"><text>x</text></a></svg>'],
])('a click on the link %s is left to the browser', (html) => {
  expect(press(html)).toBe(true);
  expect(navigate).not.toHaveBeenCalled();
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a click on a link with %j is left to the browser',
  (how) => {
    expect(press('<a href="/list">x</a>', how)).toBe(true);
    expect(navigate).not.toHaveBeenCalled();
  },
);

test('a click on a link that another handler has prevented is not navigated by the router', () => {
  const take = (event: Event) => event.preventDefault();
  document.addEventListener('click', take, { capture: true, once: true });
  press('<a href="/list">x</a>');
  expect(navigate).not.toHaveBeenCalled();
});
