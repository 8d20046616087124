import type { DocumentKind } from '../document.ts';

/** The collections that hold documents. */
export const COLLECTIONS = ['sites', 'site_config', 'theme', 'pages', 'layouts', 'content'] as const;

export type Collection = (typeof COLLECTIONS)[number];

/** Where documents of each kind live: few collections, because the CMS counts them. */
export const COLLECTION_OF_KIND: Readonly<Record<DocumentKind, Collection>> = {
  site: 'sites',
  routes: 'site_config',
  capabilities: 'site_config',
  navigation: 'site_config',
  theme: 'theme',
  page: 'pages',
  layout: 'layouts',
  content: 'content',
};
