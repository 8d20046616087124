import type { ThemeDocument } from '#schemas/generated/config/types.gen.ts';
import { calculateContrastRatio, parseColour, type Rgb } from './contrast.ts';
import type { ThemeColourName } from './theme-colour-pairs.ts';

export type ThemeColours = Readonly<Record<ThemeColourName, string>>;

/** Backgrounds below this luminance (0 to 255) are dark (specification: Business constants, Content). */
export const DARK_LUMINANCE_LIMIT = 166;

/** Share of the maximum luminance from which text is dark (same place, contrast threshold). */
export const DARK_TEXT_LUMINANCE_SHARE = 0.6;

/** Minimum text contrast (specification: Validation rules; WCAG 2.2, level AA). */
export const MIN_TEXT_CONTRAST = 4.5;

const LIGHT_INK = '#ffffff';
const DARK_INK = '#000000';

/** Luminance as the eye weighs red, green and blue, between 0 and 255. */
export function calculatePerceivedLuminance({ r, g, b }: Rgb): number {
  return 0.299 * (255 * r) + 0.587 * (255 * g) + 0.114 * (255 * b);
}

export function isDarkLuminance(luminance: number): boolean {
  return luminance < DARK_LUMINANCE_LIMIT;
}

/** Whether a background is dark, for pictures and browser controls; unreadable colours count as light. */
export function classifyBackgroundAsDarkOrLight(ground: string): 'dark' | 'light' {
  const rgb = parseColour(ground);
  return rgb && isDarkLuminance(calculatePerceivedLuminance(rgb)) ? 'dark' : 'light';
}

/**
 * Readable text colour on a background: dark above the threshold, else light, or the other if the contrast is too low.
 */
export function selectTextColourOn(ground: string, threshold = DARK_TEXT_LUMINANCE_SHARE): string {
  const rgb = parseColour(ground);
  if (!rgb) return DARK_INK;
  const [ink, other] =
    calculatePerceivedLuminance(rgb) / 255 >= threshold ? [DARK_INK, LIGHT_INK] : ([LIGHT_INK, DARK_INK] as const);
  return (calculateContrastRatio(ink, ground) ?? 0) >= MIN_TEXT_CONTRAST ? ink : other;
}

/** Defaults for missing or invalid theme colours. */
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

/** Text colours derived from their background. */
const GROUNDS = {
  textOnStrong: 'surfaceStrong',
  onPrimary: 'primary',
  onAccent: 'accent',
  onHeader: 'header',
  onFooter: 'footer',
  onHero: 'hero',
} as const satisfies Partial<Record<ThemeColourName, ThemeColourName>>;

type Words = keyof typeof GROUNDS;

/** Theme colours that are derived when missing. */
export const DERIVABLE_THEME_COLOUR_NAMES: ReadonlySet<string> = new Set(Object.keys(GROUNDS));

/** All colours of a theme in schema order, with readable text colours. */
export function fillInThemeColours(colours: ThemeDocument['colours'] = {}): ThemeColours {
  const given = (name: ThemeColourName) => {
    const colour = colours[name];
    return colour !== undefined && parseColour(colour) ? colour : null;
  };
  const plain = (name: keyof typeof FALLBACKS) => given(name) ?? FALLBACKS[name];
  const words = (name: Words) => given(name) ?? selectTextColourOn(plain(GROUNDS[name]));
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
