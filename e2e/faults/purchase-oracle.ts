import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { readLedgerFaults, readWalletCustomerBooks } from '../harness/wallet-customers.ts';

/**
 * Compares the sandbox's records with the purchases confirmed to customers. Returns each purchase in only one of both,
 * each customer whose payments do not match their tickets, and the faults of the ledger.
 */
export function findPurchaseFaults(
  dataDir: string,
  confirmedPurchases: ReadonlyMap<string, ReadonlySet<string>>,
): readonly string[] {
  const faults = [...readLedgerFaults(dataDir)];
  for (const [id, purchases] of confirmedPurchases) {
    const recorded = readPurchases(dataDir, id);
    for (const purchase of purchases) if (!recorded.includes(purchase)) faults.push(`lost: ${purchase}`);
    for (const purchase of recorded) if (!purchases.has(purchase)) faults.push(`not confirmed: ${purchase}`);
    const { tickets, paid } = readWalletCustomerBooks(dataDir, { id });
    if (tickets !== paid) faults.push(`customer ${id} has ${tickets} tickets and paid ${paid}`);
  }
  return faults;
}

function readPurchases(dataDir: string, customer: string): readonly string[] {
  const db = new DatabaseSync(join(dataDir, 'sandbox.sqlite'), { readOnly: true });
  try {
    const rows = db.prepare('SELECT id FROM checkouts WHERE customer_id = ?').all(customer);
    return rows.map(({ id }) => String(id));
  } finally {
    db.close();
  }
}
