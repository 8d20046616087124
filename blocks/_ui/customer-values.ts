import type { FormValues } from '#schemas/forms/form.ts';
import type { CommunicationChannels, CustomerDetails } from '#schemas/generated/api/types.gen.ts';

/** Details of a customer as they stand in the fields of a form; what is not known is left blank. */
export function detailValues(details: CustomerDetails): FormValues {
  const { firstname, lastname, email, phone, address, addressLine2, suburb, state, postcode, country } = details;
  const known = { firstname, lastname, email, phone, address, addressLine2, suburb, state, postcode, country };
  return Object.fromEntries(Object.entries(known).flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
}

export function channelValues({ email, phone, sms, directmail }: CommunicationChannels): FormValues {
  return { email, phone, sms, directmail };
}
