import { ApiError } from '#engine/api/api-error.ts';
import { ERROR_CODE_ELEVATION_ABANDONED } from '#engine/api/elevating-transport.ts';
import type { ApiMessage } from '#schemas/generated/api/types.gen.ts';
import { BankRefusedCardSavingError } from '../save-entered-card/card-not-confirmed.ts';
import { CardVaultUnavailableError } from '../save-entered-card/vault-unavailable-error.ts';
import type { DepositFailure, PaymentFailureReason } from './deposit.types.ts';
import { CARD_UNREACHED_FAILURE_CODE } from './deposit-codes.public.ts';

/** Whether a call failed because the customer closed the prompt for a one-time code. */
export function isElevationAbandoned(error: unknown): boolean {
  return error instanceof ApiError && error.code === ERROR_CODE_ELEVATION_ABANDONED;
}

/** Whether the outcome of a request is unknown: it may be repeated, but only under its key. */
export function isDepositOutcomeUnknown(error: unknown): boolean {
  return !(error instanceof ApiError) || !error.answered || error.status >= 500;
}

/** The failure of a call, with the server's first message, whatever the status (specification: The error catalogue, "Deposit failure"). */
export function toDepositFailureFromError(error: unknown): DepositFailure {
  if (error instanceof CardVaultUnavailableError)
    return createDepositFailure(CARD_UNREACHED_FAILURE_CODE, { kind: 'card_unreached' });
  if (error instanceof BankRefusedCardSavingError)
    return createDepositFailure(error.code, { kind: 'card_not_stored', text: error.message || null });
  if (!(error instanceof ApiError)) return createDepositFailure('error', TECHNICAL_DIFFICULTIES);
  const { status, result, errors } = error;
  const code = error.code ?? 'error';
  const [target] = Object.keys(errors);
  const isAboutField = target !== undefined && target !== 'this' && target !== 'general';
  return {
    code,
    reason: toReason(error.firstMessage),
    target: isAboutField ? target : null,
    status,
    result,
  };
}

export const TECHNICAL_DIFFICULTIES: PaymentFailureReason = { kind: 'technical_difficulties' };

export function createDepositFailure(code: string, reason: PaymentFailureReason): DepositFailure {
  return { code, reason, target: null, status: 0, result: null };
}

/** The failure of a deposit that the server has recorded as failed. */
export function toDepositFailureFromApiMessage(failure: ApiMessage | null): DepositFailure {
  return createDepositFailure(failure?.code ?? 'failed', toReason(failure?.message ?? null));
}

function toReason(text: string | null): PaymentFailureReason {
  return text === null || text.trim() === '' ? TECHNICAL_DIFFICULTIES : { kind: 'server_text', text };
}
