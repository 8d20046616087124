import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openSandboxShop } from '../../sandbox/open-shop.ts';
import { hashPassword, TEST_HASH_COST } from '../../sandbox/sign-in/passwords.ts';
import { joinOrBeginTransaction } from '../../sandbox/storage/database.ts';
import { findLedgerFaults } from '../../sandbox/testing/ledger-faults.ts';
import { getShopLedgerAccountId, getWalletLedgerAccountId } from '../../sandbox/wallet/ledger.ts';
import { DEMO_PASSWORD } from '../pages/session.ts';

/** Price of the ticket of Golden Bay with four games, as calls have it. */
export const TEST_TICKET_PRICE = '3.40';
const PRICE = 340;

/** In minor units: enough for more purchases than a test makes. */
const FUNDS = 1_000_000;

export interface WalletCustomer {
  readonly id: string;
  readonly email: string;
}

/** Creates customers of Harbour with money in their wallets, in a data folder of a sandbox that is not running. */
export async function createWalletCustomers(dataDir: string, count: number): Promise<readonly WalletCustomer[]> {
  const passwordHash = await hashPassword(DEMO_PASSWORD, TEST_HASH_COST);
  const shop = openSandboxShop({ dataDir, clock: Date.now, wallClock: Date.now, reset: false });
  const now = Date.now();
  const customers = Array.from({ length: count }, () => {
    const customer = shop.customers.create({
      ...{ siteKey: 'harbour', email: `${randomUUID()}@harbour.example`, firstName: 'Nova', lastName: 'Quill' },
      ...{ passwordHash, pricingId: 'harbour-aud', segmentName: null, forcePasswordChange: false },
      ...{ accountUpgrade: false, createdAt: now },
    });
    const entries = [
      { account: getWalletLedgerAccountId(customer.id), amount: FUNDS },
      { account: getShopLedgerAccountId('harbour', 'clearing'), amount: -FUNDS },
    ];
    joinOrBeginTransaction(shop.db, () =>
      shop.ledger.move({ siteKey: 'harbour', kind: 'bonus', reference: 'test', entries, now }),
    );
    return { id: customer.id, email: customer.email };
  });
  shop.db.close();
  return customers;
}

/** Balances and purchases of a customer in the ledger of a sandbox. */
export interface WalletCustomerBooks {
  readonly purchases: number;
  readonly tickets: number;
  /** Price of this many tickets is missing in the wallet. */
  readonly paid: number;
}

/** Reads records beside the running sandbox. */
export function readWalletCustomerBooks(dataDir: string, { id }: Pick<WalletCustomer, 'id'>): WalletCustomerBooks {
  return read(dataDir, (db) => {
    const count = (sql: string) => Number(db.prepare(sql).get(id)?.['count'] ?? 0);
    const wallet = count("SELECT balance AS count FROM ledger_accounts WHERE id = 'wallet:' || ?");
    return {
      purchases: count('SELECT count(*) AS count FROM checkouts WHERE customer_id = ?'),
      tickets: count('SELECT count(*) AS count FROM orders WHERE customer_id = ?'),
      paid: (FUNDS - wallet) / PRICE,
    };
  });
}

export function readLedgerFaults(dataDir: string): readonly string[] {
  return read(dataDir, findLedgerFaults);
}

function read<Result>(dataDir: string, work: (db: DatabaseSync) => Result): Result {
  const db = new DatabaseSync(join(dataDir, 'sandbox.sqlite'), { readOnly: true });
  try {
    return work(db);
  } finally {
    db.close();
  }
}
