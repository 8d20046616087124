import {
  DEFAULT_DEPOSIT_FAILURE_TEXT,
  getFirstDepositErrorMessageOrDefault,
} from '#domain/payment/deposit-response.ts';
import { ApiError } from '#engine/api/api-error.ts';
import { ERROR_CODE_ELEVATION_ABANDONED } from '#engine/api/elevating-transport.ts';
import type { ApiMessage } from '#schemas/generated/api/types.gen.ts';
import { BankRefusedCardSavingError } from '../save-entered-card/card-not-confirmed.ts';
import { CardVaultUnavailableError } from '../save-entered-card/vault-unavailable-error.ts';
import type { DepositFailure } from './deposit.types.ts';
import { CARD_NOT_SENT_FAILURE } from './deposit-codes.public.ts';

/** Code of a failure in which nobody chose to go on: the customer closed the prompt for a one-time code. */
export function isElevationAbandoned(error: unknown): boolean {
  return error instanceof ApiError && error.code === ERROR_CODE_ELEVATION_ABANDONED;
}

/** Whether nobody has said what became of a request: it may be repeated under its key, and under no other. */
export function isDepositOutcomeUnknown(error: unknown): boolean {
  return !(error instanceof ApiError) || !error.answered || error.status >= 500;
}

/** The message of a failed call: the server's first message, whatever the status (specification: The error catalogue, "Deposit failure"). */
export function toDepositFailureFromError(error: unknown): DepositFailure {
  if (error instanceof CardVaultUnavailableError)
    return createDepositFailure(CARD_NOT_SENT_FAILURE.code, CARD_NOT_SENT_FAILURE.message);
  if (error instanceof BankRefusedCardSavingError) {
    return createDepositFailure(error.code, `${error.message || DEFAULT_DEPOSIT_FAILURE_TEXT} Nothing was stored.`);
  }
  if (!(error instanceof ApiError)) return createDepositFailure('error', DEFAULT_DEPOSIT_FAILURE_TEXT);
  const { status, result, errors } = error;
  const code = error.code ?? 'error';
  const [target] = Object.keys(errors);
  const isAboutField = target !== undefined && target !== 'this' && target !== 'general';
  return {
    code,
    message: error.firstMessage ?? DEFAULT_DEPOSIT_FAILURE_TEXT,
    target: isAboutField ? target : null,
    status,
    result,
  };
}

export function createDepositFailure(code: string, message: string): DepositFailure {
  return { code, message, target: null, status: 0, result: null };
}

/** What a deposit that failed tells the customer. */
export function toDepositFailureFromApiMessage(failure: ApiMessage | null): DepositFailure {
  return createDepositFailure(
    failure?.code ?? 'failed',
    getFirstDepositErrorMessageOrDefault(failure ? [failure] : []),
  );
}
