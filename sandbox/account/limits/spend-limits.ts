import type { SpendLimit, SpendLimits } from '#schemas/generated/api/wire-types.gen.ts';
import { ApiFault, notFound, refusal } from '../../http/api-fault.ts';
import type { CustomerIncoming } from '../../http/route.ts';
import type { Shop } from '../../shop.ts';
import { changedLimit } from './changing-limit.ts';
import { limitAmount } from './limit-amount.ts';
import { spendLimitAnswer } from './limit-answer.ts';
import { type LimitPeriod, limitPeriods } from './limit-period.ts';
import { SYSTEM_LIMITS } from './system-limits.ts';
import { type UsedLimit, usedLimits, usedSystemLimits } from './used-limit.ts';

/** No limit may be above what anybody may spend. */
const MOST = Math.max(...Object.values(SYSTEM_LIMITS));

export function spendLimitsOf(
  shop: Pick<Shop, 'db' | 'brands' | 'limits'>,
  { brand, customer, now }: Pick<CustomerIncoming, 'customer' | 'brand' | 'now'>,
): SpendLimits {
  const own = usedLimits(shop, customer, 'spend', now);
  return {
    available_periods: limitPeriods.filter((period) => !own.some((limit) => limit.period === period)),
    customer_limits: own.map((limit) => spendLimitAnswer(limit, brand)),
    system_limits: usedSystemLimits(shop, customer, now).map((limit) => spendLimitAnswer(limit, brand)),
  };
}

/**
 * Sets a limit for a period that has none.
 *
 * @throws ApiFault 404 `period_not_found`, 409 `spend_limit_exists`, 422 for the amount.
 */
export function createSpendLimit(
  shop: Pick<Shop, 'db' | 'brands' | 'limits'>,
  incoming: CustomerIncoming,
  text: string,
): SpendLimit {
  const period = periodOf(incoming);
  const amount = limitAmount(text, mostIn(period));
  if (ownLimit(shop, incoming, period)) {
    throw new ApiFault(409, { code: 'spend_limit_exists', message: `You have a spend limit for a ${period} already.` });
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
  shop: Pick<Shop, 'db' | 'brands' | 'limits'>,
  incoming: CustomerIncoming,
  text: string,
): SpendLimit {
  const period = periodOf(incoming);
  const amount = limitAmount(text, mostIn(period));
  const limit = ownLimit(shop, incoming, period);
  if (!limit) throw limitNotFound();
  shop.limits.set(incoming.customer.id, 'spend', period, changedLimit(limit, amount, incoming.now));
  return answerOf(shop, incoming, period);
}

/**
 * Ends a limit after the cooling-off. One that is used up protects until its period ends.
 *
 * @throws ApiFault 404 `spend_limit_not_found`, 422 `system_limit`, `removal_pending` or `spend_limit_reached`.
 */
export function deleteSpendLimit(shop: Pick<Shop, 'db' | 'brands' | 'limits'>, incoming: CustomerIncoming): SpendLimit {
  const { customer, params, now } = incoming;
  const named = ({ id }: UsedLimit) => id === params.id;
  if (usedSystemLimits(shop, customer, now).some(named)) {
    throw refusal('system_limit', 'This limit holds for everybody, and cannot be removed.');
  }
  const limit = usedLimits(shop, customer, 'spend', now).find(named);
  if (!limit) throw limitNotFound();
  assertNotEnding(limit);
  if (limit.remaining === 0) {
    throw refusal(
      'spend_limit_reached',
      `You have reached this limit. You can remove it when the ${limit.period} is over.`,
    );
  }
  shop.limits.set(customer.id, 'spend', limit.period, changedLimit(limit, null, now));
  return answerOf(shop, incoming, limit.period);
}

/** @throws ApiFault 422 `removal_pending`. */
export function assertNotEnding({ pending }: UsedLimit): void {
  if (!pending || pending.amount !== null) return;
  throw refusal('removal_pending', 'This limit is being removed already.');
}

function answerOf(
  shop: Pick<Shop, 'db' | 'brands' | 'limits'>,
  incoming: Pick<CustomerIncoming, 'customer' | 'brand' | 'now'>,
  period: LimitPeriod,
): SpendLimit {
  const limit = ownLimit(shop, incoming, period);
  if (!limit) throw new Error(`the limit of a ${period} was not kept`);
  return spendLimitAnswer(limit, incoming.brand);
}

function ownLimit(
  shop: Pick<Shop, 'db' | 'brands' | 'limits'>,
  { customer, now }: Pick<CustomerIncoming, 'customer' | 'now'>,
  period: LimitPeriod,
): UsedLimit | undefined {
  return usedLimits(shop, customer, 'spend', now).find((limit) => limit.period === period);
}

function periodOf({ params }: Pick<CustomerIncoming, 'params'>): LimitPeriod {
  const period = limitPeriods.find((candidate) => candidate === params.period);
  if (!period) throw notFound('period_not_found', 'There is no such period.');
  return period;
}

function mostIn(period: LimitPeriod): number {
  return SYSTEM_LIMITS[period] ?? MOST;
}

function limitNotFound(): ApiFault {
  return notFound('spend_limit_not_found', 'There is no such spend limit.');
}
