import { maskEmailIdentifier } from '#domain/mask-identifier.ts';
import { isNonArrayObject } from '#engine/api/api-error.ts';

/** The code that a sign-in requires. */
export interface RequiredSignInCode {
  /** Where the code comes from: authenticator, email or sms. */
  readonly method: string;
  /** Recipient as the API reports it; null if nothing is sent. */
  readonly identifier: string | null;
}

/** Reads the result of a refusal with the code `2fa_required`. */
export function parseSignInCodeMethodAndRecipient(result: unknown): RequiredSignInCode {
  const { method, identifier } = isNonArrayObject(result) ? result : {};
  return {
    method: typeof method === 'string' ? method : 'authenticator',
    identifier: typeof identifier === 'string' ? identifier : null,
  };
}

/** The code step as a block shows it. */
export interface SignInCodeStepView {
  readonly method: string;
  /** Masked recipient; null for an authenticator app. */
  readonly identifier: string | null;
  readonly isResending: boolean;
  readonly mayResend: boolean;
  /** Whether the code could not be sent again. */
  readonly isNotResent: boolean;
}

export function signInCodeStepView(
  { method, identifier }: RequiredSignInCode,
  state: Pick<SignInCodeStepView, 'isResending' | 'mayResend' | 'isNotResent'>,
): SignInCodeStepView {
  const isSent = method !== 'authenticator' && identifier !== null;
  return { method, identifier: isSent ? maskEmailIdentifier(identifier) : null, ...state };
}
