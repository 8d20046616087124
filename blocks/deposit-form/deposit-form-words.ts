export const DEPOSIT_FORM_WORDS = {
  heading: 'Add money',
  funds: 'You have {amount} to spend.',
  amount: 'Amount',
  amountHelp: 'For example 20 or 20.50',
  choose: 'Choose {amount}',
  submit: 'Add money',
  sending: 'Please wait…',
  problem: 'There is a problem',
  missingWay: 'Please choose how to pay.',
  cardInvalid: 'Please check the details of your card.',
  retry: 'Try again',
  retryHelp: 'We could not reach the shop. Trying again sends the same payment: nothing is paid twice.',
  uncertain:
    'We do not know whether your last payment went through. Please look at your transactions before you pay again.',
  taken: 'You are adding money in another tab. Please finish that first: nothing was paid here.',
  takenWaiting:
    'You are adding money in another tab, where your bank or payment service waits for your answer. Nothing was paid here. You can answer here instead: it is the same payment, and is paid once.',
  goOn: 'Go on with that payment here',
  elsewhere: 'You have just deposited {amount}.',
  elsewhereText: 'That was after this page was opened, perhaps in another tab. Nothing was paid here yet.',
  confirm: 'Deposit another {amount}',
  decline: 'Do not pay again',
  transactions: 'See your transactions',
  startOver: 'Start over',
  left: 'You have not finished your payment.',
  details: 'See where it stands',
  nothingPaid: 'Nothing was paid.',
  limit: 'Your deposit limit is {limit} a {period}. You can still add {remaining} until {resets}.',
  limitReached: 'You have reached your deposit limit of {limit} a {period}. It begins anew on {resets}.',
  setLimit: 'Change your deposit limit',
  noScript: 'Adding money needs JavaScript.',
  completed: 'Thank you. Your money has arrived.',
  pending: 'Your payment is on its way.',
  instructed: 'Now send us the money.',
  pendingText: 'We add the money to your account as soon as it arrives.',
  another: 'Add more money',
  instructions: {
    heading: 'How to send the money',
    amount: 'Amount',
    billerCode: 'Biller code',
    bankCode: 'Bank code',
    accountNumber: 'Account number',
    accountName: 'Account name',
    reference: 'Reference',
  },
};

/** Fills the braces of a text. */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (braces, name: string) => values[name] ?? braces);
}
