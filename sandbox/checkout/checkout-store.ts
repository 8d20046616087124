import type { DatabaseSync } from 'node:sqlite';
import type { CartItem } from '#schemas/generated/api/wire-types.gen.ts';
import { integerOf, type Row, textOf, textOrNull } from '../storage/rows.ts';
import type { Checkout } from './checkout.ts';

const SOURCES: readonly Checkout['source'][] = ['checkout', 'partner', 'recurring', 'scheduled'];

/** Purchases, as their receipts show them. */
export class CheckoutStore {
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  insert(checkout: Checkout): void {
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
  find(customerId: string, id: string): Checkout | null {
    const row = this.#db.prepare('SELECT * FROM checkouts WHERE id = ? AND customer_id = ?').get(id, customerId);
    return row ? checkoutOf(row) : null;
  }

  /** Whether a customer has bought anything since a moment. */
  hasSince(customerId: string, moment: number): boolean {
    const row = this.#db
      .prepare('SELECT 1 FROM checkouts WHERE customer_id = ? AND placed_at >= ? LIMIT 1')
      .get(customerId, moment);
    return row !== undefined;
  }

  /** Id of the last purchase of a customer at a partner, or null. */
  lastAt(customerId: string, partnerKey: string): string | null {
    const row = this.#db
      .prepare(
        `SELECT id FROM checkouts WHERE customer_id = ? AND source = 'partner' AND partner_key = ?
        ORDER BY placed_at DESC, rowid DESC LIMIT 1`,
      )
      .get(customerId, partnerKey);
    return row ? textOf(row, 'id') : null;
  }
}

function checkoutOf(row: Row): Checkout {
  const source = SOURCES.find((known) => known === row['source']);
  if (!source) throw new TypeError(`a checkout comes of ${row['source']}`);
  const scheduledItems: CartItem[] = JSON.parse(textOf(row, 'scheduled_items'));
  const metadata: Record<string, string> = JSON.parse(textOf(row, 'metadata'));
  return {
    id: textOf(row, 'id'),
    siteKey: textOf(row, 'site_key'),
    customerId: textOf(row, 'customer_id'),
    source,
    sourceId: textOrNull(row, 'source_id'),
    partnerKey: textOrNull(row, 'partner_key'),
    channelKey: textOf(row, 'channel_key'),
    metadata,
    itemsTotal: integerOf(row, 'items_total'),
    discount: integerOf(row, 'discount'),
    total: integerOf(row, 'total'),
    credit: integerOf(row, 'credit'),
    preOrderTotal: integerOf(row, 'pre_order_total'),
    scheduledItems,
    placedAt: integerOf(row, 'placed_at'),
  };
}
