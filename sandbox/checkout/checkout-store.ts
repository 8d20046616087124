import type { DatabaseSync } from 'node:sqlite';
import type { CartItem } from '#schemas/generated/api/wire-types.gen.ts';
import { type DatabaseRow, readIntegerColumn, readNullableTextColumn, readTextColumn } from '../storage/rows.ts';
import type { CompletedCheckout } from './checkout.ts';

const SOURCES: readonly CompletedCheckout['source'][] = ['checkout', 'partner', 'recurring', 'scheduled'];

/** Completed purchases. */
export class CompletedCheckoutStore {
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  insert(checkout: CompletedCheckout): void {
    this.#db
      .prepare('INSERT INTO checkouts VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)')
      .run(
        checkout.id,
        checkout.siteKey,
        checkout.customerId,
        checkout.source,
        checkout.sourceId,
        checkout.partnerKey,
        checkout.channelKey,
        JSON.stringify(checkout.metadata),
        checkout.itemsTotal,
        checkout.discount,
        checkout.total,
        checkout.credit,
        checkout.preOrderTotal,
        JSON.stringify(checkout.scheduledItems),
        checkout.placedAt,
      );
  }

  /** A purchase of a customer, or null. */
  find(customerId: string, id: string): CompletedCheckout | null {
    const row = this.#db.prepare('SELECT * FROM checkouts WHERE id = ? AND customer_id = ?').get(id, customerId);
    return row ? checkoutOf(row) : null;
  }

  hasPurchaseSince(customerId: string, moment: number): boolean {
    const row = this.#db
      .prepare('SELECT 1 FROM checkouts WHERE customer_id = ? AND placed_at >= ? LIMIT 1')
      .get(customerId, moment);
    return row !== undefined;
  }

  /** Id of the last purchase of a customer at a partner, or null. */
  findLastIdAtPartner(customerId: string, partnerKey: string): string | null {
    const row = this.#db
      .prepare(
        `SELECT id FROM checkouts WHERE customer_id = ? AND source = 'partner' AND partner_key = ?
        ORDER BY placed_at DESC, rowid DESC LIMIT 1`,
      )
      .get(customerId, partnerKey);
    return row ? readTextColumn(row, 'id') : null;
  }
}

function checkoutOf(row: DatabaseRow): CompletedCheckout {
  const source = SOURCES.find((known) => known === row['source']);
  if (!source) throw new TypeError(`a checkout comes of ${row['source']}`);
  const scheduledItems: CartItem[] = JSON.parse(readTextColumn(row, 'scheduled_items'));
  const metadata: Record<string, string> = JSON.parse(readTextColumn(row, 'metadata'));
  return {
    id: readTextColumn(row, 'id'),
    siteKey: readTextColumn(row, 'site_key'),
    customerId: readTextColumn(row, 'customer_id'),
    source,
    sourceId: readNullableTextColumn(row, 'source_id'),
    partnerKey: readNullableTextColumn(row, 'partner_key'),
    channelKey: readTextColumn(row, 'channel_key'),
    metadata,
    itemsTotal: readIntegerColumn(row, 'items_total'),
    discount: readIntegerColumn(row, 'discount'),
    total: readIntegerColumn(row, 'total'),
    credit: readIntegerColumn(row, 'credit'),
    preOrderTotal: readIntegerColumn(row, 'pre_order_total'),
    scheduledItems,
    placedAt: readIntegerColumn(row, 'placed_at'),
  };
}
