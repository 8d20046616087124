import * as calls from '#schemas/generated/api/limits.wire-calls.gen.ts';
import { answerCustomer, answerCustomerBody, type Route } from '../../http/route.ts';
import type { Shop } from '../../shop.ts';
import { askToReturn, takeBreak } from '../breaks/take-break.ts';
import { deletePreCommitment, setPreCommitment } from '../limits/precommitment.ts';
import { createSpendLimit, deleteSpendLimit, spendLimitsOf, updateSpendLimit } from '../limits/spend-limits.ts';

export function limitsRoutes(shop: Pick<Shop, 'db' | 'brands' | 'outbox' | 'limits' | 'breaks' | 'choices'>): Route[] {
  return [
    answerCustomerBody(calls.precommitmentSet, (incoming, { limit }) => ({
      result: setPreCommitment(shop, incoming, limit),
    })),

    answerCustomer(calls.precommitmentDelete, (incoming) => ({ result: deletePreCommitment(shop, incoming) })),

    answerCustomer(calls.spendLimitsList, (incoming) => ({ result: spendLimitsOf(shop, incoming) })),

    answerCustomerBody(calls.spendLimitsCreate, (incoming, { limit }) => ({
      result: createSpendLimit(shop, incoming, limit),
    })),

    answerCustomerBody(calls.spendLimitsUpdate, (incoming, { limit }) => ({
      result: updateSpendLimit(shop, incoming, limit),
    })),

    answerCustomerBody(calls.breakStart, (incoming, request) => ({ result: takeBreak(shop, incoming, request) })),

    answerCustomer(calls.breakReturn, (incoming) => ({ result: askToReturn(shop, incoming) })),

    answerCustomer(calls.spendLimitsDelete, (incoming) => ({ result: deleteSpendLimit(shop, incoming) })),
  ];
}
