import type { SignInProviderChoice } from '../_shared/provider.ts';

/** Whether an account can be opened with the e-mail address that is typed; null while nobody knows. */
export type EmailAvailability = 'available' | 'taken' | null;

export interface SignUpInput {
  /** The provider whose account is to be linked to the one that is opened; null for whoever comes by themselves. */
  readonly provider: string | null;
}

export interface SignUpMachineContext extends SignUpInput {
  /** Where to go once signed in; null until the page has told. */
  readonly target: string | null;
  /** The e-mail address that was last looked at. */
  readonly email: string;
  readonly availability: EmailAvailability;
  /** Whether the way to a provider came to nothing. */
  readonly hasProviderFailed: boolean;
}

export type SignUpEvent =
  | { readonly type: 'SIGN_UP.BEGIN'; readonly target: string }
  | ({ readonly type: 'PROVIDER.CHOOSE' } & SignInProviderChoice)
  /** On without the account at the provider. */
  | { readonly type: 'SIGN_UP.CONTINUE' };

/** The account is open and the customer signed in; the page must be left. */
export interface SignUpEmitted {
  readonly type: 'sign-up.authenticated';
  readonly target: string | null;
}
