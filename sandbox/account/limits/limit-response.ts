import type { PendingLimit, PreCommitment, SpendLimit } from '#schemas/generated/api/wire-types.gen.ts';
import { toMoneyResponse } from '../../offers/money-response.ts';
import type { SandboxBrand } from '../../shop.ts';
import type { LimitUsage } from './limit-usage.ts';

export function toSpendLimitResponse(limit: LimitUsage, brand: SandboxBrand): SpendLimit {
  const { currency } = brand.catalogue.branding;
  return { id: limit.id, ...commonAnswer(limit, brand), spent: toMoneyResponse(limit.used, currency) };
}

export function toDepositLimitResponse(limit: LimitUsage, brand: SandboxBrand): PreCommitment {
  return { ...commonAnswer(limit, brand), deposited: toMoneyResponse(limit.used, brand.catalogue.branding.currency) };
}

function commonAnswer({ period, amount, remaining, resetsAt, pending }: LimitUsage, { catalogue }: SandboxBrand) {
  const { currency } = catalogue.branding;
  return {
    period,
    limit: toMoneyResponse(amount, currency),
    remaining: toMoneyResponse(remaining, currency),
    resets_at: new Date(resetsAt).toISOString(),
    pending: pendingAnswer(pending, currency),
  };
}

function pendingAnswer(pending: LimitUsage['pending'], currency: string): PendingLimit | null {
  if (!pending) return null;
  return {
    limit: pending.amount === null ? null : toMoneyResponse(pending.amount, currency),
    effective_at: new Date(pending.at).toISOString(),
  };
}
