// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showToast } from './toasts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const shown = () => [...document.querySelectorAll('.toast__message')].map(({ textContent }) => textContent);
const toast = () => document.querySelector('.toast');

test('a message goes by itself after ten seconds', () => {
  showToast({ message: 'New Password Saved', level: 'success' });
  expect(document.querySelector('[role=status]')?.textContent).toBe('New Password SavedOk, got it');
  vi.advanceTimersByTime(9_999);
  expect(shown()).toEqual(['New Password Saved']);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([]);
});

test('it is closed at once by its button', () => {
  showToast({ message: 'Saved', level: 'info' });
  document.querySelector('button')?.click();
  expect(shown()).toEqual([]);
});

test('what went wrong is an alert, and stays until it is closed', () => {
  showToast({ title: 'Sorry', message: 'That failed.', level: 'error' });
  vi.advanceTimersByTime(60_000);
  expect(document.querySelector('[role=alert]')?.textContent).toBe('SorryThat failed.Ok, got it');
  document.querySelector('button')?.click();
  expect(shown()).toEqual([]);
});

test('it waits while somebody is reading it', () => {
  showToast({ message: 'Saved', level: 'success' });
  vi.advanceTimersByTime(5_000);
  toast()?.dispatchEvent(new Event('pointerenter'));
  vi.advanceTimersByTime(60_000);
  expect(shown()).toEqual(['Saved']);
  toast()?.dispatchEvent(new Event('pointerleave'));
  vi.advanceTimersByTime(10_000);
  expect(shown()).toEqual([]);
});
