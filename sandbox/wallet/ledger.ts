import type { DatabaseSync } from 'node:sqlite';
import { readIntegerColumn } from '../storage/rows.ts';

/** One side of a movement: `amount` in minor units, above zero for what comes in. */
export interface LedgerEntry {
  readonly account: string;
  readonly amount: number;
}

export interface LedgerMovement {
  readonly siteKey: string;
  /** Kind of movement, such as `deposit`, `purchase` or `winnings`. */
  readonly kind: string;
  /** Id of the related order, deposit or similar. */
  readonly reference: string;
  readonly entries: readonly LedgerEntry[];
  readonly now: number;
}

/** A wallet holds less than a movement would take out of it. */
export class InsufficientFundsError extends Error {
  readonly account: string;

  constructor(account: string) {
    super(`the account ${account} holds too little`);
    this.account = account;
  }
}

const HOUSE = 'house:';

export function getWalletLedgerAccountId(customerId: string): string {
  return `wallet:${customerId}`;
}

/** An account of the shop itself, such as sales or the gateways' clearing; it may be negative. */
export function getShopLedgerAccountId(siteKey: string, name: string): string {
  return `${HOUSE}${siteKey}:${name}`;
}

/** Double-entry ledger: every movement sums to zero, and no wallet goes negative. Amounts are integer minor units. */
export class Ledger {
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  /** 0 for an account that never moved. */
  balance(account: string): number {
    const row = this.#db.prepare('SELECT balance FROM ledger_accounts WHERE id = ?').get(account);
    return row ? readIntegerColumn(row, 'balance') : 0;
  }

  /**
   * Moves money and returns the id of the movement. Call it inside a transaction.
   *
   * @throws InsufficientFundsError when a wallet would go below zero.
   * @throws RangeError when the entries don't sum to zero, or aren't integers.
   */
  move({ siteKey, kind, reference, entries, now }: LedgerMovement): number {
    const sum = entries.reduce((total, { amount }) => total + amount, 0);
    if (sum !== 0 || entries.some(({ amount }) => !Number.isSafeInteger(amount))) {
      throw new RangeError(`a ${kind} of ${reference} does not balance: ${JSON.stringify(entries)}`);
    }
    const { lastInsertRowid } = this.#db
      .prepare('INSERT INTO ledger_movements (site_key, kind, reference, moved_at) VALUES (?, ?, ?, ?)')
      .run(siteKey, kind, reference, now);
    for (const entry of entries) this.#enter(Number(lastInsertRowid), siteKey, entry);
    return Number(lastInsertRowid);
  }

  #enter(movement: number, siteKey: string, { account, amount }: LedgerEntry): void {
    const isHouse = account.startsWith(HOUSE);
    const after = this.balance(account) + amount;
    if (after < 0 && !isHouse) throw new InsufficientFundsError(account);
    this.#db
      .prepare(
        `INSERT INTO ledger_accounts (id, site_key, may_be_negative, balance) VALUES (?, ?, ?, ?)
         ON CONFLICT (id) DO UPDATE SET balance = excluded.balance`,
      )
      .run(account, siteKey, Number(isHouse), after);
    this.#db
      .prepare('INSERT INTO ledger_entries (movement_id, account_id, amount, balance_after) VALUES (?, ?, ?, ?)')
      .run(movement, account, amount, after);
  }
}
