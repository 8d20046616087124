import type { CustomerDetails as DetailsAnswer } from '#schemas/generated/api/wire-types.gen.ts';
import type { StoredCustomerDetails } from './customer-details-store.ts';
import type { StoredCustomer } from './customer-store.ts';

export function toCustomerDetailsResponse(
  { firstName, lastName, email }: StoredCustomer,
  details: StoredCustomerDetails,
): DetailsAnswer {
  return {
    firstname: firstName,
    lastname: lastName,
    email,
    date_of_birth: details.dateOfBirth,
    phone: details.phone,
    address: details.address,
    address_line2: details.addressLine2,
    suburb: details.suburb,
    state: details.state,
    postcode: details.postcode,
    country: details.country,
  };
}
