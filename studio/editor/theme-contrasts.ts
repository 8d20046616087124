import { adjustForContrast, calculateContrastRatio } from '#engine/site/contrast.ts';
import { THEME_COLOUR_PAIRS } from '#engine/site/theme-colour-pairs.ts';
import theme from '#schemas/config/theme.schema.json' with { type: 'json' };

export interface ThemeContrast {
  /** Name of the other colour, in words. */
  readonly partner: string;
  /** Between 1 and 21. */
  readonly ratio: number;
  readonly least: number;
  readonly isEnough: boolean;
}

/**
 * Contrasts of a theme's colour with the colours that it is shown with, the lowest against its limit first. Colours that
 * are missing or can't be read are left out.
 */
export function listThemeContrasts(
  name: string,
  colour: string,
  colourOf: (name: string) => string | null,
): readonly ThemeContrast[] {
  return THEME_COLOUR_PAIRS.flatMap(({ front, ground, least }) => {
    if (front !== name && ground !== name) return [];
    const partner = front === name ? ground : front;
    const ratio = calculateContrastRatio(colour, colourOf(partner) ?? '');
    return ratio === null ? [] : [{ partner: themeColourTitle(partner), ratio, least, isEnough: ratio >= least }];
  }).toSorted((one, other) => one.ratio / one.least - other.ratio / other.least);
}

/** The nearest colour that has enough contrast with all that it is shown with; null where none has or it has already. */
export function suggestColour(name: string, colour: string, colourOf: (name: string) => string | null): string | null {
  const pairs = THEME_COLOUR_PAIRS.filter(({ front, ground }) => front === name || ground === name);
  const partners = pairs.flatMap(({ front, ground }) => colourOf(front === name ? ground : front) ?? []);
  const least = Math.max(0, ...pairs.map((pair) => pair.least));
  const suggestion = adjustForContrast(colour, partners, least);
  return suggestion === null || isSameColour(suggestion, colour) ? null : suggestion;
}

/** Two decimals, never rounded up to a limit that is not reached: 4.496 is 4.49. */
export function formatRatio(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2);
}

/** Whether a value is a colour as documents write it. */
export function isColour(value: unknown): value is string {
  return typeof value === 'string' && calculateContrastRatio(value, value) !== null;
}

/** `#abc` as the picker of a browser reads it: `#aabbcc`. */
export function toLongColour(colour: string): string {
  const [, digits] = /^#([0-9a-f]{3})$/i.exec(colour) ?? [];
  return digits === undefined
    ? colour.toLowerCase()
    : `#${[...digits].map((digit) => digit + digit).join('')}`.toLowerCase();
}

function isSameColour(one: string, other: string): boolean {
  return toLongColour(one) === toLongColour(other);
}

/** Title of a colour of the theme, such as "Text on the main colour". */
export function themeColourTitle(name: string): string {
  const titles: Readonly<Record<string, { readonly title: string }>> = theme.properties.colours.properties;
  return titles[name]?.title ?? name;
}
