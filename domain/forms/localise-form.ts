import type { FormDescription, FormField, FormValues } from '#schemas/forms/form.ts';

/** How an address form treats the home country of a site. */
interface Local {
  readonly country: string;
  /** The only region of the home country; null where customers must choose one. */
  readonly region: string | null;
  readonly regions: readonly string[];
}

/** Regions that Australian customers choose from (specification: Roles and permissions, "Regions"). */
const AUSTRALIA: Local = {
  country: 'AU',
  region: null,
  regions: ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA', 'OTHER'],
};

const LOCALS: ReadonlyMap<string, Local> = new Map([
  ['en-GB', { country: 'GB', region: 'GB', regions: ['GB', 'OTHER'] }],
]);

/** Adapts a form to a site: regions and country of the home market come first. A customer may keep a region that is no longer offered. */
export function adaptFormRegionsToSite(
  description: FormDescription,
  locale: string,
  region: unknown = null,
): FormDescription {
  const local = LOCALS.get(locale) ?? AUSTRALIA;
  return { ...description, fields: description.fields.map((field) => adaptField(field, local, region)) };
}

function adaptField(field: FormField, { country, regions }: Local, region: unknown): FormField {
  const { options = [] } = field;
  switch (field.name) {
    case 'state':
      return { ...field, options: options.filter((value) => value === region || regions.includes(value)) };
    case 'country':
      return { ...field, options: options.toSorted((a, b) => Number(b === country) - Number(a === country)) };
    default:
      return field;
  }
}

/** Fills unknown region and country with what most customers of the site choose. */
export function fillDefaultRegionAndCountry(values: FormValues, locale: string): FormValues {
  const { country, region } = LOCALS.get(locale) ?? AUSTRALIA;
  return { country, ...(region === null ? {} : { state: region }), ...values };
}
