import type { PendingLimit, PreCommitment, SpendLimit } from '#schemas/generated/api/wire-types.gen.ts';
import { moneyAnswer } from '../../offers/money-answer.ts';
import type { Brand } from '../../shop.ts';
import type { UsedLimit } from './used-limit.ts';

export function spendLimitAnswer(limit: UsedLimit, brand: Brand): SpendLimit {
  const { currency } = brand.catalogue.branding;
  return { id: limit.id, ...commonAnswer(limit, brand), spent: moneyAnswer(limit.used, currency) };
}

export function preCommitmentAnswer(limit: UsedLimit, brand: Brand): PreCommitment {
  return { ...commonAnswer(limit, brand), deposited: moneyAnswer(limit.used, brand.catalogue.branding.currency) };
}

function commonAnswer({ period, amount, remaining, resetsAt, pending }: UsedLimit, { catalogue }: Brand) {
  const { currency } = catalogue.branding;
  return {
    period,
    limit: moneyAnswer(amount, currency),
    remaining: moneyAnswer(remaining, currency),
    resets_at: new Date(resetsAt).toISOString(),
    pending: pendingAnswer(pending, currency),
  };
}

function pendingAnswer(pending: UsedLimit['pending'], currency: string): PendingLimit | null {
  if (!pending) return null;
  return {
    limit: pending.amount === null ? null : moneyAnswer(pending.amount, currency),
    effective_at: new Date(pending.at).toISOString(),
  };
}
