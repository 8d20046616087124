import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { CartItem, CartItemRequest, OrderStatus } from '#schemas/generated/api/wire-types.gen.ts';
import type { OrderDrawTicket, StoredOrder, StoredOrderProgress } from '../../checkout/checkout.ts';
import { type DatabaseRow, readIntegerColumn, readNullableIntegerColumn, readTextColumn } from '../../storage/rows.ts';

export interface CustomerOrdersByStatusQuery {
  readonly customerId: string;
  readonly status: OrderStatus;
  readonly now: number;
  readonly limit: number;
  readonly offset: number;
}

/** Orders, one per item, and their tickets in each draw. */
export class OrderStore {
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  insert(order: StoredOrder): void {
    this.#db
      .prepare('INSERT INTO orders VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)')
      .run(
        order.id,
        order.checkoutId,
        order.siteKey,
        order.customerId,
        order.item.product_type,
        order.item.lottery_key,
        JSON.stringify(order.item),
        JSON.stringify(order.choice),
        order.total,
        order.endsAt,
        order.placedAt,
        order.startsAt,
      );
  }

  addDraw(orderId: string, drawId: number): void {
    this.#db.prepare('INSERT INTO order_draws (order_id, draw_id) VALUES (?, ?)').run(orderId, drawId);
  }

  /** An order of a customer, or null. */
  find(customerId: string, id: string): StoredOrder | null {
    const row = this.#db.prepare('SELECT * FROM orders WHERE id = ? AND customer_id = ?').get(id, customerId);
    return row ? orderOf(row) : null;
  }

  require(id: string): StoredOrder {
    const row = this.#db.prepare('SELECT * FROM orders WHERE id = ?').get(id);
    if (!row) throw new Error(`there is no order ${id}`);
    return orderOf(row);
  }

  listByCheckout(checkoutId: string): StoredOrder[] {
    return this.#all('SELECT * FROM orders WHERE checkout_id = ? ORDER BY rowid', checkoutId).map(orderOf);
  }

