import { matchAcceptLanguage } from '#domain/locales/accept-language.ts';
import type { Locale } from '#schemas/generated/config/types.gen.ts';

/** Languages that a visitor has chosen or prefers. Unknown languages are ignored. */
export interface LocalePreferences {
  /** Stored for the signed-in customer. */
  readonly customer: string | null;
  /** Chosen in this browser. */
  readonly choice: string | null;
  /** Named by the address. */
  readonly address: string | null;
  /** An `Accept-Language` header. */
  readonly acceptLanguage: string | null;
}

/** The locale of a request: the first preference that the site has, else its default locale. */
export function decideLocale(
  locales: readonly [Locale, ...Locale[]],
  { customer, choice, address, acceptLanguage }: LocalePreferences,
): Locale {
  const wanted = [customer, choice, address].find((locale) => locale !== null && locales.includes(locale));
  return wanted ?? matchAcceptLanguage(acceptLanguage, locales) ?? locales[0];
}
