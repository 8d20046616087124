import { expect, test } from 'vitest';
import type { ThemeDocument } from '#schemas/generated/config/types.gen.ts';
import { fillInThemeColours } from '../site/theme-colours.ts';
import { renderThemeCss } from './theme-css.ts';
import { listThemeTypefaces } from './theme-typography.ts';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const addresses = {
  font: (file: string) => [{ path: `/_fonts/${file}`, range: null }],
  asset: (name: string) => (name === 'none.svg' ? null : `/_img/${name}`),
};

/** The custom properties of a theme's CSS. */
function properties(theme: Partial<ThemeDocument>): Record<string, string> {
  const css = renderThemeCss({ version: 1, ...theme }, addresses);
  const declarations = /:root\{(.*)\}$/.exec(css)?.[1] ?? '';
  return Object.fromEntries(
    declarations.split(';--').map((line) => line.replace(/^--/, '').split(/:(.*)/s).slice(0, 2)),
  );
}

test('renderThemeCss defines every custom property that blocks use, with its default value, for an empty theme', () => {
  expect(properties({})).toEqual({
    ...Object.fromEntries(
      Object.entries(fillInThemeColours()).map(([role, value]) => [`colour-${kebab(role)}`, value]),
    ),
    'font-heading': 'system-ui',
    'font-body': 'system-ui',
    'size--1': '0.87rem',
    'size-0': '1rem',
    'size-1': expect.any(String),
    'size-2': expect.any(String),
    'size-3': expect.any(String),
    'size-4': expect.any(String),
    'size-5': expect.any(String),
    'line-height': '1.5',
    'heading-line-height': '1.15',
    'heading-weight': '700',
    'heading-tracking': '0em',
    'heading-case': 'none',
    'radius-small': '0px',
    'radius-medium': '0px',
    'radius-large': '0px',
    'radius-button': '0px',
    'border-width': '1px',
    'shadow-small': 'none',
    'shadow-large': 'none',
    ...Object.fromEntries([4, 8, 12, 16, 24, 32, 48, 64].map((size, index) => [`space-${index + 1}`, `${size}px`])),
    'space-section': 'clamp(32px, 8vw, 64px)',
    measure: '65ch',
    'content-width': '1200px',
    texture: 'none',
    'motif-image': 'none',
    'motif-size': '0px',
    'motif-height': '0px',
    'scheme-page': 'light',
    'scheme-strong': 'dark',
    'scheme-accent': 'dark',
    'scheme-hero': 'light',
    'scheme-header': 'light',
    'scheme-footer': 'light',
  });
});

test('renderThemeCss uses the colours, shapes and pictures of the theme', () => {
  expect(
    properties({
      colours: { background: '#fff', textOnStrong: '#abcdef' },
      shape: { radiusSmall: 2, shadowSmall: { y: 1, blur: 3, colour: '#000', opacity: 0.125 }, shadowLarge: 'none' },
      space: { unit: 5, section: 80, measure: 60, contentWidth: 1000 },
      texture: 'paper.svg',
      motif: { asset: 'wave.svg', place: 'section', size: 20, height: 8 },
    }),
  ).toMatchObject({
    'colour-background': '#fff',
    'colour-text-on-strong': '#abcdef',
    'radius-small': '2px',
    'shadow-small': '0px 1px 3px 0px color-mix(in srgb,#000 12.5%,transparent)',
    'shadow-large': 'none',
    'space-2': '10px',
    'space-section': 'clamp(40px, 8vw, 80px)',
    measure: '60ch',
    'content-width': '1000px',
    texture: 'url("/_img/paper.svg")',
    'motif-image': 'url("/_img/wave.svg")',
    'motif-section': 'url("/_img/wave.svg")',
    'motif-section-height': '8px',
  });
});

test('renderThemeCss writes the CSS value none for a picture that is missing', () => {
  expect(properties({ texture: 'none.svg' })['texture']).toBe('none');
});

