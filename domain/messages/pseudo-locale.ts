/** English with accents, in brackets and 40 % longer, and English words in Arabic letters: for tests of layouts. */
export type PseudoLocale = 'en-XA' | 'ar-XB';

export function isPseudoLocale(locale: string): locale is PseudoLocale {
  return locale === 'en-XA' || locale === 'ar-XB';
}
