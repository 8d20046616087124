import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { CartItem, CartItemRequest, ScheduledStatus } from '#schemas/generated/api/wire-types.gen.ts';
import { readEnumColumn } from '../../storage/enum-columns.ts';
import {
  type DatabaseRow,
  readIntegerColumn,
  readNullableIntegerColumn,
  readNullableTextColumn,
  readTextColumn,
} from '../../storage/rows.ts';
import type { StoredScheduledPurchase } from './recurring.ts';

const KINDS = ['scheduled_purchase', 'pre_order'] as const;
const STATUSES: readonly ScheduledStatus[] = ['scheduled_status_active', 'scheduled_status_cancelled'];

export class ScheduledPurchaseStore {
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  create(purchase: StoredScheduledPurchase): void {
    this.#db
      .prepare('INSERT INTO scheduled_purchases VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)')
      .run(
        purchase.id,
        purchase.siteKey,
        purchase.customerId,
        purchase.kind,
        purchase.checkoutId,
        JSON.stringify(purchase.item),
        JSON.stringify(purchase.choice),
        purchase.amount,
        purchase.subVariant,
        purchase.status,
        purchase.dueAt,
        purchase.salesCloseAt,
        purchase.createdAt,
      );
  }

  find(customerId: string, id: string): StoredScheduledPurchase | null {
    const [row] = this.#all('SELECT * FROM scheduled_purchases WHERE id = ? AND customer_id = ?', id, customerId);
    return row ? scheduledOf(row) : null;
  }

  /** A customer's upcoming purchases, next first. */
  listUpcoming(customerId: string): StoredScheduledPurchase[] {
    return this.#all(
      'SELECT * FROM scheduled_purchases WHERE customer_id = ? AND due_at IS NOT NULL ORDER BY due_at, rowid',
      customerId,
    ).map(scheduledOf);
  }

  /** @throws when there is no such purchase. */
  require(id: string): StoredScheduledPurchase {
    return scheduledOf(this.#all('SELECT * FROM scheduled_purchases WHERE id = ?', id)[0] ?? {});
  }

  /** Time of the next due purchase that is not excluded. */
  getNextDueTime(excludedIds: readonly string[]): number | null {
    const [row] = this.#all(
      `SELECT due_at AS due FROM scheduled_purchases
       WHERE due_at IS NOT NULL AND id NOT IN (SELECT value FROM json_each(?)) ORDER BY due_at LIMIT 1`,
      JSON.stringify(excludedIds),
    );
    return row ? readNullableIntegerColumn(row, 'due') : null;
  }

  /** Ids of due purchases, earliest first. */
  listDueIds(now: number): string[] {
    return this.#all('SELECT id FROM scheduled_purchases WHERE due_at <= ? ORDER BY due_at, rowid', now).map((row) =>
      readTextColumn(row, 'id'),
    );
  }

  update(
    purchase: StoredScheduledPurchase,
    change: Partial<Pick<StoredScheduledPurchase, 'status' | 'dueAt'>>,
  ): StoredScheduledPurchase {
    const changed = { ...purchase, ...change };
    this.#db
      .prepare('UPDATE scheduled_purchases SET status = ?, due_at = ? WHERE id = ?')
      .run(changed.status, changed.dueAt, purchase.id);
    return changed;
  }

  #all(sql: string, ...values: SQLInputValue[]): DatabaseRow[] {
    return this.#db.prepare(sql).all(...values);
  }
}

function scheduledOf(row: DatabaseRow): StoredScheduledPurchase {
  const item: CartItem = JSON.parse(readTextColumn(row, 'item'));
  const choice: CartItemRequest = JSON.parse(readTextColumn(row, 'choice'));
  return {
    id: readTextColumn(row, 'id'),
    siteKey: readTextColumn(row, 'site_key'),
    customerId: readTextColumn(row, 'customer_id'),
    kind: readEnumColumn(row, 'kind', KINDS),
    checkoutId: readTextColumn(row, 'checkout_id'),
    item,
    choice,
    amount: readIntegerColumn(row, 'amount'),
    subVariant: readNullableTextColumn(row, 'sub_variant'),
    status: readEnumColumn(row, 'status', STATUSES),
    dueAt: readNullableIntegerColumn(row, 'due_at'),
    salesCloseAt: readIntegerColumn(row, 'sales_close_at'),
    createdAt: readIntegerColumn(row, 'created_at'),
  };
}
