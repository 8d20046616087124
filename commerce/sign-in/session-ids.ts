/** Calls whose result is a new session; a browser hears of it who has signed in. */
export const SIGN_INS: ReadonlySet<string> = new Set([
  'auth.login',
  'auth.autologin',
  'auth.signup',
  'auth.transfer',
  'social-auth.login',
]);

export const SIGN_OUT = 'auth.logout';
