import type { SandboxShop } from '../../shop.ts';

/** The terms and conditions that hold now. */
export const TERMS_VERSION = '2026-01';

/** Whether a customer has yet to agree to the terms that hold now: a sign-up is an agreement to those of its day. */
export function isTermsAcceptanceRequired(
  { customerChoices }: Pick<SandboxShop, 'customerChoices'>,
  customerId: string,
): boolean {
  const { terms } = customerChoices.getByCustomer(customerId);
  return terms !== null && terms.version !== TERMS_VERSION;
}
