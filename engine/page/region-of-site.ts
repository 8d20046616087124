import type { Locale, RegionDocument } from '#schemas/generated/config/types.gen.ts';
import type { Site } from '../site/site.ts';
import { translateDocument } from '../translations/translate-document.ts';

/** The country of a site, with its region document in a locale. */
export interface RegionOfSite {
  /** ISO 3166 code, such as 'CH'. */
  readonly country: string;
  readonly value: RegionDocument;
}

/** The country of a site; null where no document describes it. */
export function findRegionOfSite(
  site: Pick<Site, 'key' | 'parent' | 'config' | 'document'>,
  locale: Locale,
): RegionOfSite | null {
  const country = site.config.region;
  const region = country === null ? undefined : site.document('region', country.toLowerCase());
  if (country === null || !region) return null;
  return { country, value: translateDocument(site, 'region', region, locale).value };
}
