/** Code of a failure that the card fields show themselves. */
export const CARD_INVALID_FAILURE_CODE = 'card_invalid';

/** Code of a failure in which the card did not reach the vault of its gateway. */
export const CARD_UNREACHED_FAILURE_CODE = 'card_unreached';

/** Failures that leave a new card in its fields, for another try: it was not saved. */
export function isRetryableCardFieldFailure(code: string): boolean {
  return code === CARD_INVALID_FAILURE_CODE || code === CARD_UNREACHED_FAILURE_CODE;
}
