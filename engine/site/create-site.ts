import { USUAL_MINIMUM_AGE } from '#domain/forms/minimum-age.ts';
import { isPseudoLocale } from '#domain/messages/pseudo-locale.ts';
import type { ContentEntry, Locale, RegionDocument } from '#schemas/generated/config/types.gen.ts';
import type { ConfigDocument, DocumentKind } from '../cms/document.ts';
import type { PublishedDocuments } from '../cms/documents.ts';
import { type ByteLimitedCache, createByteLimitedCache } from '../memory/byte-cache.ts';
import { estimateMemoryBytes } from '../memory/estimate-memory-bytes.ts';
import { createPseudoContentEntry } from '../translations/pseudo-content-entry.ts';
import { translateDocument } from '../translations/translate-document.ts';
import { createContentEntryIndex } from './content-index.ts';
import { listInheritedFormerAddresses } from './former-addresses.ts';
import { isJsonObject } from './json.ts';
import { getLocaleChain } from './locale-chain-cache.ts';
import { createLocaleVersion } from './locale-version.ts';
import { mergeWithInheritedDocument } from './merge-documents.ts';
import type { DocumentOfKind, MergedDocument } from './merged-document.ts';
import {
  createPagesByOwnPathIndex,
  createSitePageIndex,
  normalisePagePath,
  type SitePageIndex,
  selectPageForParams,
} from './page-index.ts';
import { indexBlogPostsBySlugAndCategory } from './post-index.ts';
import type { RouteTable } from './routes/route-table.ts';
import type { ContentTypes, Site } from './site.ts';
import { fillInSiteConfigDefaults } from './site-config.ts';
import { createRouteTableFromRoutesDocument } from './site-route-table.ts';

/** Merged documents, route tables and indexes of every site. */
export type MergedSitePartsCache = ByteLimitedCache<object>;

/** Bytes of one entry of an index. The documents that it names are counted by themselves. */
const INDEX_ENTRY = 200;

export function createMergedSitePartsCache(maxBytes = 128 * 1024 * 1024): MergedSitePartsCache {
  return createByteLimitedCache({ name: 'merged documents', maxBytes });
}

export interface CreateSiteOptions {
  readonly key: string;
  readonly parent: Site | null;
  readonly version: string;
  /** A function, so that a cached site does not keep an old view alive. */
  readonly documents: () => PublishedDocuments;
  readonly cache: MergedSitePartsCache;
}

