// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface PartnerCheckoutMessages {
  /** Checkout */
  heading(): string;
  /** Getting your tickets… */
  waiting(): string;
  /** Waiting for your selection from {known, select, yes {{partner}} other {the partner site}}. */
  waitingText(values: { readonly partner: string; readonly known: 'yes' | 'no' }): string;
  /** There’s nothing here to buy */
  gone(): string;
  /** We didn’t receive your selection. Please go back to {known, select, yes {{partner}} other {the partner site}} and choose again. */
  goneText(values: { readonly partner: string; readonly known: 'yes' | 'no' }): string;
  /** Your cart is empty */
  empty(): string;
  /** Choose something at {known, select, yes {{partner}} other {the partner site}} and it’ll show up here. */
  emptyText(values: { readonly partner: string; readonly known: 'yes' | 'no' }): string;
  /** You can’t buy this */
  refused(): string;
  /** {reason} Please choose something else at {known, select, yes {{partner}} other {the partner site}}. */
  refusedText(values: { readonly reason: string; readonly partner: string; readonly known: 'yes' | 'no' }): string;
  /** We couldn’t work out the price */
  unpriced(): string;
  /** Something went wrong. You haven’t been charged, and your selection is still here. */
  unpricedText(): string;
  /** Try again */
  tryAgain(): string;
  /** We couldn’t check which site sent you */
  rejected(): string;
  /** Something went wrong. You haven’t been charged, and your selection is still here. */
  rejectedText(): string;
  /** Thank you, your order is complete */
  purchased(): string;
  /** Taking you to your receipt… */
  purchasedText(): string;
  /** You’ve already bought this */
  elsewhere(): string;
  /** You completed this order in another window. You haven’t been charged twice. */
  elsewhereText(): string;
  /** View receipt */
  toReceipt(): string;
  /** Log in to buy */
  guest(): string;
  /** Log in to your account. Your selection will still be here. */
  guestText(): string;
  /** {known, select, yes {{partner}} other {The partner site}} can log you in here. Some browsers won’t keep you logged in inside another site’s page. If that happens, continue in a new window. */
  guestFramed(values: { readonly partner: string; readonly known: 'yes' | 'no' }): string;
  /** Log in */
  logIn(): string;
  /** Create an account */
  signUp(): string;
  /** Continue in a new window */
  ownWindow(): string;
  /** You can’t place this order yet */
  blocked(): string;
  /** Please choose something else at {known, select, yes {{partner}} other {the partner site}}. */
  chooseElse(values: { readonly partner: string; readonly known: 'yes' | 'no' }): string;
  /** Change your selection at {known, select, yes {{partner}} other {the partner site}}. */
  changeCart(values: { readonly partner: string; readonly known: 'yes' | 'no' }): string;
  /** Verify your account */
  verify(): string;
  /** View your limits */
  limits(): string;
}

export const partnerCheckoutMessages: MessageCatalogueReference<PartnerCheckoutMessages> = { catalogue: 'partner-checkout', format: formatText };
