import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { joinOrBeginTransaction, openSandboxDatabase } from '../storage/database.ts';
import { findLedgerFaults } from '../testing/ledger-faults.ts';
import {
  getShopLedgerAccountId,
  getWalletLedgerAccountId,
  InsufficientFundsError,
  Ledger,
  type LedgerEntry,
} from './ledger.ts';
import { getWithdrawalHoldAccountId } from './wallet-funds.ts';

const CUSTOMERS = ['ada', 'ben', 'cleo'];
const house = getShopLedgerAccountId('harbour', 'clearing');

let folder: string;
let db: DatabaseSync;
let ledger: Ledger;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ledger-'));
  db = openSandboxDatabase(folder);
  ledger = new Ledger(db);
});

afterEach(() => {
  db.close();
  rmSync(folder, { recursive: true });
});

interface Move {
  readonly from: string;
  readonly to: string;
  readonly amount: number;
  /** Whether its transaction is rolled back afterwards. */
  readonly givenUp: boolean;
}

const account = fc.constantFrom(
  house,
  ...CUSTOMERS.flatMap((id) => [getWalletLedgerAccountId(id), getWithdrawalHoldAccountId(id)]),
);
const move: fc.Arbitrary<Move> = fc.record({
  from: account,
  to: account,
  amount: fc.integer({ min: -1000, max: 1000 }),
  givenUp: fc.boolean(),
});

class GivenUp extends Error {}

/** Makes a movement as a call does; returns whether it was committed. */
function make({ from, to, amount, givenUp }: Move): boolean {
  const entries: LedgerEntry[] = [
    { account: from, amount: -amount },
    { account: to, amount },
  ];
  try {
    joinOrBeginTransaction(db, () => {
      ledger.move({ siteKey: 'harbour', kind: 'test', reference: 'r', entries, now: 1 });
      if (givenUp) throw new GivenUp();
    });
    return true;
  } catch (error) {
    if (error instanceof GivenUp || error instanceof InsufficientFundsError) return false;
    throw error;
  }
}

test('any sequence of ledger movements sums to zero and no wallet goes negative', () => {
  fc.assert(
    fc.property(fc.array(move, { maxLength: 60 }), (moves) => {
      joinOrBeginTransaction(db, () =>
        db.exec('DELETE FROM ledger_entries; DELETE FROM ledger_movements; DELETE FROM ledger_accounts'),
      );
      const expected = new Map<string, number>();
      const getExpectedBalance = (id: string) => expected.get(id) ?? 0;
      for (const one of moves) {
        if (!make(one)) continue;
        expected.set(one.from, getExpectedBalance(one.from) - one.amount);
        expected.set(one.to, getExpectedBalance(one.to) + one.amount);
      }
      expect(findLedgerFaults(db)).toEqual([]);
      for (const [id, amount] of expected) {
        expect([id, ledger.balance(id)]).toEqual([id, amount]);
        if (id !== house) expect(amount).toBeGreaterThanOrEqual(0);
      }
    }),
    { numRuns: 150 },
  );
});

test('ledger entries that do not sum to zero are rejected without a trace', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -500, max: 500 }), { minLength: 1, maxLength: 5 }), (amounts) => {
      const sum = amounts.reduce((total, amount) => total + amount, 0);
      fc.pre(sum !== 0);
      const entries = amounts.map((amount) => ({ account: house, amount }));
      const unbalanced = { siteKey: 'harbour', kind: 'test', reference: 'r', entries, now: 1 };
      expect(() => joinOrBeginTransaction(db, () => ledger.move(unbalanced))).toThrow(RangeError);
      expect(db.prepare('SELECT count(*) AS count FROM ledger_movements').get()).toEqual({ count: 0 });
    }),
  );
});

test.each([
  ['INSERT INTO ledger_entries (movement_id, account_id, amount, balance_after) VALUES (1, ?, 5, 5)', 'sum of 1'],
  ['UPDATE ledger_accounts SET balance = balance + 1 WHERE id = ?', 'balance of wallet:ada'],
])('findLedgerFaults detects a tampered ledger', (sql, fault) => {
  make({ from: house, to: getWalletLedgerAccountId('ada'), amount: 10, givenUp: false });
  db.prepare(sql).run(getWalletLedgerAccountId('ada'));
  expect(findLedgerFaults(db)).toContain(fault);
});
