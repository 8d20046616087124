// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MoneyValue } from '#domain/messages/format-message.ts';
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface OpenDepositsMessages {
  /** Pending payments */
  heading(): string;
  /** {amount}, started {started, date, weekdayDate}, {started, time, timeOfDay} */
  deposit(values: { readonly amount: number | MoneyValue; readonly started: number }): string;
  /** Your bank needs to confirm it’s you. You haven’t paid yet. */
  bank(): string;
  /** PayPal is waiting for you. You haven’t paid yet. */
  paypal(): string;
  /** Transfer the money to finish. We’ll add it to your wallet as soon as it arrives. */
  toBeSent(): string;
  /** Waiting for your payment to arrive. Please don’t pay again. */
  money(): string;
  /** It wasn’t confirmed in time. You haven’t been charged. */
  lapsed(): string;
  /** We’ll buy your tickets as soon as it’s paid. */
  purchase(): string;
  /** Your tickets haven’t been bought. */
  notBought(): string;
  /** Continue */
  goOn(): string;
  /** See how to pay */
  seeInstructions(): string;
  /** See status */
  seeStatus(): string;
  /** See outcome */
  seeOutcome(): string;
}

export const openDepositsMessages: MessageCatalogueReference<OpenDepositsMessages> = { catalogue: 'open-deposits', format: formatText };
