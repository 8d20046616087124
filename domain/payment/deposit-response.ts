export interface DepositResponse {
  readonly deposit?: object | null;
  readonly scheduledPurchases?: readonly unknown[] | null;
}

/** Shown for an invalid API answer (specification: The error catalogue, "Invalid deposit response"). */
export const INVALID_DEPOSIT_RESPONSE_TEXT = 'Received invalid deposit response when attempting purchase';

/** Shown for a failure without a message (specification: The error catalogue, "Deposit failure"). */
export const DEFAULT_DEPOSIT_FAILURE_TEXT =
  "We're experiencing technical difficulties. Please reload the page to try again.";

/** An answer with neither a deposit nor scheduled purchases is invalid (specification: Validation rules). */
export function hasDepositOrScheduledPurchases({ deposit, scheduledPurchases }: DepositResponse): boolean {
  return Boolean(deposit) || (scheduledPurchases ?? []).length > 0;
}

/** The first message of the server, otherwise the default text. */
export function getFirstDepositErrorMessageOrDefault(messages: readonly { readonly message: string }[]): string {
  return messages.find(({ message }) => message.trim() !== '')?.message ?? DEFAULT_DEPOSIT_FAILURE_TEXT;
}
