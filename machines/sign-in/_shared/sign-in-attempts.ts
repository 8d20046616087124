import type { SignInResultForBrowser } from '#commerce/sign-in/identity.ts';
import { ApiError } from '#engine/api/api-error.ts';
import { ERROR_CODE_2FA_REQUIRED } from '#engine/api/elevation.ts';
import type { TwoFactorCodeValues } from '#schemas/generated/forms/two-factor-code.gen.ts';

export interface SubmittedSignInCode {
  /** Six digits. */
  readonly otp?: string;
  readonly saveDevice?: boolean;
}

export interface SignInCallOptions {
  readonly signal: AbortSignal;
  readonly idempotencyKey?: string;
}

/** A way to sign in, which can be tried again with a code. */
export type RepeatableSignIn = (
  code: SubmittedSignInCode,
  options: SignInCallOptions,
) => Promise<SignInResultForBrowser>;

/** The last attempt. Passwords and tokens stay here, never in the context of a machine. */
export interface RepeatableSignInAttempt {
  /** @throws ApiError 403 `2fa_required` where a code must be given. */
  first(signIn: RepeatableSignIn, options: SignInCallOptions): Promise<SignInResultForBrowser>;
  withCode(values: TwoFactorCodeValues, options: SignInCallOptions): Promise<SignInResultForBrowser>;
  /** Resends the code by signing in without one; a session if none is needed any more. */
  resend(options: SignInCallOptions): Promise<SignInResultForBrowser | null>;
}

export function createRepeatableSignInAttempt(): RepeatableSignInAttempt {
  let last: RepeatableSignIn = () => Promise.reject(new ApiError('Nothing was tried yet.', { status: 400 }));
  return {
    first(signIn, options) {
      last = signIn;
      return signIn({}, options);
    },
    withCode({ code, saveDevice = false }, options) {
      return last({ otp: code, saveDevice }, options);
    },
    async resend(options) {
      try {
        return await last({}, options);
      } catch (error) {
        if (error instanceof ApiError && error.code === ERROR_CODE_2FA_REQUIRED) return null;
        throw error;
      }
    },
  };
}
