import { createTestPublishedDocuments } from '#engine/cms/testing/memory-documents.ts';
import { getNoMessages } from '#engine/messages/testing/no-messages.ts';
import { createPageCompiler } from '#engine/page/page-compiler.ts';
import { createBlockDataLoader } from '#engine/render/load-block-data.ts';
import type { EngineDependencies } from '#engine/resolve-page.ts';
import { createSiteCatalogue } from '#engine/site/site-catalogue.ts';

/** A site document with the host `<name>.localhost`; `change` adds or replaces properties. */
export function createTestBrandDocument(name: string, change: object = {}) {
  return {
    version: 1,
    name,
    hosts: [`${name}.localhost`],
    locales: ['en-AU'],
    currency: 'AUD',
    timeZone: 'Australia/Sydney',
    commerce: { account: name, pricingId: `${name}-aud` },
    ...change,
  };
}

/** The parts of an engine that has no blocks and no pages, over these documents. */
export function createTestEngineWithoutBlocks(
  documents: Readonly<Record<string, object>>,
): Pick<EngineDependencies, 'catalogue' | 'visit' | 'compiler' | 'loader'> {
  const catalogue = createSiteCatalogue(createTestPublishedDocuments({ documents: { ...documents } }));
  return {
    catalogue: () => catalogue,
    visit: () => ({ resolvers: {}, services: null }),
    compiler: createPageCompiler(
      {},
      () => ({ src: '', srcSet: '' }),
      getNoMessages,
      () => {},
    ),
    loader: createBlockDataLoader({}),
  };
}
