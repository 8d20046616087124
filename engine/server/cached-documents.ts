import { type EngineDependencies, selectRouteQuery } from '../resolve-page.ts';
import { findLocaleOfAddress } from '../site/locale-addresses.ts';
import { localizeSite } from '../site/localized-site.ts';
import { type RequestProtocolAndPort, resolvePublicOrigin } from '../site/public-origin.ts';
import type { Site } from '../site/site.ts';
import { createSetCookieHeaders } from '../storage/cookie-gate.ts';
import { decideLocale } from '../visitor/decide-locale.ts';
import { createStartParameterCookies } from '../visitor/read-visitor.ts';
import { readVisitStartParameters } from '../visitor/start-parameters.ts';
import type { PageDocumentRequest } from './endpoint.ts';
import type { CachedPageWithCookies, PageCache } from './page-cache.ts';
import {
  type CachedPageAudience,
  classifyQueryEffectOnPageCache,
  createPageCacheKey,
  getCookielessPageAudience,
  joinPathAndQuery,
} from './page-cache-keys.ts';

export interface CachedDocumentRequest extends RequestProtocolAndPort, Pick<PageDocumentRequest, 'host' | 'target'> {
  readonly framed: boolean;
  readonly acceptLanguage: string | null;
}

export type FindCachedDocument = (request: CachedDocumentRequest) => CachedPageWithCookies | undefined;

/** Finds the cached document for a visitor without cookies, synchronously and without a request context. */
export function createCachedDocumentFinder(
  engine: Pick<EngineDependencies, 'clock' | 'catalogue'>,
  cache: PageCache,
): FindCachedDocument {
  return function cached({
    host,
    secure,
    port,
    target,
    framed,
    acceptLanguage,
  }: CachedDocumentRequest): CachedPageWithCookies | undefined {
    const mark = target.indexOf('?');
    const path = mark === -1 ? target : target.slice(0, mark);
    const site = findSiteWithoutRedirect(engine, host, path, acceptLanguage);
    if (!site) return undefined;
    const now = engine.clock();
    const origin = resolvePublicOrigin(site.config, { secure, port });
    const find = (audience: CachedPageAudience, address: string) =>
      cache.get(
        createPageCacheKey(site, { origin, secure }, 'document', audience, address),
        site.versionIn(site.view.locale),
        now,
      );
    const plain = find(getCookielessPageAudience(site), path);
    if (!plain) return undefined;
    const search = mark === -1 ? '' : target.slice(mark + 1);
    const use = search === '' ? 'none' : classifyQueryEffectOnPageCache(search, plain.query);
    if (use === 'none') return { page: plain, cookies: null };
    if (use === 'uncached') return undefined;
    const searchParams = new URLSearchParams(search);
    const start = readVisitStartParameters(searchParams, site.config);
    if (start.language !== null) return undefined;
    const audience = getCookielessPageAudience(site, start.subVariant);
    const address =
      plain.query.length === 0 ? path : joinPathAndQuery(path, selectRouteQuery(searchParams, plain.query));
    const isPlain = address === path && start.subVariant === null;
    const page = isPlain ? plain : find(audience, address);
    if (!page) return undefined;
    const setCookies = createStartParameterCookies(start, noCookie, { secure, framed, now, consent: audience.consent });
    return { page, cookies: setCookies.length > 0 ? createSetCookieHeaders(setCookies) : null };
  };
}

const noCookie = () => undefined;

/** The site in the language of the address; undefined where a visitor without cookies wants another one. */
function findSiteWithoutRedirect(
  engine: Pick<EngineDependencies, 'catalogue'>,
  host: string,
  pathname: string,
  acceptLanguage: string | null,
): Site | undefined {
  const site = engine.catalogue().byHost(host);
  if (!site || site.config.locales.length === 1) return site;
  const address = findLocaleOfAddress(site.config.localeAddresses, { host, pathname });
  if (address) return localizeSite(site, address.locale);
  return decideLocale(site.config.locales, { ...NO_PREFERENCES, acceptLanguage }) === site.view.locale
    ? site
    : undefined;
}

const NO_PREFERENCES = { customer: null, choice: null, address: null };
