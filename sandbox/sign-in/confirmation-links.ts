import type { Customer } from '../account/customers/customer-store.ts';
import type { Shop } from '../shop.ts';
import { confirmAddressLetter, confirmEmailLetter, sendMail } from './mails.ts';

/** Asks again for an address that was proven once: the customer confirms it, or follows the link that is sent there. */
export function requireEmailConfirmation(
  shop: Pick<Shop, 'brands' | 'identity' | 'outbox'>,
  customer: Customer,
  now: number,
): void {
  shop.identity.confirmations.set(customer.id, 'emailRequired', true);
  sendEmailLink(shop, customer, now);
}

/** A new address is proven by the link that is sent there, and by nothing else. */
export function requireEmailProof(
  shop: Pick<Shop, 'brands' | 'identity' | 'outbox'>,
  customer: Customer,
  now: number,
): void {
  const { confirmations } = shop.identity;
  confirmations.set(customer.id, 'emailRequired', false);
  confirmations.set(customer.id, 'emailUnproven', true);
  sendEmailLink(shop, customer, now);
}

/** Earlier links are no longer valid. */
export function sendEmailLink(
  shop: Pick<Shop, 'brands' | 'identity' | 'outbox'>,
  customer: Customer,
  now: number,
): void {
  const { tokens } = shop.identity;
  tokens.useAll('confirm-email', customer.id, now);
  const token = tokens.mint('confirm-email', { customerId: customer.id, detail: customer.email }, now);
  sendMail(shop, customer, confirmEmailLetter(token), now);
}

/** Asks a customer to confirm the postal address, by a link that is sent by e-mail. */
export function requireAddressConfirmation(
  shop: Pick<Shop, 'brands' | 'identity' | 'outbox'>,
  customer: Customer,
  now: number,
): void {
  const { confirmations, tokens } = shop.identity;
  confirmations.set(customer.id, 'addressRequired', true);
  tokens.useAll('confirm-address', customer.id, now);
  const token = tokens.mint('confirm-address', { customerId: customer.id, detail: customer.email }, now);
  sendMail(shop, customer, confirmAddressLetter(token), now);
}