test('renderThemeCss adds a sans-serif fallback behind the rounded fallback of a typeface', () => {
  const face = { family: 'Nunito', file: 'n.woff2' };
  const stack = (fallback: 'serif' | 'ui-rounded') =>
    properties({ typography: { body: { ...face, fallback } } })['font-body'];
  expect([stack('ui-rounded'), stack('serif')]).toEqual(['"Nunito",ui-rounded,sans-serif', '"Nunito",serif']);
});

test('renderThemeCss writes a font face for each piece of each font file, headings first', () => {
  const face = (file: string) => ({ family: `F ${file}`, file, fallback: 'serif' as const });
  const same = { version: 1, typography: { heading: face('a.woff2'), body: face('a.woff2') } } as const;
  const cut = { ...same, typography: { body: { ...face('a.woff2'), weights: '400 700' } } };
  const pieces = (file: string, weights?: string) =>
    ['U+20-7E', 'U+A1'].map((range) => ({ path: `/${weights}/${range}/${file}`, range }));
  expect(renderThemeCss(cut, { ...addresses, font: pieces })).toMatch(
    /src:url\("\/400 700\/U\+20-7E\/a\.woff2"\) format\("woff2"\);font-weight:400 700;font-display:optional;unicode-range:U\+20-7E\}@font-face\{.*;unicode-range:U\+A1\}:root\{/,
  );
  expect(renderThemeCss(same, addresses)).toMatch(
    /^@font-face\{font-family:"F a\.woff2";src:url\("\/_fonts\/a\.woff2"\) format\("woff2"\);font-weight:400;font-display:optional\}:root\{/,
  );
});

const multilingual: ThemeDocument = {
  version: 1,
  typography: {
    body: { family: 'Nunito', file: 'n.woff2', fallback: 'sans-serif' },
    headingTracking: -18,
    headingCase: 'uppercase',
    languages: {
      cy: { body: { family: 'Nunito', file: 'n-ext.woff2', characters: 'U+174-177' } },
      ar: { body: { family: 'Rubik', file: 'r.woff2' }, lineHeight: 1.8 },
      'zh-Hans': { systemFonts: ['PingFang SC'] },
    },
  },
};

test('renderThemeCss writes the same CSS for a locale that the theme has no typography for as without a locale', () => {
  expect(renderThemeCss(multilingual, addresses, 'en-GB')).toBe(renderThemeCss(multilingual, addresses));
});

test('renderThemeCss adds the typefaces, system fonts and measures of the nearest language behind the typeface of the brand', () => {
  const cssOf = (locale: string) => renderThemeCss(multilingual, addresses, locale);
  const stackOf = (locale: string) => /--font-body:([^;]*)/.exec(cssOf(locale))?.[1];
  expect(['cy-GB', 'ar', 'zh-Hans-AU', 'zh-Hant'].map(stackOf)).toEqual([
    '"Nunito",sans-serif',
    '"Nunito","Rubik",sans-serif',
    '"Nunito","PingFang SC",sans-serif',
    '"Nunito",sans-serif',
  ]);
  expect(listThemeTypefaces(multilingual, 'ar-EG').map(({ file }) => file)).toEqual(['n.woff2', 'r.woff2']);
  expect(cssOf('ar')).toContain('--line-height:1.8;');
});

test('renderThemeCss has no letter spacing, capitals and italics for scripts without them', () => {
  const cssOf = (locale: string) => renderThemeCss(multilingual, addresses, locale);
  const stylesOf = (locale: string) => [
    /--heading-tracking:([^;]*);--heading-case:([^;]*)/.exec(cssOf(locale))?.slice(1),
    cssOf(locale).includes('font-style:normal'),
  ];
  expect(stylesOf('cy-GB')).toEqual([['-0.018em', 'uppercase'], false]);
  for (const locale of ['ar', 'zh-Hans-AU']) expect(stylesOf(locale)).toEqual([['0em', 'none'], true]);
});
