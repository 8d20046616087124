import { ApiError, ERROR_CODE_REFRESH_FAILED } from '#engine/api/api-error.ts';
import { isAddItemsCommand } from './cart.queue.ts';
import type { CartCommand, CartFailureMessage, PromotionFailureMessage } from './cart.types.ts';

const UNEXPECTED = 'Sorry, there was an unexpected error while updating your cart. Please try again.';

/**
 * What to say of a change that failed (specification: The error catalogue): for a status of 4xx the first message under
 * errors.this, else that it was unexpected.
 */
export function toCartFailureMessage(error: unknown): CartFailureMessage {
  const isTold = error instanceof ApiError && error.status >= 400 && error.status < 500;
  const told = isTold ? error.errors['this']?.[0]?.message : undefined;
  return { message: told ?? UNEXPECTED, isExplained: told !== undefined };
}

/** Why a promotion code was not added: the shop says so itself, also to whoever has tried too often. */
export function toPromotionFailureMessage(error: unknown): PromotionFailureMessage {
  const isTold = error instanceof ApiError && (error.code === 'promotion_not_added' || error.status === 429);
  return { message: isTold ? error.firstMessage : null };
}

/**
 * The message of the toast for a change that failed; null where something else tells the customer: the block that asked
 * for the change shows what the shop explained, and a failed refresh of tokens has a toast of its own.
 */
export function getCartFailureToastMessage(
  command: CartCommand | undefined,
  error: unknown,
  isLeaving: boolean,
): string | null {
  if (error instanceof ApiError && error.code === ERROR_CODE_REFRESH_FAILED) return null;
  if (command?.kind === 'promote') return toPromotionFailureMessage(error).message === null ? UNEXPECTED : null;
  const { message, isExplained } = toCartFailureMessage(error);
  return isExplained && isAddItemsCommand(command) && !isLeaving ? null : message;
}

export function isCartNotFoundError(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** Whether nobody has said what became of a call: it may have been done. */
export function isCartOutcomeUnknown(error: unknown): boolean {
  return !(error instanceof ApiError) || !error.answered || error.status >= 500;
}
