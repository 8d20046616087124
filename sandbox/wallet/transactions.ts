import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { MinorUnits } from '#domain/money.ts';
import type { TransactionType } from '#schemas/generated/api/wire-types.gen.ts';
import { createInvalidValueFault } from '../http/api-fault.ts';
import type { LimitAndOffset } from '../http/pagination.ts';
import { type DatabaseRow, readIntegerColumn, readTextColumn } from '../storage/rows.ts';
import { getWalletLedgerAccountId } from './ledger.ts';

/** A movement of a wallet: above zero for what came in. */
export interface WalletTransaction {
  readonly id: string;
  readonly type: TransactionType;
  readonly amount: MinorUnits;
  readonly balanceAfter: MinorUnits;
  /** Epoch milliseconds. */
  readonly movedAt: number;
  /** Id of the deposit, withdrawal, purchase or order that it belongs to. */
  readonly reference: string;
}

export interface WalletTransactionFilters {
  readonly type: TransactionType | null;
  /** Epoch milliseconds; the first moment that counts, and the first that no longer does. */
  readonly from: number | null;
  readonly until: number | null;
  readonly id: string | null;
}

const TYPES: readonly TransactionType[] = [
  'deposit',
  'withdrawal',
  'withdrawal_returned',
  'purchase',
  'winnings',
  'refund',
  'bonus',
  'adjustment',
];

const DAY = 86_400_000;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z$/;

/** Filtered movements of a customer's wallet, latest first, with the total number. */
export function listWalletTransactions(
  db: DatabaseSync,
  customerId: string,
  { type, from, until, id }: WalletTransactionFilters,
  { limit, offset }: LimitAndOffset,
): { readonly transactions: WalletTransaction[]; readonly total: number } {
  const all = `SELECT m.id AS id, m.kind AS kind, m.reference AS reference, m.moved_at AS moved_at, e.amount AS amount,
      SUM(e.amount) OVER (ORDER BY m.moved_at, e.id) AS balance_after
    FROM ledger_entries e JOIN ledger_movements m ON m.id = e.movement_id WHERE e.account_id = ?`;
  const [known, values] = type === null ? ['1', []] : kindIs(type);
  const where = `${known} AND moved_at >= coalesce(?, moved_at) AND moved_at < coalesce(?, moved_at + 1)
    AND id = coalesce(?, id)`;
  const given: SQLInputValue[] = [getWalletLedgerAccountId(customerId), ...values, from, until, id];
  const total = db.prepare(`SELECT COUNT(*) AS total FROM (${all}) WHERE ${where}`).get(...given);
  const rows = db
    .prepare(`SELECT * FROM (${all}) WHERE ${where} ORDER BY moved_at DESC, id DESC LIMIT ? OFFSET ?`)
    .all(...given, limit, offset);
  return { transactions: rows.map(transactionOf), total: readIntegerColumn(total, 'total') };
}

/** @throws ApiFault 422 `invalid` with the name of the filter as its target. */
export function parseWalletTransactionFilters(query: Readonly<Record<string, string>>): WalletTransactionFilters {
  const { type, from, to, transaction_id: id } = query;
  const known = type === undefined ? null : TYPES.find((candidate) => candidate === type);
  if (known === undefined) throw createInvalidValueFault('type');
  return { type: known, from: firstMoment(from, 'from'), until: firstAfter(to, 'to'), id: id ?? null };
}

/** Kinds without another type are adjustments. */
function kindIs(type: TransactionType): [string, string[]] {
  const others = TYPES.filter((candidate) => candidate !== 'adjustment');
  if (type !== 'adjustment') return ['kind = ?', [type]];
  return [`kind NOT IN (${others.map(() => '?').join(', ')})`, others];
}

function firstMoment(text: string | undefined, target: string): number | null {
  if (text === undefined) return null;
  const moment = MOMENT.test(text) ? Date.parse(text) : dayOf(text);
  if (Number.isNaN(moment)) throw createInvalidValueFault(target);
  return moment;
}

function firstAfter(text: string | undefined, target: string): number | null {
  const last = firstMoment(text, target);
  if (last === null || text === undefined) return null;
  return last + (MOMENT.test(text) ? 1 : DAY);
}

function dayOf(text: string): number {
  const day = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(day) && new Date(day).toISOString().slice(0, 10) === text ? day : Number.NaN;
}

function transactionOf(row: DatabaseRow): WalletTransaction {
  const kind = readTextColumn(row, 'kind');
  return {
    id: String(readIntegerColumn(row, 'id')),
    type: TYPES.find((type) => type === kind) ?? 'adjustment',
    amount: readIntegerColumn(row, 'amount'),
    balanceAfter: readIntegerColumn(row, 'balance_after'),
    movedAt: readIntegerColumn(row, 'moved_at'),
    reference: readTextColumn(row, 'reference'),
  };
}
