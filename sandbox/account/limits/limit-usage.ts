import type { MinorUnits } from '#domain/money.ts';
import { calculateRemainingLimit } from '#domain/spend-limit.ts';
import { sumSpentSince } from '../../checkout/customer-spending.ts';
import type { SandboxShop } from '../../shop.ts';
import { readIntegerColumn } from '../../storage/rows.ts';
import type { StoredCustomer } from '../customers/customer-store.ts';
import { getLimitPeriodBounds, limitPeriods } from './limit-period.ts';
import type { LimitKind, StoredLimit } from './limit-store.ts';
import { getSystemLimitId, SYSTEM_SPEND_LIMITS } from './system-limits.ts';

/** A limit with its usage in the current period. */
export interface LimitUsage extends StoredLimit {
  readonly kind: LimitKind;
  readonly isSystem: boolean;
  readonly used: MinorUnits;
  readonly remaining: MinorUnits;
  /** When the period ends, in epoch milliseconds. */
  readonly resetsAt: number;
}

/** The customer's own limits with their current usage. */
export function listLimitUsage(
  shop: Pick<SandboxShop, 'db' | 'brands' | 'limits'>,
  customer: StoredCustomer,
  kind: LimitKind,
  now: number,
): LimitUsage[] {
  return shop.limits.listByCustomer(customer.id, kind, now).map((limit) => used(shop, customer, limit, { kind, now }));
}

/** The system's spend limits with the customer's usage. */
export function listSystemLimitUsage(
  shop: Pick<SandboxShop, 'db' | 'brands'>,
  customer: StoredCustomer,
  now: number,
): LimitUsage[] {
  return limitPeriods.flatMap((period) => {
    const amount = SYSTEM_SPEND_LIMITS[period];
    if (amount === undefined) return [];
    const limit = { id: getSystemLimitId(period), period, amount, pending: null };
    return [{ ...used(shop, customer, limit, { kind: 'spend', now }), isSystem: true }];
  });
}

function used(
  shop: Pick<SandboxShop, 'db' | 'brands'>,
  customer: StoredCustomer,
  limit: StoredLimit,
  on: { kind: LimitKind; now: number },
): LimitUsage {
  const { start, end } = getLimitPeriodBounds(limit.period, on.now, timeZoneOf(shop, customer));
  const amount = usedSince(shop, customer.id, on.kind, start);
  const remaining = calculateRemainingLimit(limit.amount, amount);
  return { ...limit, kind: on.kind, isSystem: false, used: amount, remaining, resetsAt: end };
}

function usedSince(shop: Pick<SandboxShop, 'db'>, customerId: string, kind: LimitKind, from: number): MinorUnits {
  switch (kind) {
    case 'spend':
      return sumSpentSince(shop.db, customerId, from);
    case 'deposit':
      return depositedSince(shop, customerId, from);
  }
}

/** Includes pending deposits, so that simultaneous ones can't exceed a limit. */
function depositedSince({ db }: Pick<SandboxShop, 'db'>, customerId: string, from: number): MinorUnits {
  const row = db
    .prepare(
      `SELECT coalesce(sum(amount), 0) AS deposited FROM deposits
       WHERE customer_id = ? AND created_at >= ? AND status <> 'failed'`,
    )
    .get(customerId, from);
  return readIntegerColumn(row, 'deposited');
}

function timeZoneOf({ brands }: Pick<SandboxShop, 'brands'>, { siteKey }: StoredCustomer): string {
  const brand = brands.find((candidate) => candidate.siteKey === siteKey);
  if (!brand) throw new Error(`there is no brand ${siteKey}`);
  return brand.catalogue.branding.time_zone;
}
