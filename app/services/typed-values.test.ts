// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import type { TabStorage } from '#engine/storage/tab-storage.ts';
import { restoreTypedValues, saveTypedValues } from './typed-values.ts';

const PAGE = `<main><form>
  <input name="amount" value="10"><input name="amount" value="20"><select name="period"><option>week<option>month</select>
  <textarea name="note"></textarea><input type="checkbox" id="agree"><input type="radio" name="way" value="a"><input type="radio" name="way" value="b">
  <input type="password" name="secret"><input name="accountNumber"><input name="code" autocomplete="one-time-code">
</form></main>`;

const ada = { path: '/my-account/spend-limits', customerId: '7' };

let kept: Map<string, string>;
let storage: TabStorage;
beforeEach(() => {
  kept = new Map();
  storage = {
    read: (name) => kept.get(name) ?? null,
    write: (name, value) => void kept.set(name, value),
    remove: (name) => void kept.delete(name),
  };
  document.body.innerHTML = PAGE;
});

const field = (selector: string) => document.querySelector<HTMLInputElement>(selector);
const values = () => [...document.querySelectorAll<HTMLInputElement>('[name]')].map(({ value }) => value);

function type(): void {
  for (const [index, one] of document.querySelectorAll<HTMLInputElement>('[name=amount]').entries()) {
    one.value = String(index + 1);
  }
  for (const [selector, value] of [
    ['select', 'month'],
    ['textarea', 'Hello'],
    ['[type=password]', 'hunter2'],
    ['[name=accountNumber]', '123456'],
    ['[name=code]', '000111'],
  ] as const) {
    const one = field(selector);
    if (one) one.value = value;
  }
  for (const selector of ['#agree', '[value=b]']) field(selector)?.click();
}

test('what was typed stands in the fields again, but for passwords, codes and account numbers', () => {
  type();
  saveTypedValues(document, ada, storage);
  expect([...kept.values()].join()).not.toMatch(/hunter2|123456|000111/);
  document.body.innerHTML = PAGE;
  restoreTypedValues(document, ada, storage);
  expect(values()).toEqual(['1', '2', 'month', 'Hello', 'a', 'b', '', '', '']);
  expect([field('#agree')?.checked, field('[value=a]')?.checked, field('[value=b]')?.checked]).toEqual([
    true,
    false,
    true,
  ]);
  expect(kept.size).toBe(0);
});

test('boxes that the page has put back while it came to life are pressed again', () => {
  type();
  saveTypedValues(document, ada, storage);
  document.body.innerHTML = PAGE;
  const repeat = restoreTypedValues(document, ada, storage);
  for (const selector of ['#agree', '[value=a]', '[value=b]']) {
    const box = field(selector);
    if (box) box.checked = false;
  }
  const pressed: (string | undefined)[] = [];
  document.body.addEventListener('click', ({ target }) =>
    pressed.push(target instanceof HTMLElement ? target.outerHTML : ''),
  );
  repeat?.();
  expect([field('#agree')?.checked, field('[value=a]')?.checked, field('[value=b]')?.checked]).toEqual([
    true,
    false,
    true,
  ]);
  expect(pressed.length).toBe(2);
});

test('a field whose name React has generated is found under another generated name', () => {
  const choice = (name: string) =>
    `<main><input type="radio" name="${name}" value="card"><input type="radio" name="${name}" value="wallet"></main>`;
  document.body.innerHTML = choice('_R_5l_');
  field('[value=wallet]')?.click();
  saveTypedValues(document, ada, storage);
  document.body.innerHTML = choice('_r_2_');
  restoreTypedValues(document, ada, storage);
  expect([field('[value=card]')?.checked, field('[value=wallet]')?.checked]).toEqual([false, true]);
});

test('another customer gets nothing of it, and it is gone', () => {
  type();
  saveTypedValues(document, ada, storage);
  document.body.innerHTML = PAGE;
  restoreTypedValues(document, { ...ada, customerId: '8' }, storage);
  expect([values()[0], kept.size]).toEqual(['10', 0]);
});

test('another page of the same customer leaves it for the page that it was typed on', () => {
  type();
  saveTypedValues(document, ada, storage);
  document.body.innerHTML = PAGE;
  restoreTypedValues(document, { ...ada, path: '/my-account' }, storage);
  expect(values()[0]).toBe('10');
  restoreTypedValues(document, ada, storage);
  expect(values()[0]).toBe('1');
});

test('what cannot be read restores nothing', () => {
  kept.set('vitrine:typed', '{');
  restoreTypedValues(document, ada, storage);
  expect([values()[0], kept.size]).toEqual(['10', 0]);
});

test('a step that was open is opened again once its button can be pressed, with what was typed in it', async () => {
  const step = '<div data-opened-by="week-open"><input name="limit" value="50"></div>';
  document.body.innerHTML = `<main>${step}</main>`;
  saveTypedValues(document, { path: location.pathname, customerId: '7' }, storage);
  document.body.innerHTML = '<main><button id="week-open" disabled>Set</button></main>';
  const button = field('#week-open');
  button?.addEventListener('click', () => button.insertAdjacentHTML('afterend', step.replace('50', '')));
  restoreTypedValues(document, { path: location.pathname, customerId: '7' }, storage);
  expect(field('[name=limit]')).toBeNull();
  if (button) button.disabled = false;
  await expect.poll(() => field('[name=limit]')?.value).toBe('50');
});
