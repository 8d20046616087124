import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrastRatio, formatColour, parseColour } from './contrast.ts';
import {
  CONTRAST_THRESHOLD,
  colourSchemeOf,
  DARK_LUMINANCE_LIMIT,
  isDark,
  MIN_TEXT_CONTRAST,
  textColourOn,
  themeColours,
} from './theme-colours.ts';

const hex = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)).map(formatColour);
const grey = (luminance: number) => formatColour([luminance, luminance, luminance]);

test('a luminance below 166 is dark', () => {
  expect([165, 166].map((luminance) => [isDark(luminance), colourSchemeOf(grey(luminance))])).toEqual([
    [true, 'dark'],
    [false, 'light'],
  ]);
  expect(DARK_LUMINANCE_LIMIT).toBe(166);
});

describe('words on a ground', () => {
  test('are dark from the threshold on', () => {
    expect(CONTRAST_THRESHOLD).toBe(0.6);
    expect([
      textColourOn('#ffffff'),
      textColourOn('#000000'),
      textColourOn(grey(153)),
      textColourOn('#0b46c2'),
      textColourOn('#ffd21f'),
    ]).toEqual(['#000000', '#ffffff', '#000000', '#ffffff', '#000000']);
    // A threshold of one's own moves the line, as long as the words can be read.
    expect([textColourOn(grey(117), 0.4), textColourOn(grey(117), 0.5)]).toEqual(['#000000', '#ffffff']);
  });

  test('can always be read', () => {
    fc.assert(fc.property(hex, (ground) => (contrastRatio(textColourOn(ground), ground) ?? 0) >= MIN_TEXT_CONTRAST));
  });

  test.each(['', 'red', '#ggg', '#12', 'url(x)'])('whose colour is %j have one that can be read', (colour) => {
    const colours = themeColours({ text: colour, textOnStrong: colour, surfaceStrong: '#112233', link: colour });
    expect((contrastRatio(colours.text, colours.background) ?? 0) >= MIN_TEXT_CONTRAST).toBe(true);
    expect((contrastRatio(colours.link, colours.background) ?? 0) >= MIN_TEXT_CONTRAST).toBe(true);
    expect(colours.textOnStrong).toBe('#ffffff');
    expect(textColourOn(colour)).toBe('#000000');
  });
});

test('what a theme chooses stays, and what follows from it is filled in', () => {
  const colours = themeColours({ primary: '#ffd21f', header: '#071a3d', onHeader: '#abcdef' });
  expect([colours.primary, colours.onPrimary, colours.header, colours.onHeader]).toEqual([
    '#ffd21f',
    '#000000',
    '#071a3d',
    '#abcdef',
  ]);
  expect(Object.values(themeColours()).every((colour) => parseColour(colour) !== null)).toBe(true);
});
