import type { SandboxShop } from '../../shop.ts';

/** The current version of the terms and conditions. */
export const TERMS_VERSION = '2026-01';

/** Whether a customer must accept the current terms. A sign-up accepts the version of its day. */
export function isTermsAcceptanceRequired(
  { customerChoices }: Pick<SandboxShop, 'customerChoices'>,
  customerId: string,
): boolean {
  const { terms } = customerChoices.getByCustomer(customerId);
  return terms !== null && terms.version !== TERMS_VERSION;
}
