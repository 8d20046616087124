import type { MoneyValue } from '#domain/messages/format-message.ts';
import { type MinorUnits, toDecimalAmount } from '#domain/money.ts';
import { calculateLimitExcess } from '#domain/spend-limit.ts';
import { type ApiFault, createRefusalFault } from '../../http/api-fault.ts';
import type { SandboxShop } from '../../shop.ts';
import type { StoredCustomer } from '../customers/customer-store.ts';
import { type LimitUsage, listLimitUsage, listSystemLimitUsage } from './limit-usage.ts';
import { limitsMessages } from './limits.messages.gen.ts';

/**
 * Throws when a purchase exceeds a spend limit of the customer or the system. Call it in the transaction of the
 * purchase, before the purchase is recorded.
 *
 * @param amount what the purchase costs, in minor units.
 * @throws ApiFault 422 `spend_limit_exceeded`; its result is the limit that has least left: `period`, `limit`, `spent`,
 * `remaining`, `exceeded`, `is_system` and `resets_at`.
 */
export function assertWithinSpendLimit(
  shop: Pick<SandboxShop, 'db' | 'brands' | 'limits'>,
  customer: StoredCustomer,
  amount: MinorUnits,
  now: number,
): void {
  const limits = [...listLimitUsage(shop, customer, 'spend', now), ...listSystemLimitUsage(shop, customer, now)];
  const broken = tightest(limits, amount);
  if (!broken) return;
  const left = getAmountLeft(shop, customer, broken);
  const values = { left, period: broken.period };
  const message = broken.isSystem ? limitsMessages.systemLimitLeft(values) : limitsMessages.spendLimitLeft(values);
  throw exceeded('spend_limit_exceeded', message, broken, { minor: amount, currency: left.currency });
}

/**
 * Throws when a deposit exceeds the customer's deposit limit. Call it in the transaction of the deposit, before the
 * deposit is stored.
 *
 * @param depositAmount what is paid in, in minor units.
 * @throws ApiFault 422 `precommitment_exceeded`; its result is as with {@link assertWithinSpendLimit}.
 */
export function assertWithinDepositLimit(
  shop: Pick<SandboxShop, 'db' | 'brands' | 'limits'>,
  customer: StoredCustomer,
  depositAmount: MinorUnits,
  now: number,
): void {
  const broken = tightest(listLimitUsage(shop, customer, 'deposit', now), depositAmount);
  if (!broken) return;
  const left = getAmountLeft(shop, customer, broken);
  const message = limitsMessages.depositLimitLeft({ left, period: broken.period });
  throw exceeded('precommitment_exceeded', message, broken, { minor: depositAmount, currency: left.currency });
}

/** The limit with least left among those that an amount would break. */
function tightest(limits: readonly LimitUsage[], amount: MinorUnits): LimitUsage | null {
  const broken = limits.filter(({ remaining }) => amount > remaining);
  return broken.sort((left, right) => left.remaining - right.remaining)[0] ?? null;
}

function exceeded(code: string, message: string, limit: LimitUsage, amount: MoneyValue): ApiFault {
  const show = (minor: MinorUnits) => toDecimalAmount(minor, amount.currency);
  return createRefusalFault(code, message).with({
    result: {
      period: limit.period,
      limit: show(limit.amount),
      spent: show(limit.used),
      remaining: show(limit.remaining),
      exceeded: show(calculateLimitExcess(amount.minor, limit.remaining)),
      is_system: limit.isSystem,
      resets_at: new Date(limit.resetsAt).toISOString(),
    },
  });
}

function getAmountLeft(
  { brands }: Pick<SandboxShop, 'brands'>,
  { siteKey }: StoredCustomer,
  { remaining }: Pick<LimitUsage, 'remaining'>,
): MoneyValue {
  const brand = brands.find((each) => each.siteKey === siteKey);
  if (!brand) throw new Error(`there is no brand '${siteKey}'`);
  return { minor: remaining, currency: brand.catalogue.branding.currency };
}
