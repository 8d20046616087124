import type { MinorUnits } from '#domain/money.ts';
import { calculateRemainingLimit } from '#domain/spend-limit.ts';
import { spentSince } from '../../checkout/averages.ts';
import type { Shop } from '../../shop.ts';
import { integerOf } from '../../storage/rows.ts';
import type { Customer } from '../customers/customer-store.ts';
import { limitPeriods, periodAround } from './limit-period.ts';
import type { LimitKind, StoredLimit } from './limit-store.ts';
import { SYSTEM_LIMITS, systemLimitId } from './system-limits.ts';

/** A limit with what has been used of it in the period that runs. */
export interface UsedLimit extends StoredLimit {
  readonly kind: LimitKind;
  readonly isSystem: boolean;
  readonly used: MinorUnits;
  readonly remaining: MinorUnits;
  /** When the period ends, in epoch milliseconds. */
  readonly resetsAt: number;
}

/** The limits that a customer has set, and how much is used of them now. */
export function usedLimits(
  shop: Pick<Shop, 'db' | 'brands' | 'limits'>,
  customer: Customer,
  kind: LimitKind,
  now: number,
): UsedLimit[] {
  return shop.limits.of(customer.id, kind, now).map((limit) => used(shop, customer, limit, { kind, now }));
}

/** The limits of the shop on what a customer spends. */
export function usedSystemLimits(shop: Pick<Shop, 'db' | 'brands'>, customer: Customer, now: number): UsedLimit[] {
  return limitPeriods.flatMap((period) => {
    const amount = SYSTEM_LIMITS[period];
    if (amount === undefined) return [];
    const limit = { id: systemLimitId(period), period, amount, pending: null };
    return [{ ...used(shop, customer, limit, { kind: 'spend', now }), isSystem: true }];
  });
}

function used(
  shop: Pick<Shop, 'db' | 'brands'>,
  customer: Customer,
  limit: StoredLimit,
  on: { kind: LimitKind; now: number },
): UsedLimit {
  const { start, end } = periodAround(limit.period, on.now, timeZoneOf(shop, customer));
  const amount = usedSince(shop, customer.id, on.kind, start);
  const remaining = calculateRemainingLimit(limit.amount, amount);
  return { ...limit, kind: on.kind, isSystem: false, used: amount, remaining, resetsAt: end };
}

function usedSince(shop: Pick<Shop, 'db'>, customerId: string, kind: LimitKind, from: number): MinorUnits {
  switch (kind) {
    case 'spend':
      return spentSince(shop.db, customerId, from);
    case 'deposit':
      return depositedSince(shop, customerId, from);
  }
}

/** Deposits that are still under way count: several at once must not get past a limit. */
function depositedSince({ db }: Pick<Shop, 'db'>, customerId: string, from: number): MinorUnits {
  const row = db
    .prepare(
      `SELECT coalesce(sum(amount), 0) AS deposited FROM deposits
       WHERE customer_id = ? AND created_at >= ? AND status <> 'failed'`,
    )
    .get(customerId, from);
  return integerOf(row, 'deposited');
}

function timeZoneOf({ brands }: Pick<Shop, 'brands'>, { siteKey }: Customer): string {
  const brand = brands.find((candidate) => candidate.siteKey === siteKey);
  if (!brand) throw new Error(`there is no brand ${siteKey}`);
  return brand.catalogue.branding.time_zone;
}
