// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PagePayload } from '#engine/render/page-payload.ts';
import type { renewOutdatedPage } from './renew-outdated-page.ts';

const HOUR = 3_600_000;
const PAGE = '<main><form><input name="town" value=""><input type="password" name="secret"></form></main>';

let renew: typeof renewOutdatedPage;
let now: number;
let reloads: number;
let isHidden: boolean;
let payment: PagePayload['payment'];
let stored: Map<string, string>;
let storesNothing: boolean;

beforeEach(async () => {
  vi.resetModules();
  ({ renewOutdatedPage: renew } = await import('./renew-outdated-page.ts'));
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  stored = new Map();
  document.body.innerHTML = PAGE;
  [now, reloads, isHidden, payment, storesNothing] = [1_000 * HOUR, 0, false, undefined, false];
});

afterEach(() => vi.restoreAllMocks());

const page = {
  current: () => ({ customerId: '7', ...(payment && { payment }) }),
  storage: {
    read: (name: string) => stored.get(name) ?? null,
    write: (name: string, value: string) => {
      if (!storesNothing) stored.set(name, value);
    },
    remove: (name: string) => void stored.delete(name),
  },
  now: () => now,
  reload: () => {
    reloads += 1;
  },
};

function type(name: string, value: string): void {
  const field = document.querySelector<HTMLInputElement>(`[name=${name}]`);
  if (field) field.value = value;
}

function hide(): void {
  isHidden = true;
  document.dispatchEvent(new Event('visibilitychange'));
}

test('a page that the server refuses as outdated is reloaded at once, after saving typed values except passwords', () => {
  type('town', 'Perth');
  type('secret', 'hunter2');
  renew('refused', page);
  expect(reloads).toBe(1);
  expect(stored.get('vitrine:typed')).toContain('Perth');
  expect([...stored.values()].join()).not.toContain('hunter2');
});

test('a page of another release is reloaded once its tab is hidden', () => {
  renew('outdated', page);
  renew('outdated', page);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(reloads).toBe(0);
  hide();
  expect(reloads).toBe(1);
});

test('a tab is reloaded once an hour at most, however many releases the servers have', () => {
  for (let minute = 0; minute < 60; minute++) {
    renew('refused', page);
    now += 60_000;
  }
  expect(reloads).toBe(1);
  renew('refused', page);
  expect(reloads).toBe(2);
});

test.each(['vitrine:purchase', 'vitrine:deposit'])(
  'a page is not reloaded while the outcome of %s is unknown, but afterwards',
  (attempt) => {
    stored.set(attempt, '7 key');
    renew('refused', page);
    renew('outdated', page);
    hide();
    expect(reloads).toBe(0);
    stored.delete(attempt);
    hide();
    expect(reloads).toBe(1);
  },
);

test('a hidden page that takes payments is not reloaded', () => {
  payment = { origin: null, gateways: {} };
  renew('outdated', page);
  hide();
  expect(reloads).toBe(0);
});

test('a hidden page with a typed password or an open dialog is not reloaded, since neither could be restored', () => {
  renew('outdated', page);
  type('secret', 'hunter2');
  hide();
  type('secret', '');
  document.body.insertAdjacentHTML('beforeend', '<dialog open></dialog>');
  hide();
  expect(reloads).toBe(0);
  document.querySelector('dialog')?.remove();
  hide();
  expect(reloads).toBe(1);
});

test('a page in a browser that stores nothing is not reloaded', () => {
  storesNothing = true;
  renew('refused', page);
  expect(reloads).toBe(0);
});
