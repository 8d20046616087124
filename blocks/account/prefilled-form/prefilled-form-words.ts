export const PREFILLED_FORM_WORDS = {
  heading: 'Your account',
};
