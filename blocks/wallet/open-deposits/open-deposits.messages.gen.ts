// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MoneyValue } from '#domain/messages/format-message.ts';
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface OpenDepositsMessages {
  /** Not finished yet */
  heading(): string;
  /** {amount}, begun on {started, date, weekdayDate}, {started, time, timeOfDay} */
  deposit(values: { readonly amount: number | MoneyValue; readonly started: number }): string;
  /** Your bank wants to know that it is you. Nothing has been paid. */
  bank(): string;
  /** PayPal is waiting for you. Nothing has been paid. */
  paypal(): string;
  /** We are waiting for you to send the money. We add it as soon as it arrives. */
  toBeSent(): string;
  /** We are waiting for the money. Please do not pay again. */
  money(): string;
  /** It was not confirmed in time. Nothing has been paid. */
  lapsed(): string;
  /** Your tickets are bought as soon as it is paid. */
  purchase(): string;
  /** Nothing has been bought with it. */
  notBought(): string;
  /** Go on */
  goOn(): string;
  /** See how to send it */
  seeInstructions(): string;
  /** See how it stands */
  seeStatus(): string;
  /** See how it ended */
  seeOutcome(): string;
}

export const openDepositsMessages: MessageCatalogueReference<OpenDepositsMessages> = { catalogue: 'open-deposits', format: formatText };
