import commonSchema from '#schemas/config/common.schema.json' with { type: 'json' };
import { createTestPublishedDocuments } from '../../cms/testing/memory-documents.ts';
import type { BlockSchema, BlockSchemas } from '../../validation/block-schemas.ts';
import { checkSite, type SiteCheckDependencies } from '../check-site.ts';
import { SMALL_TEST_SHOP_DOCUMENTS } from './small-shop.ts';

const text = { type: 'string', 'x-text': 'plain' };

const common = (name: string) => ({ $ref: `../../schemas/config/common.schema.json#/$defs/${name}` });

function block(type: string, properties: object, more: Partial<BlockSchema> = {}): BlockSchema {
  const schema = { type: 'object', properties };
  return {
    type,
    title: type,
    category: 'section',
    interactive: false,
    overlay: null,
    flows: [],
    data: null,
    slots: [],
    routes: [],
    accepts: () => true,
    schema,
    ...more,
  };
}

export const SMALL_TEST_SHOP_BLOCK_SCHEMAS: BlockSchemas = {
  hero: block(
    'hero',
    {
      heading: text,
      image: common('image'),
      menu: { type: 'string', 'x-navigation': true },
      steps: {
        type: 'array',
        'x-json': true,
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['title'],
          properties: { title: text, link: common('link') },
        },
      },
      actions: { type: 'array', items: { type: 'object', properties: { label: text, link: common('link') } } },
    },
    { main: 'alone' },
  ),
  'rich-text': block('rich-text', { body: { type: 'string', 'x-text': 'markdown' } }, { main: true }),
  section: block('section', {}, { slots: ['main'], routes: ['results'] }),
};

export const SMALL_TEST_SHOP_CHECK_DEPENDENCIES: SiteCheckDependencies = {
  blocks: SMALL_TEST_SHOP_BLOCK_SCHEMAS,
  library: { 'common.schema.json': commonSchema },
  hasFont: (file) => file.includes('/sora/'),
  resolvers: ['cause'],
};

export function checkChangedShop(changes: Readonly<Record<string, unknown>>, site = 'corner') {
  const documents = createTestPublishedDocuments({
    documents: { ...SMALL_TEST_SHOP_DOCUMENTS, ...changes },
    assets: { 'base/logo.svg': {}, 'corner/own.svg': {} },
  });
  return checkSite(documents, site, SMALL_TEST_SHOP_CHECK_DEPENDENCIES);
}

/** What is wrong, without the words. */
export function listProblemsOfChangedShop(changes: Readonly<Record<string, unknown>>, site?: string) {
  return checkChangedShop(changes, site).map(({ code, source, pointer }) => `${code} ${source}${pointer}`);
}

export const createTestHomePageWithBlocks = (...nodes: readonly object[]) => ({
  'corner/page/home': { version: 1, blocks: nodes },
});

export const createTestHomePageWithHero = (props: object, more = {}) =>
  createTestHomePageWithBlocks({ id: 'own', type: 'hero', props, ...more });

export const createTestHomePageWithLink = (target: object, more = {}) =>
  createTestHomePageWithHero({ heading: 'x', actions: [{ label: 'x', link: target }] }, more);

export const TEST_HERO_LINK_POINTER = 'corner/page/home/blocks/0/props/actions/0/link';

export const createTestRouteOverridesDocument = (overrides: object) => ({
  'corner/routes': { version: 1, routes: overrides },
});

export const createTestSiteDocument = (more: object) => ({
  'corner/site': { ...SMALL_TEST_SHOP_DOCUMENTS['corner/site'], ...more },
});
