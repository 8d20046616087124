import { createSiteIconPath } from '../../cms/assets/image-sources.ts';
import { type ByteLimitedCache, createByteLimitedCache } from '../../memory/byte-cache.ts';
import { findLocaleOfAddress } from '../../site/locale-addresses.ts';
import { localizeSite } from '../../site/localized-site.ts';
import { resolvePublicOrigin } from '../../site/public-origin.ts';
import type { Site } from '../../site/site.ts';
import type { SiteCatalogue } from '../../site/site-catalogue.ts';
import { createJsonResponse, createTextResponse, type Endpoint, type EngineRequest } from '../endpoint.ts';
import { listLocaleAlternates } from '../locale-alternates.ts';
import { createRobotsTxt } from './robots.ts';
import { createSitemapXml, listSitemapEntries, type SitemapEntry, type SitemapParamsByRoute } from './sitemap.ts';
import { createWebManifest } from './web-manifest.ts';

export interface SiteDiscoveryEndpointDependencies {
  readonly catalogue: () => SiteCatalogue;
  readonly clock: () => number;
  /** Sitemap entries of routes with parameters. */
  readonly listEntityEntries: (site: Site, request: EngineRequest) => Promise<SitemapParamsByRoute>;
  readonly failed: (site: string, error: unknown) => void;
  readonly sitemaps?: ByteLimitedCache<Sitemap>;
}

interface Sitemap {
  readonly xml: string;
  /** Epoch milliseconds. */
  readonly until: number;
}

export function createSitemapCache(maxBytes = 32 * 1024 * 1024): ByteLimitedCache<Sitemap> {
  return createByteLimitedCache({ name: 'sitemaps', maxBytes });
}

/** Cache lifetime for robots and for the server. */
const KEPT = { seconds: 3600, milliseconds: 60_000 };

const CACHE = { 'cache-control': `public, max-age=${KEPT.seconds}` };

/** Endpoints of `/robots.txt`, `/sitemap.xml`, `/manifest.webmanifest` and `/favicon.ico`. */
export function createSiteDiscoveryFileEndpoints(
  parts: SiteDiscoveryEndpointDependencies,
): ReadonlyMap<string, Endpoint> {
  const { catalogue, clock, listEntityEntries: things, failed, sitemaps = createSitemapCache() } = parts;

  const ofSite =
    (
      answer: (
        site: Site,
        origin: string,
        request: EngineRequest,
        unlocalizedSite: Site,
      ) => Promise<Response> | Response,
    ): Endpoint =>
    (request) => {
      const unlocalized = catalogue().byHost(request.host);
      if (!unlocalized) return nothing();
      const named = findLocaleOfAddress(unlocalized.config.localeAddresses, { host: request.host, pathname: '/' });
      const site = localizeSite(unlocalized, named?.locale ?? unlocalized.view.locale);
      const { port } = request;
      const secure = request.origin.startsWith('https:');
      return answer(site, resolvePublicOrigin(site.config, { secure, port }), request, unlocalized);
    };

  return new Map<string, Endpoint>([
    ['/robots.txt', ofSite((site, origin) => createTextResponse(200, createRobotsTxt(site, origin), CACHE))],
    [
      '/sitemap.xml',
      ofSite(async (site, origin, request, unlocalizedSite) => {
        if (site.config.discovery.noindex) return nothing();
        const key = `${site.version} ${site.view.locale} ${origin}`;
        const known = sitemaps.get(key);
        if (known && known.until > clock()) return xmlResponse(known.xml);
        // Entries that the API cannot provide are left out.
        const listed = await things(site, request).catch((error: unknown) => {
          failed(site.key, error);
          return null;
        });
        const xml = createSitemapXml(listEntriesOfLocales(unlocalizedSite, site, listed ?? new Map(), origin), origin);
        if (listed) sitemaps.set(key, { xml, until: clock() + KEPT.milliseconds });
        return xmlResponse(xml);
      }),
    ],
    [
      '/manifest.webmanifest',
      ofSite((site) =>
        createJsonResponse(200, createWebManifest(site), {
          ...CACHE,
          'content-type': 'application/manifest+json; charset=utf-8',
        }),
      ),
    ],
    [
      '/favicon.ico',
      ofSite((site) => {
        const { favicon } = site.document('theme', 'theme')?.value ?? {};
        const asset = favicon === undefined ? undefined : site.asset(favicon);
        return asset
          ? new Response(null, { status: 302, headers: { ...CACHE, location: createSiteIconPath(asset, 32) } })
          : nothing();
      }),
    ],
  ]);
}

/** Pages of all locales with addresses on this host, each with its alternates. */
function listEntriesOfLocales(
  unlocalizedSite: Site,
  site: Site,
  things: SitemapParamsByRoute,
  origin: string,
): readonly SitemapEntry[] {
  const { locales, localeAddresses } = site.config;
  const onThisHost = localeAddresses.some(({ host }) => host !== null)
    ? [site]
    : locales.map((locale) => localizeSite(site, locale));
  return onThisHost.flatMap((localized) =>
    listSitemapEntries(localized, site.capabilities(null), things).map((entry) => {
      const alternates = listLocaleAlternates(unlocalizedSite, localized, entry.path, origin);
      return alternates.length > 0 ? { ...entry, alternates } : entry;
    }),
  );
}

function xmlResponse(xml: string): Response {
  return new Response(xml, { headers: { ...CACHE, 'content-type': 'application/xml; charset=utf-8' } });
}

function nothing(): Response {
  return createTextResponse(404, 'There is nothing at this address.\n');
}
