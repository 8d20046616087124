import { listLocaleChain } from '../messages/locale-chain.ts';
import { isPseudoLocale } from '../messages/pseudo-locale.ts';
import { canonicalizeLocaleTag } from './locale-tag.ts';

const MAX_HEADER_LENGTH = 1000;
const MAX_RANGES = 20;

/**
 * Chooses the locale for an `Accept-Language` header (RFC 4647 lookup): the visitor's most preferred language that a
 * locale serves, exactly or by its language. Null where none does. Pseudo-locales are only chosen by their own tag.
 */
export function matchAcceptLanguage<Locale extends string>(
  header: string | null | undefined,
  locales: readonly Locale[],
): Locale | null {
  for (const range of parseAcceptLanguage(header)) {
    const match = findNearestLocale(range, locales);
    if (match !== null) return match;
  }
  return null;
}

/** Accepted language tags, most preferred first, in canonical form. */
function parseAcceptLanguage(header: string | null | undefined): readonly string[] {
  if (!header || header.length > MAX_HEADER_LENGTH) return [];
  return header
    .split(',', MAX_RANGES)
    .flatMap((part) => {
      const [, range = '', quality = '1'] =
        /^\s*([A-Za-z0-9-]+)\s*(?:;\s*q=([01](?:\.\d{0,3})?)\s*)?$/.exec(part) ?? [];
      const tag = canonicalizeLocaleTag(range);
      return tag === null || Number(quality) === 0 ? [] : [{ tag, quality: Number(quality) }];
    })
    .toSorted((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag);
}

/** The locale that shares the most subtags with a tag; the first of equals. Null without a common language and script. */
function findNearestLocale<Locale extends string>(tag: string, locales: readonly Locale[]): Locale | null {
  for (const wanted of listLocaleChain(tag)) {
    const match =
      locales.find((locale) => locale === wanted) ??
      locales.find((own) => !isPseudoLocale(own) && listLocaleChain(own).includes(wanted));
    if (match !== undefined) return match;
  }
  return null;
}
