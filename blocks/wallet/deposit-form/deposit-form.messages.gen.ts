// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MoneyValue } from '#domain/messages/format-message.ts';
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface DepositFormMessages {
  /** Add money */
  heading(): string;
  /** Available funds: {amount} */
  funds(values: { readonly amount: number | MoneyValue }): string;
  /** You can add money once your account is verified. */
  closedByVerification(): string;
  /** You can’t add money while you’re taking a break. */
  closedByBreak(): string;
  /** You can’t add money from where you live. */
  closedByCountry(): string;
  /** Amount */
  amount(): string;
  /** e.g. 20 or 20.50 */
  amountHelp(): string;
  /** Choose {amount} */
  chooseAmount(values: { readonly amount: number | MoneyValue }): string;
  /** Add money */
  submit(): string;
  /** Please wait… */
  submitting(): string;
  /** There is a problem */
  problem(): string;
  /** Please choose a payment method. */
  methodMissing(): string;
  /** Your payment methods are still loading. Please try again in a moment. */
  methodsLoading(): string;
  /** Your payment methods didn’t load. Please reload them first. */
  methodsUnavailable(): string;
  /** The card form is still loading. We’ll continue as soon as it’s ready. */
  cardAwaited(): string;
  /** The card form didn’t load. Please reload it or choose another payment method. */
  cardUnavailable(): string;
  /** Please check your card details. */
  cardInvalid(): string;
  /** Try again */
  retry(): string;
  /** We couldn’t connect. Trying again sends the same payment, so you won’t be charged twice. */
  retryHelp(): string;
  /** We can’t confirm your last payment yet. Please check your transactions before you pay again. */
  uncertain(): string;
  /** You’re adding money in another tab. Please finish that first. You haven’t been charged here. */
  taken(): string;
  /** You’re adding money in another tab, where your bank or payment service is waiting for you. You can continue it here instead. It’s the same payment, so you’ll only be charged once. */
  takenWaiting(): string;
  /** Continue that payment here */
  continueHere(): string;
  /** You’ve just deposited {amount}. */
  paidElsewhere(values: { readonly amount: number | MoneyValue }): string;
  /** You may have done that in another tab. You haven’t been charged on this page yet. */
  paidElsewhereText(): string;
  /** Deposit another {amount} */
  confirmAnother(values: { readonly amount: number | MoneyValue }): string;
  /** Don’t deposit again */
  declineAnother(): string;
  /** See your transactions */
  transactions(): string;
  /** You haven’t completed your payment. */
  unfinished(): string;
  /** See payment status */
  details(): string;
  /** You haven’t been charged. */
  nothingPaid(): string;
  /** {period, select, day {Your deposit limit is {limit} a day.} week {Your deposit limit is {limit} a week.} other {Your deposit limit is {limit} a month.}} You can add {remaining} more until {resets, date, weekdayDate}. */
  limit(values: { readonly limit: number | MoneyValue; readonly period: 'day' | 'week' | 'month'; readonly remaining: number | MoneyValue; readonly resets: number }): string;
  /** {period, select, day {You’ve reached your deposit limit of {limit} a day.} week {You’ve reached your deposit limit of {limit} a week.} other {You’ve reached your deposit limit of {limit} a month.}} It resets on {resets, date, weekdayDate}. */
  limitReached(values: { readonly limit: number | MoneyValue; readonly period: 'day' | 'week' | 'month'; readonly resets: number }): string;
  /** Change your deposit limit */
  setLimit(): string;
  /** Please turn on JavaScript to add money. */
  noScript(): string;
  /** Thank you. Your money has arrived. */
  completed(): string;
  /** Your payment is processing. */
  pending(): string;
  /** One more step: transfer the money. */
  toBeSent(): string;
  /** We’ll add it to your wallet as soon as it arrives. */
  pendingText(): string;
  /** Add more money */
  another(): string;
  /** How to pay */
  instructions(): string;
  /** Biller code */
  billerCode(): string;
  /** Bank code */
  bankCode(): string;
  /** Account number */
  accountNumber(): string;
  /** Account name */
  accountName(): string;
  /** Reference */
  reference(): string;
}

export const depositFormMessages: MessageCatalogueReference<DepositFormMessages> = { catalogue: 'deposit-form', format: formatText };
