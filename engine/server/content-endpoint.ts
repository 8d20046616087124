import type { Locale } from '#schemas/generated/config/types.gen.ts';
import type { GetSiteMessages } from '../messages/site-messages.ts';
import {
  PUBLIC_CONTENT_ENDPOINT_COLLECTIONS,
  PUBLIC_CONTENT_ENDPOINT_ITEM_TYPE_NAMES,
  type PublicContentEndpointCollection,
  type PublicContentEndpointItemTypeName,
  type PublicContentEndpointQuery,
  selectPublicContentEndpointItems,
} from '../page/content-items.ts';
import type { GetImageSources } from '../page/site-prop-resolvers.ts';
import type { SiteCatalogue } from '../site/site-catalogue.ts';
import { createJsonResponse, createTextResponse, type Endpoint } from './endpoint.ts';
import { matchesEtag } from './page-cache.ts';

export interface PublicContentEndpointDependencies {
  readonly catalogue: () => SiteCatalogue;
  readonly clock: () => number;
  readonly imageSources: GetImageSources;
  readonly siteMessages: GetSiteMessages;
}

const MOST_IDS = 100;
const LONGEST_LIST = 100;
const USUAL_LIST = 10;

/** Cache lifetime in seconds (specification: server cache 60 s). */
const CACHE_SECONDS = 60;

/** Locales that the content call always answers in. */
const USUAL_LOCALES: readonly Locale[] = ['en-AU', 'en-GB'];

/** Finds the content call of a path, in each locale of the served sites. */
export function createPublicContentEndpointFinder(
  parts: PublicContentEndpointDependencies,
): (path: string) => Endpoint | undefined {
  const endpoints = new WeakMap<SiteCatalogue, ReadonlyMap<string, Endpoint>>();
  return (path) => {
    if (!path.endsWith('/items')) return undefined;
    const catalogue = parts.catalogue();
    const known = endpoints.get(catalogue) ?? createEndpoints(catalogue, parts);
    endpoints.set(catalogue, known);
    return known.get(path);
  };
}

function createEndpoints(
  { served, byKey }: SiteCatalogue,
  parts: PublicContentEndpointDependencies,
): ReadonlyMap<string, Endpoint> {
  const locales = [...USUAL_LOCALES, ...served.flatMap((key) => byKey(key)?.config.locales ?? [])];
  return new Map(locales.map((locale) => [`/${locale}/items`, contentEndpoint(locale, parts)]));
}

/** `GET /<locale>/items?c[]=…&id[]=…&t[]=…`: public content by collection, key and type, with `limit` and `offset`. */
function contentEndpoint(
  locale: Locale,
  { catalogue, clock, imageSources, siteMessages }: PublicContentEndpointDependencies,
): Endpoint {
  return ({ host, query, request }) => {
    const site = catalogue().byHost(host);
    if (!site) return createTextResponse(404, 'No shop answers to this host.\n');
    const parsedQuery = readQuery(query);
    if ('error' in parsedQuery)
      return createJsonResponse(422, { errors: [{ code: 'invalid', message: parsedQuery.error }] });
    const now = clock();
    const etag = `W/"${site.version}-${site.posts(locale).shown(now).total}"`;
    const headers = { etag, 'cache-control': `public, max-age=${CACHE_SECONDS}` };
    if (matchesEtag(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers });
    const messages = siteMessages(site, locale);
    const options = { site, locale, capabilities: site.capabilities(null), imageSources, messages, now };
    const { items, total } = selectPublicContentEndpointItems(options, parsedQuery);
    const { limit, offset } = parsedQuery;
    return createJsonResponse(200, { result: items.map(snakeCase), page_info: { limit, offset, total } }, headers);
  };
}

function readQuery(query: URLSearchParams): PublicContentEndpointQuery | { readonly error: string } {
  const collections = valuesOf(query, 'c');
  const ids = valuesOf(query, 'id');
  const types = valuesOf(query, 't');
  const unknown =
    collections.find((name) => !isOneOf(PUBLIC_CONTENT_ENDPOINT_COLLECTIONS, name)) ??
    types.find((name) => !isOneOf(PUBLIC_CONTENT_ENDPOINT_ITEM_TYPE_NAMES, name));
  if (unknown !== undefined) {
    return {
      error: `There is no '${unknown}'. c is ${PUBLIC_CONTENT_ENDPOINT_COLLECTIONS.join(', ')}; t is ${PUBLIC_CONTENT_ENDPOINT_ITEM_TYPE_NAMES.join(', ')}.`,
    };
  }
  if (ids.length > MOST_IDS) return { error: `At most ${MOST_IDS} ids can be asked for at once.` };
  const limit = numberOf(query.get('limit'), ids.length > 0 ? LONGEST_LIST : USUAL_LIST);
  const offset = numberOf(query.get('offset'), 0);
  if (limit === null || offset === null || limit < 1 || limit > LONGEST_LIST) {
    return { error: `limit is a number from 1 to ${LONGEST_LIST}, and offset one from 0.` };
  }
  return {
    collections: collections.filter((name): name is PublicContentEndpointCollection =>
      isOneOf(PUBLIC_CONTENT_ENDPOINT_COLLECTIONS, name),
    ),
    ids,
    types: types.filter((name): name is PublicContentEndpointItemTypeName =>
      isOneOf(PUBLIC_CONTENT_ENDPOINT_ITEM_TYPE_NAMES, name),
    ),
    limit,
    offset,
  };
}

/** The values of a bracket array: `c[]=a`, `c[0]=a`, or `c=a` alone. */
function valuesOf(query: URLSearchParams, name: string): readonly string[] {
  const values = [...query].flatMap(([key, value]) => {
    const isOurs = key === name || (key.startsWith(`${name}[`) && /^\[\d{0,4}\]$/.test(key.slice(name.length)));
    return isOurs && value !== '' ? [value] : [];
  });
  return [...new Set(values)];
}

function numberOf(text: string | null, usual: number): number | null {
  if (text === null) return usual;
  return /^\d{1,6}$/.test(text) ? Number(text) : null;
}

function isOneOf(names: readonly string[], name: string): boolean {
  return names.includes(name);
}

/** Keys are snake_case on the wire, except inside `json` entries. */
function snakeCase({
  value,
  ...item
}: {
  readonly type: string;
  readonly collection: string;
  readonly value: unknown;
}) {
  return { ...item, value: item.collection === 'content' && item.type === 'json' ? value : snakeKeys(value) };
}

function snakeKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(snakeKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, own]) => [
      key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      snakeKeys(own),
    ]),
  );
}
