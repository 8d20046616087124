import { formatHex, interpolate, modeHsl, type Rgb, useMode as registerMode } from 'culori/fn';
import { adjustForContrast, calculateContrastRatio, parseColour } from '#engine/site/contrast.ts';
import { THEME_COLOUR_PAIRS, type ThemeColourName } from '#engine/site/theme-colour-pairs.ts';

export type BrandColours = Readonly<Record<ThemeColourName, string>>;

const BLACK: Rgb = { mode: 'rgb', r: 0, g: 0, b: 0 };

// Registers the HSL mode with culori.
registerMode(modeHsl);

/** Derives a colour from the name. */
export function deriveBrandColourFromName(name: string): string {
  let hash = 7;
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 360;
  return formatHex({ mode: 'hsl', h: hash, s: 0.7, l: 0.4 });
}

/** Theme colours around a seed colour, with readable contrast in every pair that a page can show. */
export function deriveReadableThemeColoursFromSeed(seed: string): BrandColours {
  const colour = formatHex(parseColour(seed) ?? BLACK);
  const towardsWhite = interpolate([colour, '#ffffff'], 'rgb');
  const towardsBlack = interpolate([colour, '#000000'], 'rgb');
  const tint = (share: number) => formatHex(towardsWhite(share));
  const shade = (share: number) => formatHex(towardsBlack(share));
  const strong = shade(0.72);
  const drafts: BrandColours = {
    background: tint(0.95),
    surface: '#ffffff',
    surfaceStrong: strong,
    text: shade(0.85),
    textMuted: shade(0.6),
    textOnStrong: '#ffffff',
    primary: colour,
    onPrimary: '#ffffff',
    accent: shade(0.45),
    onAccent: '#ffffff',
    link: shade(0.3),
    border: shade(0.1),
    focus: shade(0.3),
    header: strong,
    onHeader: '#ffffff',
    footer: strong,
    onFooter: tint(0.8),
    hero: tint(0.82),
    onHero: shade(0.85),
    success: '#1d6b3f',
    warning: '#8a5200',
    danger: '#b3261e',
  };
  const names = [...new Set(THEME_COLOUR_PAIRS.map(({ front }) => front))];
  return { ...drafts, ...Object.fromEntries(names.map((name) => [name, readableFront(name, drafts)])) };
}

function readableFront(front: ThemeColourName, colours: BrandColours): string {
  const pairs = THEME_COLOUR_PAIRS.filter((pair) => pair.front === front);
  const grounds = pairs.map(({ ground }) => colours[ground]);
  const least = Math.max(...pairs.map((pair) => pair.least));
  return adjustForContrast(colours[front], grounds, least) ?? bestOfBoth(grounds);
}

/** Black or white, whichever has the better minimum contrast on these backgrounds. */
function bestOfBoth(grounds: readonly string[]): string {
  const worst = (colour: string) => Math.min(...grounds.map((ground) => calculateContrastRatio(colour, ground) ?? 0));
  return worst('#000000') >= worst('#ffffff') ? '#000000' : '#ffffff';
}
