import type { DatabaseSync } from 'node:sqlite';
import type { Customer } from '../customers/customer-store.ts';
import type { Shop } from '../shop.ts';
import { integerOf } from '../storage/rows.ts';
import { confirmAddressLetter, confirmEmailLetter, write } from './mails.ts';

/** What a customer has yet to confirm. */
export interface ConfirmationState {
  readonly addressRequired: boolean;
  /** Whether an address that was proven once is to be confirmed again. */
  readonly emailRequired: boolean;
  /** Whether the address was just typed, and waits for the link in its mail to be followed. */
  readonly emailUnproven: boolean;
  /** Whether the advice to turn two-factor on was seen. */
  readonly twoFactorPromptSeen: boolean;
}

const COLUMNS = {
  addressRequired: 'address_required',
  emailRequired: 'email_required',
  emailUnproven: 'email_unproven',
  twoFactorPromptSeen: 'two_factor_prompt_seen',
} as const satisfies Record<keyof ConfirmationState, string>;

export class Confirmations {
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  of(customerId: string): ConfirmationState {
    const row = this.#db.prepare('SELECT * FROM confirmations WHERE customer_id = ?').get(customerId);
    const is = (key: keyof ConfirmationState) => row !== undefined && integerOf(row, COLUMNS[key]) === 1;
    return {
      addressRequired: is('addressRequired'),
      emailRequired: is('emailRequired'),
      emailUnproven: is('emailUnproven'),
      twoFactorPromptSeen: is('twoFactorPromptSeen'),
    };
  }

  set(customerId: string, key: keyof ConfirmationState, value: boolean): void {
    const column = COLUMNS[key];
    this.#db
      .prepare(
        `INSERT INTO confirmations (customer_id, ${column}) VALUES (?, ?)
         ON CONFLICT (customer_id) DO UPDATE SET ${column} = excluded.${column}`,
      )
      .run(customerId, Number(value));
  }
}

/** Asks again for an address that was proven once: the customer confirms it, or follows the link that is sent there. */
export function requireEmailConfirmation(shop: Shop, customer: Customer, now: number): void {
  shop.identity.confirmations.set(customer.id, 'emailRequired', true);
  sendEmailLink(shop, customer, now);
}

/** A new address is proven by the link that is sent there, and by nothing else. */
export function requireEmailProof(shop: Shop, customer: Customer, now: number): void {
  const { confirmations } = shop.identity;
  confirmations.set(customer.id, 'emailRequired', false);
  confirmations.set(customer.id, 'emailUnproven', true);
  sendEmailLink(shop, customer, now);
}

/** Earlier links are no longer valid. */
export function sendEmailLink(shop: Shop, customer: Customer, now: number): void {
  const { tokens } = shop.identity;
  tokens.useAll('confirm-email', customer.id, now);
  const token = tokens.mint('confirm-email', { customerId: customer.id, detail: customer.email }, now);
  write(shop, customer, confirmEmailLetter(token), now);
}

/** Asks a customer to confirm the postal address, by a link that is sent by e-mail. */
export function requireAddressConfirmation(shop: Shop, customer: Customer, now: number): void {
  const { confirmations, tokens } = shop.identity;
  confirmations.set(customer.id, 'addressRequired', true);
  tokens.useAll('confirm-address', customer.id, now);
  const token = tokens.mint('confirm-address', { customerId: customer.id, detail: customer.email }, now);
  write(shop, customer, confirmAddressLetter(token), now);
}
