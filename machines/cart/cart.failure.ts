import { ApiError } from '#engine/api/api-error.ts';
import type { CartFailure } from './cart.types.ts';

const UNEXPECTED = 'Sorry, there was an unexpected error while updating your cart. Please try again.';

/**
 * What to tell the customer about a change that failed (specification: The error catalogue): for a status of 4xx the
 * first message under errors.this, else that it was unexpected.
 */
export function cartFailure(error: unknown): CartFailure {
  if (!(error instanceof ApiError)) return { status: 500, message: UNEXPECTED };
  const { status, errors } = error;
  const told = status >= 400 && status < 500 ? errors['this']?.[0]?.message : undefined;
  return { status, message: told ?? UNEXPECTED };
}

/** Why a promotion code was not added: the shop says so itself, also to whoever has tried too often. */
export function promotionFailure(error: unknown): string {
  const isTold = error instanceof ApiError && (error.code === 'promotion_not_added' || error.status === 429);
  return (isTold ? error.firstMessage : null) ?? UNEXPECTED;
}

export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** Whether nobody has said what became of a call: it may have been done. */
export function isUnanswered(error: unknown): boolean {
  return !(error instanceof ApiError) || !error.answered || error.status >= 500;
}
