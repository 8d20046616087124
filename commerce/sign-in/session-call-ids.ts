/** Calls whose result is a new session; a browser hears of it who has signed in. */
export const SIGN_IN_CALL_IDS: ReadonlySet<string> = new Set([
  'auth.login',
  'auth.autologin',
  'auth.signup',
  'auth.transfer',
  'social-auth.login',
]);

export const SIGN_OUT_CALL_ID = 'auth.logout';
