import { describe, expect, test } from 'vitest';
import { checkChangedShop, listProblemsOfChangedShop } from './testing/checked-shop.ts';
import { SMALL_TEST_SHOP_DOCUMENTS } from './testing/small-shop.ts';

describe('the site check of a theme', () => {
  const theme = (more: object) => ({ 'corner/theme': { version: 1, ...more } });

  test('reports a missing colour and a missing logo', () => {
    const { logo, ...rest } = SMALL_TEST_SHOP_DOCUMENTS['base/theme'];
    const { link: _, ...colours } = rest.colours;
    expect(checkChangedShop({ 'base/theme': { ...rest, colours } })).toMatchObject([
      {
        source: 'base/theme',
        pointer: '/colours',
        code: 'incomplete',
        message: "The theme of site 'corner' lacks 'link'.",
      },
      { source: 'base/theme', pointer: '', code: 'incomplete', message: "The theme of site 'corner' lacks 'logo'." },
    ]);
  });

  test('reports a font and pictures that the theme names and that do not exist', () => {
    const heading = { family: 'X', file: '@fontsource/none/files/none.woff2', fallback: 'serif' };
    expect(
      listProblemsOfChangedShop(theme({ typography: { heading }, favicon: 'x.svg', motif: { asset: 'y.svg' } })),
    ).toEqual([
      'unknown-asset corner/theme/favicon',
      'unknown-asset corner/theme/motif/asset',
      'unknown-font corner/theme/typography/heading/file',
    ]);
  });

  test('reports a font that does not exist in the typography of a language', () => {
    const body = { family: 'X', file: '@fontsource/none/files/none.woff2' };
    expect(checkChangedShop(theme({ typography: { languages: { ar: { body } } } }))).toMatchObject([
      { pointer: '/typography/languages/ar/body/file', code: 'unknown-font' },
    ]);
  });

  test('reports a colour pair of too little contrast at the site that set one of the two last, and suggests a colour', () => {
    expect(checkChangedShop(theme({ colours: { primary: '#cccccc' } }))).toEqual([
      {
        source: 'corner/theme',
        pointer: '/colours/primary',
        code: 'contrast',
        message: "'onPrimary' (#ffffff) on 'primary' (#cccccc) has a contrast of 1.60:1, and needs 4.5:1.",
        suggestion: expect.stringMatching(/^'onPrimary' would do as #[0-9a-f]{6}\.$/),
        line: null,
        column: null,
      },
    ]);
  });

  test('reports a text colour of too little contrast on several backgrounds once, for the worst background', () => {
    expect(checkChangedShop(theme({ colours: { danger: '#ff0000' } }))).toMatchObject([
      {
        pointer: '/colours/danger',
        message: "'danger' (#ff0000) on 'surface' (#f6f6f6) has a contrast of 3.69:1, and needs 4.5:1.",
      },
    ]);
  });

  test('reports too little contrast of a changed background with an inherited text colour at the brand that changed it', () => {
    expect(listProblemsOfChangedShop(theme({ colours: { header: '#ffffff' } }))).toEqual([
      'contrast corner/theme/colours/header',
    ]);
  });
});
