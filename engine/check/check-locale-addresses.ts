import type { SiteDocument } from '#schemas/generated/config/types.gen.ts';
import type { LocaleAddress } from '../site/locale-addresses.ts';
import { parsePathPattern, toAsciiLowerCase } from '../site/routes/path-pattern.ts';
import type { Site } from '../site/site.ts';
import { formatDidYouMeanSuggestion } from '../site/site-error.ts';
import { appendPointerStep } from '../validation/json-pointer.ts';
import type { SiteCheckContext } from './check-references.ts';
import { createDocumentFinding } from './site-report.ts';

const AT = '/localeAddresses';

/** Checks that every locale of a site has an address of its own, which no page takes. */
export function checkLocaleAddresses({ site, report }: Pick<SiteCheckContext, 'site' | 'report'>): void {
  const document = site.document('site', 'site');
  if (!document) return;
  for (const finding of [
    ...findRepeatedLocales(document.value),
    ...findUnknownLocales(document.value),
    ...findMissingHosts(site.config.localeAddresses, document.value),
    ...findPrefixCollisions(site),
    ...findHostCollisions(site.config.localeAddresses, document.value),
  ])
    report.add(document, finding);
}

function findRepeatedLocales({ locales = [] }: SiteDocument) {
  return locales.flatMap((locale, index) =>
    locales.indexOf(locale) === index
      ? []
      : [
          createDocumentFinding(
            `/locales/${index}`,
            'duplicate-key',
            `The language '${locale}' is listed twice.`,
            'Remove one of them.',
          ),
        ],
  );
}

function findUnknownLocales({ locales = [], localeAddresses }: SiteDocument) {
  const [first, ...others] = locales;
  return (['prefixes', 'hosts'] as const).flatMap((list) =>
    Object.keys(localeAddresses?.[list] ?? {}).flatMap((locale) => {
      if (others.includes(locale)) return [];
      const pointer = appendPointerStep(`${AT}/${list}`, locale);
      const message =
        locale === first
          ? `'${locale}' is the first language of the site, whose addresses are the usual ones.`
          : `'${locale}' is not a language of the site.`;
      const suggestion = locale === first ? 'Remove it.' : formatDidYouMeanSuggestion(locale, others);
      return [createDocumentFinding(pointer, 'not-allowed', message, suggestion, 'key')];
    }),
  );
}

function findMissingHosts(addresses: readonly LocaleAddress[], { localeAddresses }: SiteDocument) {
  if (localeAddresses?.scheme !== 'host') return [];
  return addresses.slice(1).flatMap(({ locale, host }) => {
    if (host !== null) return [];
    const message = `The language '${locale}' has no host.`;
    const suggestion = `Add "${locale}" to "localeAddresses.hosts", or choose the scheme 'prefix'.`;
    return [createDocumentFinding(AT, 'incomplete', message, suggestion)];
  });
}

function findPrefixCollisions(site: Pick<Site, 'config' | 'routes' | 'document' | 'contentPages'>) {
  const { localeAddresses: addresses } = site.config;
  const taken = listFirstPathSegments(site);
  return addresses.flatMap(({ locale, prefix }, index) => {
    if (prefix === '') return [];
    const same = addresses.slice(0, index).find((other) => other.prefix === prefix);
    const user = taken.get(prefix.slice(1));
    if (!same && user === undefined) return [];
    const message = same
      ? `The languages '${same.locale}' and '${locale}' have the same prefix '${prefix}'.`
      : `The prefix '${prefix}' of the language '${locale}' is also the start of ${user}.`;
    const suggestion = `Give '${locale}' another prefix in "localeAddresses.prefixes", such as '${locale.toLowerCase()}'.`;
    return [createDocumentFinding(pointerOfPrefix(site, locale), 'route-collision', message, suggestion)];
  });
}

/** The pointer of a chosen prefix, or of the locale that it follows from. */
function pointerOfPrefix(site: Pick<Site, 'document' | 'config'>, locale: string): string {
  const chosen = site.document('site', 'site')?.value.localeAddresses?.prefixes?.[locale];
  return chosen === undefined
    ? `/locales/${site.config.locales.indexOf(locale)}`
    : appendPointerStep(`${AT}/prefixes`, locale);
}

/** First segments of the paths of routes and content pages, each with its route or page. */
function listFirstPathSegments(site: Pick<Site, 'routes' | 'contentPages'>): ReadonlyMap<string, string> {
  const taken = new Map<string, string>();
  const take = (path: string | null | undefined, owner: string) => {
    const pattern = path ? parsePathPattern(path) : null;
    const [first] = pattern?.ok ? pattern.segments : [];
    if (first?.kind === 'static') taken.set(first.folded, owner);
  };
  for (const { name, value } of site.contentPages()) take(value.path, `the address of page '${name}'`);
  for (const { id, path } of site.routes.routes.values()) take(path, `the address of route '${id}'`);
  for (const name of ['healthz', '3ds']) taken.set(toAsciiLowerCase(name), "an address of the engine's own");
  return taken;
}

function findHostCollisions(addresses: readonly LocaleAddress[], { hosts = [], localeAddresses }: SiteDocument) {
  if (localeAddresses?.scheme !== 'host') return [];
  return addresses.flatMap(({ locale, host }, index) => {
    const same = addresses.slice(0, index).find((other) => host !== null && other.host === host);
    if (host === null || (!same && !hosts.includes(host))) return [];
    const message = same
      ? `The languages '${same.locale}' and '${locale}' have the same host '${host}'.`
      : `The host '${host}' of the language '${locale}' is also one of "hosts".`;
    return [
      createDocumentFinding(
        appendPointerStep(`${AT}/hosts`, locale),
        'host-collision',
        message,
        `Give '${locale}' a host of its own.`,
      ),
    ];
  });
}
