import type { StoredCustomer } from '../account/customers/customer-store.ts';
import type { SandboxShop } from '../shop.ts';
import {
  createEmailConfirmationMail,
  createPostalAddressConfirmationEmail,
  sendBrandedMailToCustomer,
} from './customer-mails.ts';

/** Asks for confirmation of an address that was verified before, by a button or a mailed link. */
export function startEmailReconfirmation(
  shop: Pick<SandboxShop, 'brands' | 'identity' | 'outbox'>,
  customer: StoredCustomer,
  now: number,
): void {
  shop.identity.confirmations.set(customer.id, 'emailRequired', true);
  sendEmailConfirmationLink(shop, customer, now);
}

/** A new address can be verified only by the mailed link. */
export function startVerifyingNewEmailByMailedLink(
  shop: Pick<SandboxShop, 'brands' | 'identity' | 'outbox'>,
  customer: StoredCustomer,
  now: number,
): void {
  const { confirmations } = shop.identity;
  confirmations.set(customer.id, 'emailRequired', false);
  confirmations.set(customer.id, 'emailUnproven', true);
  sendEmailConfirmationLink(shop, customer, now);
}

/** Earlier links are no longer valid. */
export function sendEmailConfirmationLink(
  shop: Pick<SandboxShop, 'brands' | 'identity' | 'outbox'>,
  customer: StoredCustomer,
  now: number,
): void {
  const { oneTimeTokens } = shop.identity;
  oneTimeTokens.invalidateAll('confirm-email', customer.id, now);
  const token = oneTimeTokens.create('confirm-email', { customerId: customer.id, detail: customer.email }, now);
  sendBrandedMailToCustomer(shop, customer, () => createEmailConfirmationMail(token), now);
}

/** Asks a customer to confirm the postal address, by a link that is sent by e-mail. */
export function mailPostalAddressConfirmationLink(
  shop: Pick<SandboxShop, 'brands' | 'identity' | 'outbox'>,
  customer: StoredCustomer,
  now: number,
): void {
  const { confirmations, oneTimeTokens } = shop.identity;
  confirmations.set(customer.id, 'addressRequired', true);
  oneTimeTokens.invalidateAll('confirm-address', customer.id, now);
  const token = oneTimeTokens.create('confirm-address', { customerId: customer.id, detail: customer.email }, now);
  sendBrandedMailToCustomer(shop, customer, () => createPostalAddressConfirmationEmail(token), now);
}
