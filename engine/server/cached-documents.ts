import { type Engine, selectRouteQuery } from '../resolve-page.ts';
import { type RequestEntrance, resolvePublicOrigin } from '../site/public-origin.ts';
import { createSetCookieHeaders } from '../storage/cookie-gate.ts';
import { createStartParameterCookies } from '../visitor/read-visitor.ts';
import { readStartParameters } from '../visitor/start-parameters.ts';
import type { DocumentRequest } from './endpoint.ts';
import type { CachedPageWithCookies, PageCache } from './page-cache.ts';
import {
  buildCacheAddress,
  type CachedPageAudience,
  classifyQueryForCache,
  createPageCacheKey,
  getAnonymousAudience,
} from './page-cache-keys.ts';

export interface CacheRequest extends RequestEntrance, Pick<DocumentRequest, 'host' | 'target'> {
  readonly framed: boolean;
}

export type FindCachedDocument = (request: CacheRequest) => CachedPageWithCookies | undefined;

/** Finds the cached document for a visitor without cookies, synchronously and without a request context. */
export function createCachedDocumentFinder(engine: Engine, cache: PageCache): FindCachedDocument {
  return function cached({ host, secure, port, target, framed }: CacheRequest): CachedPageWithCookies | undefined {
    const site = engine.catalogue().byHost(host);
    if (!site) return undefined;
    const now = engine.clock();
    const origin = resolvePublicOrigin(site.config, { secure, port });
    const find = (audience: CachedPageAudience, address: string) =>
      cache.get(createPageCacheKey(site, { origin, secure }, 'document', audience, address), site.version, now);
    const mark = target.indexOf('?');
    const path = mark === -1 ? target : target.slice(0, mark);
    const plain = find(getAnonymousAudience(site), path);
    if (!plain) return undefined;
    const search = mark === -1 ? '' : target.slice(mark + 1);
    const use = search === '' ? 'none' : classifyQueryForCache(search, plain.query);
    if (use === 'none') return { page: plain, cookies: null };
    if (use === 'uncached') return undefined;
    const searchParams = new URLSearchParams(search);
    const start = readStartParameters(searchParams, site.config.subVariants);
    const audience = getAnonymousAudience(site, start.subVariant);
    const address =
      plain.query.length === 0 ? path : buildCacheAddress(path, selectRouteQuery(searchParams, plain.query));
    const isPlain = address === path && start.subVariant === null;
    const page = isPlain ? plain : find(audience, address);
    if (!page) return undefined;
    const setCookies = createStartParameterCookies(start, noCookie, { secure, framed, now, consent: audience.consent });
    return { page, cookies: setCookies.length > 0 ? createSetCookieHeaders(setCookies) : null };
  };
}

const noCookie = () => undefined;