/** A site with its own documents merged over its parent's, on demand. */
export function createSiteWithInheritance({ key, parent, version, documents, cache }: CreateSiteOptions): Site {
  const once = <Part extends object>(name: string, make: () => Part, sizeOf?: (part: Part) => number): Part => {
    const id = `${key} ${version} ${name}`;
    const cached = cache.get(id);
    // Each cache key has a single creator, so the type is known.
    if (cached) return cached as Part;
    const made = make();
    cache.set(id, made, sizeOf?.(made));
    return made;
  };

  /** Like `once`, but a newer version of the site takes a part over if it would be made from the same objects. */
  const onceFrom = <Part extends object>(
    name: string,
    listOrigins: () => readonly unknown[],
    make: () => Part,
    sizeOf?: (part: Part) => number,
  ): Part => {
    const id = `${key} ${name}`;
    const cached = cache.get(id) as PartWithOrigins<Part> | undefined;
    if (cached?.version === version) return cached.part;
    const origins = listOrigins();
    if (cached && isSameList(cached.origins, origins)) {
      cached.version = version;
      return cached.part;
    }
    const part = make();
    const entry: PartWithOrigins<Part> = { part, origins, version };
    cache.set(id, entry, sizeOf?.(part));
    return part;
  };

  const document = <Kind extends DocumentKind>(kind: Kind, name: string): Merged<Kind> | undefined => {
    const own = documents().get(key, kind, name);
    if (!own) return parent?.document(kind, name);
    if (REMOVABLE.has(kind) && isJsonObject(own.value) && own.value['disabled'] === true) return undefined;
    if (!parent) return readRootDocument<Kind>(own);
    return onceFrom(
      `${kind}:${name}`,
      () => [own, ...(parent.document(kind, name)?.sources ?? [])],
      () => mergeOwn<Kind>(own, parent.document(kind, name)),
      ({ value }) => estimateMemoryBytes(value),
    );
  };

  const names = (kind: DocumentKind): readonly string[] => {
    const own = documents()
      .list(key, kind)
      .map(({ name }) => name);
    return [...new Set([...(parent?.names(kind) ?? []), ...own])].filter((name) => document(kind, name));
  };

  const pages = (): SitePageIndex =>
    once(
      'pages',
      () => createSitePageIndex(documents().list(key, 'page'), parent),
      () => INDEX_ENTRY * documents().list(key, 'page').length,
    );
  const entries = () =>
    once(
      'content',
      () => createContentEntryIndex(documents().list(key, 'content')),
      ({ size }) => INDEX_ENTRY * size,
    );
  const contentPages = () =>
    once(
      'content pages',
      () => createPagesByOwnPathIndex(names('page').flatMap((name) => document('page', name) ?? [])),
      ({ all }) => INDEX_ENTRY * all.length,
    );
  const formerCauses = () =>
    once('former causes', () => {
      const causes = names('cause').flatMap((name) => document('cause', name) ?? []);
      return new Map(
        causes.flatMap(({ name, sources }) =>
          listInheritedFormerAddresses(sources, 'formerSlugs').map((slug) => [slug, name] as const),
        ),
      );
    });
  const contentIn: Site['contentIn'] = (locales, name, types) => {
    for (const locale of locales) {
      const entry = entries().get(locale, name);
      if (entry && (types === undefined || types.includes(entry.type))) return entry;
    }
    return parent?.contentIn(locales, name, types);
  };
  const contentInOwnLocale = (name: string, types: ContentTypes | undefined): ContentEntry | undefined =>
    contentIn(getLocaleChain(defaultLocale), name, types) ?? parent?.content(parent.config.locales[0], name, types);
  const { config, missing } = fillInSiteConfigDefaults(document('site', 'site')?.value ?? { version: 1 });
  const [defaultLocale] = config.locales;
  const localeVersions = new Map<Locale, string>();

  const site: Site = {
    key,
    parent,
    chain: [...(parent?.chain ?? []), key],
    version,
    versionIn(locale) {
      if (isPseudoLocale(locale) || config.locales.length === 1) return version;
      const known = localeVersions.get(locale) ?? createLocaleVersion(documents(), site, locale);
      localeVersions.set(locale, known);
      return known;
    },
    config,
    missing,
    view: {
      key,
      name: config.name,
      locale: defaultLocale,
      currency: config.currency,
      timeZone: config.timeZone,
      features: config.features,
      ...readMinimumAge(document('region', config.region?.toLowerCase() ?? '')?.value),
      ...(config.analytics && { analytics: config.analytics }),
    },
    pathPrefix: '',
    get routes(): RouteTable {
      if (parent && !documents().get(key, 'routes', 'routes')) return parent.routes;
      return onceFrom(
        'route-table',
        () => [document('routes', 'routes')],
        () => createRouteTableFromRoutesDocument(document('routes', 'routes')),
      );
    },
    document,
    names,
    capabilities(segment) {
      const known = segment !== null && document('capabilities', segment) ? segment : config.defaultSegment;
      return once(`capabilities of ${known}`, () => {
        const switches = document('capabilities', known)?.value.capabilities ?? {};
        return new Set(Object.keys(switches).filter((name) => switches[name] === true));
      });
    },
    navigation: (name) => document('navigation', name),
    contentIn,
    content(locale, name, types) {
      if (!isPseudoLocale(locale))
        return contentIn(getLocaleChain(locale), name, types) ?? contentInOwnLocale(name, types);
      const entry = contentInOwnLocale(name, types);
      return entry && createPseudoContentEntry(entry, locale);
    },
    pagesOfRoute: (routeId) => pages().ofRoute(routeId),
    pageForRoute: (routeId, named = {}) =>
      selectPageForParams(
        pages()
          .ofRoute(routeId)
          .flatMap((name) => document('page', name) ?? []),
        named,
      ),
    contentPages: (below) =>
      below === undefined ? contentPages().all : (contentPages().below.get(normalisePagePath(below)) ?? []),
    pageForPath(path) {
      const name = pages().atPath(path);
      return name === undefined ? undefined : document('page', name);
    },
    posts: (locale) =>
      once(
        `posts ${locale}`,
        () =>
          indexBlogPostsBySlugAndCategory(
            names('post').flatMap((name) => {
              const post = document('post', name);
              return post ? [{ ...post, value: translateDocument(site, 'post', post, locale).value }] : [];
            }),
            locale,
          ),
        ({ size }) => INDEX_ENTRY * size,
      ),
    causeFormerly: (slug) => formerCauses().get(slug.toLowerCase()),
    asset(name) {
      const own = documents().asset(key, name);
      return own ? { ...own, site: key } : parent?.asset(name);
    },
  };
  return site;
}

/** A part with what it was made from, and the newest version of the site that has it. */
interface PartWithOrigins<Part> {
  readonly part: Part;
  readonly origins: readonly unknown[];
  version: string;
}

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index]);
}

type Merged<Kind extends DocumentKind> = MergedDocument<DocumentOfKind<Kind>>;

/** Kinds whose inherited documents a site may remove. */
const REMOVABLE: ReadonlySet<DocumentKind> = new Set(['page', 'post', 'cause']);

/** Properties of the site document that are not inherited. */
const NOT_INHERITED = new Set(['extends', 'abstract', 'hosts', 'localeAddresses']);

/** Documents of roots as sites read them: few, and read by every brand. */
const rootDocuments = new WeakMap<ConfigDocument, object>();

function readRootDocument<Kind extends DocumentKind>(own: ConfigDocument): Merged<Kind> {
  const known = rootDocuments.get(own);
  // Each document has one kind, so the type is known.
  if (known) return known as Merged<Kind>;
  const made = mergeOwn<Kind>(own, undefined);
  rootDocuments.set(own, made);
  return made;
}

function mergeOwn<Kind extends DocumentKind>(own: ConfigDocument, inherited: Merged<Kind> | undefined): Merged<Kind> {
  const { disabled, ...value } = isJsonObject(own.value) ? own.value : {};
  const parent = isJsonObject(inherited?.value) ? inherited.value : undefined;
  const base =
    parent && own.kind === 'site'
      ? Object.fromEntries(Object.entries(parent).filter(([name]) => !NOT_INHERITED.has(name)))
      : parent;
  const merged: unknown = mergeWithInheritedDocument(base, value);
  return {
    name: own.name,
    // Merged documents of valid parts stay valid.
    value: merged as DocumentOfKind<Kind>,
    sources: [...(value['inherit'] === false ? [] : (inherited?.sources ?? [])), own],
  };
}

/** Only another age than the usual one, so that pages don't hold it for nothing. */
function readMinimumAge(region: Pick<RegionDocument, 'minimumAge'> | undefined): Pick<Site['view'], 'minimumAge'> {
  const { minimumAge = USUAL_MINIMUM_AGE } = region ?? {};
  return minimumAge === USUAL_MINIMUM_AGE ? {} : { minimumAge };
}
