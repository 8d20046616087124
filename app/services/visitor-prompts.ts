import type { Customer } from '#schemas/generated/api/types.gen.ts';

type Answerable = Pick<
  Customer,
  | 'countryBannedConfirmationRequired'
  | 'termsAcceptanceRequired'
  | 'addressConfirmationRequired'
  | 'emailAddressConfirmationRequired'
>;

/** Ids of the flows that a page starts for a customer: one thing that must be answered at a time, then the banner. */
export function promptsFor(customer: Answerable): readonly string[] {
  const musts = [
    ...(customer.countryBannedConfirmationRequired ? ['form.country-banned'] : []),
    ...(customer.termsAcceptanceRequired ? ['form.terms-acceptance'] : []),
  ];
  const unconfirmed = customer.addressConfirmationRequired || customer.emailAddressConfirmationRequired;
  return [...musts.slice(0, 1), ...(unconfirmed ? ['account-banner'] : [])];
}
