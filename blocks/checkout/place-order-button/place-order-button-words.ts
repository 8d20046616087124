import { DEFAULT_FORM_MESSAGES } from '#domain/forms/form-messages.ts';
import type { MissingCheckoutStep } from '#machines/checkout/checkout/checkout.rules.ts';

const MISSING: Readonly<Record<Exclude<MissingCheckoutStep, 'payment_method'>, string>> = {
  limit: 'This order is more than your limits allow. Please make it smaller.',
  regulation: DEFAULT_FORM_MESSAGES.terms,
  later_method: 'Please choose how later purchases are paid.',
};

export const PLACE_ORDER_BUTTON_WORDS = {
  goOn: 'Go on with that payment here',
  buy: 'Buy now',
  pay: 'Pay {amount} and buy',
  busy: 'Placing your order…',
  agree: 'I have read this, and I agree.',
  otherWays: 'See all ways to pay',
  cardInvalid: 'Please check the details of your card.',
  binding: 'Your order stands once you see the receipt.',
  missing: MISSING,
};
