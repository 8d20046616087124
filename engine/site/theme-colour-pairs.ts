import type { ThemeDocument } from '#schemas/generated/config/types.gen.ts';

export type ThemeColourName = keyof NonNullable<ThemeDocument['colours']>;

/** Two colours that a page shows one on the other, and the contrast that they need. */
export interface ThemeColourPair {
  readonly front: ThemeColourName;
  readonly ground: ThemeColourName;
  readonly least: number;
}

const WORDS = 4.5;
const LINES = 3;

const pairs = (
  least: number,
  fronts: readonly ThemeColourName[],
  grounds: readonly ThemeColourName[],
): readonly ThemeColourPair[] => fronts.flatMap((front) => grounds.map((ground) => ({ front, ground, least })));

/** Every pair that a theme can put on a page (WCAG 2.2, level AA). */
export const THEME_COLOUR_PAIRS: readonly ThemeColourPair[] = [
  ...pairs(WORDS, ['text', 'textMuted', 'link', 'success', 'warning', 'danger'], ['background', 'surface']),
  ...pairs(WORDS, ['textOnStrong'], ['surfaceStrong']),
  ...pairs(WORDS, ['onPrimary'], ['primary']),
  ...pairs(WORDS, ['onAccent'], ['accent']),
  ...pairs(WORDS, ['onHeader'], ['header']),
  ...pairs(WORDS, ['onFooter'], ['footer']),
  ...pairs(WORDS, ['onHero'], ['hero']),
  ...pairs(LINES, ['focus', 'border'], ['background']),
];
