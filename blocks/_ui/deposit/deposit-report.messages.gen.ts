// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface DepositReportMessages {
  /** You cancelled this payment */
  stoppedHeading(): string;
  /** Your money has arrived */
  capturedHeading(): string;
  /** Your payment didn’t go through */
  failedHeading(): string;
  /** Your bank is waiting for you */
  bankHeading(): string;
  /** PayPal is waiting for you */
  paypalHeading(): string;
  /** Payment pending */
  toBeSentHeading(): string;
  /** Your payment is processing */
  pendingHeading(): string;
  /** We can’t find that payment */
  unknownHeading(): string;
  /** It’s in your wallet. */
  captured(): string;
  /** You haven’t been charged. */
  failed(): string;
  /** You haven’t paid yet. Your bank needs to confirm it’s you. */
  bank(): string;
  /** You haven’t paid yet. */
  paypal(): string;
  /** Transfer the money using the details below. It will show in your wallet when it arrives. */
  toBeSent(): string;
  /** Please don’t pay again. We’ll let you know when it’s complete. */
  pending(): string;
  /** It may belong to another account. You can see all your payments under Transactions. */
  unknown(): string;
  /** You haven’t completed this payment. */
  unfinished(): string;
  /** Your tickets haven’t been bought. */
  notBought(): string;
  /** Amount */
  amount(): string;
  /** Payment method */
  method(): string;
  /** Started */
  started(): string;
  /** Expected */
  expected(): string;
  /** Finished */
  finished(): string;
  /** Balance after */
  balance(): string;
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
  /** {method, select, cc {Card} pl {PayPal} ap {Apple Pay} gp {Google Pay} bp {BPAY} bd {Bank deposit} dd {Direct debit} other {Transfer}} */
  methodName(values: { readonly method: 'cc' | 'pl' | 'ap' | 'gp' | 'bp' | 'bd' | 'dd' | 'td' }): string;
  /** {method}, ending in {last} */
  methodOfFund(values: { readonly method: string; readonly last: string }): string;
  /** Continue */
  goOn(): string;
  /** View receipt */
  receipt(): string;
  /** Add money */
  addMoney(): string;
  /** Back to your order */
  toOrder(): string;
}

export const depositReportMessages: MessageCatalogueReference<DepositReportMessages> = { catalogue: 'deposit-report', format: formatText };
