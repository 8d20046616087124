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
  /** Your e-mail address was changed */
  emailChanged(): string;
  /** The e-mail address of your account was changed. If it was not you, contact support. */
  emailChangedBody(): string;
  /** There is an account with this e-mail address. */
  emailTaken(): string;
  /** Your day of birth is known. Contact support to correct it. */
  birthdayKnown(): string;
  /** Your account is closed */
  accountClosed(): string;
  /** Your account is closed, as you asked for. */
  accountClosedBody(): string;
  /** This is not your password. */
  notYourPassword(): string;
  /** There is money in your account. Please withdraw it before you close the account. */
  moneyLeft(): string;
  /** You have tickets in draws to come. You can close the account when they are drawn. */
  ticketsLeft(): string;
  /** You will hear from us */
  newsChosen(): string;
  /** You will hear from us by e-mail. Follow the link whenever you want to change that. */
  newsChosenBody(): string;
  /** We do not offer accounts there. */
  regionNotOffered(): string;
  /** Each number can be chosen once. */
  numberTwice(): string;
  /** A number is not in the range of the lottery. */
  numberOutOfRange(): string;
  /** A number set is there twice. */
  setTwice(): string;
  /** Too many numbers are chosen. */
  tooManyNumbers(): string;
  /** The lottery has no such number set. */
  noSuchNumberSet(): string;
  /** A lottery can have one set of favourite numbers. */
  oneSetOfFavourites(): string;
  /** Some numbers are missing. */
  numbersMissing(): string;
  /** There is no such lottery. */
  noSuchLottery(): string;
  /** This week */
  newsletter(): string;
  /** The draws of this week are open. Follow the link to choose how we may write to you. */
  newsletterBody(): string;
  /** News and offers */
  unsubscribe(): string;
  /** You get this mail because you once asked for news. Follow the link to stop it. */
  unsubscribeBody(): string;
  /** There is no such payment method. */
  noSuchPaymentMethod(): string;
  /** This card has expired. */
  cardExpired(): string;
  /** This payment method could not be verified. */
  methodNotVerified(): string;
  /** You have excluded yourself. We sell you nothing until you have returned. */
  selfExcluded(): string;
  /** You take a break until {until, date, longDateTime}. We sell you nothing until then. */
  onBreak(values: { readonly until: number }): string;
  /** From the address that you have given us we may not sell to you. */
  notSoldToAddress(): string;
  /** Hello, */
  hello(): string;
  /** Hello {firstName}, */
  helloCustomer(values: { readonly firstName: string }): string;
  /** We have your message. A person reads it, and answers by e-mail. */
  messageReceived(): string;
  /** We have your message about “{topic}”. A person reads it, and answers by e-mail. */
  messageReceivedAbout(values: { readonly topic: string }): string;
  /** You wrote: */
  youWrote(): string;
  /** {brand} has your message */
  hasYourMessage(values: { readonly brand: string }): string;
}

export const customersMessages = createSandboxMessages<CustomersMessages>('customers', catalogue);
