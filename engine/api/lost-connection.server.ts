import { isObjectOrArray } from './api-error.ts';

/** Codes of a connection that was there and went away before the answer was whole. */
const LOST = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

/**
 * What the platform says of a call that failed, in the words that statuses are told by (specification: The error
 * catalogue). Its own words name neither a lost connection nor who was not there.
 */
export function toConnectionError(failure: unknown): unknown {
  const cause = failure instanceof Error ? failure.cause : null;
  const code = isObjectOrArray(cause) ? cause['code'] : null;
  if (typeof code === 'string' && LOST.has(code)) return new Error('lost network connection', { cause: failure });
  return failure;
}
