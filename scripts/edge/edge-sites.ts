import { matchAcceptLanguage } from '#domain/locales/accept-language.ts';
import { CLEAR_ALL_CACHES_PARAMETER } from '#engine/server/clear-cache.ts';
import { listCustomerCookieNames } from '#engine/server/edge/edge-cookies.ts';
import type { Site } from '#engine/site/site.ts';
import { ESSENTIAL_START_PARAMETER_NAMES } from '#engine/visitor/start-parameters.ts';

/** Facts of one site for the configuration of an edge. */
export interface EdgeSite {
  readonly hosts: readonly string[];
  readonly locale: string;
  /** Whether the site has several locales. */
  readonly hasChoice: boolean;
  /** Regular expression for the headers that choose this locale where the address names none; null for any header. */
  readonly acceptLanguage: string | null;
  /** Locales that addresses name by the start of their path. */
  readonly prefixes: readonly { readonly prefix: string; readonly locale: string }[];
  /** HTML of the page that the edge sends when no node answers. */
  readonly failurePage: string;
}

export interface EdgeFacts {
  readonly sites: readonly EdgeSite[];
  /** Query parameters that a route of any site reads. */
  readonly query: readonly string[];
  /** Query parameters with which a request goes to a node. */
  readonly passedQuery: readonly string[];
  readonly customerCookies: readonly string[];
}

/** @param findFailurePage HTML for a host, of messages alone */
export function listEdgeFacts(sites: readonly Site[], findFailurePage: (host: string) => string): EdgeFacts {
  const routes = sites.flatMap((site) => [...site.routes.routes.values()]);
  return {
    sites: sites.flatMap((site) => listAddressesOfSite(site, findFailurePage)),
    query: [...new Set(routes.flatMap(({ query }) => query))].sort(),
    passedQuery: [...ESSENTIAL_START_PARAMETER_NAMES, CLEAR_ALL_CACHES_PARAMETER, 'preview'].sort(),
    customerCookies: listCustomerCookieNames(),
  };
}

/** The hosts of a site, and each locale that has a host of its own. */
function listAddressesOfSite({ config }: Site, findFailurePage: (host: string) => string): EdgeSite[] {
  const { hosts, locales, localeAddresses } = config;
  const ofHosts = localeAddresses.filter(({ host }) => host !== null && !hosts.includes(host));
  const prefixes = localeAddresses.flatMap(({ prefix, locale }) => (prefix === '' ? [] : [{ prefix, locale }]));
  const [locale] = locales;
  const hasChoice = locales.length > 1;
  const failurePage = findFailurePage(hosts[0] ?? '');
  const acceptLanguage = createAcceptLanguagePattern(locale, locales);
  const own = { hosts, locale, hasChoice, acceptLanguage, prefixes, failurePage };
  return [
    own,
    ...ofHosts.map((address) => ({
      hosts: [address.host ?? ''],
      locale: address.locale,
      hasChoice,
      acceptLanguage: null,
      prefixes: [],
      failurePage,
    })),
  ];
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const REGIONS = LETTERS.flatMap((one) => LETTERS.map((other) => one + other));

/**
 * A pattern for `Accept-Language` headers that choose the default locale for certain: the first language has no quality,
 * so that no other can be preferred to it. Other headers go to a node, which decides.
 */
function createAcceptLanguagePattern(locale: string, locales: readonly string[]): string | null {
  if (locales.length === 1) return null;
  const { language } = new Intl.Locale(locale);
  const chooses = (tag: string) => matchAcceptLanguage(tag, locales) === locale;
  const regions = REGIONS.filter((region) => chooses(`${language}-${region}`));
  const isAny = regions.length === REGIONS.length;
  const tags = [
    ...(chooses(language) ? [language] : []),
    ...(isAny ? [`${language}-[a-z][a-z]`] : regions.map((region) => `${language}-${region.toLowerCase()}`)),
  ];
  return `^ *(?:${tags.join('|')}) *(?:,|$)`;
}
