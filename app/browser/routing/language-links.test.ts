// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { openConsentCheckedTabStorage } from '#engine/storage/tab-storage.ts';
import { restoreTypedFormValues } from '../../services/typed-values.ts';
import { saveFormsOnLanguageChange } from './language-links.ts';

const FORM = '<main><form><input name="email"><input type="password" name="password"></form></main>';
const SWITCH = '<nav data-language-switch><a href="/cy/sign-up?language=cy-GB"><b>Cymraeg</b></a></nav>';

const leave = vi.fn();
let isLeftToBrowser: boolean;
saveFormsOnLanguageChange(() => null);
addEventListener('click', (event) => {
  isLeftToBrowser = !event.defaultPrevented;
  event.preventDefault();
});

afterEach(() => {
  leave.mockClear();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** Presses the link; returns whether the browser is left to follow it. */
function changeLanguage(html: string, init: MouseEventInit = {}, languages = SWITCH): boolean {
  vi.stubGlobal('location', Object.assign(new URL('http://localhost:3000/sign-up'), { assign: leave }));
  document.body.innerHTML = html + languages;
  for (const field of document.querySelectorAll('input')) field.value = 'nell@mail.example';
  const press = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  document.querySelector('b')?.dispatchEvent(press);
  return isLeftToBrowser;
}

function restoreOn(path: string): readonly string[] {
  document.body.innerHTML = FORM;
  restoreTypedFormValues(document, { path, customerId: null }, openConsentCheckedTabStorage('essential'));
  return [...document.querySelectorAll('input')].map(({ value }) => value);
}

test('a press on a language keeps what was typed, except passwords, for the same page in that language', async () => {
  expect(changeLanguage(FORM)).toBe(false);
  await vi.waitFor(() => expect(leave).toHaveBeenCalledWith(expect.stringContaining('/cy/sign-up?language=cy-GB')));
  expect(restoreOn('/cy/sign-up')).toEqual(['nell@mail.example', '']);
  expect(restoreOn('/cy/sign-up')).toEqual(['', '']);
});

test('what a visitor typed before a change of language is dropped when another page follows', async () => {
  changeLanguage(FORM);
  await vi.waitFor(() => expect(leave).toHaveBeenCalled());
  expect(restoreOn('/cy')).toEqual(['', '']);
  expect(restoreOn('/cy/sign-up')).toEqual(['', '']);
});

test('the browser itself follows a language link on a page without forms, to another host, or into another tab', () => {
  const other = SWITCH.replace('/cy', 'https://cymraeg.lantern.example');
  expect([
    changeLanguage('<main></main>'),
    changeLanguage(FORM, {}, other),
    changeLanguage(FORM, { ctrlKey: true }),
  ]).toEqual([true, true, true]);
});
