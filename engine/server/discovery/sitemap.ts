import { isGateOpen } from '../../capabilities/gate.ts';
import { addPathPrefix } from '../../site/locale-addresses.ts';
import { ROUTE_IDS_USED_BY_ENGINE, type SiteRoute } from '../../site/routes/route.ts';
import type { Site, SitePage } from '../../site/site.ts';

/** A path with its last change in epoch milliseconds, if known. */
export interface SitemapEntry {
  readonly path: string;
  readonly modified?: number;
  /** The same page in each locale; missing for a site with one. */
  readonly alternates?: readonly { readonly locale: string; readonly url: string }[];
}

/** Parameters of one page at a route with parameters. */
export interface SitemapParams {
  readonly params: Readonly<Record<string, string>>;
  readonly modified?: number;
}

export type SitemapParamsByRoute = ReadonlyMap<string, readonly SitemapParams[]>;

/**
 * Indexable open pages whose gates are open, without purchase pages, plus pages at routes with parameters
 * (specification: sitemap inclusion follows capabilities).
 */
export function listSitemapEntries(
  site: Pick<Site, 'config' | 'routes' | 'pageForRoute' | 'contentPages' | 'pagesOfRoute' | 'pathPrefix'>,
  capabilities: ReadonlySet<string>,
  things: SitemapParamsByRoute,
): readonly SitemapEntry[] {
  if (site.config.discovery.noindex) return [];
  const isListed = (page: SitePage | undefined): boolean =>
    page !== undefined &&
    page.value.access !== 'protected' &&
    page.value.head?.noindex !== true &&
    isGateOpen(page.value.gate, capabilities);
  const isOpen = (route: Pick<SiteRoute, 'access' | 'gate' | 'screen'>): boolean =>
    route.access === 'open' && route.screen === 'built' && isGateOpen(route.gate, capabilities);

  const routes = [...site.routes.routes.values()].filter(isOpen).flatMap((route): SitemapEntry[] => {
    if (route.sitemap === false || !isGateOpen(route.sitemapGate, capabilities)) return [];
    const listed = things.get(route.id) ?? [];
    if (route.sitemap === null && listed.length === 0) return [];
    if (site.pagesOfRoute(route.id).length === 0) return [];
    if (!isListed(site.pageForRoute(route.id)) && route.sitemap) return [];
    const own = route.sitemap ? [{ path: site.routes.href(route.id) }] : [];
    return [
      ...own,
      ...listed.map(({ params, modified }) => ({
        path: site.routes.href(route.id, params),
        ...(modified !== undefined && { modified }),
      })),
    ];
  });
  const contentRoute = site.routes.routes.get(ROUTE_IDS_USED_BY_ENGINE.contentPage);
  const pages =
    contentRoute && isOpen(contentRoute)
      ? site.contentPages().filter((page) => isListed(page) && !isErrorPage(page))
      : [];
  return [...routes, ...pages.map(({ value }) => ({ path: addPathPrefix(site.pathPrefix, value.path ?? '/') }))];
}

function isErrorPage({ name }: SitePage): boolean {
  return name === 'error' || name.startsWith('error-');
}

/** Maximum entries of one sitemap file. */
export const MAX_SITEMAP_ENTRIES = 50_000;

export function createSitemapXml(entries: readonly SitemapEntry[], origin: string): string {
  const urls = entries.slice(0, MAX_SITEMAP_ENTRIES).map(({ path, modified, alternates = [] }) => {
    const changed = modified === undefined ? '' : `<lastmod>${new Date(modified).toISOString()}</lastmod>`;
    return `<url><loc>${escapeXml(origin + path)}</loc>${changed}${alternates.map(alternateXml).join('')}</url>`;
  });
  const xhtml = entries.some(({ alternates }) => alternates) ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${xhtml}>\n${urls.join('\n')}\n</urlset>\n`;
}

function alternateXml({ locale, url }: { readonly locale: string; readonly url: string }): string {
  return `<xhtml:link rel="alternate" hreflang="${locale}" href="${escapeXml(url)}"/>`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
