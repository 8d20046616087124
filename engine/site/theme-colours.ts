import type { ThemeDocument } from '#schemas/generated/config/types.gen.ts';
import { contrastRatio, parseColour, type Rgb } from './contrast.ts';
import type { ColourName } from './theme-pairs.ts';

export type ThemeColours = Readonly<Record<ColourName, string>>;

/** Luminance of a ground, between 0 and 255, below which it is dark (specification: Business constants, Content). */
export const DARK_LUMINANCE_LIMIT = 166;

/** Share of the greatest luminance from which a ground takes dark words (same place, contrast threshold). */
export const CONTRAST_THRESHOLD = 0.6;

/** Contrast that words need (specification: Validation rules; WCAG 2.2, level AA). */
export const MIN_TEXT_CONTRAST = 4.5;

const LIGHT_INK = '#ffffff';
const DARK_INK = '#000000';

/** Luminance as the eye weighs red, green and blue, between 0 and 255. */
export function perceivedLuminance([red, green, blue]: Rgb): number {
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}

export function isDark(luminance: number): boolean {
  return luminance < DARK_LUMINANCE_LIMIT;
}

/** Whether a ground is dark, as pictures on it and the browser's own controls must know; a ground that can't be read is light. */
export function colourSchemeOf(ground: string): 'dark' | 'light' {
  const rgb = parseColour(ground);
  return rgb && isDark(perceivedLuminance(rgb)) ? 'dark' : 'light';
}

/**
 * Words that can be read on a ground: dark ones where it is lighter than the threshold, else light ones; the other where
 * these had too little contrast. On a ground that can't be read they are dark.
 */
export function textColourOn(ground: string, threshold = CONTRAST_THRESHOLD): string {
  const rgb = parseColour(ground);
  if (!rgb) return DARK_INK;
  const [ink, other] =
    perceivedLuminance(rgb) / 255 >= threshold ? [DARK_INK, LIGHT_INK] : ([LIGHT_INK, DARK_INK] as const);
  return (contrastRatio(ink, ground) ?? 0) >= MIN_TEXT_CONTRAST ? ink : other;
}

/** What stands for a colour that a theme leaves out, or that nobody can read. */
const FALLBACKS: Omit<ThemeColours, Words> = {
  background: '#ffffff',
  surface: '#ffffff',
  surfaceStrong: '#26334a',
  text: '#1c2533',
  textMuted: '#526074',
  primary: '#2f5aa8',
  accent: '#26334a',
  link: '#2a539c',
  border: '#8490a3',
  focus: '#2a539c',
  header: '#ffffff',
  footer: '#e7eaf0',
  hero: '#e7eaf0',
  success: '#1d6b3f',
  warning: '#8a5200',
  danger: '#b3261e',
};

/** Words that follow from the ground that they stand on, where a theme doesn't choose them. */
const GROUNDS = {
  textOnStrong: 'surfaceStrong',
  onPrimary: 'primary',
  onAccent: 'accent',
  onHeader: 'header',
  onFooter: 'footer',
  onHero: 'hero',
} as const satisfies Partial<Record<ColourName, ColourName>>;

type Words = keyof typeof GROUNDS;

/** Colours that a theme may leave out, because they follow from others. */
export const DERIVED_COLOURS: ReadonlySet<string> = new Set(Object.keys(GROUNDS));

/** All colours of a theme, in the order of its schema. A text whose colour can't be read gets one that can. */
export function themeColours(colours: ThemeDocument['colours'] = {}): ThemeColours {
  const given = (name: ColourName) => {
    const colour = colours[name];
    return colour !== undefined && parseColour(colour) ? colour : null;
  };
  const plain = (name: keyof typeof FALLBACKS) => given(name) ?? FALLBACKS[name];
  const words = (name: Words) => given(name) ?? textColourOn(plain(GROUNDS[name]));
  return {
    background: plain('background'),
    surface: plain('surface'),
    surfaceStrong: plain('surfaceStrong'),
    text: plain('text'),
    textMuted: plain('textMuted'),
    textOnStrong: words('textOnStrong'),
    primary: plain('primary'),
    onPrimary: words('onPrimary'),
    accent: plain('accent'),
    onAccent: words('onAccent'),
    link: plain('link'),
    border: plain('border'),
    focus: plain('focus'),
    header: plain('header'),
    onHeader: words('onHeader'),
    footer: plain('footer'),
    onFooter: words('onFooter'),
    hero: plain('hero'),
    onHero: words('onHero'),
    success: plain('success'),
    warning: plain('warning'),
    danger: plain('danger'),
  };
}
