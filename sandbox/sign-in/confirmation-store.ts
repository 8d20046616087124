import type { DatabaseSync } from 'node:sqlite';
import { readIntegerColumn } from '../storage/rows.ts';

/** Confirmations that a customer still owes. */
export interface PendingConfirmations {
  readonly addressRequired: boolean;
  /** Whether a confirmed address must be confirmed again. */
  readonly emailRequired: boolean;
  /** Whether a new address was never confirmed by the link in its mail. */
  readonly emailUnproven: boolean;
  /** Whether the customer has seen the prompt to turn two-factor on. */
  readonly twoFactorPromptSeen: boolean;
}

const COLUMNS = {
  addressRequired: 'address_required',
  emailRequired: 'email_required',
  emailUnproven: 'email_unproven',
  twoFactorPromptSeen: 'two_factor_prompt_seen',
} as const satisfies Record<keyof PendingConfirmations, string>;

export class ConfirmationStore {
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  getByCustomer(customerId: string): PendingConfirmations {
    const row = this.#db.prepare('SELECT * FROM confirmations WHERE customer_id = ?').get(customerId);
    const is = (key: keyof PendingConfirmations) => row !== undefined && readIntegerColumn(row, COLUMNS[key]) === 1;
    return {
      addressRequired: is('addressRequired'),
      emailRequired: is('emailRequired'),
      emailUnproven: is('emailUnproven'),
      twoFactorPromptSeen: is('twoFactorPromptSeen'),
    };
  }

  set(customerId: string, key: keyof PendingConfirmations, value: boolean): void {
    const column = COLUMNS[key];
    this.#db
      .prepare(
        `INSERT INTO confirmations (customer_id, ${column}) VALUES (?, ?)
         ON CONFLICT (customer_id) DO UPDATE SET ${column} = excluded.${column}`,
      )
      .run(customerId, Number(value));
  }
}
