export const AUTOLOGIN_WORDS = {
  heading: 'Verifying Automatic Login',
  loading: 'One moment, we are checking your link.',
  needsScript: 'Logging in by a link needs JavaScript. You can log in with your password on a browser that has it.',
  failed: 'We could not log you in with this link.',
  used: 'A link works once, and for a short time only.',
  unanswered: 'Something went wrong on the way. Please try again.',
  signedIn: 'You are logged in already.',
  retry: 'Try again',
  goOn: 'Continue',
  asVisitor: 'Go on without logging in',
  logIn: 'Log in with your password',
  contact: 'Contact us',
};
