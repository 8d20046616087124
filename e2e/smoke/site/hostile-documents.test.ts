import { describe, expect, test } from 'vitest';
import { createInlineStyles } from '#engine/render/page-styles.ts';
import { renderThemeCss } from '#engine/render/theme-css.ts';
import themeSchema from '#schemas/config/theme.schema.json' with { type: 'json' };
import { createHostileLinkPage, isServableDocument } from '../../hostile/hostile-documents.ts';
import { HOSTILE_LINK_URLS, HOSTILE_STRINGS } from '../../hostile/hostile-strings.ts';

const THEME_BUILDERS: Readonly<Record<string, (text: string) => object>> = {
  ...Object.fromEntries(
    Object.keys(themeSchema.properties.colours.properties).map((colour) => [
      `colours.${colour}`,
      (text: string) => ({ colours: { [colour]: text } }),
    ]),
  ),
  family: (text) => ({
    typography: { body: { family: text, file: '@fontsource-variable/x/files/x.woff2', fallback: 'serif' } },
  }),
  file: (text) => ({ typography: { body: { family: 'X', file: text, fallback: 'serif' } } }),
  weights: (text) => ({
    typography: {
      body: { family: 'X', file: '@fontsource-variable/x/files/x.woff2', fallback: 'serif', weights: text },
    },
  }),
  fallback: (text) => ({
    typography: { body: { family: 'X', file: '@fontsource-variable/x/files/x.woff2', fallback: text } },
  }),
  headingCase: (text) => ({ typography: { headingCase: text } }),
  shadow: (text) => ({ shape: { shadowSmall: { y: 1, blur: 1, colour: text, opacity: 1 } } }),
  favicon: (text) => ({ favicon: text }),
  texture: (text) => ({ texture: text }),
  motif: (text) => ({ motif: { asset: text } }),
  place: (text) => ({ motif: { asset: 'a.svg', place: text } }),
};

describe('a theme with hostile strings', () => {
  test.each(Object.keys(THEME_BUILDERS))('is refused where they are the value of %s', (field) => {
    const acceptedTexts = HOSTILE_STRINGS.filter((text) =>
      isServableDocument('theme', { version: 1, ...THEME_BUILDERS[field]?.(text) }),
    );
    // A plain word is a valid typeface name.
    expect(acceptedTexts.filter((text) => field !== 'family' || !/^[A-Za-z0-9][A-Za-z0-9 ]*$/.test(text))).toEqual([]);
  });

  test('has styles that never close their style element', () => {
    for (const text of HOSTILE_STRINGS) {
      const css = renderThemeCss({ version: 1, colours: { text } }, { font: () => [], asset: () => text });
      expect(createInlineStyles(css).css).not.toMatch(/<\/style/i);
      expect(css).not.toContain(`--colour-text:${text};`);
    }
  });
});

test('a link of a document with a hostile URL is refused unless it is a plain http, https, tel or mailto address', () => {
  const createPageWithButton = (href: string) => ({
    version: 1,
    path: '/x',
    head: { title: 'x' },
    blocks: [{ id: 'a', type: 'call-to-action', props: { heading: 'x', actions: [{ label: 'x', link: { href } }] } }],
  });
  const acceptedUrls = HOSTILE_LINK_URLS.filter((url) => isServableDocument('page', createPageWithButton(url)));
  expect(
    acceptedUrls.filter((url) => !/^(?:https?:\/\/[A-Za-z0-9.-]+|tel:|mailto:)/.test(url) || url.includes('@')),
  ).toEqual([]);
  expect(createHostileLinkPage('/x', HOSTILE_LINK_URLS).blocks.length).toBeGreaterThan(HOSTILE_LINK_URLS.length - 1);
});
