/** What the prompt for a one-time code says (specification: Error catalogue, "Two-factor", to the letter). */
export const ELEVATION_WORDS = {
  heading: 'Enter your code',
  submit: 'Verify',
  checking: 'Checking your code',
  close: 'Close',
  byApp: 'Enter the code that your authenticator app shows.',
  bySent: 'We have sent a code to {identifier}.',
  sent: 'We have sent you a code.',
  resend: 'Send a new code',
  resending: 'Sending a new code',
  failed: 'Authentication failed. Please try again.',
  notResent: 'We could not send a new code. Please try again in a minute.',
} as const;
