export const SIGN_UP_WORDS = {
  heading: 'Create an account',
  submit: 'Create account',
  logIn: 'I have an account already',
  taken: 'There is an account with this e-mail address already.',
  logInInstead: 'Log in instead',
  terms: 'Read the terms',
};
