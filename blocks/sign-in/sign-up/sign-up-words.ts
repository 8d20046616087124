export const SIGN_UP_WORDS = {
  heading: 'Create an account',
  submit: 'Create account',
  logIn: 'I have an account already',
  taken: 'There is an account with this e-mail address already.',
  logInInstead: 'Log in instead',
  terms: 'Read the terms',
  or: 'Or begin with an account you have elsewhere',
  verifying: 'Going to the other service…',
  providerFailed: 'The other service could not be reached. Please try again, or go on without it.',
  unlinked: 'Nobody has linked this account yet. Open an account here, and we link the two.',
  linking: 'Your account is open. Linking your other account…',
  linkFailed:
    'Your account is open, but the other account could not be linked. You can link it under login and security.',
};
