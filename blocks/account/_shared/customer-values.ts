import { formatPhoneNumberInRegion, type RegionOfForm } from '#domain/forms/regional-form.ts';
import type { FormValues } from '#schemas/forms/form.ts';
import type { CommunicationChannels, CustomerDetails } from '#schemas/generated/api/types.gen.ts';

/** Details of a customer as values of form fields, without those that are not known, and as written in a country. */
export function toCustomerFormValues(details: CustomerDetails, region: RegionOfForm | null): FormValues {
  const { firstname, lastname, email, address, addressLine2, suburb, state, postcode, country } = details;
  const phone = details.phone && formatPhoneNumberInRegion(details.phone, region);
  const known = { firstname, lastname, email, phone, address, addressLine2, suburb, state, postcode, country };
  const knownEntries = Object.entries(known).flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
  return Object.fromEntries(knownEntries);
}

export function toCommunicationChannelFormValues({ email, phone, sms, directmail }: CommunicationChannels): FormValues {
  return { email, phone, sms, directmail };
}
