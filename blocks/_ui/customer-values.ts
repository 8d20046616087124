import type { FormDescription, FormValues } from '#schemas/forms/form.ts';
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

/** Regions that nobody chooses, and that some customers have (specification: Roles and permissions, "Regions"). */
const NOT_SELECTABLE: readonly string[] = ['GB', 'LW', 'NSWL'];

/** The form as a customer is shown it who lives in a region: one that can't be chosen can still be kept. */
export function withRegion(description: FormDescription, region: unknown): FormDescription {
  const fields = description.fields.map((field) => {
    if (field.name !== 'state' || !field.options) return field;
    const options = field.options.filter(({ value }) => value === region || !NOT_SELECTABLE.includes(value));
    return { ...field, options };
  });
  return { ...description, fields };
}
