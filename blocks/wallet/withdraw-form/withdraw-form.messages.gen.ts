// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MoneyValue } from '#domain/messages/format-message.ts';
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface WithdrawFormMessages {
  /** Withdraw money */
  heading(): string;
  /** Withdrawal details */
  form(): string;
  /** Withdraw */
  submit(): string;
  /** Wallet balance */
  available(): string;
  /** Available to withdraw */
  withdrawable(): string;
  /** {method} to {account}, from {least} */
  destination(values: { readonly method: string; readonly account: string; readonly least: number | MoneyValue }): string;
  /** {method} to {account}, from {least} (we’re still checking it’s yours) */
  destinationUnproved(values: { readonly method: string; readonly account: string; readonly least: number | MoneyValue }): string;
  /** {amount} is on its way to you, requested on {requested, date, weekdayDate}, {requested, time, timeOfDay}. */
  pending(values: { readonly amount: number | MoneyValue; readonly requested: number }): string;
  /** See status */
  details(): string;
  /** You can withdraw once your account is verified. */
  unverified(): string;
  /** You have nothing to withdraw right now. You can withdraw prizes as soon as they’re in your wallet. */
  nothing(): string;
  /** Add an account so we know where to send your money. */
  noAccount(): string;
  /** Add an account */
  addAccount(): string;
  /** Cards and accounts */
  accounts(): string;
  /** Your transactions */
  transactions(): string;
}

export const withdrawFormMessages: MessageCatalogueReference<WithdrawFormMessages> = { catalogue: 'withdraw-form', format: formatText };
