import type { DepositView } from '#machines/wallet/deposit/deposit.view.ts';

export const PAYMENT_PROGRESS_WORDS = {
  heading: 'Your payment',
  challenge: {
    heading: 'Your bank wants to know that it is you',
    frame: 'Your bank',
    close: 'Close',
    byGateway: 'Your bank is asking you in its own window…',
    closedHeading: 'Your bank is still waiting for you',
    closed: 'Nothing has been paid yet. Go on with your bank, or pay another way.',
    open: 'Go on with your bank',
    leave: 'Pay another way',
  },
  wallet: {
    ap: 'Apple Pay',
    gp: 'Google Pay',
    text: 'Approve the payment on your device.',
    cancel: 'Cancel',
  },
  bankAccount: {
    heading: 'Add the bank account to be debited',
    submit: 'Save and continue',
    cancel: 'Pay another way',
  },
  paypal: {
    heading: 'PayPal',
    asking: 'Taking you to PayPal…',
    redirected: 'PayPal is waiting for you. Approve the payment there, and you come back here.',
    open: 'Go to PayPal',
    check: 'I have paid',
    checking: 'Asking PayPal…',
    leave: 'Pay another way',
  },
  over: {
    completed: 'Thank you. Your payment has arrived.',
    pending: 'Your payment is on its way. Please do not pay again: we let you know.',
    failed: 'Your payment did not go through.',
    unanswered: 'We could not find out what became of your payment. Nothing is paid twice.',
    abandoned: 'You have not paid.',
  },
  details: 'See where it stands',
  again: 'Try again',
  addMoney: 'Add money',
};

/** What is said while the customer waits; null in a step that asks something. */
export function formatPaymentProgress(step: DepositView['step']): string | null {
  switch (step) {
    case 'saving_card':
      return 'Saving your card…';
    case 'creating':
      return 'Sending your payment…';
    case 'checking':
      return 'Asking what became of your payment…';
    case 'refreshing':
      return 'Your payment has arrived. One moment…';
    case 'bank_account':
    case 'device_wallet':
    case 'paypal':
    case 'challenge':
    case 'challenge_closed':
    case 'over':
      return null;
  }
}
