import type { DatabaseSync } from 'node:sqlite';
import type { MinorUnits } from '#domain/money.ts';
import { type DatabaseRow, readIntegerColumn, readNullableIntegerColumn, readTextColumn } from '../../storage/rows.ts';
import { isVoucherKind, type StoredCartVoucher, type StoredPromotionCode } from './promotion.ts';

/** A promotion used by a purchase, with its discount or credit. */
export interface StoredPromotionUse {
  readonly code: string;
  readonly name: string;
  readonly amount: MinorUnits;
}

/** Promotions, the vouchers in carts, and who has used which. A cart holds one voucher at most. */
export class PromotionStore {
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  insert({ siteKey, code, name, kind, value, minimumTotal, expiresAt }: StoredPromotionCode): void {
    this.#db
      .prepare('INSERT INTO promotions VALUES (?, ?, ?, ?, ?, ?, ?)')
      .run(siteKey, code.toUpperCase(), name, kind, value, expiresAt, minimumTotal);
  }

  find(siteKey: string, code: string): StoredPromotionCode | null {
    const row = this.#db
      .prepare('SELECT * FROM promotions WHERE site_key = ? AND code = ?')
      .get(siteKey, code.trim().toUpperCase());
    return row ? promotionOf(row) : null;
  }

  findInCart(token: string): StoredCartVoucher | null {
    const row = this.#db
      .prepare('SELECT id, promotions.* FROM cart_vouchers JOIN promotions USING (site_key, code) WHERE cart_token = ?')
      .get(token);
    return row ? { id: readIntegerColumn(row, 'id'), promotion: promotionOf(row) } : null;
  }

  addToCart(token: string, { siteKey, code }: StoredPromotionCode): void {
    this.#db
      .prepare('INSERT INTO cart_vouchers (cart_token, site_key, code) VALUES (?, ?, ?)')
      .run(token, siteKey, code);
  }

  removeFromCart(token: string): void {
    this.#db.prepare('DELETE FROM cart_vouchers WHERE cart_token = ?').run(token);
  }

  isUsed({ siteKey, code }: StoredPromotionCode, customerId: string): boolean {
    const row = this.#db
      .prepare('SELECT 1 FROM promotion_uses WHERE site_key = ? AND code = ? AND customer_id = ?')
      .get(siteKey, code, customerId);
    return row !== undefined;
  }

  recordUse({ siteKey, code }: StoredPromotionCode, customerId: string, checkoutId: string, amount: MinorUnits): void {
    this.#db
      .prepare('INSERT INTO promotion_uses VALUES (?, ?, ?, ?, ?)')
      .run(siteKey, code, customerId, checkoutId, amount);
  }

  listUsedInCheckout(checkoutId: string): StoredPromotionUse[] {
    return this.#db
      .prepare(
        'SELECT code, name, amount FROM promotion_uses JOIN promotions USING (site_key, code) WHERE checkout_id = ?',
      )
      .all(checkoutId)
      .map((row) => ({
        code: readTextColumn(row, 'code'),
        name: readTextColumn(row, 'name'),
        amount: readIntegerColumn(row, 'amount'),
      }));
  }

  /** Records an unknown code. `owner` is the cart, customer or address that entered it. */
  addFailedAttempt(siteKey: string, owner: string, now: number): void {
    this.#db.prepare('INSERT INTO promotion_failures VALUES (?, ?, ?)').run(siteKey, owner, now);
  }

  /** Number of unknown codes since a time, and the time of the first. */
  countFailedAttempts(siteKey: string, owner: string, since: number): { count: number; first: number | null } {
    const row = this.#db
      .prepare(
        'SELECT count(*) AS count, min(failed_at) AS first FROM promotion_failures WHERE site_key = ? AND owner = ? AND failed_at > ?',
      )
      .get(siteKey, owner, since);
    return { count: readIntegerColumn(row, 'count'), first: row ? readNullableIntegerColumn(row, 'first') : null };
  }
}

function promotionOf(row: DatabaseRow): StoredPromotionCode {
  const kind = readTextColumn(row, 'kind');
  if (!isVoucherKind(kind)) throw new TypeError(`${kind} is no voucher`);
  return {
    siteKey: readTextColumn(row, 'site_key'),
    code: readTextColumn(row, 'code'),
    name: readTextColumn(row, 'name'),
    kind,
    value: readIntegerColumn(row, 'value'),
    minimumTotal: readIntegerColumn(row, 'minimum_total'),
    expiresAt: readNullableIntegerColumn(row, 'expires_at'),
  };
}
