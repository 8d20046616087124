/** What is said while it is not the customer's turn. */
export const CHECKOUT_STAGE_WORDS = {
  checking: 'We are checking on your order',
  checkingText:
    'We did not hear back in time. We are asking whether your order went through: please stay here, and do not buy it again.',
  unreachable: 'We cannot be reached at the moment',
  unreachableText:
    'Your order may have gone through. We keep asking, and tell you as soon as we know. Nothing is bought or paid twice.',
  checkAgain: 'Ask again now',
  pending: 'Your payment is not finished yet',
  pendingText: 'What you buy is yours as soon as it is confirmed. Please do not pay again.',
  waitsText: 'Your bank or payment service still waits for you. Nothing is paid and nothing is bought until you go on.',
  resume: 'Go on with this payment',
  restart: 'Pay another way',
  toDeposit: 'See this payment',
};
