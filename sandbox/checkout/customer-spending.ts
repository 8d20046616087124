import type { DatabaseSync } from 'node:sqlite';
import type { MinorUnits } from '#domain/money.ts';
import { readIntegerColumn, readNullableIntegerColumn } from '../storage/rows.ts';

/** Average spend per item, by kind of product; null without orders. */
export interface CustomerAverageSpendByKind {
  readonly commercial: MinorUnits | null;
  readonly charity: MinorUnits | null;
  readonly syndicate: MinorUnits | null;
  readonly socialSyndicate: MinorUnits | null;
}

/** The averages over all orders of a customer, rounded to whole minor units (specification: Entities, "Customer"). */
export function calculateCustomerAverageSpendByKind(db: DatabaseSync, customerId: string): CustomerAverageSpendByKind {
  const average = (...types: string[]) => {
    const row = db
      .prepare(
        `SELECT CAST(round(avg(total)) AS INTEGER) AS average FROM orders
         WHERE customer_id = ? AND product_type IN (${types.map(() => '?').join(', ')})`,
      )
      .get(customerId, ...types);
    return row ? readNullableIntegerColumn(row, 'average') : null;
  };
  return {
    commercial: average('lottery_ticket', 'multi_draw_ticket'),
    charity: average('raffle_ticket'),
    syndicate: average('syndicate_share'),
    socialSyndicate: average('social_syndicate_share'),
  };
}

/** Total spent on purchases since a time in epoch milliseconds. */
export function sumSpentSince(db: DatabaseSync, customerId: string, from: number): MinorUnits {
  const row = db
    .prepare('SELECT coalesce(sum(total), 0) AS spent FROM checkouts WHERE customer_id = ? AND placed_at >= ?')
    .get(customerId, from);
  return readIntegerColumn(row, 'spent');
}
