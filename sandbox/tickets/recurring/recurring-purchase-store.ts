import { randomUUID } from 'node:crypto';
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { CartItemRequest } from '#schemas/generated/api/wire-types.gen.ts';
import type { LimitAndOffset } from '../../http/pagination.ts';
import { readEnumColumn } from '../../storage/enum-columns.ts';
import {
  type DatabaseRow,
  readIntegerColumn,
  readNullableIntegerColumn,
  readNullableTextColumn,
  readTextColumn,
} from '../../storage/rows.ts';
import type { StoredRecurringPurchase, StoredRecurringStatus } from './recurring.ts';

const TYPES = ['autoplay', 'subscription'] as const;
const STATUSES: readonly StoredRecurringStatus[] = [
  'recurring_status_active',
  'recurring_status_paused',
  'recurring_status_timed_pause',
  'recurring_status_cancelled',
];

export interface RecurringPurchaseFilter {
  /** Null for both. */
  readonly type: StoredRecurringPurchase['type'] | null;
  /** Null for all. */
  readonly offerKeys: readonly string[] | null;
}

export type StoredRecurringPurchaseUpdate = Partial<
  Pick<StoredRecurringPurchase, 'choice' | 'price' | 'status' | 'pausedUntil' | 'coveredUntil' | 'dueAt' | 'failures'>
>;

/** Autoplays and subscriptions. */
export class RecurringPurchaseStore {
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  create(purchase: Omit<StoredRecurringPurchase, 'id' | 'failures' | 'pausedUntil'>): StoredRecurringPurchase {
    const id = randomUUID();
    this.#db
      .prepare(
        `INSERT INTO recurring_purchases (id, site_key, customer_id, type, offer_key, choice, price, sub_variant, status,
           covered_until, due_at, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(
        id,
        purchase.siteKey,
        purchase.customerId,
        purchase.type,
        purchase.offerKey,
        JSON.stringify(purchase.choice),
        purchase.price,
        purchase.subVariant,
        purchase.status,
        purchase.coveredUntil,
        purchase.dueAt,
        purchase.createdAt,
      );
    return { ...purchase, id, failures: 0, pausedUntil: null };
  }

  find(customerId: string, id: string): StoredRecurringPurchase | null {
    const [row] = this.#all('SELECT * FROM recurring_purchases WHERE id = ? AND customer_id = ?', id, customerId);
    return row ? recurringOf(row) : null;
  }

  /** The latest first. */
  listPage(
    customerId: string,
    { type, offerKeys }: RecurringPurchaseFilter,
    { limit, offset }: LimitAndOffset,
  ): { purchases: StoredRecurringPurchase[]; total: number } {
    const from = `FROM recurring_purchases WHERE customer_id = ?1 AND (?2 IS NULL OR type = ?2)
      AND (?3 IS NULL OR offer_key IN (SELECT value FROM json_each(?3)))`;
    const values = [customerId, type, offerKeys && JSON.stringify(offerKeys)];
    const [count] = this.#all(`SELECT count(*) AS total ${from}`, ...values);
    const rows = this.#all(
      `SELECT * ${from} ORDER BY created_at DESC, rowid DESC LIMIT ?4 OFFSET ?5`,
      ...values,
      limit,
      offset,
    );
    return { purchases: rows.map(recurringOf), total: readIntegerColumn(count, 'total') };
  }

  /** @throws when there is no such purchase. */
  require(id: string): StoredRecurringPurchase {
    return recurringOf(this.#all('SELECT * FROM recurring_purchases WHERE id = ?', id)[0] ?? {});
  }

  /** Time of the next due purchase that is not excluded. */
  getNextDueTime(excludedIds: readonly string[]): number | null {
    const [row] = this.#all(
      `SELECT due_at AS due FROM recurring_purchases
       WHERE due_at IS NOT NULL AND id NOT IN (SELECT value FROM json_each(?)) ORDER BY due_at LIMIT 1`,
      JSON.stringify(excludedIds),
    );
    return row ? readNullableIntegerColumn(row, 'due') : null;
  }

  /** Ids of due purchases, earliest first. */
  listDueIds(now: number): string[] {
    return this.#all('SELECT id FROM recurring_purchases WHERE due_at <= ? ORDER BY due_at, rowid', now).map((row) =>
      readTextColumn(row, 'id'),
    );
  }

  update(purchase: StoredRecurringPurchase, change: StoredRecurringPurchaseUpdate): StoredRecurringPurchase {
    const changed = { ...purchase, ...change };
    this.#db
      .prepare(
        `UPDATE recurring_purchases SET choice = ?, price = ?, status = ?, paused_until = ?, covered_until = ?,
           due_at = ?, failures = ? WHERE id = ?`,
      )
      .run(
        JSON.stringify(changed.choice),
        changed.price,
        changed.status,
        changed.pausedUntil,
        changed.coveredUntil,
        changed.dueAt,
        changed.failures,
        purchase.id,
      );
    return changed;
  }

  #all(sql: string, ...values: SQLInputValue[]): DatabaseRow[] {
    return this.#db.prepare(sql).all(...values);
  }
}

function recurringOf(row: DatabaseRow): StoredRecurringPurchase {
  const choice: CartItemRequest = JSON.parse(readTextColumn(row, 'choice'));
  return {
    id: readTextColumn(row, 'id'),
    siteKey: readTextColumn(row, 'site_key'),
    customerId: readTextColumn(row, 'customer_id'),
    type: readEnumColumn(row, 'type', TYPES),
    offerKey: readTextColumn(row, 'offer_key'),
    choice,
    price: readIntegerColumn(row, 'price'),
    subVariant: readNullableTextColumn(row, 'sub_variant'),
    status: readEnumColumn(row, 'status', STATUSES),
    pausedUntil: readNullableIntegerColumn(row, 'paused_until'),
    coveredUntil: readIntegerColumn(row, 'covered_until'),
    dueAt: readNullableIntegerColumn(row, 'due_at'),
    failures: readIntegerColumn(row, 'failures'),
    createdAt: readIntegerColumn(row, 'created_at'),
  };
}
