import { parseMoney } from '#domain/money.ts';
import type { SaveEnteredCardOutput } from '../save-entered-card/save-entered-card.types.ts';
import type { DepositApiResult, DepositFailure, DepositOutput, PendingDepositNotice } from './deposit.types.ts';
import { CARD_INVALID_FAILURE_CODE } from './deposit-codes.public.ts';
import {
  createDepositFailure,
  isDepositOutcomeUnknown,
  isElevationAbandoned,
  TECHNICAL_DIFFICULTIES,
  toDepositFailureFromApiMessage,
  toDepositFailureFromError,
} from './deposit-failure.ts';

export const INVALID_DEPOSIT_RESPONSE_OUTPUT: DepositOutput = {
  kind: 'failed',
  depositId: null,
  failure: createDepositFailure('invalid_deposit_response', { kind: 'invalid_response' }),
};

/** The output of a deposit that no longer waits for the customer. */
export function toDepositOutput({ deposit, checkoutId }: DepositApiResult): DepositOutput {
  if (!deposit) return { kind: 'completed', depositId: null, amount: null, checkoutId };
  const { depositId, amount, status, failure } = deposit;
  switch (status) {
    case 'failed':
      return { kind: 'failed', depositId, failure: toDepositFailureFromApiMessage(failure) };
    case 'captured':
      return {
        kind: 'completed',
        depositId,
        amount: parseMoney(amount),
        checkoutId: checkoutId ?? deposit.checkoutId,
      };
    case 'created':
    case 'challenged':
    case 'authorised':
      return { kind: 'pending', depositId, pending: pendingOf({ deposit }) };
  }
}

/** The output of a failed call. */
export function toDepositOutputFromError(error: unknown): DepositOutput {
  if (isElevationAbandoned(error)) return { kind: 'abandoned', depositId: null, reset: true };
  const failure = toDepositFailureFromError(error);
  return isDepositOutcomeUnknown(error)
    ? { kind: 'unanswered', failure }
    : { kind: 'failed', depositId: null, failure };
}

/** The output of an unsaved card. */
export function toDepositOutputFromUnsavedCard(output: SaveEnteredCardOutput): DepositOutput {
  const failure =
    output.kind === 'failed'
      ? output.failure
      : createDepositFailure(output.kind === 'invalid' ? CARD_INVALID_FAILURE_CODE : 'error', TECHNICAL_DIFFICULTIES);
  return { kind: 'failed', depositId: null, failure };
}

/** The failure of a deposit; null where the card fields show it themselves, or nothing failed. */
export function getDepositFailureFromOutput(output: DepositOutput): DepositFailure | null {
  return 'failure' in output && output.failure.code !== CARD_INVALID_FAILURE_CODE ? output.failure : null;
}

function pendingOf({ deposit }: Pick<DepositApiResult, 'deposit'>): PendingDepositNotice {
  return {
    message: deposit?.notice?.message ?? null,
    instructions: deposit?.instructions ?? null,
    dueAt: deposit?.dueAt ?? null,
  };
}
