import type { ContentEntry, Locale } from '#schemas/generated/config/types.gen.ts';
import { isGateOpen } from '../capabilities/gate.ts';
import { createByteLimitedCache } from '../memory/byte-cache.ts';
import { buildContentKeyFromPagePath, unifyContentKeySeparators } from '../site/content-index.ts';
import { addPathPrefix } from '../site/locale-addresses.ts';
import { getLocaleChain } from '../site/locale-chain-cache.ts';
import { ROUTE_IDS_USED_BY_ENGINE } from '../site/routes/route.ts';
import type { Site, SitePage } from '../site/site.ts';
import { translateDocument } from '../translations/translate-document.ts';
import { type ContentReaderOptions, createContentReader } from './content-reader.ts';
import { createSitePropResolvers } from './site-prop-resolvers.ts';

export const PUBLIC_CONTENT_ENDPOINT_COLLECTIONS = ['content', 'posts', 'causes', 'pages'] as const;
export const PUBLIC_CONTENT_ENDPOINT_ITEM_TYPE_NAMES = ['image', 'markdown', 'plain', 'seo', 'json'] as const;

export type PublicContentEndpointCollection = (typeof PUBLIC_CONTENT_ENDPOINT_COLLECTIONS)[number];
export type PublicContentEndpointItemTypeName = (typeof PUBLIC_CONTENT_ENDPOINT_ITEM_TYPE_NAMES)[number];

/** A content entry, story, cause or page for the content endpoint, with Markdown as sanitised HTML. */
export interface PublicContentEndpointItem {
  readonly collection: PublicContentEndpointCollection;
  readonly id: string;
  readonly type: PublicContentEndpointItemTypeName;
  readonly value: unknown;
}

export interface PublicContentEndpointQuery {
  /** All when empty, as for ids and types. */
  readonly collections: readonly PublicContentEndpointCollection[];
  readonly ids: readonly string[];
  readonly types: readonly PublicContentEndpointItemTypeName[];
  readonly offset: number;
  readonly limit: number;
}

/**
 * Public content of a site by collection: `content` entries by key, `posts` by slug, `causes` by key, and SEO texts of
 * open `pages` by page key. Lookups by id are direct; lists are built once per site version.
 */
export function selectPublicContentEndpointItems(
  options: ContentReaderOptions,
  { collections, ids, types, offset, limit }: PublicContentEndpointQuery,
): { readonly items: readonly PublicContentEndpointItem[]; readonly total: number } {
  const chosen = collections.length > 0 ? collections : PUBLIC_CONTENT_ENDPOINT_COLLECTIONS;
  const isWanted = ({ type }: PublicContentEndpointItem) => types.length === 0 || types.includes(type);
  if (ids.length > 0) {
    const found = chosen
      .flatMap((collection) => ids.flatMap((id) => readItem(options, collection, id) ?? []))
      .filter(isWanted);
    return { items: found.slice(offset, offset + limit), total: found.length };
  }
  const keys = chosen.flatMap((collection) => keysOf(options, collection).map((id) => ({ collection, id })));
  if (types.length === 0) {
    const items = keys
      .slice(offset, offset + limit)
      .flatMap(({ collection, id }) => readItem(options, collection, id) ?? []);
    return { items, total: keys.length };
  }
  const typed = keys.filter(({ collection, id }) => types.includes(typeOf(options, collection, id)));
  const items = typed.slice(offset, offset + limit);
  return { items: items.flatMap(({ collection, id }) => readItem(options, collection, id) ?? []), total: typed.length };
}

function readItem(
  options: ContentReaderOptions,
  collection: PublicContentEndpointCollection,
  id: string,
): PublicContentEndpointItem | null {
  const { site, locale, capabilities } = options;
  const resolvers = () => createSitePropResolvers(site, locale, capabilities, options);
  switch (collection) {
    case 'content': {
      const entry = site.content(locale, id);
      return entry ? { collection, id, type: entry.type, value: compiled(entry, resolvers) } : null;
    }
    case 'posts': {
      if (!postsAreOpen(options)) return null;
      const story = createContentReader(options).story(id);
      if (!story) return null;
      const published = new Date(story.published).toISOString();
      const updated = story.updated === null ? null : new Date(story.updated).toISOString();
      return {
        collection,
        id: story.slug,
        type: 'json',
        value: { ...story, published, updated, body: story.body.html },
      };
    }
    case 'causes': {
      const cause = createContentReader(options).cause(id);
      if (!cause) return null;
      const value = { ...cause, story: cause.story?.html ?? null, more: cause.more?.html ?? null };
      return { collection, id, type: 'json', value };
    }
    case 'pages': {
      const page = pagesByKey(options).get(unifyContentKeySeparators(id));
      if (!page) return null;
      const { title, description } = translateDocument(site, 'page', page, locale).value.head ?? {};
      const text = resolvers().text;
      const value = {
        title: title === undefined ? '' : text(title),
        description: description === undefined ? null : text(description),
        path: pathOf(site, page),
      };
      return { collection, id, type: 'seo', value };
    }
  }
}

