import { isNonArrayObject } from './api-error.ts';

/** Error codes of a connection lost before the answer was complete. */
const LOST = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

/**
 * Maps a connection error to a message of the specification (The error catalogue), because the built-in ones do not
 * distinguish a lost connection from an unreachable server.
 */
export function toLostConnectionError(failure: unknown): unknown {
  const cause = failure instanceof Error ? failure.cause : null;
  const code = isNonArrayObject(cause) ? cause['code'] : null;
  if (typeof code === 'string' && LOST.has(code)) return new Error('lost network connection', { cause: failure });
  return failure;
}