  /** A page of upcoming orders, first to end first, or past ones, last to end first; with the total number. */
  listPage({ customerId, status, now, limit, offset }: CustomerOrdersByStatusQuery): {
    orders: StoredOrder[];
    total: number;
  } {
    const [where, direction] = status === 'upcoming_products' ? ['ends_at > ?', 'ASC'] : ['ends_at <= ?', 'DESC'];
    const from = `FROM orders WHERE customer_id = ? AND ${where}`;
    const [count] = this.#all(`SELECT count(*) AS total ${from}`, customerId, now);
    const rows = this.#all(
      `SELECT * ${from} ORDER BY ends_at ${direction}, placed_at DESC, rowid LIMIT ? OFFSET ?`,
      customerId,
      now,
      limit,
      offset,
    );
    return { orders: rows.map(orderOf), total: readIntegerColumn(count, 'total') };
  }

  getProgress(orderId: string): StoredOrderProgress {
    const [row] = this.#all(
      `SELECT count(*) AS num_draws, coalesce(sum(status = 'pending'), 0) AS draws_left,
         min(CASE WHEN status = 'pending' THEN date END) AS next_date, coalesce(sum(winnings), 0) AS winnings
       FROM order_draws JOIN draws ON draws.id = draw_id WHERE order_id = ?`,
      orderId,
    );
    return {
      numDraws: readIntegerColumn(row, 'num_draws'),
      drawsLeft: readIntegerColumn(row, 'draws_left'),
      nextDrawDate: row ? readNullableIntegerColumn(row, 'next_date') : null,
      winnings: readIntegerColumn(row, 'winnings'),
    };
  }

  /** Tickets of an order by draw. */
  listDraws(orderId: string): OrderDrawTicket[] {
    return this.#all(
      `SELECT order_draws.* FROM order_draws JOIN draws ON draws.id = draw_id WHERE order_id = ? ORDER BY date`,
      orderId,
    ).map(orderDrawOf);
  }

  listPendingInDraw(drawId: number): OrderDrawTicket[] {
    return this.#all("SELECT * FROM order_draws WHERE draw_id = ? AND status = 'pending' ORDER BY id", drawId).map(
      orderDrawOf,
    );
  }

  /** Ids of drawn draws up to a time with unscored tickets, earliest first. */
  listDrawIdsToScore(until: number): number[] {
    return this.#all(
      `SELECT DISTINCT draws.id, date FROM order_draws JOIN draws ON draws.id = draw_id
       WHERE status = 'pending' AND drawn = 1 AND date <= ? ORDER BY date, draws.id`,
      until,
    ).map((row) => readIntegerColumn(row, 'id'));
  }

  /** The tickets of a customer in a draw. */
  listByCustomerInDraw(customerId: string, drawId: number): OrderDrawTicket[] {
    return this.#all(
      `SELECT order_draws.* FROM order_draws JOIN orders ON orders.id = order_id
       WHERE draw_id = ? AND customer_id = ? ORDER BY order_draws.id`,
      drawId,
      customerId,
    ).map(orderDrawOf);
  }

  /** Ids of drawn draws of an offer with tickets of a customer, latest first, with the total number. */
  listPastDrawIds(
    customerId: string,
    offerKey: string,
    limit: number,
    offset: number,
  ): { ids: number[]; total: number } {
    const from = `FROM draws WHERE drawn = 1 AND offer_key = ? AND id IN
      (SELECT draw_id FROM order_draws JOIN orders ON orders.id = order_id WHERE customer_id = ?)`;
    const [count] = this.#all(`SELECT count(*) AS total ${from}`, offerKey, customerId);
    const rows = this.#all(
      `SELECT id ${from} ORDER BY date DESC, id DESC LIMIT ? OFFSET ?`,
      offerKey,
      customerId,
      limit,
      offset,
    );
    return { ids: rows.map((row) => readIntegerColumn(row, 'id')), total: readIntegerColumn(count, 'total') };
  }

  settle(id: number, winnings: number): void {
    this.#db
      .prepare("UPDATE order_draws SET status = ?, winnings = ? WHERE id = ? AND status = 'pending'")
      .run(winnings > 0 ? 'won' : 'lost', winnings, id);
  }

  /** Unpaid winning tickets in the order of their draws. */
  listUnpaid(): OrderDrawTicket[] {
    return this.#all(
      `SELECT order_draws.* FROM order_draws JOIN draws ON draws.id = draw_id
       WHERE status = 'won' AND paid = 0 ORDER BY date, order_draws.id`,
    ).map(orderDrawOf);
  }

  markPaid(id: number): void {
    this.#db.prepare('UPDATE order_draws SET paid = 1 WHERE id = ?').run(id);
  }

  addRaffleTicket(drawId: number, number: number, orderId: string): void {
    this.#db.prepare('INSERT INTO raffle_tickets VALUES (?, ?, ?)').run(drawId, number, orderId);
  }

  isRaffleTicketTaken(drawId: number, number: number): boolean {
    return this.#all('SELECT 1 FROM raffle_tickets WHERE draw_id = ? AND number = ?', drawId, number).length > 0;
  }

  countRaffleTickets(drawId: number): number {
    const [row] = this.#all('SELECT count(*) AS taken FROM raffle_tickets WHERE draw_id = ?', drawId);
    return readIntegerColumn(row, 'taken');
  }

  /** The raffle ticket numbers of an order in a draw, in order. */
  listRaffleTickets(orderId: string, drawId: number): number[] {
    return this.#all(
      'SELECT number FROM raffle_tickets WHERE order_id = ? AND draw_id = ? ORDER BY number',
      orderId,
      drawId,
    ).map((row) => readIntegerColumn(row, 'number'));
  }

  /** Number of shares that customers hold of a syndicate in a draw. */
  countShares(drawId: number, syndicateId: string): number {
    const [row] = this.#all(
      `SELECT coalesce(sum(json_extract(item, '$.num_shares')), 0) AS taken
       FROM order_draws JOIN orders ON orders.id = order_id
       WHERE draw_id = ? AND json_extract(item, '$.syndicate_encoded_id') = ?`,
      drawId,
      syndicateId,
    );
    return readIntegerColumn(row, 'taken');
  }

  /** Shares of a customer in a session of a lotto party. */
  listByPartySession(customerId: string, drawId: number, sessionId: string): StoredOrder[] {
    return this.#all(
      `SELECT orders.* FROM order_draws JOIN orders ON orders.id = order_id
       WHERE draw_id = ? AND customer_id = ? AND json_extract(item, '$.syndicate_encoded_id') = ? ORDER BY order_draws.id`,
      drawId,
      customerId,
      sessionId,
    ).map(orderOf);
  }

  /** Offers by how often a customer bought them, with the latest request of each. */
  listMostBought(customerId: string): { offerKey: string; choice: CartItemRequest }[] {
    return this.#all(
      `SELECT offer_key, choice, count(*) AS times, max(placed_at) FROM orders
       WHERE customer_id = ? GROUP BY offer_key ORDER BY times DESC, offer_key`,
      customerId,
    ).map((row) => ({ offerKey: readTextColumn(row, 'offer_key'), choice: JSON.parse(readTextColumn(row, 'choice')) }));
  }

  /** A customer's paid membership at a time, with its end. */
  findMembership(customerId: string, now: number): { tier: string; endsAt: number } | null {
    const [row] = this.#all(
      `SELECT json_extract(item, '$.membership_tier') AS tier, ends_at FROM orders
       WHERE customer_id = ? AND product_type = 'membership' AND placed_at <= ? AND ends_at > ?
       ORDER BY total DESC, ends_at DESC LIMIT 1`,
      customerId,
      now,
      now,
    );
    return row ? { tier: readTextColumn(row, 'tier'), endsAt: readIntegerColumn(row, 'ends_at') } : null;
  }

  #all(sql: string, ...values: SQLInputValue[]): DatabaseRow[] {
    return this.#db.prepare(sql).all(...values);
  }
}

function orderOf(row: DatabaseRow): StoredOrder {
  const item: CartItem = JSON.parse(readTextColumn(row, 'item'));
  const choice: CartItemRequest = JSON.parse(readTextColumn(row, 'choice'));
  return {
    id: readTextColumn(row, 'id'),
    checkoutId: readTextColumn(row, 'checkout_id'),
    siteKey: readTextColumn(row, 'site_key'),
    customerId: readTextColumn(row, 'customer_id'),
    item,
    choice,
    total: readIntegerColumn(row, 'total'),
    endsAt: readIntegerColumn(row, 'ends_at'),
    placedAt: readIntegerColumn(row, 'placed_at'),
    startsAt: readNullableIntegerColumn(row, 'starts_at'),
  };
}

function orderDrawOf(row: DatabaseRow): OrderDrawTicket {
  const status = readTextColumn(row, 'status');
  if (status !== 'pending' && status !== 'won' && status !== 'lost') throw new TypeError(`${status} is no status`);
  return {
    id: readIntegerColumn(row, 'id'),
    orderId: readTextColumn(row, 'order_id'),
    drawId: readIntegerColumn(row, 'draw_id'),
    status,
    winnings: readIntegerColumn(row, 'winnings'),
  };
}
