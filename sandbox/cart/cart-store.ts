import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { CartItemRequest } from '#schemas/generated/api/wire-types.gen.ts';
import { integerOf, type Row, textOf } from '../storage/rows.ts';

/** An item as it is kept: a request that has been settled, so that nothing of it is left open. */
export interface StoredItem {
  readonly id: number;
  readonly choice: CartItemRequest;
}

/** Anonymous carts and what is in them. */
export class CartStore {
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  /** Creates an empty cart and gives its token. */
  create(siteKey: string, now: number): string {
    const token = randomUUID();
    this.#db.prepare('INSERT INTO carts (token, site_key, created_at) VALUES (?, ?, ?)').run(token, siteKey, now);
    return token;
  }

  exists(siteKey: string, token: string): boolean {
    return this.#db.prepare('SELECT 1 FROM carts WHERE token = ? AND site_key = ?').get(token, siteKey) !== undefined;
  }

  /** The items of a cart, the oldest first. */
  items(token: string): StoredItem[] {
    return this.#db
      .prepare('SELECT id, choice FROM cart_items WHERE cart_token = ? ORDER BY id')
      .all(token)
      .map(storedItemOf);
  }

  item(token: string, id: string): StoredItem | null {
    const row = this.#db.prepare('SELECT id, choice FROM cart_items WHERE cart_token = ? AND id = ?').get(token, id);
    return row ? storedItemOf(row) : null;
  }

  add(token: string, choice: CartItemRequest, now: number): void {
    this.#db
      .prepare('INSERT INTO cart_items (cart_token, choice, created_at) VALUES (?, ?, ?)')
      .run(token, JSON.stringify(choice), now);
  }

  change(id: number, choice: CartItemRequest): void {
    this.#db.prepare('UPDATE cart_items SET choice = ? WHERE id = ?').run(JSON.stringify(choice), id);
  }

  remove(id: number): void {
    this.#db.prepare('DELETE FROM cart_items WHERE id = ?').run(id);
  }
}

function storedItemOf(row: Row): StoredItem {
  const choice: CartItemRequest = JSON.parse(textOf(row, 'choice'));
  return { id: integerOf(row, 'id'), choice };
}
