/** Calls that create a session. The browser gets only the customer id of their result. */
export const SIGN_IN_CALL_IDS: ReadonlySet<string> = new Set([
  'auth.login',
  'auth.autologin',
  'auth.signup',
  'auth.transfer',
  'social-auth.login',
]);

export const SIGN_OUT_CALL_ID = 'auth.logout';
