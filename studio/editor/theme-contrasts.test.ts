import { expect, test } from 'vitest';
import { formatRatio, isColour, listThemeContrasts, suggestColour, toLongColour } from './theme-contrasts.ts';

const COLOURS: Readonly<Record<string, string>> = {
  ...{ background: '#ffffff', surface: '#eeeeee', primary: '#0000ff', onPrimary: '#ffffff' },
  ...{ border: '#777', text: '#000' },
};
const colourOf = (name: string) => COLOURS[name] ?? null;

test('the text of a button is compared with its background', () => {
  expect(listThemeContrasts('onPrimary', '#ffffff', colourOf)).toEqual([
    { partner: 'Main colour', ratio: expect.closeTo(8.59, 2), least: 4.5, isEnough: true },
  ]);
});

test('a background colour is compared with all colours shown on it, beginning with the one nearest to its contrast limit', () => {
  expect(
    listThemeContrasts('background', '#888888', colourOf).map(({ partner, isEnough, least }) => [
      partner,
      isEnough,
      least,
    ]),
  ).toEqual([
    ['Lines and field borders', false, 3],
    ['Main text', true, 4.5],
  ]);
});

test('a colour that is still being typed has no contrast', () => {
  expect(listThemeContrasts('onPrimary', '#ff', colourOf)).toEqual([]);
});

test('a text with too little contrast gets the nearest colour with enough', () => {
  const suggestion = suggestColour('textMuted', '#999999', colourOf);
  expect(suggestion).toMatch(/^#[0-9a-f]{6}$/);
  const contrasts = listThemeContrasts('textMuted', suggestion ?? '', colourOf);
  expect(contrasts.map(({ isEnough }) => isEnough)).toEqual([true, true]);
});

test('a colour with enough contrast, or with none possible, gets no other', () => {
  expect(suggestColour('text', '#000', colourOf)).toBeNull();
  const opposed = (name: string) => (name === 'background' ? '#000000' : '#777777');
  expect(suggestColour('textMuted', '#999999', opposed)).toBeNull();
});

test('a ratio is never rounded up to its limit', () => {
  expect([4.496, 4.5, 21].map(formatRatio)).toEqual(['4.49', '4.50', '21.00']);
});

test('a colour has three or six digits, of which the picker reads six', () => {
  expect(['#abc', '#aabbcc', 'abc', '#ab', null].map(isColour)).toEqual([true, true, false, false, false]);
  expect(toLongColour('#aBc')).toBe('#aabbcc');
  expect(toLongColour('#AABBCC')).toBe('#aabbcc');
});
