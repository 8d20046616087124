// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { loadStyleSheet } from './load-styles.ts';

let links: HTMLLinkElement[] = [];

beforeEach(() => {
  links = [];
  vi.spyOn(document.head, 'append').mockImplementation((link) => {
    if (link instanceof HTMLLinkElement) links.push(link);
  });
});

test('a style sheet requested twice is loaded once, and both callers wait for it', async () => {
  const loads = [loadStyleSheet('/_css/a.css'), loadStyleSheet('/_css/a.css')];
  const [link, ...more] = links;
  link?.dispatchEvent(new Event('load'));
  expect([link?.rel, link?.getAttribute('href'), more]).toEqual(['stylesheet', '/_css/a.css', []]);
  expect(await Promise.all(loads)).toEqual([true, true]);
});

test('loadStyleSheet returns false when a style sheet fails to load, and loads it again on the next call', async () => {
  const first = loadStyleSheet('/_css/b.css');
  links[0]?.dispatchEvent(new Event('error'));
  expect(await first).toBe(false);
  const second = loadStyleSheet('/_css/b.css');
  links[1]?.dispatchEvent(new Event('load'));
  expect([links.length, await second]).toEqual([2, true]);
});
