import type { DatabaseSync } from 'node:sqlite';

/** Faults of the ledger, one line each; empty when no money appeared or vanished. */
export function findLedgerFaults(db: DatabaseSync): string[] {
  const rows = db
    .prepare(
      `SELECT 'sum of ' || movement_id AS fault FROM ledger_entries GROUP BY movement_id HAVING sum(amount) <> 0
       UNION ALL
       SELECT 'entries of ' || id FROM ledger_movements
         WHERE NOT EXISTS (SELECT 1 FROM ledger_entries WHERE movement_id = ledger_movements.id)
       UNION ALL
       SELECT 'balance of ' || id FROM ledger_accounts WHERE balance <>
         (SELECT coalesce(sum(amount), 0) FROM ledger_entries WHERE account_id = ledger_accounts.id)
       UNION ALL
       SELECT 'below zero: ' || id FROM ledger_accounts WHERE balance < 0 AND may_be_negative = 0
       UNION ALL
       SELECT 'last entry of ' || id FROM ledger_accounts WHERE balance <>
         (SELECT balance_after FROM ledger_entries WHERE account_id = ledger_accounts.id ORDER BY id DESC LIMIT 1)`,
    )
    .all();
  return rows.map(({ fault }) => String(fault));
}
