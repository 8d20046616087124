// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MoneyValue } from '#domain/messages/format-message.ts';
import { createSandboxMessages } from '../../messages/sandbox-messages.ts';
import catalogue from './gateways.messages.json' with { type: 'json' };

export interface GatewaysMessages {
  /** We can’t find this page. Go back to the shop. */
  noSuchPage(): string;
  /** There is no such setup intent. */
  noSuchSetup(): string;
  /** There is no such payment intent. */
  noSuchPaymentIntent(): string;
  /** There is no such payment method. */
  noSuchPaymentMethod(): string;
  /** Your card was declined. */
  declined(): string;
  /** Your card has expired. */
  expired(): string;
  /** We're experiencing technical difficulties. Please reload the page to try again. */
  technicalDifficulties(): string;
  /** The security code doesn’t match your card. You haven’t been charged. Check it and try again. */
  securityCodeWrong(): string;
  /** Your bank declined the payment. You haven’t been charged. Try another card. */
  bankDeclined(): string;
  /** There isn’t enough money on this card. You haven’t been charged. Try another card. */
  notEnoughMoney(): string;
  /** This card has expired. Try another card. */
  cardExpired(): string;
  /** Your bank needs to confirm it’s you. You haven’t been charged. Please try again. */
  confirmAgain(): string;
  /** Please reload the page to try again. */
  reload(): string;
  /** Please enter a valid email address */
  emailInvalid(): string;
  /** We can’t find that wallet. Choose another payment method. */
  noSuchWallet(): string;
  /** This card isn’t in your wallet. Choose another. */
  cardNotInWallet(): string;
  /** Use one of the sandbox’s test cards. */
  notTestCard(): string;
  /** Please enter the month and year. */
  monthAndYear(): string;
  /** Please enter numbers only */
  numbersOnly(): string;
  /** Please enter the card holder's name. */
  holderMissing(): string;
  /** This card isn’t valid. Check the details. */
  cardInvalid(): string;
  /** You can close this window. */
  closeWindow(): string;
  /** You can go back to the shop. */
  backToShop(): string;
  /** Your bank */
  yourBank(): string;
  /** {brand} is requesting {amount}. This page stands in for your bank. */
  asksFor(values: { readonly brand: string; readonly amount: number | MoneyValue }): string;
  /** {brand} would like to save your card. This page stands in for your bank. */
  asksToSave(values: { readonly brand: string }): string;
  /** One moment */
  oneMoment(): string;
  /** Card number */
  cardNumber(): string;
  /** Expiry month */
  expiryMonth(): string;
  /** Expiry year */
  expiryYear(): string;
  /** Security code */
  securityCode(): string;
  /** Name on card */
  nameOnCard(): string;
  /** Card details */
  cardDetails(): string;
  /** Card that pays */
  cardThatPays(): string;
  /** Card that is declined */
  cardThatIsDeclined(): string;
  /** Card without enough money */
  cardWithoutMoney(): string;
  /** Gateway that is unavailable */
  gatewayUnavailable(): string;
  /** Gateway that doesn’t answer */
  gatewaySilent(): string;
  /** Is this you? */
  isItYou(): string;
  /** Approve */
  approve(): string;
  /** Decline */
  refuse(): string;
  /** Leave without answering */
  abandon(): string;
  /** Cancel */
  cancel(): string;
  /** Pay {amount} to {brand} */
  payTo(values: { readonly amount: number | MoneyValue; readonly brand: string }): string;
  /** This page stands in for PayPal. */
  standsInForPayPal(): string;
  /** Continue */
  goOn(): string;
  /** Done */
  done(): string;
  /** MM */
  month(): string;
  /** YY */
  year(): string;
  /** This form stands in for a payment provider and takes test cards only. */
  testCardsOnly(): string;
  /** Pay {amount}. This sheet stands in for your device. */
  payAmount(values: { readonly amount: string }): string;
  /** Card in the wallet */
  cardInWallet(): string;
  /** Pay */
  pay(): string;
  /** Close */
  close(): string;
  /** Wallet */
  otherWallet(): string;
  /** Which account would you like to use? This sheet stands in for PayPal. */
  whichAccount(): string;
  /** PayPal email */
  emailOfPayPal(): string;
  /** Agree and link */
  agreeAndLink(): string;
  /** Please try again. */
  tryAgain(): string;
}

export const gatewaysMessages = createSandboxMessages<GatewaysMessages>('gateways', catalogue);
