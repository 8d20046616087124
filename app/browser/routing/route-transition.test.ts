// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addTestDocumentTexts } from '../page-script/testing/test-document-texts.ts';
import { showRouteTransitionIndicator } from './route-transition.ts';

beforeEach(() => {
  vi.useFakeTimers();
  addTestDocumentTexts();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

test('a slow navigation shows the loading indicator until the page is loaded', () => {
  let step: (state: string) => void = () => undefined;
  showRouteTransitionIndicator({
    subscribe: (listener) => {
      step = (state) => listener({ navigation: { state } });
      return () => undefined;
    },
  });
  const bar = document.querySelector<HTMLElement>('.route-transition');
  const look = () => [bar?.dataset['state'], bar?.hidden];
  expect([look(), bar?.role, bar?.ariaLabel]).toEqual([[undefined, true], 'progressbar', 'Loading the page']);
  step('loading');
  expect(look()).toEqual(['loading', true]);
  vi.advanceTimersByTime(150);
  expect(look()).toEqual(['loading', false]);
  step('loading');
  expect(look()).toEqual(['loading', false]);
  step('idle');
  expect(look()).toEqual(['loaded', true]);
  step('loading');
  step('idle');
  vi.advanceTimersByTime(150);
  expect(look()).toEqual(['loaded', true]);
});
