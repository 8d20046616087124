import type { SignInProviderChoice } from '../_shared/provider.ts';

/** Whether the typed e-mail address is free for a new account; null if unknown. */
export type EmailAvailability = 'available' | 'taken' | null;

export interface SignUpInput {
  /** The provider whose account is linked to the new one; null if none. */
  readonly provider: string | null;
}

export interface SignUpMachineContext extends SignUpInput {
  /** Where to go once signed in; null until `SIGN_UP.BEGIN`. */
  readonly target: string | null;
  /** The last typed e-mail address, trimmed. */
  readonly email: string;
  readonly availability: EmailAvailability;
  /** Whether the redirect to a provider failed. */
  readonly hasProviderFailed: boolean;
}

export type SignUpEvent =
  | { readonly type: 'SIGN_UP.BEGIN'; readonly target: string }
  | ({ readonly type: 'PROVIDER.CHOOSE' } & SignInProviderChoice)
  /** Continues without the provider account. */
  | { readonly type: 'SIGN_UP.CONTINUE' };

/** The account is open and the customer signed in; the page must be left. */
export interface SignUpEmitted {
  readonly type: 'sign-up.authenticated';
  readonly target: string | null;
}
