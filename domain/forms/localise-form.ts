import type { FormDescription, FormField, FormFieldOption, FormValues } from '#schemas/forms/form.ts';

/** How an address form treats the home country of a site. */
interface Local {
  readonly country: string;
  /** The only region of the home country; null where customers must choose one. */
  readonly region: string | null;
  readonly regions: readonly string[];
  readonly labels: Readonly<Record<string, string>>;
  readonly options: Readonly<Record<string, string>>;
}

/** Regions that Australian customers choose from (specification: Roles and permissions, "Regions"). */
const AUSTRALIA: Local = {
  country: 'AU',
  region: null,
  regions: ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA', 'OTHER'],
  labels: {},
  options: {},
};

const LOCALS: ReadonlyMap<string, Local> = new Map([
  [
    'en-GB',
    {
      country: 'GB',
      region: 'GB',
      regions: ['GB', 'OTHER'],
      labels: { state: 'Region', suburb: 'Town or city', postcode: 'Postcode' },
      options: { GB: 'United Kingdom' },
    },
  ],
]);

/**
 * Adapts a form to a site: regions and country of the home market come first, under their local names. A customer may
 * keep a region that is no longer offered.
 */
export function adaptFormRegionsToSite(
  description: FormDescription,
  locale: string,
  region: unknown = null,
): FormDescription {
  const local = LOCALS.get(locale) ?? AUSTRALIA;
  return { ...description, fields: description.fields.map((field) => localField(field, local, region)) };
}

function localField(field: FormField, { country, regions, labels, options }: Local, region: unknown): FormField {
  const label = labels[field.name] ?? field.label;
  const all = field.options ?? [];
  switch (field.name) {
    case 'state': {
      const named = all.map(({ value, label: name }) => ({ value, label: options[value] ?? name }));
      return { ...field, label, options: named.filter(({ value }) => value === region || regions.includes(value)) };
    }
    case 'country': {
      const isHome = ({ value }: FormFieldOption) => value === country;
      return { ...field, label, options: [...all.filter(isHome), ...all.filter((option) => !isHome(option))] };
    }
    default:
      return { ...field, label };
  }
}

/** Fills unknown region and country with what most customers of the site choose. */
export function fillDefaultRegionAndCountry(values: FormValues, locale: string): FormValues {
  const { country, region } = LOCALS.get(locale) ?? AUSTRALIA;
  return { country, ...(region === null ? {} : { state: region }), ...values };
}
