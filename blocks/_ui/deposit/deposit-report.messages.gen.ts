// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface DepositReportMessages {
  /** You have stopped this payment */
  stoppedHeading(): string;
  /** Your money has arrived */
  capturedHeading(): string;
  /** Your payment did not go through */
  failedHeading(): string;
  /** Your bank is waiting for you */
  bankHeading(): string;
  /** PayPal is waiting for you */
  paypalHeading(): string;
  /** We are waiting for your money */
  toBeSentHeading(): string;
  /** Your payment is on its way */
  pendingHeading(): string;
  /** We do not know this payment */
  unknownHeading(): string;
  /** It is in your wallet. */
  captured(): string;
  /** Nothing has been paid. */
  failed(): string;
  /** Nothing has been paid yet. Your bank wants to know that it is you. */
  bank(): string;
  /** Nothing has been paid yet. */
  paypal(): string;
  /** Send it as told here. It is not in your wallet yet. */
  toBeSent(): string;
  /** Please do not pay again: we let you know. */
  pending(): string;
  /** It may belong to another account. Your transactions tell what came in and went out. */
  unknown(): string;
  /** You have not finished the payment. */
  unfinished(): string;
  /** Nothing has been bought with it. */
  notBought(): string;
  /** Amount */
  amount(): string;
  /** Paid with */
  method(): string;
  /** Started */
  started(): string;
  /** Expected */
  expected(): string;
  /** Finished */
  finished(): string;
  /** Balance afterwards */
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
  /** Go on */
  goOn(): string;
  /** See your receipt */
  receipt(): string;
  /** Add money */
  addMoney(): string;
  /** Back to your order */
  toOrder(): string;
}

export const depositReportMessages: MessageCatalogueReference<DepositReportMessages> = { catalogue: 'deposit-report', format: formatText };
