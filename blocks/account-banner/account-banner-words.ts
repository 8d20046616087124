export const ACCOUNT_BANNER_WORDS = {
  address: 'Is this still your address?',
  email: 'Is this still your e-mail address?',
  confirmAddress: 'Confirm address',
  confirmEmail: 'Confirm e-mail address',
  update: 'Update',
  busy: 'Confirming…',
  failed: 'Something went wrong. Please try again.',
};
