export const CUSTOMER_FORM_WORDS = {
  heading: 'Your account',
};
