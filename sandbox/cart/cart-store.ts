import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { AutoRemovedItem, CartItemRequest } from '#schemas/generated/api/wire-types.gen.ts';
import type { StoredCustomer } from '../account/customers/customer-store.ts';
import { type DatabaseRow, readIntegerColumn, readTextColumn } from '../storage/rows.ts';

/** A stored item: a request with all choices resolved. */
export interface StoredCartItem {
  readonly id: number;
  readonly choice: CartItemRequest;
}

/** Carts and their items: those of visitors by token, and one for each customer. */
export class CartStore {
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  /** Creates an empty cart and returns its token. */
  create(siteKey: string, now: number, customerId: string | null = null): string {
    const token = randomUUID();
    this.#db
      .prepare('INSERT INTO carts (token, site_key, customer_id, created_at) VALUES (?, ?, ?, ?)')
      .run(token, siteKey, customerId, now);
    return token;
  }

  /** Whether a visitor's cart has this token. Customers' carts are never found by token. */
  exists(siteKey: string, token: string): boolean {
    const row = this.#db
      .prepare('SELECT 1 FROM carts WHERE token = ? AND site_key = ? AND customer_id IS NULL')
      .get(token, siteKey);
    return row !== undefined;
  }

  /** The token of a customer's cart, created on first use. */
  getCustomerCart({ id, siteKey }: Pick<StoredCustomer, 'id' | 'siteKey'>, now: number): string {
    const row = this.#db.prepare('SELECT token FROM carts WHERE customer_id = ?').get(id);
    return row ? readTextColumn(row, 'token') : this.create(siteKey, now, id);
  }

  /** Deletes a visitor's cart with its items. */
  delete(token: string): void {
    this.#db.prepare('DELETE FROM carts WHERE token = ? AND customer_id IS NULL').run(token);
  }

  /** Items of a cart, oldest first. */
  listItems(token: string): StoredCartItem[] {
    return this.#db
      .prepare('SELECT id, choice FROM cart_items WHERE cart_token = ? ORDER BY id')
      .all(token)
      .map(storedItemOf);
  }

  findItem(token: string, id: string): StoredCartItem | null {
    const row = this.#db.prepare('SELECT id, choice FROM cart_items WHERE cart_token = ? AND id = ?').get(token, id);
    return row ? storedItemOf(row) : null;
  }

  addItem(token: string, choice: CartItemRequest, now: number): void {
    this.#db
      .prepare('INSERT INTO cart_items (cart_token, choice, created_at) VALUES (?, ?, ?)')
      .run(token, JSON.stringify(choice), now);
  }

  updateItem(id: number, choice: CartItemRequest): void {
    this.#db.prepare('UPDATE cart_items SET choice = ? WHERE id = ?').run(JSON.stringify(choice), id);
  }

  /** Moves an item to the end of another cart. */
  moveItem(id: number, token: string): void {
    this.#db.prepare('UPDATE cart_items SET cart_token = ? WHERE id = ?').run(token, id);
  }

  removeItem(id: number): void {
    this.#db.prepare('DELETE FROM cart_items WHERE id = ?').run(id);
  }

  /** Items removed by the shop since the owner's last change, oldest first. */
  listRemovals(token: string): AutoRemovedItem[] {
    return this.#db
      .prepare('SELECT item FROM cart_removals WHERE cart_token = ? ORDER BY id')
      .all(token)
      .map((row) => JSON.parse(readTextColumn(row, 'item')));
  }

  addRemoval(token: string, item: AutoRemovedItem): void {
    this.#db.prepare('INSERT INTO cart_removals (cart_token, item) VALUES (?, ?)').run(token, JSON.stringify(item));
  }

  clearRemovals(token: string): void {
    this.#db.prepare('DELETE FROM cart_removals WHERE cart_token = ?').run(token);
  }

  /** Moves the list of removed items to another cart. */
  moveRemovals(from: string, to: string): void {
    this.#db.prepare('UPDATE cart_removals SET cart_token = ? WHERE cart_token = ?').run(to, from);
  }
}

function storedItemOf(row: DatabaseRow): StoredCartItem {
  const choice: CartItemRequest = JSON.parse(readTextColumn(row, 'choice'));
  return { id: readIntegerColumn(row, 'id'), choice };
}
