import { allowedQuery, type Engine } from '../resolve-page.ts';
import { publicOrigin, type RequestEntrance } from '../site/public-origin.ts';
import { cookieHeaders } from '../storage/cookie-gate.ts';
import { startCookies } from '../visitor/read-visitor.ts';
import { readStartParameters } from '../visitor/start-parameters.ts';
import type { DocumentRequest } from './endpoint.ts';
import type { CachedPage, PageCache } from './page-cache.ts';
import { type Audience, anonymousAudience, cacheAddress, cacheKey, classifyQuery } from './page-keys.ts';

export interface CacheRequest extends RequestEntrance, Pick<DocumentRequest, 'host' | 'target'> {
  readonly framed: boolean;
}

export type FindCachedDocument = (request: CacheRequest) => CachedPage | undefined;

/** Finds the cached document for a visitor without cookies, synchronously and without a request context. */
export function createCachedDocuments(engine: Engine, cache: PageCache): FindCachedDocument {
  return function cached({ host, secure, port, target, framed }: CacheRequest): CachedPage | undefined {
    const site = engine.catalogue().byHost(host);
    if (!site) return undefined;
    const now = engine.clock();
    const origin = publicOrigin(site.config, { secure, port });
    const find = (audience: Audience, address: string) =>
      cache.get(cacheKey(site, { origin, secure }, 'document', audience, address), site.version, now);
    const mark = target.indexOf('?');
    const path = mark === -1 ? target : target.slice(0, mark);
    const plain = find(anonymousAudience(site), path);
    if (!plain) return undefined;
    const search = mark === -1 ? '' : target.slice(mark + 1);
    const use = search === '' ? 'none' : classifyQuery(search, plain.query);
    if (use === 'none') return { page: plain, cookies: null };
    if (use === 'uncached') return undefined;
    const searchParams = new URLSearchParams(search);
    const start = readStartParameters(searchParams, site.config.subVariants);
    const audience = anonymousAudience(site, start.subVariant);
    const address = plain.query.length === 0 ? path : cacheAddress(path, allowedQuery(searchParams, plain.query));
    const isPlain = address === path && start.subVariant === null;
    const page = isPlain ? plain : find(audience, address);
    if (!page) return undefined;
    const setCookies = startCookies(start, noCookie, { secure, framed, now, consent: audience.consent });
    return { page, cookies: setCookies.length > 0 ? cookieHeaders(setCookies) : null };
  };
}

const noCookie = () => undefined;
