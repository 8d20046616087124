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

/** Asked before a change that makes the account unverified. */
export const VERIFICATION_LOSS_CONFIRMATION_WORDS = {
  confirm: 'Before you save',
  accept: 'Save, and verify my account again',
};
