import type { Locale } from '#schemas/generated/config/types.gen.ts';
import { findSubVariantKeyOfRegion, type SiteConfig } from '../site/site-config.ts';

/** Start parameters in the query of any page (specification: Screens and UI elements). */
export interface VisitStartParameters {
  /** Known sub-variant in any letter case; else null. */
  readonly subVariant: string | null;
  readonly anonymousCartToken: string | null;
  readonly affiliateCode: string | null;
  readonly favouriteNumbers: boolean;
  /** One of the site's locales, chosen by the language switch; null for no choice. */
  readonly language: Locale | null;
  readonly utm: Readonly<Partial<Record<UtmKey, string>>>;
}

export const UTM_KEYS = ['source', 'medium', 'term', 'content', 'campaign'] as const;
export type UtmKey = (typeof UTM_KEYS)[number];

/** Chooses a language of the site, such as `language=cy-GB`. */
export const LANGUAGE_PARAMETER = 'language';

/** `p` is retained in URLs but has no effect. */
export const VISIT_START_PARAMETER_NAMES: ReadonlySet<string> = new Set([
  'sv',
  'p',
  'act',
  'aff',
  'favourite_numbers',
  LANGUAGE_PARAMETER,
  ...UTM_KEYS.map((key) => `utm_${key}`),
]);

/** Start parameters that set essential cookies. UTM parameters require consent. */
export const ESSENTIAL_START_PARAMETER_NAMES: ReadonlySet<string> = new Set(['sv', 'act', 'aff', LANGUAGE_PARAMETER]);

const TOKEN = /^[A-Za-z0-9._~-]{8,200}$/;
const CODE = /^[A-Za-z0-9._~-]{1,64}$/;
const VARIANT = /^[A-Z0-9_-]{1,20}$/;
const LOCALE = /^[A-Za-z0-9-]{2,35}$/;
const WORDS = /^[\p{L}\p{N}][\p{L}\p{N} ._~|:+,/()!&%-]{0,99}$/u;

/** Hostile, too long and repeated values are ignored. */
export function readVisitStartParameters(
  query: URLSearchParams,
  { subVariants, locales }: Pick<SiteConfig, 'subVariants' | 'locales'>,
): VisitStartParameters {
  const region = single(query, 'sv', /^[A-Za-z0-9_-]{1,20}$/)?.toUpperCase() ?? null;
  const utm = UTM_KEYS.flatMap((key) => {
    const value = single(query, `utm_${key}`, WORDS);
    return value === null ? [] : [[key, value] as const];
  });
  return {
    subVariant: region === null ? null : findSubVariantKeyOfRegion(subVariants, region),
    anonymousCartToken: single(query, 'act', TOKEN),
    affiliateCode: single(query, 'aff', CODE),
    favouriteNumbers: query.get('favourite_numbers') === 'true',
    language: readLanguage(query, locales),
    utm: Object.fromEntries(utm),
  };
}

/** Sites with one locale have no choice. */
function readLanguage(query: URLSearchParams, locales: SiteConfig['locales']): Locale | null {
  if (locales.length < 2) return null;
  const chosen = single(query, LANGUAGE_PARAMETER, LOCALE);
  return locales.find((locale) => locale === chosen) ?? null;
}

/** Validates a value, also when it comes back in a cookie. */
export function parseStartParameterValue(
  value: string | undefined,
  kind: 'token' | 'code' | 'variant' | 'locale',
): string | null {
  const form = { token: TOKEN, code: CODE, variant: VARIANT, locale: LOCALE }[kind];
  return value !== undefined && form.test(value) ? value : null;
}

function single(query: URLSearchParams, name: string, form: RegExp): string | null {
  if (!query.has(name)) return null;
  const [value, ...others] = query.getAll(name);
  return value !== undefined && others.length === 0 && form.test(value) ? value : null;
}
