import { ApiError, isNonArrayObject } from './api-error.ts';

/** Error code, with status 403, that requires a one-time code (specification: Error catalogue). */
export const ERROR_CODE_2FA_REQUIRED = '2fa_required';

/** Error code, with status 403, that requires the password of a customer without two-factor. */
export const ERROR_CODE_PASSWORD_REQUIRED = 'password_required';

/** What a customer must enter before a refused call is repeated. */
export interface RequiredElevation {
  readonly kind: 'elevation';
  /** Two-factor method, or `password`. */
  readonly method: string;
  readonly methods: readonly string[];
  /** Masked address that the code was sent to; null for an authenticator app. */
  readonly identifier: string | null;
  /** Id of the refused call; null if unknown. */
  readonly callId: string | null;
}

/** Reads the required elevation of a refusal; null for other errors. */
export function parseRequiredElevation(error: unknown): RequiredElevation | null {
  if (
    !(error instanceof ApiError) ||
    (error.code !== ERROR_CODE_2FA_REQUIRED && error.code !== ERROR_CODE_PASSWORD_REQUIRED)
  )
    return null;
  const { method, methods, identifier } = isNonArrayObject(error.result) ? error.result : {};
  const named = typeof method === 'string' ? method : 'authenticator';
  return {
    kind: 'elevation',
    method: named,
    methods: Array.isArray(methods) ? methods.filter((entry) => typeof entry === 'string') : [named],
    identifier: typeof identifier === 'string' ? identifier : null,
    callId: error.callId,
  };
}
