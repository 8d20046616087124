// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MoneyValue } from '#domain/messages/format-message.ts';
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface WithdrawFormMessages {
  /** Withdraw money */
  heading(): string;
  /** How much, and to where? */
  form(): string;
  /** Withdraw */
  submit(): string;
  /** In your wallet */
  available(): string;
  /** You can withdraw */
  withdrawable(): string;
  /** {method} to {account}, from {least} */
  destination(values: { readonly method: string; readonly account: string; readonly least: number | MoneyValue }): string;
  /** {method} to {account}, from {least} (we are still checking that it is yours) */
  destinationUnproved(values: { readonly method: string; readonly account: string; readonly least: number | MoneyValue }): string;
  /** {amount} is on its way to you, withdrawn on {requested, date, weekdayDate}, {requested, time, timeOfDay}. */
  pending(values: { readonly amount: number | MoneyValue; readonly requested: number }): string;
  /** See where it stands */
  details(): string;
  /** You can withdraw as soon as your account is verified. */
  unverified(): string;
  /** There is nothing to withdraw now. Prizes can be withdrawn as soon as they are in your wallet. */
  nothing(): string;
  /** Tell us first where to send your money. */
  noAccount(): string;
  /** Add an account */
  addAccount(): string;
  /** Cards and accounts */
  accounts(): string;
  /** Your transactions */
  transactions(): string;
}

export const withdrawFormMessages: MessageCatalogueReference<WithdrawFormMessages> = { catalogue: 'withdraw-form', format: formatText };
