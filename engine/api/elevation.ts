import { ApiError, isObjectOrArray } from './api-error.ts';

/** Code of the answer, with status 403, that asks for a one-time code (specification: Error catalogue). */
export const ERROR_CODE_2FA_REQUIRED = '2fa_required';

/** Code of the answer, with status 403, that asks a customer without two-factor for the password. */
export const ERROR_CODE_PASSWORD_REQUIRED = 'password_required';

/** What must be asked of a customer before the API does what it refused to do. */
export interface RequiredElevation {
  readonly kind: 'elevation';
  /** Where the code comes from, or `password`. */
  readonly method: string;
  readonly methods: readonly string[];
  /** Where the code went; null where an app makes it. */
  readonly identifier: string | null;
  /** The call that was refused; null where it is not known. */
  readonly callId: string | null;
}

/** What a refused call asks for; null where it asks for neither a code nor the password. */
export function parseRequiredElevation(error: unknown): RequiredElevation | null {
  if (
    !(error instanceof ApiError) ||
    (error.code !== ERROR_CODE_2FA_REQUIRED && error.code !== ERROR_CODE_PASSWORD_REQUIRED)
  )
    return null;
  const { method, methods, identifier } = isObjectOrArray(error.result) ? error.result : {};
  const named = typeof method === 'string' ? method : 'authenticator';
  return {
    kind: 'elevation',
    method: named,
    methods: Array.isArray(methods) ? methods.filter((entry) => typeof entry === 'string') : [named],
    identifier: typeof identifier === 'string' ? identifier : null,
    callId: error.callId,
  };
}
