import { fillDefaultRegionAndCountry } from '#domain/forms/localise-form.ts';
import type { FormValues } from '#schemas/forms/form.ts';
import type { CommunicationChannels, CustomerDetails } from '#schemas/generated/api/types.gen.ts';

/**
 * Details of a customer as they stand in the fields of a form. What is not known is left blank, but for where customers
 * of the site mostly live.
 */
export function toCustomerFormValues(details: CustomerDetails, locale: string): FormValues {
  const { firstname, lastname, email, phone, address, addressLine2, suburb, state, postcode, country } = details;
  const known = { firstname, lastname, email, phone, address, addressLine2, suburb, state, postcode, country };
  const told = Object.entries(known).flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
  return fillDefaultRegionAndCountry(Object.fromEntries(told), locale);
}

export function toCommunicationChannelFormValues({ email, phone, sms, directmail }: CommunicationChannels): FormValues {
  return { email, phone, sms, directmail };
}
