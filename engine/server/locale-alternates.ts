import type { Locale } from '#schemas/generated/config/types.gen.ts';
import { addPathPrefix, removePathPrefix } from '../site/locale-addresses.ts';
import { localizeSite } from '../site/localized-site.ts';
import type { Site } from '../site/site.ts';
import { LANGUAGE_PARAMETER } from '../visitor/start-parameters.ts';

/** The address of a page in one locale of its site. */
export interface LocaleAlternate {
  readonly locale: Locale;
  readonly url: string;
}

/** A link to the same page in another language, which remembers the choice. */
export interface LanguageLink {
  readonly locale: Locale;
  readonly href: string;
  readonly isCurrent: boolean;
}

/** Absolute addresses of a page in all locales of its site, the default one first; none for a site with one locale. */
export function listLocaleAlternates(
  unlocalizedSite: Site,
  { pathPrefix }: Pick<Site, 'pathPrefix'>,
  path: string,
  origin: string,
): readonly LocaleAlternate[] {
  const { locales } = unlocalizedSite.config;
  if (locales.length === 1) return [];
  const own = removePathPrefix(pathPrefix, path) ?? path;
  return locales.map((locale) => {
    const site = localizeSite(unlocalizedSite, locale);
    return { locale, url: createOriginOfSite(site, origin) + addPathPrefix(site.pathPrefix, own) };
  });
}

/** Origin of the first host of a site, with the protocol and the port of another origin. */
function createOriginOfSite({ config: { hosts, localeAddresses } }: Pick<Site, 'config'>, origin: string): string {
  if (localeAddresses.every(({ host }) => host === null)) return origin;
  const url = new URL(origin);
  url.hostname = hosts[0] ?? url.hostname;
  return url.origin;
}

/** Links of the language switch: paths, or addresses on other hosts. Path and query must be those of the shown page. */
export function listLanguageLinks(
  unlocalizedSite: Site,
  site: Pick<Site, 'pathPrefix' | 'view'>,
  pathAndQuery: string,
  origin: string,
): readonly LanguageLink[] {
  return listLocaleAlternates(unlocalizedSite, site, pathAndQuery, origin).map(({ locale, url }) => {
    const address = url.startsWith(`${origin}/`) ? url.slice(origin.length) : url;
    const href = `${address}${address.includes('?') ? '&' : '?'}${LANGUAGE_PARAMETER}=${locale}`;
    return { locale, href, isCurrent: locale === site.view.locale };
  });
}
