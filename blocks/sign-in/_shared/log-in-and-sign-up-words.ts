/** What the pages that sign in say beside their forms. */
export const LOG_IN_AND_SIGN_UP_WORDS = {
  app: 'Enter the code that your authenticator app shows.',
  sent: 'We have sent you a code.',
  sentTo: 'We have sent a code to',
  resend: 'Send a new code',
  resending: 'Sending a new code',
  notResent: 'The code could not be sent again. Please try again in a minute.',
  back: 'Use another account',
  code: 'Enter your code',
  submitCode: 'Log in',
  goesOn: 'You are logged in. Taking you on…',
  goOn: 'Continue',
  with: 'Continue with',
};
