// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface PartnerCheckoutMessages {
  /** Check out */
  heading(): string;
  /** One moment, your tickets are on their way */
  waiting(): string;
  /** We are waiting for what you chose at {known, select, yes {{partner}} other {the partner who sent you here}}. */
  waitingText(values: { readonly partner: string; readonly known: 'yes' | 'no' }): string;
  /** There is nothing to buy here any more */
  gone(): string;
  /** What you chose did not reach us. Please go back to {known, select, yes {{partner}} other {the partner who sent you here}}, and choose again. */
  goneText(values: { readonly partner: string; readonly known: 'yes' | 'no' }): string;
  /** Your cart is empty */
  empty(): string;
  /** There is nothing in it to buy. Choose something at {known, select, yes {{partner}} other {the partner who sent you here}}, and it shows here. */
  emptyText(values: { readonly partner: string; readonly known: 'yes' | 'no' }): string;
  /** This cannot be bought */
  refused(): string;
  /** {reason} Please choose something else at {known, select, yes {{partner}} other {the partner who sent you here}}. */
  refusedText(values: { readonly reason: string; readonly partner: string; readonly known: 'yes' | 'no' }): string;
  /** We could not work out what this costs */
  unpriced(): string;
  /** Something went wrong. Nothing is bought, and what you chose is still here. */
  unpricedText(): string;
  /** Try again */
  tryAgain(): string;
  /** We cannot tell where you come from */
  rejected(): string;
  /** The shop could not be asked who sent you here. Nothing is bought, and what you chose is still here. */
  rejectedText(): string;
  /** Thank you, your order is placed */
  purchased(): string;
  /** We take you to your receipt. */
  purchasedText(): string;
  /** You have bought this already */
  elsewhere(): string;
  /** It was bought in another window. Nothing is bought twice. */
  elsewhereText(): string;
  /** See your receipt */
  toReceipt(): string;
  /** Log in to buy */
  guest(): string;
  /** Log in to your account, and come back here with what you chose. */
  guestText(): string;
  /** {known, select, yes {{partner}} other {the partner who sent you here}} can log you in here. Some browsers do not let us keep you logged in inside the page of somebody else: then go on in a window of its own. */
  guestFramed(values: { readonly partner: string; readonly known: 'yes' | 'no' }): string;
  /** Log in */
  logIn(): string;
  /** Create an account */
  signUp(): string;
  /** Go on in a window of its own */
  ownWindow(): string;
  /** This cannot be bought yet */
  blocked(): string;
  /** Please choose something else at {known, select, yes {{partner}} other {the partner who sent you here}}. */
  chooseElse(values: { readonly partner: string; readonly known: 'yes' | 'no' }): string;
  /** Change what you chose at {known, select, yes {{partner}} other {the partner who sent you here}}. */
  changeCart(values: { readonly partner: string; readonly known: 'yes' | 'no' }): string;
  /** Verify your account */
  verify(): string;
  /** See your limits */
  limits(): string;
}

export const partnerCheckoutMessages: MessageCatalogueReference<PartnerCheckoutMessages> = { catalogue: 'partner-checkout', format: formatText };
