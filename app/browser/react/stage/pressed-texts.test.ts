// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { LONGEST_PRESSED_TEXT } from '#schemas/browser/stage-messages.ts';
import { listPressedTexts } from './pressed-texts.ts';

afterEach(() => document.body.replaceChildren());

function textsAt(html: string, selector: string): readonly string[] {
  document.body.innerHTML = html;
  const element = document.querySelector(selector);
  if (!element) throw new Error(`nothing is at ${selector}`);
  return listPressedTexts(element);
}

test('the text of a pressed element comes before the sentence around it', () => {
  const texts = textsAt('<p>12 tickets left. <a>See all</a></p>', 'a');
  expect(texts).toEqual(['See all', '12 tickets left.', '12 tickets left. See all']);
});

test('a pressed icon stands for the label of its button', () => {
  expect(textsAt('<button aria-label="Remove Lotto"><svg><path/></svg></button>', 'path')).toEqual(['Remove Lotto']);
});

test('a pressed field stands for its placeholder and its label', () => {
  const field = '<label for="mail">Email</label><div><input id="mail" placeholder="you@example.com" /></div>';
  expect(textsAt(field, 'input')).toEqual(['you@example.com', 'Email']);
});

test('long texts around the pressed one are left out', () => {
  const html = `<section><p>Short</p>${'x'.repeat(LONGEST_PRESSED_TEXT)}</section>`;
  expect(textsAt(html, 'p')[0]).toBe('Short');
  expect(textsAt(html, 'p').every(({ length }) => length <= LONGEST_PRESSED_TEXT)).toBe(true);
});
