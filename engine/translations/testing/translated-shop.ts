import { createTestPublishedDocuments } from '../../cms/testing/memory-documents.ts';
import { hashMessageSource } from '../../messages/hash-message-source.ts';
import type { Site } from '../../site/site.ts';
import { createSiteCatalogue } from '../../site/site-catalogue.ts';
import type { BlockSchema, BlockSchemas } from '../../validation/block-schemas.ts';

const text = { type: 'string', 'x-text': 'plain', maxLength: 40 };
const common = (name: string) => ({ $ref: `../../schemas/config/common.schema.json#/$defs/${name}` });
const listOf = (properties: object) => ({ type: 'array', items: { type: 'object', properties } });

function block(type: string, properties: object, more: Partial<BlockSchema> = {}): BlockSchema {
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
    schema: { type: 'object', properties },
    ...more,
  };
}

export const translationTestBlocks: BlockSchemas = {
  hero: block('hero', {
    heading: text,
    body: { type: 'string', 'x-text': 'markdown' },
    tone: { type: 'string', enum: ['dark', 'light'] },
    image: common('image'),
    actions: listOf({ label: text, link: common('link') }),
    links: listOf({ id: { type: 'string' }, label: text }),
  }),
  card: block('card', {
    heading: text,
    body: { type: 'string', 'x-text': 'markdown' },
    image: common('image'),
  }),
  menu: block('menu', { menu: { type: 'string', 'x-navigation': true } }, { slots: ['main'] }),
  live: block('live', { heading: text }, { interactive: true }),
  section: block('section', { heading: text }, { slots: ['main'] }),
};

const ROOT = {
  'base/site': { version: 1, abstract: true, locales: ['en-AU'], currency: 'AUD', timeZone: 'UTC' },
  'base/capabilities/default': { version: 1, capabilities: {} },
  'base/layout/default': {
    version: 1,
    blocks: [
      { id: 'header', type: 'hero', props: { heading: 'Our shop' } },
      { id: 'page', type: 'outlet' },
    ],
  },
  'shop/site': {
    version: 1,
    extends: 'base',
    name: 'Shop',
    hosts: ['shop.localhost'],
    commerce: { account: 'a', pricingId: '1' },
  },
};

/** A brand that extends a root, with more documents by `site/kind/name`. */
export function openTranslatedTestSite(documents: Readonly<Record<string, unknown>>): Site {
  const published = createTestPublishedDocuments({ documents: { ...ROOT, ...documents } });
  const site = createSiteCatalogue(published).byKey('shop');
  if (!site) throw new Error('the shop is not complete');
  return site;
}

/** A translation document from texts by key: the translation, or it and the text that it was made from. */
export function createTestTranslation(
  of: { readonly kind: string; readonly name: string },
  locale: string,
  texts: Readonly<Record<string, string | readonly [translation: string, source: string]>>,
) {
  const entries = Object.entries(texts).map(([key, value]) => {
    if (typeof value === 'string') return [key, { text: value }] as const;
    const [translation, source] = value;
    return [key, { text: translation, source: hashMessageSource(source) }] as const;
  });
  return { version: 1, of, locale, texts: Object.fromEntries(entries) };
}
