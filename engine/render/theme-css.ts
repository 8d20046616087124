import type { Shadow, ThemeDocument, Typeface, TypefaceOfALanguage } from '#schemas/generated/config/types.gen.ts';
import { classifyBackgroundAsDarkOrLight, fillInThemeColours } from '../site/theme-colours.ts';
import {
  type LoadedTypeface,
  type LocalizedTypography,
  listThemeTypefaces,
  localizeThemeTypography,
} from './theme-typography.ts';

/** Addresses of what a theme refers to. */
export interface ThemeFontAndPictureUrls {
  /** The files of a typeface for the weights and characters that the theme names, and which characters each has. */
  readonly font: (
    file: string,
    weights?: string,
    characters?: string,
  ) => readonly { readonly path: string; readonly range: string | null }[];
  readonly asset: (name: string) => string | null;
}

/** Default backgrounds of browser controls. */
const GROUNDS = {
  page: 'background',
  strong: 'surfaceStrong',
  accent: 'accent',
  hero: 'hero',
  header: 'header',
  footer: 'footer',
} as const;

const SPACE_STEPS = [1, 2, 3, 4, 6, 8, 12, 16];
const HEADING_STEPS = [1, 2, 3, 4, 5];

const STYLES_OF_SCRIPTS_WITHOUT_ITALICS = 'em,i,cite,dfn,address{font-style:normal}em{font-weight:600}';

/**
 * A theme as CSS: its typefaces and the custom properties that every block is styled with. With a locale, those of pages
 * in that language.
 */
export function renderThemeCss(theme: ThemeDocument, addresses: ThemeFontAndPictureUrls, locale?: string): string {
  const localized = localizeThemeTypography(theme, locale);
  const { typography, hasCase } = localized;
  const { colours, shape = {}, space = {}, motif, texture } = theme;
  const all = fillInThemeColours(colours);
  const { baseSize = 16, scale = 1.25 } = typography;
  const unit = space.unit ?? 4;
  const motifAsset = motif?.asset ? addresses.asset(motif.asset) : null;
  const textureAsset = texture ? addresses.asset(texture) : null;
  const properties: Record<string, string> = {
    ...Object.fromEntries(Object.entries(all).map(([role, value]) => [`colour-${kebab(role)}`, value])),
    'font-heading': fontStack(typography.heading, localized.heading, localized),
    'font-body': fontStack(typography.body, localized.body, localized),
    'size--1': rem(baseSize / 16 / 1.15),
    'size-0': rem(baseSize / 16),
    ...Object.fromEntries(HEADING_STEPS.map((step) => [`size-${step}`, headingSize(baseSize / 16, scale, step)])),
    'line-height': String(typography.lineHeight ?? 1.5),
    'heading-line-height': String(typography.headingLineHeight ?? 1.15),
    'heading-weight': String(typography.headingWeight ?? 700),
    'heading-tracking': `${(typography.headingTracking ?? 0) / 1000}em`,
    'heading-case': typography.headingCase ?? 'none',
    'radius-small': px(shape.radiusSmall),
    'radius-medium': px(shape.radiusMedium),
    'radius-large': px(shape.radiusLarge),
    'radius-button': px(shape.radiusButton),
    'border-width': px(shape.borderWidth ?? 1),
    'shadow-small': shadow(shape.shadowSmall),
    'shadow-large': shadow(shape.shadowLarge),
    ...Object.fromEntries(SPACE_STEPS.map((step, index) => [`space-${index + 1}`, px(unit * step)])),
    'space-section': `clamp(${px((space.section ?? 64) / 2)}, 8vw, ${px(space.section ?? 64)})`,
    measure: `${space.measure ?? 65}ch`,
    'content-width': px(space.contentWidth ?? 1200),
    texture: textureAsset ? `url("${textureAsset}")` : 'none',
    'motif-image': motifAsset && motif?.place !== 'none' ? `url("${motifAsset}")` : 'none',
    ...(motifAsset && motif?.place
      ? { [`motif-${motif.place}`]: `url("${motifAsset}")`, [`motif-${motif.place}-height`]: px(motif.height) }
      : {}),
    'motif-size': px(motif?.size),
    'motif-height': px(motif?.height),
    ...Object.fromEntries(
      Object.entries(GROUNDS).map(([name, colour]) => [`scheme-${name}`, classifyBackgroundAsDarkOrLight(all[colour])]),
    ),
  };
  const declarations = Object.entries(properties).map(([name, value]) => `--${name}:${value}`);
  const faces = fontFaces(listThemeTypefaces(theme, locale), addresses);
  return `${faces}:root{${declarations.join(';')}}${hasCase ? '' : STYLES_OF_SCRIPTS_WITHOUT_ITALICS}`;
}

/** `font-display: optional` avoids moving text; the font is preloaded for the next page. */
function fontFaces(faces: readonly LoadedTypeface[], { font }: Pick<ThemeFontAndPictureUrls, 'font'>): string {
  return faces
    .flatMap(({ family, file, weights, characters }) =>
      font(file, weights, characters).map(
        ({ path, range }) =>
          `@font-face{font-family:"${family}";src:url("${path}") format("woff2");font-weight:${weights ?? '400'};font-display:optional${range === null ? '' : `;unicode-range:${range}`}}`,
      ),
    )
    .join('');
}

/** Most browsers lack a rounded fallback and would use a serif. */
function fontStack(
  face: Typeface | undefined,
  ofLanguage: TypefaceOfALanguage | null,
  { systemFonts }: Pick<LocalizedTypography, 'systemFonts'>,
): string {
  const { family, fallback = 'system-ui' } = face ?? {};
  const families = [family, ofLanguage?.family, ...systemFonts].filter((name) => name !== undefined);
  return [
    ...[...new Set(families)].map((name) => `"${name}"`),
    fallback === 'ui-rounded' ? 'ui-rounded,sans-serif' : fallback,
  ].join();
}

/** Heading sizes shrink on narrow screens, so that words fit into 320 px. */
function headingSize(base: number, scale: number, step: number): string {
  const wide = base * scale ** step;
  const narrow = base * (1 + (scale - 1) * 0.55) ** step;
  return wide - narrow < 0.1
    ? rem(wide)
    : `clamp(${rem(narrow)}, ${round(narrow * 0.7)}rem + ${round((wide - narrow * 0.7) * 1.3)}vw, ${rem(wide)})`;
}

function shadow(value: Shadow | undefined): string {
  if (value === undefined || value === 'none') return 'none';
  const { x = 0, y, blur, spread = 0, colour, opacity } = value;
  return `${px(x)} ${px(y)} ${px(blur)} ${px(spread)} color-mix(in srgb,${colour} ${round(opacity * 100)}%,transparent)`;
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function px(value: number | undefined): string {
  return value ? `${value}px` : '0px';
}

function rem(value: number): string {
  return `${round(value)}rem`;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
