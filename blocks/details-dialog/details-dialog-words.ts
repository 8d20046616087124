export const DETAILS_DIALOG_WORDS = {
  heading: 'Update your details',
  submit: 'Save my details',
  close: 'Close',
};
