export type TextDirection = 'ltr' | 'rtl';

const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']);

/**
 * Direction of a locale's script. By script, because not every browser has `Intl.Locale.prototype.getTextInfo`.
 *
 * @throws RangeError for anything but a BCP 47 language tag.
 */
export function getTextDirection(locale: string): TextDirection {
  return RIGHT_TO_LEFT.has(new Intl.Locale(locale).maximize().script ?? '') ? 'rtl' : 'ltr';
}
