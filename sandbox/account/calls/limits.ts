import * as calls from '#schemas/generated/api/limits.wire-calls.gen.ts';
import { type CallRoute, defineCustomerBodyRoute, defineCustomerRoute } from '../../http/call-route.ts';
import type { SandboxShop } from '../../shop.ts';
import { requestReturnFromExclusion, takePlayBreak } from '../breaks/take-break.ts';
import { deletePreCommitment, setPreCommitment } from '../limits/precommitment.ts';
import { createSpendLimit, deleteSpendLimit, listSpendLimits, updateSpendLimit } from '../limits/spend-limits.ts';

export function limitsRoutes(
  shop: Pick<SandboxShop, 'db' | 'brands' | 'outbox' | 'limits' | 'playBreaks' | 'customerChoices'>,
): CallRoute[] {
  return [
    defineCustomerBodyRoute(calls.precommitmentSet, (incoming, { limit }) => ({
      result: setPreCommitment(shop, incoming, limit),
    })),

    defineCustomerRoute(calls.precommitmentDelete, (incoming) => ({ result: deletePreCommitment(shop, incoming) })),

    defineCustomerRoute(calls.spendLimitsList, (incoming) => ({ result: listSpendLimits(shop, incoming) })),

    defineCustomerBodyRoute(calls.spendLimitsCreate, (incoming, { limit }) => ({
      result: createSpendLimit(shop, incoming, limit),
    })),

    defineCustomerBodyRoute(calls.spendLimitsUpdate, (incoming, { limit }) => ({
      result: updateSpendLimit(shop, incoming, limit),
    })),

    defineCustomerBodyRoute(calls.breakStart, (incoming, request) => ({
      result: takePlayBreak(shop, incoming, request),
    })),

    defineCustomerRoute(calls.breakReturn, (incoming) => ({ result: requestReturnFromExclusion(shop, incoming) })),

    defineCustomerRoute(calls.spendLimitsDelete, (incoming) => ({ result: deleteSpendLimit(shop, incoming) })),
  ];
}
