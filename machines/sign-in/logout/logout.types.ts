export type LogoutEvent =
  /** The page is in front of somebody. */
  { readonly type: 'LOGOUT.BEGIN' } | { readonly type: 'LOGOUT.RETRY' };

/** Nobody is signed in any more, and the page must be left. */
export interface LogoutEmitted {
  readonly type: 'logout.unauthenticated';
}
