import * as calls from '#schemas/generated/api/limits.wire-calls.gen.ts';
import {
  defineSandboxCustomerBodyRoute,
  defineSandboxCustomerRoute,
  type SandboxCallRoute,
} from '../../http/call-route.ts';
import type { SandboxShop } from '../../shop.ts';
import { scheduleEndOfSelfExclusion, startOrLengthenPlayBreak } from '../breaks/take-break.ts';
import { scheduleDepositLimitEnd, storeDepositLimit } from '../limits/precommitment.ts';
import { createSpendLimit, listSpendLimits, scheduleSpendLimitEnd, updateSpendLimit } from '../limits/spend-limits.ts';

export function createSandboxLimitsRoutes(
  shop: Pick<SandboxShop, 'db' | 'brands' | 'outbox' | 'limits' | 'playBreaks' | 'customerChoices'>,
): SandboxCallRoute[] {
  return [
    defineSandboxCustomerBodyRoute(calls.precommitmentSet, (incoming, { limit }) => ({
      result: storeDepositLimit(shop, incoming, limit),
    })),

    defineSandboxCustomerRoute(calls.precommitmentDelete, (incoming) => ({
      result: scheduleDepositLimitEnd(shop, incoming),
    })),

    defineSandboxCustomerRoute(calls.spendLimitsList, (incoming) => ({ result: listSpendLimits(shop, incoming) })),

    defineSandboxCustomerBodyRoute(calls.spendLimitsCreate, (incoming, { limit }) => ({
      result: createSpendLimit(shop, incoming, limit),
    })),

    defineSandboxCustomerBodyRoute(calls.spendLimitsUpdate, (incoming, { limit }) => ({
      result: updateSpendLimit(shop, incoming, limit),
    })),

    defineSandboxCustomerBodyRoute(calls.breakStart, (incoming, request) => ({
      result: startOrLengthenPlayBreak(shop, incoming, request),
    })),

    defineSandboxCustomerRoute(calls.breakReturn, (incoming) => ({
      result: scheduleEndOfSelfExclusion(shop, incoming),
    })),

    defineSandboxCustomerRoute(calls.spendLimitsDelete, (incoming) => ({
      result: scheduleSpendLimitEnd(shop, incoming),
    })),
  ];
}
