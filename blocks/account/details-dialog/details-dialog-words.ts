export const DETAILS_DIALOG_WORDS = {
  heading: 'Update your details',
  emailHeading: 'Change your email address',
  submit: 'Save my details',
  submitEmail: 'Save and send the link',
  close: 'Close',
};
