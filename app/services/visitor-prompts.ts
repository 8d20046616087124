import type { Customer } from '#schemas/generated/api/types.gen.ts';

type Answerable = Pick<
  Customer,
  | 'countryBannedConfirmationRequired'
  | 'termsAcceptanceRequired'
  | 'addressConfirmationRequired'
  | 'emailAddressConfirmationRequired'
  | 'emailAddressUnproven'
  | 'migrationStatus'
>;

/**
 * Ids of flows to start for a customer: one required step at a time, then the banner. `migrates`: account migration is
 * offered and not postponed; `isFirst`: a new account need not confirm its address.
 */
export function listPromptFlowIdsForCustomer(
  customer: Answerable,
  { migrates = false, isFirst = false } = {},
): readonly string[] {
  const musts = [
    ...(customer.countryBannedConfirmationRequired ? ['form.country-banned'] : []),
    ...(customer.termsAcceptanceRequired ? ['form.terms-acceptance'] : []),
    ...(migrates && isEligible(customer) ? ['migration'] : []),
  ];
  const isConfirmationRequired =
    customer.addressConfirmationRequired || (customer.emailAddressConfirmationRequired && !isFirst);
  return [
    ...musts.slice(0, 1),
    ...(isConfirmationRequired || customer.emailAddressUnproven ? ['address-and-email-confirmation-banner'] : []),
  ];
}

function isEligible({ migrationStatus }: Answerable): boolean {
  return migrationStatus === 'eligible_soft' || migrationStatus === 'eligible_hard';
}
