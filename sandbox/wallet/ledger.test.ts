import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { joinOrBeginTransaction, openSandboxDatabase } from '../storage/database.ts';
import { getShopLedgerAccountId, getWalletLedgerAccountId, InsufficientFundsError, Ledger } from './ledger.ts';

const sales = getShopLedgerAccountId('harbour', 'sales');
const wallet = getWalletLedgerAccountId('ada');

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

function move(amount: number, back = -amount): number {
  return joinOrBeginTransaction(db, () =>
    ledger.move({
      siteKey: 'harbour',
      kind: 'test',
      reference: 'r',
      now: 1,
      entries: [
        { account: wallet, amount },
        { account: sales, amount: back },
      ],
    }),
  );
}

test('a ledger movement changes both accounts', () => {
  move(500);
  move(-200);
  expect([ledger.balance(wallet), ledger.balance(sales)]).toEqual([300, -300]);
});

test('a ledger movement that would make a wallet negative is refused', () => {
  move(100);
  expect(() => move(-101)).toThrow(InsufficientFundsError);
  expect([ledger.balance(wallet), ledger.balance(sales)]).toEqual([100, -100]);
});

test.each([
  ['does not sum to zero', 100, -99],
  ['has parts of a cent', 0.5, -0.5],
])('a ledger movement that is unbalanced or in parts of a cent is refused: it %s', (_, amount, back) => {
  expect(() => move(amount, back)).toThrow(RangeError);
});
