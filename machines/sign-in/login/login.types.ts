import type { RequiredSignInCode } from '../_shared/code-request.ts';
import type { SignInProviderChoice } from '../_shared/provider.ts';

/** Failures of signing in that no form shows. */
export type LoginFailureOutsideForms = 'provider' | 'not_resent';

export interface LoginInput {
  /** The provider of the redirect back or of the account to link; null if none. */
  readonly provider: string | null;
  /** Whether the provider account is proven but not linked yet. */
  readonly isUnlinked: boolean;
}

export interface LoginMachineContext extends LoginInput {
  /** Where to go once signed in; null until `LOGIN.BEGIN`. */
  readonly target: string | null;
  readonly request: RequiredSignInCode | null;
  readonly failure: LoginFailureOutsideForms | null;
  /** The choice in the password form. */
  readonly saveDevice: boolean;
}

export type LoginEvent =
  | { readonly type: 'LOGIN.BEGIN'; readonly target: string }
  | ({ readonly type: 'PROVIDER.CHOOSE' } & SignInProviderChoice)
  | { readonly type: 'CODE.RESEND' }
  /** Back to the password. */
  | { readonly type: 'CODE.CANCEL' }
  | { readonly type: 'LOGIN.CONTINUE' };

export type LoginEmitted =
  /** The customer is signed in, and the page must be left. */
  | { readonly type: 'login.authenticated'; readonly target: string | null }
  /** The provider account is not linked: the next log-in or sign-up links it. */
  | { readonly type: 'login.unlinked' };
