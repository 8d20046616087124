// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MoneyValue } from '#domain/messages/format-message.ts';
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface DepositFormMessages {
  /** Add money */
  heading(): string;
  /** You have {amount} to spend. */
  funds(values: { readonly amount: number | MoneyValue }): string;
  /** You can add money as soon as your account is verified. */
  closedByVerification(): string;
  /** You can’t add money while you take a break. */
  closedByBreak(): string;
  /** You can’t add money from where you live. */
  closedByCountry(): string;
  /** Amount */
  amount(): string;
  /** For example 20 or 20.50 */
  amountHelp(): string;
  /** Choose {amount} */
  chooseAmount(values: { readonly amount: number | MoneyValue }): string;
  /** Add money */
  submit(): string;
  /** Please wait… */
  submitting(): string;
  /** There is a problem */
  problem(): string;
  /** Please choose how to pay. */
  methodMissing(): string;
  /** Your ways to pay are still loading. Please try again in a moment. */
  methodsLoading(): string;
  /** Your ways to pay did not load. Please load them again first. */
  methodsUnavailable(): string;
  /** The card fields are still loading. We go on as soon as they are ready. */
  cardAwaited(): string;
  /** The card fields did not load. Please load them again, or choose another way to pay. */
  cardUnavailable(): string;
  /** Please check the details of your card. */
  cardInvalid(): string;
  /** Try again */
  retry(): string;
  /** We could not reach the shop. Trying again sends the same payment: nothing is paid twice. */
  retryHelp(): string;
  /** We do not know whether your last payment went through. Please look at your transactions before you pay again. */
  uncertain(): string;
  /** You are adding money in another tab. Please finish that first: nothing was paid here. */
  taken(): string;
  /** You are adding money in another tab, where your bank or payment service waits for your answer. Nothing was paid here. You can answer here instead: it is the same payment, and is paid once. */
  takenWaiting(): string;
  /** Go on with that payment here */
  continueHere(): string;
  /** You have just deposited {amount}. */
  paidElsewhere(values: { readonly amount: number | MoneyValue }): string;
  /** That was after this page was opened, perhaps in another tab. Nothing was paid here yet. */
  paidElsewhereText(): string;
  /** Deposit another {amount} */
  confirmAnother(values: { readonly amount: number | MoneyValue }): string;
  /** Do not pay again */
  declineAnother(): string;
  /** See your transactions */
  transactions(): string;
  /** You have not finished your payment. */
  unfinished(): string;
  /** See where it stands */
  details(): string;
  /** Nothing was paid. */
  nothingPaid(): string;
  /** {period, select, day {Your deposit limit is {limit} a day.} week {Your deposit limit is {limit} a week.} other {Your deposit limit is {limit} a month.}} You can still add {remaining} until {resets, date, weekdayDate}. */
  limit(values: { readonly limit: number | MoneyValue; readonly period: 'day' | 'week' | 'month'; readonly remaining: number | MoneyValue; readonly resets: number }): string;
  /** {period, select, day {You have reached your deposit limit of {limit} a day.} week {You have reached your deposit limit of {limit} a week.} other {You have reached your deposit limit of {limit} a month.}} It begins anew on {resets, date, weekdayDate}. */
  limitReached(values: { readonly limit: number | MoneyValue; readonly period: 'day' | 'week' | 'month'; readonly resets: number }): string;
  /** Change your deposit limit */
  setLimit(): string;
  /** Adding money needs JavaScript. */
  noScript(): string;
  /** Thank you. Your money has arrived. */
  completed(): string;
  /** Your payment is on its way. */
  pending(): string;
  /** Now send us the money. */
  toBeSent(): string;
  /** We add the money to your account as soon as it arrives. */
  pendingText(): string;
  /** Add more money */
  another(): string;
  /** How to send the money */
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
