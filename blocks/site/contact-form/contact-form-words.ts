export const CONTACT_FORM_WORDS = {
  writingAs: 'You are writing as {name}.',
};
