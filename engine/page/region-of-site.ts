import type { Locale, RegionDocument } from '#schemas/generated/config/types.gen.ts';
import type { Site } from '../site/site.ts';
import { translateDocument } from '../translations/translate-document.ts';

/** The country of a site, with its region document in a locale. */
export interface RegionOfSite {
  /** ISO 3166 code, such as 'CH'. */
  readonly country: string;
  readonly value: RegionDocument;
  /** Formats of the post codes of the other countries that its forms offer and that have a document. */
  readonly foreignPostCodes?: Readonly<Record<string, readonly string[]>>;
}

/** The country of a site; null where no document describes it. */
export function findRegionOfSite(
  site: Pick<Site, 'key' | 'parent' | 'config' | 'document'>,
  locale: Locale,
): RegionOfSite | null {
  const country = site.config.region;
  const region = country === null ? undefined : site.document('region', country.toLowerCase());
  if (country === null || !region) return null;
  const { value } = translateDocument(site, 'region', region, locale);
  const foreignPostCodes = listPostCodeFormats(
    site,
    (value.address?.countries ?? []).filter((other) => other !== country),
  );
  return { country, value, ...(Object.keys(foreignPostCodes).length > 0 && { foreignPostCodes }) };
}

function listPostCodeFormats(
  site: Pick<Site, 'document'>,
  countries: readonly string[],
): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    countries.flatMap((country) => {
      const formats = site.document('region', country.toLowerCase())?.value.address?.postcode?.formats;
      return formats ? [[country, formats]] : [];
    }),
  );
}
