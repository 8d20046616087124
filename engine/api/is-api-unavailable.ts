import { TimeoutError } from './abort.ts';
import { ApiError } from './api-error.ts';

const TOO_MANY_REQUESTS = 429;

/** Whether an error means that the API is unavailable, rather than a refusal. */
export function isApiUnavailable(error: unknown): boolean {
  if (error instanceof TimeoutError) return true;
  if (!(error instanceof ApiError)) return false;
  return !error.answered || error.status >= 500 || error.status === TOO_MANY_REQUESTS;
}
