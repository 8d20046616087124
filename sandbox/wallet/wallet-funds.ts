import type { DatabaseSync } from 'node:sqlite';
import type { MinorUnits } from '#domain/money.ts';
import { readIntegerColumn, readTextColumn } from '../storage/rows.ts';
import { getWalletLedgerAccountId, type Ledger } from './ledger.ts';

/** Funds of a customer, in minor units (specification: Entities and fields, "Customer"). */
export interface WalletBalances {
  /** Total, including money reserved for withdrawals. */
  readonly balance: MinorUnits;
  /** Amount that can be spent now. */
  readonly availableFunds: MinorUnits;
  /** Amount that can be withdrawn now. Excludes bonus credit. */
  readonly withdrawableFunds: MinorUnits;
}

export function getWithdrawalHoldAccountId(customerId: string): string {
  return `held:${customerId}`;
}

export function getWalletBalances(
  { db, ledger }: { db: DatabaseSync; ledger: Ledger },
  customerId: string,
): WalletBalances {
  const availableFunds = ledger.balance(getWalletLedgerAccountId(customerId));
  return {
    balance: availableFunds + ledger.balance(getWithdrawalHoldAccountId(customerId)),
    availableFunds,
    withdrawableFunds: Math.max(0, availableFunds - unspentBonus(db, getWalletLedgerAccountId(customerId))),
  };
}

/** Unspent bonus credit, which purchases use first. */
function unspentBonus(db: DatabaseSync, account: string): MinorUnits {
  const rows = db
    .prepare(
      `SELECT m.kind AS kind, e.amount AS amount FROM ledger_entries e JOIN ledger_movements m ON m.id = e.movement_id
       WHERE e.account_id = ? AND m.kind IN ('bonus', 'purchase') ORDER BY e.id`,
    )
    .all(account);
  return rows.reduce((left, row) => {
    const amount = readIntegerColumn(row, 'amount');
    return readTextColumn(row, 'kind') === 'bonus' ? left + amount : Math.max(0, left + Math.min(0, amount));
  }, 0);
}
