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
 * Ids of the flows that a page starts for a customer: one thing that must be answered at a time, then the banner.
 * `migrates` says whether accounts move here, and the customer has not put it off; `isFirst` that the account was opened
 * just now, so that nobody need be asked whether the e-mail address is still theirs.
 */
export function listPromptFlowIds(customer: Answerable, { migrates = false, isFirst = false } = {}): readonly string[] {
  const musts = [
    ...(customer.countryBannedConfirmationRequired ? ['form.country-banned'] : []),
    ...(customer.termsAcceptanceRequired ? ['form.terms-acceptance'] : []),
    ...(migrates && isEligible(customer) ? ['migration'] : []),
  ];
  const asksAgain = customer.addressConfirmationRequired || (customer.emailAddressConfirmationRequired && !isFirst);
  return [...musts.slice(0, 1), ...(asksAgain || customer.emailAddressUnproven ? ['account-banner'] : [])];
}

function isEligible({ migrationStatus }: Answerable): boolean {
  return migrationStatus === 'eligible_soft' || migrationStatus === 'eligible_hard';
}
