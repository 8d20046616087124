import type { RequiredSignInCode } from '../_shared/code-request.ts';
import type { SignInProviderChoice } from '../_shared/provider.ts';

/** Why a way to sign in came to nothing that no form tells of. */
export type LoginFailureOutsideForms = 'provider' | 'not_resent';

export interface LoginInput {
  /** The provider that the visitor comes back from; null for whoever comes by themselves. */
  readonly provider: string | null;
  /** Whether the account at the provider is real, but nobody's here yet. */
  readonly isUnlinked: boolean;
}

export interface LoginMachineContext extends LoginInput {
  /** Where to go once signed in; null until the page has told. */
  readonly target: string | null;
  readonly request: RequiredSignInCode | null;
  readonly failure: LoginFailureOutsideForms | null;
  /** What was asked for in the first form. */
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
  /** Nobody has linked the account at the provider: who logs in or opens an account now links it. */
  | { readonly type: 'login.unlinked' };
