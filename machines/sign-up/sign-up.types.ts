/** Whether an account can be opened with the e-mail address that is typed; null while nobody knows. */
export type EmailAvailability = 'available' | 'taken' | null;

export interface SignUpContext {
  /** Where to go once signed in; null until the page has told. */
  readonly target: string | null;
  /** The e-mail address that was last looked at. */
  readonly email: string;
  readonly availability: EmailAvailability;
}

export type SignUpEvent = { readonly type: 'SIGN_UP.BEGIN'; readonly target: string };

/** The account is open and the customer signed in; the page must be left. */
export interface SignUpEmitted {
  readonly type: 'sign-up.authenticated';
  readonly target: string | null;
}
