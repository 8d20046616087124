import { getMessageFormat } from '../../messages/message-context.ts';
import type { SandboxShop } from '../../shop.ts';
import type { StoredTermsAgreement } from './terms-agreement-store.ts';

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

/** Records an agreement to the current terms in the language of the call. */
export function recordTermsAgreement(
  { termsAgreements }: Pick<SandboxShop, 'termsAgreements'>,
  customerId: string,
  {
    occasion,
    reference = null,
  }: Pick<StoredTermsAgreement, 'occasion'> & Partial<Pick<StoredTermsAgreement, 'reference'>>,
  agreedAt: number,
): StoredTermsAgreement {
  const { locale } = getMessageFormat();
  const agreement = { occasion, reference, version: TERMS_VERSION, locale, agreedAt };
  termsAgreements.add(customerId, agreement);
  return agreement;
}
