export const SUPPORT_MESSAGE_FORM_WORDS = {
  writingAs: 'You are writing as {name}.',
};
