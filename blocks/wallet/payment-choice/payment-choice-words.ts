import { formatFormProblemInDefaultWords } from '#domain/forms/form-messages.ts';
import type { FormProblem } from '#domain/forms/form-problem.ts';
import type { PaymentOption, PaymentPurpose } from '#domain/payment/payment-options.ts';

export const PAYMENT_CHOICE_WORDS = {
  heading: 'How would you like to pay?',
  loading: 'Loading your ways to pay…',
  unavailable: 'We could not load your ways to pay.',
  none: 'There is no way to pay this amount. Please choose another amount, or contact us.',
  again: 'Try again',
  isDefault: 'Default',
  refused: 'refused last time',
  ends: 'Ends {month}/{year}',
  code: 'Security code',
  codeHelp: 'The three or four digits on your card.',
  cardLoading: 'Loading the card form…',
  cardFailed: 'The card form did not load.',
  makeDefault: 'Use this card for later payments too',
  paysLater: 'Part of this order is paid later. Choose on this page what pays for it then.',
  most: 'Takes {amount} at most.',
  least: 'Takes {amount} at least.',
  newCard: 'New card',
  newAccount: 'Direct debit from a new bank account',
  account: 'Direct debit from the account ending in {last}',
  card: '{brand} ending in {last}',
};

/** What follows a choice, by the code of its method. */
const HINTS: Readonly<Partial<Record<PaymentOption['way']['method'], string>>> = {
  pl: 'You go to PayPal to approve the payment, and come back here.',
  ap: 'You approve the payment on your device.',
  gp: 'You approve the payment on your device.',
  bp: 'We give you a biller code and a reference for your bank. The money usually arrives the next day.',
  bd: 'We give you the account to pay into. The money usually arrives within two days.',
  dd: 'Your bank is asked for the money, which usually arrives within three days.',
  td: 'We give you the account to transfer to. The money usually arrives within three days.',
};

const BRANDS: Readonly<Record<string, string>> = { AmericanExpress: 'American Express', MasterCard: 'Mastercard' };

/** The name of an option. */
export function formatPaymentOptionLabel({ way, fund, name }: PaymentOption): string {
  const words = PAYMENT_CHOICE_WORDS;
  if (way.kind === 'new-card') return words.newCard;
  if (way.kind === 'new-bank-account') return words.newAccount;
  if (!fund) return name;
  const last = fund.lastFour ?? '';
  if (fund.type === 'paypal') return [name, fund.email].filter(Boolean).join(' ');
  if (fund.type === 'bank') return words.account.replace('{last}', last);
  return words.card.replace('{brand}', BRANDS[fund.brand] ?? fund.brand).replace('{last}', last);
}

/** Why an option can't pay: nobody types the amount of a purchase. */
export function describePaymentLimitProblem(problem: FormProblem, purpose: PaymentPurpose): string {
  const { most, least } = PAYMENT_CHOICE_WORDS;
  if (purpose === 'deposit' || !('message' in problem)) return formatFormProblemInDefaultWords(problem);
  if (problem.message !== 'maximum' && problem.message !== 'minimum') return formatFormProblemInDefaultWords(problem);
  return (problem.message === 'maximum' ? most : least).replace('{amount}', problem.fill?.['amount'] ?? '');
}

/** What else there is to know of an option; null where there is nothing. */
export function formatPaymentOptionHint({ way, fund }: PaymentOption): string | null {
  if (fund?.type === 'paypal') return null;
  if (!fund) return HINTS[way.method] ?? null;
  if (fund.expiryMonth === null || fund.expiryYear === null) return HINTS[way.method] ?? null;
  return PAYMENT_CHOICE_WORDS.ends
    .replace('{month}', String(fund.expiryMonth).padStart(2, '0'))
    .replace('{year}', String(fund.expiryYear % 100).padStart(2, '0'));
}
