import {
  formatHex,
  interpolate,
  modeLrgb,
  modeRgb,
  parseHex,
  type Rgb,
  useMode as registerMode,
  wcagContrast,
} from 'culori/fn';

export type { Rgb };

// Colours are parsed and interpolated by the definitions that are registered.
registerMode(modeRgb);
registerMode(modeLrgb);

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
const BLACK: Rgb = { mode: 'rgb', r: 0, g: 0, b: 0 };
const WHITE: Rgb = { mode: 'rgb', r: 1, g: 1, b: 1 };

/** Reads # and 3 or 6 hexadecimal digits, the colours of a theme; null for anything else. */
export function parseColour(colour: string): Rgb | null {
  return HEX.test(colour) ? (parseHex(colour) ?? null) : null;
}

/** Contrast ratio of two colours between 1 and 21, as WCAG 2.2 defines it; null when one of them can't be read. */
export function calculateContrastRatio(one: string, other: string): number | null {
  const [a, b] = [parseColour(one), parseColour(other)];
  return a && b ? wcagContrast(a, b) : null;
}

/** The closest darker or lighter colour with this contrast on every ground; null where none exists. */
export function adjustForContrast(colour: string, grounds: readonly string[], least: number): string | null {
  const rgb = parseColour(colour);
  if (!rgb) return null;
  const suffices = (candidate: string) =>
    grounds.every((ground) => (calculateContrastRatio(candidate, ground) ?? 0) >= least);
  const ways = [interpolate([rgb, BLACK], 'rgb'), interpolate([rgb, WHITE], 'rgb')];
  for (let step = 0; step <= 100; step += 1) {
    for (const towards of ways) {
      const candidate = formatHex(towards(step / 100));
      if (suffices(candidate)) return candidate;
    }
  }
  return null;
}
