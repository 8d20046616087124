import type { DatabaseSync } from 'node:sqlite';
import type { MinorUnits } from '#domain/money.ts';
import { integerOf, textOf } from '../storage/rows.ts';
import { type Ledger, walletOf } from './ledger.ts';

/** What a customer holds, in minor units (specification: Entities and fields, "Customer"). */
export interface WalletFunds {
  /** All of it, with what is held for withdrawals. */
  readonly balance: MinorUnits;
  /** What can be spent now. */
  readonly availableFunds: MinorUnits;
  /** What can be paid out now: credit that was given is spent, not paid out. */
  readonly withdrawableFunds: MinorUnits;
}

/** Money that waits to be paid out. */
export function heldAccount(customerId: string): string {
  return `held:${customerId}`;
}

export function walletFunds({ db, ledger }: { db: DatabaseSync; ledger: Ledger }, customerId: string): WalletFunds {
  const availableFunds = ledger.balance(walletOf(customerId));
  return {
    balance: availableFunds + ledger.balance(heldAccount(customerId)),
    availableFunds,
    withdrawableFunds: Math.max(0, availableFunds - unspentBonus(db, walletOf(customerId))),
  };
}

/** Credit that was given and not spent yet: purchases spend it first. */
function unspentBonus(db: DatabaseSync, account: string): MinorUnits {
  const rows = db
    .prepare(
      `SELECT m.kind AS kind, e.amount AS amount FROM ledger_entries e JOIN ledger_movements m ON m.id = e.movement_id
       WHERE e.account_id = ? AND m.kind IN ('bonus', 'purchase') ORDER BY e.id`,
    )
    .all(account);
  return rows.reduce((left, row) => {
    const amount = integerOf(row, 'amount');
    return textOf(row, 'kind') === 'bonus' ? left + amount : Math.max(0, left + Math.min(0, amount));
  }, 0);
}