function compiled(entry: ContentEntry, resolvers: () => ReturnType<typeof createSitePropResolvers>): unknown {
  switch (entry.type) {
    case 'markdown':
      return resolvers().markdown(entry.value).html;
    case 'image':
      return resolvers().image(entry.value);
    case 'plain':
    case 'seo':
    case 'json':
      return entry.value;
  }
}

function typeOf(
  { site, locale }: ContentReaderOptions,
  collection: PublicContentEndpointCollection,
  id: string,
): PublicContentEndpointItemTypeName {
  if (collection === 'content') return site.content(locale, id)?.type ?? 'json';
  return collection === 'pages' ? 'seo' : 'json';
}

const MEGABYTE = 1024 * 1024;

/** Keys of a collection by site version, locale and capabilities. */
export const contentEndpointKeyListCache = createByteLimitedCache<readonly string[]>({
  name: 'content keys',
  maxBytes: 16 * MEGABYTE,
});

/** Bytes of a map entry. Pages are counted by the cache of merged documents. */
const PAGE_ENTRY = 200;

/** Open pages by key, per site version and capabilities. */
export const pagesOpenWithCapabilitiesCache = createByteLimitedCache<ReadonlyMap<string, SitePage>>({
  name: 'content page keys',
  maxBytes: 8 * MEGABYTE,
  sizeOf: (map) => PAGE_ENTRY * map.size,
});

function keysOf(options: ContentReaderOptions, collection: PublicContentEndpointCollection): readonly string[] {
  const { site, locale } = options;
  if (collection === 'posts') return postsAreOpen(options) ? shownPosts(options) : [];
  const name = `${site.key} ${site.version} ${locale} ${[...options.capabilities].sort().join()} ${collection}`;
  const known = contentEndpointKeyListCache.get(name);
  if (known) return known;
  const keys = listKeys(options, collection);
  contentEndpointKeyListCache.set(name, keys);
  return keys;
}

function listKeys(
  options: ContentReaderOptions,
  collection: Exclude<PublicContentEndpointCollection, 'posts'>,
): readonly string[] {
  const { site, locale } = options;
  switch (collection) {
    case 'content':
      return entryKeys(site, locale);
    case 'causes':
      return site.names('cause');
    case 'pages':
      return [...pagesByKey(options).keys()].sort();
  }
}

function shownPosts({ site, locale, now }: ContentReaderOptions): readonly string[] {
  const list = site.posts(locale).shown(now);
  return list.slice(0, list.total).map(({ slug }) => slug);
}

function entryKeys(site: Pick<Site, 'config' | 'document' | 'names' | 'content'>, locale: Locale): readonly string[] {
  const locales = [...getLocaleChain(locale), ...getLocaleChain(site.config.locales[0])];
  const documents = site.names('content').flatMap((name) => site.document('content', name) ?? []);
  const keys = documents.flatMap(({ value }) => (locales.includes(value.locale) ? Object.keys(value.entries) : []));
  return [...new Set(keys)].filter((key) => site.content(locale, key)).sort();
}

function postsAreOpen({ site, capabilities }: ContentReaderOptions): boolean {
  const route = site.routes.routes.get(ROUTE_IDS_USED_BY_ENGINE.post);
  return route?.access === 'open' && isGateOpen(route.gate, capabilities);
}

/** Pages at fixed addresses that these capabilities open, by page key. */
function pagesByKey({ site, capabilities }: ContentReaderOptions): ReadonlyMap<string, SitePage> {
  const name = `${site.key} ${site.version} ${[...capabilities].sort().join()}`;
  const known = pagesOpenWithCapabilitiesCache.get(name);
  if (known) return known;
  const ofRoutes = [...site.routes.routes.values()].flatMap((route) => {
    const isOpen = route.access === 'open' && route.path !== null && isGateOpen(route.gate, capabilities);
    if (!isOpen || route.path.includes('*') || site.routes.params(route.id).some(({ optional }) => !optional))
      return [];
    return site.pageForRoute(route.id) ?? [];
  });
  const open = [...ofRoutes, ...site.contentPages()].filter(
    ({ value }) => value.access !== 'protected' && isGateOpen(value.gate, capabilities),
  );
  const map = new Map(
    open.map((page) => [unifyContentKeySeparators(buildContentKeyFromPagePath(pathOf(site, page))), page]),
  );
  pagesOpenWithCapabilitiesCache.set(name, map);
  return map;
}

function pathOf(site: Pick<Site, 'routes' | 'pathPrefix'>, { value }: SitePage): string {
  return value.path !== undefined
    ? addPathPrefix(site.pathPrefix, value.path)
    : site.routes.href(value.route ?? ROUTE_IDS_USED_BY_ENGINE.home);
}
