import { expect, test } from 'vitest';
import { createPictureSrcAndSrcSet } from '../cms/assets/image-sources.ts';
import { createTestPublishedDocuments } from '../cms/testing/memory-documents.ts';
import { createByteLimitedCache } from '../memory/byte-cache.ts';
import { createSiteCatalogue } from '../site/site-catalogue.ts';
import { createSharedHtmlHeadsBySite, type SharedHtmlHeadOfSite } from './site-head.ts';

const FONT = '@fontsource-variable/sora/files/sora-latin-wght-normal.woff2';
const brand = (name: string) => ({
  version: 1,
  name,
  hosts: [`${name}.localhost`],
  locales: ['en-AU'],
  currency: 'AUD',
  timeZone: 'UTC',
  commerce: { account: name, pricingId: '1' },
});
const typeface = (file: string) => ({ family: 'Sora', file, fallback: 'sans-serif' });
const catalogueOf = (theme: object | null) =>
  createSiteCatalogue(
    createTestPublishedDocuments({
      documents: { 'one/site': brand('one'), 'two/site': brand('two'), ...(theme && { 'one/theme': theme }) },
      assets: { 'one/mark.svg': { hash: 'abc', format: 'svg' } },
    }),
  );
const siteOf = (theme: object | null, key = 'one') => {
  const site = catalogueOf(theme).byKey(key);
  if (!site) throw new Error(`there is no site ${key}`);
  return site;
};
const fonts = {
  has: () => true,
  piecesOf: (file: string) =>
    file === FONT
      ? [
          { path: '/_fonts/1/sora.woff2', range: 'U+20-7E' },
          { path: '/_fonts/2/rare.woff2', range: 'U+A1' },
        ]
      : [],
  read: () => undefined,
};

test('the site head has the icons, fonts and theme colours of the site', () => {
  const head = createSharedHtmlHeadsBySite(fonts, createPictureSrcAndSrcSet).of(
    siteOf({
      version: 1,
      colours: { primary: '#123456' },
      typography: { heading: typeface(FONT), body: typeface('@fontsource/none/files/none.woff2') },
      favicon: 'mark.svg',
      texture: 'gone.svg',
    }),
  );
  expect(head.icons).toBe(
    '<link rel="icon" href="/_img/abc/original.svg"><link rel="apple-touch-icon" href="/_img/abc/icon-180.png"><link rel="manifest" href="/manifest.webmanifest">',
  );
  expect(head.fonts).toEqual(['/_fonts/1/sora.woff2']);
  expect(head.theme.css).toContain('--colour-primary:#123456');
  expect(head.theme.css).toContain('/_fonts/1/sora.woff2');
  expect(head.theme.css).toContain('/_fonts/2/rare.woff2');
});

test('the site head has no icon when the favicon that the theme names is missing', () => {
  expect(
    createSharedHtmlHeadsBySite(fonts, createPictureSrcAndSrcSet).of(siteOf({ version: 1, favicon: 'gone.svg' })).icons,
  ).not.toContain('icon"');
});

test('the site head of a site without a theme has no fonts and no share picture', () => {
  expect(createSharedHtmlHeadsBySite(fonts, createPictureSrcAndSrcSet).of(siteOf(null))).toMatchObject({
    fonts: [],
    image: null,
  });
});

test('the site head is made once per site version, and again once the full cache has dropped it', () => {
  const cache = createByteLimitedCache<SharedHtmlHeadOfSite>({
    name: 'site heads',
    maxBytes: 1_000_000,
    maxEntries: 1,
  });
  const heads = createSharedHtmlHeadsBySite(fonts, createPictureSrcAndSrcSet, cache);
  const catalogue = catalogueOf({ version: 1, colours: { primary: '#123456' } });
  const [one, two] = [catalogue.byKey('one'), catalogue.byKey('two')];
  if (!one || !two) throw new Error('there are two sites');
  const first = heads.of(one);
  expect(heads.of(one)).toBe(first);
  expect(heads.of(siteOf({ version: 1, colours: { primary: '#654321' } })).theme.css).toContain('#654321');
  expect(heads.of(two)).not.toBe(first);
  const again = heads.of(one);
  expect(again).not.toBe(first);
  expect(again).toEqual(first);
});
