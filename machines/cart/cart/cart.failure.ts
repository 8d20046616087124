import { ApiError, ERROR_CODE_REFRESH_FAILED } from '#engine/api/api-error.ts';
import { isAddItemsCommand } from './cart.queue.ts';
import type { CartCommand, CartFailure } from './cart.types.ts';

/** For a status of 4xx the first text under errors.this (specification: The error catalogue). */
export function toCartFailure(error: unknown): CartFailure {
  const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return { message: (isRefused ? error.errors['this']?.[0]?.message : undefined) ?? null };
}

/** The server explains a refused promotion code, also after too many attempts. */
export function toPromotionFailure(error: unknown): CartFailure {
  const isExplained = error instanceof ApiError && (error.code === 'promotion_not_added' || error.status === 429);
  return { message: isExplained ? error.firstMessage : null };
}

/**
 * The failure that a toast shows; null where the block shows the server's text itself, and after a failed refresh of
 * tokens, which has a toast of its own.
 */
export function findCartFailureForToast(
  command: CartCommand | undefined,
  error: unknown,
  isLeaving: boolean,
): CartFailure | null {
  if (error instanceof ApiError && error.code === ERROR_CODE_REFRESH_FAILED) return null;
  if (command?.kind === 'promote') {
    const failure = toPromotionFailure(error);
    return failure.message === null ? failure : null;
  }
  const failure = toCartFailure(error);
  const isShownByBlock = failure.message !== null && isAddItemsCommand(command) && !isLeaving;
  return isShownByBlock ? null : failure;
}

export function isCartNotFoundError(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** Whether the outcome of a call is unknown: it may have succeeded. */
export function isCartOutcomeUnknown(error: unknown): boolean {
  return !(error instanceof ApiError) || !error.answered || error.status >= 500;
}
