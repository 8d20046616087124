import { getLongDateTimeFormat } from '#domain/date-format.ts';
import type { BrandCatalogue } from '../../offers/catalogue/catalogue-types.ts';

/** A moment in the words and the time zone of a brand, such as '5 March 2026 at 12:00'. */
export function formatMomentInBrandTimeZone(
  at: number,
  { locale, time_zone: timeZone }: BrandCatalogue['branding'],
): string {
  return getLongDateTimeFormat(locale, timeZone).format(at);
}
