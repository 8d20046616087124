// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { createSandboxMessages } from '../../messages/sandbox-messages.ts';
import catalogue from './customers.messages.json' with { type: 'json' };

export interface CustomersMessages {
  /** You can buy tickets where you are. */
  canBuyHere(): string;
  /** Your details have been successfully updated. */
  detailsUpdated(): string;
  /** Details updated, your account is now unverified */
  detailsUpdatedUnverified(): string;
  /** Your email address was changed */
  emailChanged(): string;
  /** The email address of your account was changed. We’ll write to the new address from now on. If this wasn’t you, contact support immediately. */
  emailChangedBody(): string;
  /** Another account uses this email address. Choose a different one. */
  emailTaken(): string;
  /** You can’t change your date of birth here. Contact support to correct it. */
  birthdayKnown(): string;
  /** Your account is closed */
  accountClosed(): string;
  /** We’ve closed your account, as you asked. If this wasn’t you, contact support. */
  accountClosedBody(): string;
  /** That password isn’t right. Try again. */
  notYourPassword(): string;
  /** You still have money in your account. Withdraw it before you close your account. */
  moneyLeft(): string;
  /** You have tickets in upcoming draws. You can close your account once they’re drawn. */
  ticketsLeft(): string;
  /** You’re subscribed to our emails */
  newsChosen(): string;
  /** Thanks for subscribing. We’ll email you our news and offers. Use the link to change what we send you, or to unsubscribe. */
  newsChosenBody(): string;
  /** We don’t offer accounts there. */
  regionNotOffered(): string;
  /** Choose each number once. */
  numberTwice(): string;
  /** This lottery doesn’t have one of your numbers. Choose another. */
  numberOutOfRange(): string;
  /** The same set of numbers is in there twice. Remove one. */
  setTwice(): string;
  /** You’ve chosen too many numbers. Remove some. */
  tooManyNumbers(): string;
  /** This lottery doesn’t have that set of numbers. */
  noSuchNumberSet(): string;
  /** You can have one set of favourite numbers for each lottery. */
  oneSetOfFavourites(): string;
  /** Some numbers are missing. Choose the rest. */
  numbersMissing(): string;
  /** We can’t find that lottery. */
  noSuchLottery(): string;
  /** This week’s draws */
  newsletter(): string;
  /** This week’s draws are open. Use the link to choose which emails you get, or to unsubscribe. */
  newsletterBody(): string;
  /** Unsubscribe from our emails */
  unsubscribe(): string;
  /** You’re receiving this because you subscribed to our emails. Use the link to unsubscribe. */
  unsubscribeBody(): string;
  /** We can’t find that payment method. Choose another. */
  noSuchPaymentMethod(): string;
  /** This card has expired. Choose another. */
  cardExpired(): string;
  /** We couldn’t verify this payment method. Choose another. */
  methodNotVerified(): string;
  /** You’ve excluded yourself, so we can’t sell you anything until you return. You haven’t been charged. */
  selfExcluded(): string;
  /** You’re taking a break until {until, date, longDateTime}, so we can’t sell you anything until then. You haven’t been charged. */
  onBreak(values: { readonly until: number }): string;
  /** We can’t sell tickets where you live. You haven’t been charged. */
  notSoldToAddress(): string;
  /** Hello, */
  hello(): string;
  /** Hello {firstName}, */
  helloCustomer(values: { readonly firstName: string }): string;
  /** Thanks for your message. We’ll read it and reply by email. */
  messageReceived(): string;
  /** {topic, select, tickets {Tickets and entries} results {Results and prizes} payments {Payments, deposits and withdrawals} account {My account and login} limits {Limits and breaks} other {Something else}} */
  topicOfMessage(values: { readonly topic: 'tickets' | 'results' | 'payments' | 'account' | 'limits' | 'other' }): string;
  /** Thanks for your message about “{topic}”. We’ll read it and reply by email. */
  messageReceivedAbout(values: { readonly topic: string }): string;
  /** Your message: */
  youWrote(): string;
  /** {brand} has received your message */
  hasYourMessage(values: { readonly brand: string }): string;
}

export const customersMessages = createSandboxMessages<CustomersMessages>('customers', catalogue);
