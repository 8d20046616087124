export const LINK_CONFIRMATION_WORDS = {
  confirming: 'Confirming…',
  failed: 'Something went wrong. Please try again.',
};
