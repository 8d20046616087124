/** What the parts of a form say beside its fields and messages. */
export const COMMON_FORM_CONTROL_WORDS = {
  optional: '(optional)',
  choose: 'Please choose',
  show: 'Show',
  problem: 'There is a problem',
  locked: 'Account locked',
  sending: 'Sending',
  submit: 'Continue',
  noScript: 'This form needs JavaScript.',
};
