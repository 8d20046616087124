import type { DocumentKind, RawDocument } from '#engine/cms/document.ts';
import capabilities from '../../site-configs/base/capabilities/default.json' with { type: 'json' };
import routes from '../../site-configs/base/routes.json' with { type: 'json' };
import theme from '../../site-configs/harbour/theme.json' with { type: 'json' };

export const BENCH_PAGES_PER_SITE = 200;
export const BENCH_OVERRIDDEN_PAGES_PER_BRAND = 20;
/** The only picture of the root site. */
export const BENCH_ROOT_SITE_PICTURE = 'logo.svg';

export const getBenchBrandKey = (index: number) => `brand-${index}`;
export const getBenchPageName = (index: number) => `page-${index}`;

/** Creates a root site with 200 pages, and brands that override 20 of them. */
export function createBenchBrandDocuments(brands: number): RawDocument[] {
  const { motif: _, ...rest } = theme;
  const look = { ...rest, logo: { asset: BENCH_ROOT_SITE_PICTURE, alt: 'Bench' }, favicon: BENCH_ROOT_SITE_PICTURE };
  const base: RawDocument[] = [
    document('base', 'site', 'site', {
      version: 1,
      abstract: true,
      locales: ['en-AU'],
      currency: 'AUD',
      timeZone: 'Australia/Sydney',
      commerce: { account: 'bench', pricingId: 'bench' },
    }),
    document('base', 'theme', 'theme', look),
    document('base', 'routes', 'routes', routes),
    document('base', 'capabilities', 'default', capabilities),
    ...layouts().map((name) =>
      document('base', 'layout', name, { version: 1, blocks: [{ id: 'page', type: 'outlet' }] }),
    ),
    ...Array.from({ length: BENCH_PAGES_PER_SITE }, (_, index) =>
      document('base', 'page', getBenchPageName(index), page(index)),
    ),
  ];
  return [...base, ...Array.from({ length: brands }, (_, index) => brand(index)).flat()];
}

/** Names of the layouts that routes use, with the default. */
function layouts(): string[] {
  return [
    'default',
    ...new Set(Object.values(routes.routes).flatMap((route) => ('layout' in route ? route.layout : []))),
  ];
}

function brand(index: number): RawDocument[] {
  const key = getBenchBrandKey(index);
  const site = { version: 1, extends: 'base', name: `Brand ${index}`, hosts: [`${key}.localhost`] };
  return [
    document(key, 'site', 'site', site),
    ...Array.from({ length: BENCH_OVERRIDDEN_PAGES_PER_BRAND }, (_, place) =>
      createBenchOverridingDocument(index, place, `Words of brand ${index}`),
    ),
  ];
}

export function createBenchOverridingDocument(brandIndex: number, pageIndex: number, words: string): RawDocument {
  const value = { version: 1, blocks: [{ id: 'copy', props: { body: words } }] };
  return document(getBenchBrandKey(brandIndex), 'page', getBenchPageName(pageIndex), value);
}

function page(index: number): object {
  return {
    version: 1,
    path: `/pages/${getBenchPageName(index)}`,
    head: { title: `Page ${index}`, description: 'A page of the bench.' },
    blocks: [
      { id: 'hero', type: 'hero', props: { heading: `Page ${index}`, text: 'Some **words**.', arrangement: 'stack' } },
      { id: 'copy', type: 'rich-text', props: { body: `Words of page ${index}. `.repeat(20) } },
      {
        id: 'questions',
        type: 'accordion',
        props: {
          heading: 'Questions',
          items: Array.from({ length: 5 }, (_, item) => ({
            question: `Question ${item}`,
            answer: `Answer ${item} of *page ${index}*.`,
          })),
        },
      },
    ],
  };
}

function document(site: string, kind: DocumentKind, name: string, value: object): RawDocument {
  return { site, kind, name, source: `${site}/${kind}/${name}`, text: JSON.stringify(value) };
}
