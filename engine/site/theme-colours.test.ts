import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculateContrastRatio, parseColour } from './contrast.ts';
import {
  classifyBackgroundAsDarkOrLight,
  DARK_LUMINANCE_LIMIT,
  DARK_TEXT_LUMINANCE_SHARE,
  fillInThemeColours,
  isDarkLuminance,
  MIN_TEXT_CONTRAST,
  selectTextColourOn,
} from './theme-colours.ts';

const hex = fc.nat(0xffffff).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const grey = (luminance: number) => `#${luminance.toString(16).padStart(2, '0').repeat(3)}`;

test('a luminance below 166 counts as dark', () => {
  expect(
    [165, 166].map((luminance) => [isDarkLuminance(luminance), classifyBackgroundAsDarkOrLight(grey(luminance))]),
  ).toEqual([
    [true, 'dark'],
    [false, 'light'],
  ]);
  expect(DARK_LUMINANCE_LIMIT).toBe(166);
});

describe('the text colour on a ground', () => {
  test('is dark from the luminance threshold on', () => {
    expect(DARK_TEXT_LUMINANCE_SHARE).toBe(0.6);
    expect([
      selectTextColourOn('#ffffff'),
      selectTextColourOn('#000000'),
      selectTextColourOn(grey(153)),
      selectTextColourOn('#0b46c2'),
      selectTextColourOn('#ffd21f'),
    ]).toEqual(['#000000', '#ffffff', '#000000', '#ffffff', '#000000']);
    // A threshold of one's own moves the line, as long as the words can be read.
    expect([selectTextColourOn(grey(117), 0.4), selectTextColourOn(grey(117), 0.5)]).toEqual(['#000000', '#ffffff']);
  });

  test('is always readable', () => {
    fc.assert(
      fc.property(
        hex,
        (ground) => (calculateContrastRatio(selectTextColourOn(ground), ground) ?? 0) >= MIN_TEXT_CONTRAST,
      ),
    );
  });

  test.each(['', 'red', '#ggg', '#12', 'url(x)'])(
    'is replaced by a readable one, as is the link colour, when a theme gives the invalid colour %j',
    (colour) => {
      const colours = fillInThemeColours({
        text: colour,
        textOnStrong: colour,
        surfaceStrong: '#112233',
        link: colour,
      });
      expect((calculateContrastRatio(colours.text, colours.background) ?? 0) >= MIN_TEXT_CONTRAST).toBe(true);
      expect((calculateContrastRatio(colours.link, colours.background) ?? 0) >= MIN_TEXT_CONTRAST).toBe(true);
      expect(colours.textOnStrong).toBe('#ffffff');
      expect(selectTextColourOn(colour)).toBe('#000000');
    },
  );
});

test('fillInThemeColours keeps chosen colours and fills in derived ones', () => {
  const colours = fillInThemeColours({ primary: '#ffd21f', header: '#071a3d', onHeader: '#abcdef' });
  expect([colours.primary, colours.onPrimary, colours.header, colours.onHeader]).toEqual([
    '#ffd21f',
    '#000000',
    '#071a3d',
    '#abcdef',
  ]);
  expect(Object.values(fillInThemeColours()).every((colour) => parseColour(colour) !== null)).toBe(true);
});
