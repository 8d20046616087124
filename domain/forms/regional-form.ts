import type { FormDescription, FormField, FormFieldLimits, FormValues, PhoneNumbering } from '#schemas/forms/form.ts';
import type { RegionDocument } from '#schemas/generated/config/types.gen.ts';

import { formatNationalPhoneNumber } from './phone-number.ts';

/** The country whose addresses and names a form follows. */
export interface RegionOfForm {
  /** ISO 3166 code, such as 'CH'. */
  readonly country: string;
  readonly value: Pick<RegionDocument, 'nameOrder' | 'address' | 'telephone'>;
  /** Formats of post codes of other countries, by ISO 3166 code. */
  readonly foreignPostCodes?: Readonly<Record<string, readonly string[]>>;
}

const ADDRESS_FIELDS: readonly string[] = ['address', 'addressLine2', 'suburb', 'state', 'postcode', 'country'];

/**
 * Adapts a form to a country: order of names and address fields, and states and countries to choose from. A customer may
 * keep a state that is no longer offered.
 */
export function adaptFormToRegion(
  description: FormDescription,
  region: RegionOfForm,
  currentState: unknown = null,
): FormDescription {
  const fields = orderAddress(orderNames(description.fields, region), region);
  return { ...description, fields: fields.map((field) => adaptField(field, region, currentState)) };
}

/** The whole name of a person in the order of a country; empty without one. */
export function formatPersonName(
  { firstname, lastname }: { readonly firstname: string; readonly lastname: string },
  region: RegionOfForm | null,
): string {
  const names = region?.value.nameOrder === 'family-first' ? [lastname, firstname] : [firstname, lastname];
  return names.filter(Boolean).join(' ');
}

function orderNames(fields: readonly FormField[], { value }: RegionOfForm): readonly FormField[] {
  const first = fields.findIndex(({ name }) => name === 'firstname');
  const last = fields.findIndex(({ name }) => name === 'lastname');
  if (value.nameOrder !== 'family-first' || first < 0 || last < 0) return fields;
  const order = [...fields.keys()].with(first, last).with(last, first);
  return order.flatMap((index) => fields[index] ?? []);
}

function orderAddress(fields: readonly FormField[], { value }: RegionOfForm): readonly FormField[] {
  const order = value.address?.fields;
  const own = fields.filter(({ name }) => ADDRESS_FIELDS.includes(name));
  // A form with the state alone has no address.
  if (order === undefined || own.length < 2) return fields;
  const listed = order.flatMap((name) => own.find((field) => field.name === name) ?? []);
  const unlisted = own.filter((field) => field.required && !listed.includes(field));
  const start = fields.findIndex(({ name }) => ADDRESS_FIELDS.includes(name));
  const others = fields.filter((field) => !own.includes(field));
  return [...others.slice(0, start), ...listed, ...unlisted, ...others.slice(start)];
}

function adaptField(field: FormField, region: RegionOfForm, currentState: unknown): FormField {
  const { options = [] } = field;
  const { address = {} } = region.value;
  switch (field.name) {
    case 'state':
      return { ...field, options: listStates(options, address, currentState) };
    case 'country':
      return { ...field, options: listCountries(options, region) };
    case 'postcode': {
      const { inputmode } = address.postcode ?? {};
      return inputmode === undefined ? field : { ...field, inputmode };
    }
    default:
      return field;
  }
}

/** States that only a document knows come before those that each form has, such as 'OTHER'. */
function listStates(
  options: readonly string[],
  { states = [] }: NonNullable<RegionDocument['address']>,
  currentState: unknown,
): readonly string[] {
  if (states.length === 0) return options;
  const ids = states.map(({ id }) => id);
  const usual = options.filter((value) => value === currentState || ids.includes(value));
  const own = ids.filter((id) => !options.includes(id));
  const isCurrentStateMissing =
    typeof currentState === 'string' && currentState !== '' && ![...own, ...usual].includes(currentState);
  return [...own, ...(isCurrentStateMissing ? [currentState] : []), ...usual];
}

function listCountries(options: readonly string[], { country, value }: RegionOfForm): readonly string[] {
  const { countries = options } = value.address ?? {};
  return [country, ...countries.filter((other) => other !== country)];
}

/** Fills unknown state and country with what most customers of the country choose. */
export function fillDefaultStateAndCountry(values: FormValues, region: RegionOfForm | null): FormValues {
  if (region === null) return values;
  const state = region.value.address?.defaultState;
  return { country: region.country, ...(state === undefined ? {} : { state }), ...values };
}

/** Limits of the fields of a form that a country sets. */
export function listRegionLimits(region: RegionOfForm | null): { readonly limits?: FormFieldLimits } {
  if (region === null) return {};
  const limits = { ...limitPostCodes(region), ...limitPhoneNumbers(region) };
  return Object.keys(limits).length === 0 ? {} : { limits };
}

function limitPostCodes({ country, value, foreignPostCodes }: RegionOfForm): FormFieldLimits {
  const { postcode, states = [] } = value.address ?? {};
  const formats = { ...(postcode?.formats && { [country]: postcode.formats }), ...foreignPostCodes };
  const postCodes = Object.fromEntries(
    Object.entries(formats).map(([code, all]) => [code, all.map(toPostCodePattern).join('|')]),
  );
  const prefixes = Object.fromEntries(states.flatMap(({ id, postcodes }) => (postcodes ? [[id, postcodes]] : [])));
  const limits = {
    ...(Object.keys(postCodes).length === 0 ? {} : { postCodes }),
    ...(Object.keys(prefixes).length === 0 ? {} : { statePostCodes: { country, prefixes } }),
  };
  return Object.keys(limits).length === 0 ? {} : { postcode: limits };
}

function limitPhoneNumbers({ value }: Pick<RegionOfForm, 'value'>): FormFieldLimits {
  const phoneNumbers = findPhoneNumbering(value);
  return phoneNumbers === null ? {} : { phone: { phoneNumbers } };
}

function findPhoneNumbering({ telephone = {} }: RegionOfForm['value']): PhoneNumbering | null {
  const { help: _, callingCode, formats, ...prefixes } = telephone;
  return callingCode === undefined || formats === undefined ? null : { callingCode, formats, ...prefixes };
}

/** A number of the own country in its national form, any other as it is. */
export function formatPhoneNumberInRegion(phone: string, region: RegionOfForm | null): string {
  const numbering = region && findPhoneNumbering(region.value);
  return (numbering && formatNationalPhoneNumber(phone, numbering)) ?? phone;
}

/** A format such as '999-9999' as a regular expression. Separators may be left out. */
function toPostCodePattern(format: string): string {
  return format.replaceAll(/./g, (character) => {
    switch (character) {
      case '9':
        return '\\d';
      case 'A':
        return '[A-Z]';
      case '?':
        return '[A-Z\\d]';
      default:
        return `${character}?`;
    }
  });
}
