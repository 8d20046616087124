/** As much of an answer as says whether it is one. */
export interface DepositResponse {
  readonly deposit?: object | null;
  readonly scheduledPurchases?: readonly unknown[] | null;
}

/** What a customer is told of an answer that is none (specification: The error catalogue, "Invalid deposit response"). */
export const INVALID_DEPOSIT_RESPONSE_TEXT = 'Received invalid deposit response when attempting purchase';

/** What a customer is told of a failure without words of its own (specification: The error catalogue, "Deposit failure"). */
export const DEFAULT_DEPOSIT_FAILURE_TEXT =
  "We're experiencing technical difficulties. Please reload the page to try again.";

/** An answer with neither a deposit nor scheduled purchases is invalid (specification: Validation rules). */
export function isValidDepositResponse({ deposit, scheduledPurchases }: DepositResponse): boolean {
  return Boolean(deposit) || (scheduledPurchases ?? []).length > 0;
}

/** The first message of the server, or the words for none. */
export function getDepositFailureText(messages: readonly { readonly message: string }[]): string {
  return messages.find(({ message }) => message.trim() !== '')?.message ?? DEFAULT_DEPOSIT_FAILURE_TEXT;
}
