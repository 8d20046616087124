import type { MissingPaymentDetail } from '#machines/checkout/checkout/checkout.types.ts';

const WORDS: Readonly<Record<MissingPaymentDetail | 'way', string>> = {
  way: 'Please choose how to pay.',
  code: 'Please enter the security code of your card.',
  card: 'Please wait for the card form, or choose another way to pay.',
  amount: 'What you have chosen to pay with does not take this amount. Please choose another way to pay.',
  limits:
    'No way to pay takes this amount at once; beside each stands what it takes. Please change your order, or add money to your wallet first.',
};

/** What is missing before it can be paid; `lacks` is what the chosen way lacks. */
export function describePaymentObstacle(lacks: MissingPaymentDetail | null | undefined): string {
  return WORDS[lacks ?? 'way'];
}
