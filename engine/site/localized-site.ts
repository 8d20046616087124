import type { Locale } from '#schemas/generated/config/types.gen.ts';
import { addPathPrefix, type LocaleAddress, removePathPrefix } from './locale-addresses.ts';
import { toAsciiLowerCase } from './routes/path-pattern.ts';
import type { SiteRoute } from './routes/route.ts';
import type { RouteMatch, RouteTable } from './routes/route-table.ts';
import type { Site } from './site.ts';
import type { SiteConfig } from './site-config.ts';

const localized = new WeakMap<Site, Map<Locale, Site>>();

/**
 * The site in one of its locales: its routes, pages and links have the addresses of the locale. Takes and returns the
 * site itself for its default locale, and for a locale without an address.
 */
export function localizeSite(site: Site, locale: Locale): Site {
  if (locale === site.view.locale) return site;
  const known = localized.get(site)?.get(locale);
  if (known) return known;
  const address = site.config.localeAddresses.find((one) => one.locale === locale);
  const made = address ? createLocalizedSite(site, address) : site;
  localized.set(site, (localized.get(site) ?? new Map<Locale, Site>()).set(locale, made));
  return made;
}

function createLocalizedSite(site: Site, { locale, prefix, host }: LocaleAddress): Site {
  const { routes, ...others } = site;
  const parts = {
    ...others,
    view: { ...site.view, locale },
    config: host === null ? site.config : withOriginOfHost(site.config, host),
  };
  if (prefix === '') return { ...parts, routes };
  return {
    ...parts,
    pathPrefix: prefix,
    routes: createPrefixedRouteTable(routes, prefix),
    pageForPath(path) {
      const own = removePathPrefix(prefix, path);
      return own === null ? undefined : site.pageForPath(own);
    },
  };
}

/** The locale's host comes first, because canonical addresses have the first. */
function withOriginOfHost(config: SiteConfig, host: string): SiteConfig {
  const { hosts, discovery } = config;
  const origin = discovery.origin === null ? null : new URL(discovery.origin);
  if (origin) origin.hostname = host;
  return {
    ...config,
    hosts: [host, ...hosts.filter((other) => other !== host)],
    discovery: { ...discovery, origin: origin?.origin ?? null },
  };
}

function createPrefixedRouteTable(table: RouteTable, prefix: string): RouteTable {
  const routes = new Map([...table.routes].map(([id, route]) => [id, prefixRoute(route, prefix)]));
  const segment = prefix.slice(1);
  return {
    routes,
    match(path) {
      const [first, ...segments] = path.segments;
      if (first === undefined || toAsciiLowerCase(first) !== segment) return null;
      const match = table.match({ ...path, segments });
      return match && withRoute(match, routes);
    },
    href: (id, params, query) => addPathPrefix(prefix, table.href(id, params, query)),
    params: table.params,
  };
}

function withRoute(match: RouteMatch, routes: ReadonlyMap<string, SiteRoute>): RouteMatch {
  return { ...match, route: routes.get(match.route.id) ?? match.route };
}

function prefixRoute(route: SiteRoute, prefix: string): SiteRoute {
  return route.path?.startsWith('/') ? { ...route, path: addPathPrefix(prefix, route.path) } : route;
}
