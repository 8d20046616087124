export type LogoutEvent =
  /** The page is shown. */
  { readonly type: 'LOGOUT.BEGIN' } | { readonly type: 'LOGOUT.RETRY' };

/** The customer is signed out; the page must be left. */
export interface LogoutEmitted {
  readonly type: 'logout.unauthenticated';
}
