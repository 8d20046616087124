/** As much of an answer as says whether it is one. */
export interface DepositResponse {
  readonly deposit?: object | null;
  readonly scheduledPurchases?: readonly unknown[] | null;
}

/** What a customer is told of an answer that is none (specification: The error catalogue, "Invalid deposit response"). */
export const INVALID_DEPOSIT_RESPONSE = 'Received invalid deposit response when attempting purchase';

/** What a customer is told of a failure without words of its own (specification: The error catalogue, "Deposit failure"). */
export const DEPOSIT_FAILURE = "We're experiencing technical difficulties. Please reload the page to try again.";

/** An answer with neither a deposit nor scheduled purchases is invalid (specification: Validation rules). */
export function isDepositResponse({ deposit, scheduledPurchases }: DepositResponse): boolean {
  return Boolean(deposit) || (scheduledPurchases ?? []).length > 0;
}

/** The first message of the server, or the words for none. */
export function depositFailureText(messages: readonly { readonly message: string }[]): string {
  return messages.find(({ message }) => message.trim() !== '')?.message ?? DEPOSIT_FAILURE;
}
