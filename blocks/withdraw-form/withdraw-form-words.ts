export const WITHDRAW_WORDS = {
  heading: 'Withdraw money',
  form: 'How much, and to where?',
  submit: 'Withdraw',
  available: 'In your wallet',
  withdrawable: 'You can withdraw',
  way: '{method} to {account}, from {least}',
  unproven: '(we are still checking that it is yours)',
  nothing: 'There is nothing to withdraw now. Prizes can be withdrawn as soon as they are in your wallet.',
  noAccount: 'Tell us first where to send your money.',
  addAccount: 'Add an account',
  accounts: 'Cards and accounts',
  transactions: 'Your transactions',
};
