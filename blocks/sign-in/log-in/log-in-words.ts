export const LOG_IN_WORDS = {
  heading: 'Log in',
  submit: 'Log in',
  or: 'Or log in with an account you have elsewhere',
  signUp: 'Create an account',
  verifying: 'Checking with the other service…',
  sessionEnded: 'Your session has ended. Log in to go on where you were.',
  loggedOut: 'You are logged out.',
  providerFailed: 'The other service did not confirm who you are. Please try again, or log in with your password.',
  unlinked: 'Nobody has linked this account yet. Log in to link it to yours, or create an account first.',
  linking: 'You are logged in. Linking your account…',
  linkFailed: 'You are logged in, but the other account could not be linked. You can link it under login and security.',
};
