// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addTestDocumentTexts } from './testing/test-document-texts.ts';
import { showToast } from './toasts.ts';

beforeEach(() => {
  vi.useFakeTimers();
  addTestDocumentTexts();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const shown = () => [...document.querySelectorAll('.toast__message')].map(({ textContent }) => textContent);
const toast = () => document.querySelector('.toast');

test('a toast disappears after ten seconds', () => {
  showToast({ message: 'New Password Saved', level: 'success' });
  expect(document.querySelector('[role=status]')?.textContent).toBe('New Password SavedOk, got it');
  vi.advanceTimersByTime(9_999);
  expect(shown()).toEqual(['New Password Saved']);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([]);
});

test('a toast has the icon of its level', () => {
  const levels = ['success', 'info', 'error'] as const;
  for (const level of levels) showToast({ message: level, level });
  const drawn = levels.map((level) => document.querySelector(`.toast--${level} path`)?.getAttribute('d'));
  expect(new Set(drawn).size).toBe(3);
  expect(document.querySelectorAll('svg[aria-hidden=true]')).toHaveLength(3);
});

test('a toast is closed at once by its button', () => {
  showToast({ message: 'Saved', level: 'info' });
  document.querySelector('button')?.click();
  expect(shown()).toEqual([]);
});

test('an error toast is an alert and disappears like others', () => {
  showToast({ title: 'Sorry', message: 'That failed.', level: 'error' });
  expect(document.querySelector('[role=alert]')?.textContent).toBe('SorryThat failed.Ok, got it');
  vi.advanceTimersByTime(10_000);
  expect(shown()).toEqual([]);
});

test('a repeated toast stays a single one and starts its time again', () => {
  showToast({ message: 'Saved', level: 'success' });
  showToast({ message: 'Sent', level: 'success' });
  vi.advanceTimersByTime(6_000);
  showToast({ message: 'Saved', level: 'success' });
  expect(shown()).toEqual(['Sent', 'Saved']);
  vi.advanceTimersByTime(6_000);
  expect(shown()).toEqual(['Saved']);
  vi.advanceTimersByTime(4_000);
  expect(shown()).toEqual([]);
});

test('a toast with the focus inside is not replaced when it is repeated', () => {
  showToast({ message: 'Saved', level: 'success' });
  document.querySelector('button')?.focus();
  showToast({ message: 'Saved', level: 'success' });
  expect(shown()).toEqual(['Saved', 'Saved']);
});

test('a toast that is not auto-dismissed stays until it is closed', () => {
  showToast({ message: 'Closed on Monday.', level: 'info', isAutoDismissed: false });
  vi.advanceTimersByTime(60_000);
  expect(shown()).toEqual(['Closed on Monday.']);
  document.querySelector('button')?.click();
  expect(shown()).toEqual([]);
});

test('a toast stays while the pointer is over it', () => {
  showToast({ message: 'Saved', level: 'success' });
  vi.advanceTimersByTime(5_000);
  toast()?.dispatchEvent(new Event('pointerenter'));
  vi.advanceTimersByTime(60_000);
  expect(shown()).toEqual(['Saved']);
  toast()?.dispatchEvent(new Event('pointerleave'));
  vi.advanceTimersByTime(10_000);
  expect(shown()).toEqual([]);
});

test('a toast stays as long as either pointer or focus is in it', () => {
  showToast({ message: 'Saved', level: 'success' });
  document.querySelector('button')?.focus();
  toast()?.dispatchEvent(new Event('pointerenter'));
  toast()?.dispatchEvent(new Event('pointerleave'));
  vi.advanceTimersByTime(60_000);
  expect(shown()).toEqual(['Saved']);
  document.querySelector('button')?.blur();
  vi.advanceTimersByTime(10_000);
  expect(shown()).toEqual([]);
});

test('closing a toast by keyboard moves the focus to the next toast, and after the last toast back to where it was', () => {
  const field = document.body.appendChild(document.createElement('input'));
  for (const message of ['One', 'Two']) showToast({ message, level: 'success' });
  for (const left of [['Two'], []]) {
    const close = document.querySelector<HTMLElement>('.toast__close');
    close?.dispatchEvent(new FocusEvent('focusin', { bubbles: true, relatedTarget: field }));
    close?.dispatchEvent(new MouseEvent('click', { detail: 0 }));
    expect(shown()).toEqual(left);
    expect(document.activeElement).toBe(document.querySelector('.toast__close') ?? field);
  }
});

test('closing a toast by pointer returns the focus to where it was, even if another toast is left', () => {
  const field = document.body.appendChild(document.createElement('input'));
  for (const message of ['One', 'Two']) showToast({ message, level: 'success' });
  const close = document.querySelector<HTMLElement>('.toast__close');
  close?.dispatchEvent(new FocusEvent('focusin', { bubbles: true, relatedTarget: field }));
  close?.dispatchEvent(new MouseEvent('click', { detail: 1 }));
  expect([shown(), document.activeElement]).toEqual([['Two'], field]);
});

test('success and error toasts share one stack', () => {
  showToast({ message: 'One', level: 'success' });
  showToast({ message: 'Two', level: 'error' });
  const places = [...document.querySelectorAll('.toast')].map((each) => each.parentElement?.parentElement);
  expect(places[0]?.className).toBe('toast-places');
  expect(places[1]).toBe(places[0]);
});

test('the links of a toast come before its close button, and unsafe links are left out', () => {
  const actions = [
    { label: 'See your tickets', url: '/my-account/upcoming-tickets' },
    { label: 'Run', url: 'javascript:alert(1)' },
    { label: 'Elsewhere', url: 'https://example.org/x' },
  ];
  showToast({ message: 'You are in.', level: 'info', actions });
  const links = [...document.querySelectorAll('.toast a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
    link.getAttribute('rel'),
  ]);
  expect(links).toEqual([
    ['See your tickets', '/my-account/upcoming-tickets', null],
    ['Elsewhere', 'https://example.org/x', 'external noopener'],
  ]);
  expect(document.querySelector('.toast')?.lastElementChild?.className).toContain('toast__close');
});
