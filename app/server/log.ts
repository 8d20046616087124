import type { LevelWithSilent, Logger, LoggerOptions } from 'pino';
import { isNonArrayObject } from '#engine/api/api-error.ts';
import type { CircuitChange } from '#engine/api/circuit-breaker.server.ts';
import { removeQueriesAndTokensFromLogText, removeQueryAndTokensFromLogPath } from '#engine/server/loggable-target.ts';

/** Property names that may hold secrets. */
const SECRET = /cookie|authorization|password|token|secret|otp|signature|^code$|csc|cvv/i;
const HIDDEN = '[hidden]';
const DEEPEST = 5;

/** Log options that redact secrets, error details and addresses. */
export function createLogOptions(level: LevelWithSilent): LoggerOptions {
  return {
    level,
    serializers: {
      err: errorForLog,
      target: (target) => removeQueryAndTokensFromLogPath(String(target)),
      body: (body) => removeQueriesAndTokensFromLogText(String(body)),
    },
    formatters: { log: (entry) => withoutSecrets(entry) },
  };
}

/** Logs each circuit that opens or closes, with the failure that opened it and how long it was open. */
export function createCircuitLogger(log: Pick<Logger, 'warn'>): (change: CircuitChange) => void {
  return ({ circuit, state, failures, reason, openFor }) => {
    const cause = removeQueriesAndTokensFromLogText(reason ?? '');
    if (state === 'open') log.warn({ circuit, failures, cause }, 'a circuit of the commerce API opened');
    else log.warn({ circuit, openFor, cause }, 'a circuit of the commerce API closed');
  };
}

/** An error for logs, without the API's answer data beyond code and message. */
function errorForLog(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack, cause } = error;
  const { status, code, callId } = { status: undefined, code: undefined, callId: undefined, ...error };
  return {
    type: name,
    message,
    stack,
    ...Object.fromEntries(
      Object.entries({ status, code, callId }).filter(([, value]) => value !== undefined && value !== null),
    ),
    ...(cause === undefined ? {} : { cause: errorForLog(cause) }),
  };
}

function withoutSecrets(entry: Record<string, unknown>, depth = 0): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(entry).map(([name, value]) => {
      if (SECRET.test(name) && typeof value !== 'number') return [name, HIDDEN];
      if (value instanceof Error || !isNonArrayObject(value)) return [name, value];
      return [name, depth < DEEPEST ? withoutSecrets(value, depth + 1) : HIDDEN];
    }),
  );
}
