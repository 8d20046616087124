// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { languageDialogMessages } from './language-dialog.messages.gen.ts';
import { LanguageDialog } from './language-dialog.tsx';
import { pressButton } from './testing/field-form.tsx';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

let root: Root;
let loads: number;
let closings: number;
beforeEach(() => {
  const box = document.createElement('div');
  document.body.replaceChildren(box);
  root = createRoot(box);
  loads = 0;
  closings = 0;
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.cookie = 'vitrine_studio_language=; Path=/; Max-Age=-1';
});

const close = () => {
  closings += 1;
};
const reload = () => {
  loads += 1;
};

const show = (isStored: boolean) =>
  act(async () => {
    root.render(<LanguageDialog {...{ close, isStored, reload }} languages={['en', 'de', 'en-XA']} />);
  });

test('languages have their own names, and the current one is marked', async () => {
  await show(true);
  const choices = [...document.querySelectorAll('.languages button')];
  expect(choices.map((choice) => [choice.textContent, choice.getAttribute('lang')])).toEqual([
    ['English', 'en'],
    ['Deutsch', 'de'],
    [languageDialogMessages.pseudo({ tag: 'en-XA' }), 'en-XA'],
  ]);
  expect(choices.map((choice) => choice.getAttribute('aria-current'))).toEqual(['true', null, null]);
});

test('the studio is loaded again in the chosen language', async () => {
  await show(true);
  await pressButton('Deutsch');
  expect([document.cookie, loads]).toEqual(['vitrine_studio_language=de', 1]);
});

test('choosing another language reloads the studio only after all changes are stored', async () => {
  await show(false);
  await pressButton('Deutsch');
  expect(document.querySelector('[role="status"]')?.textContent).toBe(languageDialogMessages.waiting());
  expect([document.cookie, loads]).toEqual(['', 0]);
  await show(true);
  expect([document.cookie, loads]).toEqual(['vitrine_studio_language=de', 1]);
});

test('the current language closes the dialog and changes nothing', async () => {
  await show(true);
  await pressButton('English');
  expect([document.querySelector('dialog')?.open, closings, document.cookie, loads]).toEqual([false, 1, '', 0]);
});
