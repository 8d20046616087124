import type { FieldOption, FormDescription, FormField, FormValues } from '#schemas/forms/form.ts';

/** How addresses are told of where a site is at home. */
interface Local {
  readonly country: string;
  /** The region that everybody at home lives in; null where they have to say. */
  readonly region: string | null;
  readonly regions: readonly string[];
  readonly labels: Readonly<Record<string, string>>;
  readonly options: Readonly<Record<string, string>>;
}

/** The list of regions that customers choose from (specification: Roles and permissions, "Regions"). */
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
 * A form as a site shows it: the regions and the country at home come first, under the names that they have there. A
 * region that nobody chooses can be kept by who lives there.
 */
export function localiseForm(description: FormDescription, locale: string, region: unknown = null): FormDescription {
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
      const isHome = ({ value }: FieldOption) => value === country;
      return { ...field, label, options: [...all.filter(isHome), ...all.filter((option) => !isHome(option))] };
    }
    default:
      return { ...field, label };
  }
}

/** What most customers of a site would choose, under what is known of one of them. */
export function getDefaultRegionValues(values: FormValues, locale: string): FormValues {
  const { country, region } = LOCALS.get(locale) ?? AUSTRALIA;
  return { country, ...(region === null ? {} : { state: region }), ...values };
}
