import type { Locale, SiteDocument } from '#schemas/generated/config/types.gen.ts';
import { toAsciiLowerCase } from './routes/path-pattern.ts';

/** How addresses name a locale: by the start of their path, by their host, or not at all. */
export interface LocaleAddress {
  readonly locale: Locale;
  /** Such as '/cy'; empty for none. */
  readonly prefix: string;
  /** Null for the hosts of the site. */
  readonly host: string | null;
}

/** Addresses of a site's locales in their order. The first locale has no prefix and no host of its own. */
export function createLocaleAddresses(
  locales: readonly Locale[],
  { scheme = 'prefix', prefixes = {}, hosts = {} }: Partial<NonNullable<SiteDocument['localeAddresses']>> = {},
): readonly LocaleAddress[] {
  return locales.map((locale, index) => {
    if (index === 0) return { locale, prefix: '', host: null };
    if (scheme === 'host') return { locale, prefix: '', host: hosts[locale] ?? null };
    return { locale, prefix: `/${prefixes[locale] ?? createUsualPrefix(locale, locales)}`, host: null };
  });
}

/** The language, or the whole tag where another locale of the site has the same language. */
function createUsualPrefix(locale: Locale, locales: readonly Locale[]): string {
  const language = readLanguage(locale);
  const isShared = locales.some((other) => other !== locale && readLanguage(other) === language);
  return (isShared ? locale : language).toLowerCase();
}

/** The locale that an address names by its prefix or host; null where it names none. */
export function findLocaleOfAddress(
  addresses: readonly LocaleAddress[],
  { host, pathname }: { readonly host: string; readonly pathname: string },
): LocaleAddress | null {
  if (addresses.length < 2) return null;
  const folded = toAsciiLowerCase(pathname);
  return (
    addresses.find((address) =>
      address.prefix === '' ? address.host === host.toLowerCase() : hasPathPrefix(folded, address.prefix),
    ) ?? null
  );
}

function hasPathPrefix(path: string, prefix: string): boolean {
  return path.startsWith(prefix) && (path.length === prefix.length || path[prefix.length] === '/');
}

/** Adds a locale's prefix to a path, which may have a query and a fragment. */
export function addPathPrefix(prefix: string, path: string): string {
  return prefix === '' ? path : prefix + path.replace(/^\/(?=$|[?#])/, '');
}

/** Removes a locale's prefix from a path; null for a path without it. */
export function removePathPrefix(prefix: string, path: string): string | null {
  if (prefix === '') return path;
  return hasPathPrefix(toAsciiLowerCase(path), prefix) ? path.slice(prefix.length) || '/' : null;
}

const languages = new Map<string, string>();

/** `Intl.Locale` costs a thousand brands of a few locales half a second. */
function readLanguage(locale: string): string {
  const language = languages.get(locale) ?? new Intl.Locale(locale).language;
  languages.set(locale, language);
  return language;
}
