import { formatCardBrandName } from '#domain/checkout/card-brand.ts';
import type { FormProblem } from '#domain/forms/form-problem.ts';
import type { PaymentOption, PaymentPurpose } from '#domain/payment/payment-options.ts';
import type { FormMessagesMessages } from '../../_ui/form/form-messages.messages.gen.ts';
import { formatFormProblem } from '../../_ui/form/format-form-problem.ts';
import type { PaymentChoiceMessages } from './payment-choice.messages.gen.ts';

/** Messages of the next step, by the code of the method. */
const HINTS = {
  cc: null,
  pl: 'paypalHint',
  ap: 'deviceHint',
  gp: 'deviceHint',
  bp: 'bpayHint',
  bd: 'bankDepositHint',
  dd: 'directDebitHint',
  td: 'transferHint',
} as const satisfies Record<PaymentOption['way']['method'], keyof PaymentChoiceMessages | null>;

/** The name of an option. */
export function formatPaymentOptionLabel({ way, fund, name }: PaymentOption, messages: PaymentChoiceMessages): string {
  if (way.kind === 'new-card') return messages.newCard();
  if (way.kind === 'new-bank-account') return messages.newBankAccount();
  if (!fund) return name;
  const last = fund.lastFour ?? '';
  if (fund.type === 'paypal') return fund.email ? messages.paypalAccount({ name, email: fund.email }) : name;
  if (fund.type === 'bank') return messages.bankAccount({ last });
  return messages.card({ brand: formatCardBrandName(fund.brand), last });
}

/** Why an option can't pay. The amount of a purchase is fixed. */
export function describePaymentLimitProblem(
  problem: FormProblem,
  purpose: PaymentPurpose,
  messages: PaymentChoiceMessages,
  problemMessages: FormMessagesMessages,
): string {
  const isLimit = 'message' in problem && (problem.message === 'maximum' || problem.message === 'minimum');
  if (purpose === 'deposit' || !isLimit) return formatFormProblem(problem, problemMessages);
  return messages[problem.message]({ amount: problem.values?.amount ?? 0 });
}

/** Note beside an option; null for none. */
export function formatPaymentOptionHint(
  { way: { method }, fund }: PaymentOption,
  messages: PaymentChoiceMessages,
): string | null {
  if (fund?.type === 'paypal') return null;
  if (fund && fund.expiryMonth !== null && fund.expiryYear !== null) {
    return messages.expiry({ month: toTwoDigits(fund.expiryMonth), year: toTwoDigits(fund.expiryYear % 100) });
  }
  const hint = HINTS[method];
  return hint && messages[hint]();
}

function toTwoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
