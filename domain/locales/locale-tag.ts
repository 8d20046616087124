/** Why a language tag can't be used, with the tag that was probably meant. */
export interface LocaleTagFault {
  readonly kind: 'malformed' | 'not-canonical' | 'unsupported';
  readonly suggestion: string | null;
}

/** Returns the fault of a BCP 47 language tag; null for a canonical tag whose language `Intl` supports. */
export function findLocaleTagFault(tag: string): LocaleTagFault | null {
  const canonical = canonicalizeLocaleTag(tag);
  if (canonical === null) return { kind: 'malformed', suggestion: canonicalizeLocaleTag(tag.replaceAll('_', '-')) };
  if (canonical !== tag) return { kind: 'not-canonical', suggestion: canonical };
  return Intl.PluralRules.supportedLocalesOf(tag).length > 0 ? null : { kind: 'unsupported', suggestion: null };
}

/** Canonical form of a BCP 47 tag; null for a malformed one. */
export function canonicalizeLocaleTag(tag: string): string | null {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? null;
  } catch {
    return null;
  }
}
