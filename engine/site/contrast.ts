/** Red, green and blue between 0 and 255. */
export type RgbColour = readonly [number, number, number];

/** Reads # and 3 or 6 hexadecimal digits; null for anything else. */
export function parseColour(colour: string): RgbColour | null {
  const [, short, long] = /^#(?:([0-9a-f]{3})|([0-9a-f]{6}))$/i.exec(colour) ?? [];
  const digits = long ?? short?.replace(/./g, '$&$&');
  if (digits === undefined) return null;
  const value = Number.parseInt(digits, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

export function formatColour(rgb: RgbColour): string {
  return `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** Relative luminance between 0 (black) and 1 (white), as WCAG 2.2 defines it. */
export function calculateRelativeLuminance(rgb: RgbColour): number {
  const [red, green, blue] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** Contrast ratio of two colours between 1 and 21; null when one of them can't be read. */
export function calculateContrastRatio(one: string, other: string): number | null {
  const [a, b] = [parseColour(one), parseColour(other)];
  if (!a || !b) return null;
  const [dark = 0, light = 0] = [calculateRelativeLuminance(a), calculateRelativeLuminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

/** The closest darker or lighter colour with this contrast on every ground; null where none exists. */
export function adjustForContrast(colour: string, grounds: readonly string[], least: number): string | null {
  const rgb = parseColour(colour);
  if (!rgb) return null;
  const suffices = (candidate: string) =>
    grounds.every((ground) => (calculateContrastRatio(candidate, ground) ?? 0) >= least);
  for (let step = 0; step <= 100; step += 1) {
    for (const towards of [0, 255]) {
      const candidate = formatColour(mixColours(rgb, [towards, towards, towards], step / 100));
      if (suffices(candidate)) return candidate;
    }
  }
  return null;
}

/** Mixes two colours: 0 gives the first, 1 the second. */
export function mixColours(one: RgbColour, other: RgbColour, share: number): RgbColour {
  const [red, green, blue] = one;
  const part = (a: number, b: number) => Math.round(a + (b - a) * share);
  return [part(red, other[0]), part(green, other[1]), part(blue, other[2])];
}
