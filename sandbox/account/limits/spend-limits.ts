import type { SpendLimit, SpendLimits } from '#schemas/generated/api/wire-types.gen.ts';
import { ApiFault, createNotFoundFault, createRefusalFault } from '../../http/api-fault.ts';
import type { AuthorisedCustomerCall } from '../../http/call-route.ts';
import type { SandboxShop } from '../../shop.ts';
import { parseLimitAmount } from './limit-amount.ts';
import { applyLimitChange } from './limit-change.ts';
import { type LimitPeriod, limitPeriods } from './limit-period.ts';
import { toSpendLimitResponse } from './limit-response.ts';
import { type LimitUsage, listLimitUsage, listSystemLimitUsage } from './limit-usage.ts';
import { limitsMessages } from './limits.messages.gen.ts';
import { SYSTEM_SPEND_LIMITS } from './system-limits.ts';

/** No customer limit may exceed the highest system limit. */
const MAX_LIMIT = Math.max(...Object.values(SYSTEM_SPEND_LIMITS));

export function listSpendLimits(
  shop: Pick<SandboxShop, 'db' | 'brands' | 'limits'>,
  { brand, customer, now }: Pick<AuthorisedCustomerCall, 'customer' | 'brand' | 'now'>,
): SpendLimits {
  const own = listLimitUsage(shop, customer, 'spend', now);
  return {
    available_periods: limitPeriods.filter((period) => !own.some((limit) => limit.period === period)),
    customer_limits: own.map((limit) => toSpendLimitResponse(limit, brand)),
    system_limits: listSystemLimitUsage(shop, customer, now).map((limit) => toSpendLimitResponse(limit, brand)),
  };
}

/**
 * Sets a limit for a period that has none.
 *
 * @throws ApiFault 404 `period_not_found`, 409 `spend_limit_exists`, 422 for the amount.
 */
export function createSpendLimit(
  shop: Pick<SandboxShop, 'db' | 'brands' | 'limits'>,
  incoming: AuthorisedCustomerCall,
  text: string,
): SpendLimit {
  const period = periodOf(incoming);
  const amount = parseLimitAmount(text, mostIn(period), incoming.brand.catalogue.branding);
  if (ownLimit(shop, incoming, period)) {
    throw new ApiFault(409, { code: 'spend_limit_exists', message: limitsMessages.spendLimitExists({ period }) });
  }
  shop.limits.set(incoming.customer.id, 'spend', period, { amount, pending: null });
  return answerOf(shop, incoming, period);
}

/**
 * Tightens a limit at once, or loosens it after the cooling-off.
 *
 * @throws ApiFault 404 `period_not_found` or `spend_limit_not_found`, 422 for the amount.
 */
export function updateSpendLimit(
  shop: Pick<SandboxShop, 'db' | 'brands' | 'limits'>,
  incoming: AuthorisedCustomerCall,
  text: string,
): SpendLimit {
  const period = periodOf(incoming);
  const amount = parseLimitAmount(text, mostIn(period), incoming.brand.catalogue.branding);
  const limit = ownLimit(shop, incoming, period);
  if (!limit) throw limitNotFound();
  shop.limits.set(incoming.customer.id, 'spend', period, applyLimitChange(limit, amount, incoming.now));
  return answerOf(shop, incoming, period);
}

/**
 * Removes a limit after the cooling-off. A used-up limit stays until its period ends.
 *
 * @throws ApiFault 404 `spend_limit_not_found`, 422 `system_limit`, `removal_pending` or `spend_limit_reached`.
 */
export function scheduleSpendLimitEnd(
  shop: Pick<SandboxShop, 'db' | 'brands' | 'limits'>,
  incoming: AuthorisedCustomerCall,
): SpendLimit {
  const { customer, params, now } = incoming;
  const named = ({ id }: LimitUsage) => id === params.id;
  if (listSystemLimitUsage(shop, customer, now).some(named)) {
    throw createRefusalFault('system_limit', limitsMessages.limitForEverybody());
  }
  const limit = listLimitUsage(shop, customer, 'spend', now).find(named);
  if (!limit) throw limitNotFound();
  assertNoLimitRemovalPending(limit);
  if (limit.remaining === 0) {
    throw createRefusalFault('spend_limit_reached', limitsMessages.spendLimitReached({ period: limit.period }));
  }
  shop.limits.set(customer.id, 'spend', limit.period, applyLimitChange(limit, null, now));
  return answerOf(shop, incoming, limit.period);
}

/** @throws ApiFault 422 `removal_pending`. */
export function assertNoLimitRemovalPending({ pending }: LimitUsage): void {
  if (!pending || pending.amount !== null) return;
  throw createRefusalFault('removal_pending', limitsMessages.limitRemovalUnderWay());
}

function answerOf(
  shop: Pick<SandboxShop, 'db' | 'brands' | 'limits'>,
  incoming: Pick<AuthorisedCustomerCall, 'customer' | 'brand' | 'now'>,
  period: LimitPeriod,
): SpendLimit {
  const limit = ownLimit(shop, incoming, period);
  if (!limit) throw new Error(`the limit of a ${period} was not kept`);
  return toSpendLimitResponse(limit, incoming.brand);
}

function ownLimit(
  shop: Pick<SandboxShop, 'db' | 'brands' | 'limits'>,
  { customer, now }: Pick<AuthorisedCustomerCall, 'customer' | 'now'>,
  period: LimitPeriod,
): LimitUsage | undefined {
  return listLimitUsage(shop, customer, 'spend', now).find((limit) => limit.period === period);
}

function periodOf({ params }: Pick<AuthorisedCustomerCall, 'params'>): LimitPeriod {
  const period = limitPeriods.find((candidate) => candidate === params.period);
  if (!period) throw createNotFoundFault('period_not_found', limitsMessages.noSuchPeriod());
  return period;
}

function mostIn(period: LimitPeriod): number {
  return SYSTEM_SPEND_LIMITS[period] ?? MAX_LIMIT;
}

function limitNotFound(): ApiFault {
  return createNotFoundFault('spend_limit_not_found', limitsMessages.noSuchSpendLimit());
}
