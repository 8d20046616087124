import type { DocumentKind } from '../document.ts';

/** Collections of the document kinds. Few, because CMS plans limit their number. */
const KINDS = {
  sites: ['site'],
  site_config: ['routes', 'capabilities', 'navigation'],
  theme: ['theme'],
  pages: ['page'],
  layouts: ['layout'],
  content: ['content'],
  posts: ['post'],
  causes: ['cause'],
  messages: ['messages'],
  translations: ['translation'],
  regions: ['region'],
} as const satisfies Record<string, readonly DocumentKind[]>;

export type DirectusDocumentCollectionName = keyof typeof KINDS;

/** The collections that hold documents. */
export const DIRECTUS_COLLECTIONS: readonly DirectusDocumentCollectionName[] = [
  'sites',
  'site_config',
  'theme',
  'pages',
  'layouts',
  'content',
  'posts',
  'causes',
  'messages',
  'translations',
  'regions',
];

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/**
 * Milliseconds after which a document is read again without a reported change (specification: Business constants and
 * limits, "Cache and timing": theme 10 min; navigation and components 24 h). Changes arrive within seconds; this bounds
 * missed ones, such as an import or a restored backup.
 */
export function getDocumentTrustDurationMs(collection: DirectusDocumentCollectionName): number {
  return collection === 'theme' ? 10 * MINUTE : DAY;
}

export function listDocumentKindsOfCollection(collection: DirectusDocumentCollectionName): readonly DocumentKind[] {
  return KINDS[collection];
}

export function isDocumentKindOfCollection(
  collection: DirectusDocumentCollectionName,
  kind: unknown,
): kind is DocumentKind {
  return listDocumentKindsOfCollection(collection).some((known) => known === kind);
}

export function isDirectusDocumentCollectionName(name: unknown): name is DirectusDocumentCollectionName {
  return DIRECTUS_COLLECTIONS.some((collection) => collection === name);
}

export function getCollectionOfKind(kind: DocumentKind): DirectusDocumentCollectionName {
  const collection = DIRECTUS_COLLECTIONS.find((name) => isDocumentKindOfCollection(name, kind));
  if (!collection) throw new Error(`no collection holds documents of the kind ${kind}`);
  return collection;
}

/** Site, kind and name of a row, with fixed values of its collection filled in. */
export function readDocumentKeyFieldsOfRow(
  collection: DirectusDocumentCollectionName,
  row: Readonly<Record<string, unknown>>,
): { site: unknown; kind: unknown; name: unknown } {
  const [first, ...others] = listDocumentKindsOfCollection(collection);
  const kind = row['kind'] ?? (others.length === 0 ? first : null);
  const name = row['name'] ?? (kind === 'site' || kind === 'theme' || kind === 'routes' ? kind : null);
  return { site: row['site'], kind, name };
}
