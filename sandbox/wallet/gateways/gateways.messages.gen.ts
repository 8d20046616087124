// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MoneyValue } from '#domain/messages/format-message.ts';
import { createSandboxMessages } from '../../messages/sandbox-messages.ts';
import catalogue from './gateways.messages.json' with { type: 'json' };

export interface GatewaysMessages {
  /** There is no such page. */
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
  /** The security code does not match your card. */
  securityCodeWrong(): string;
  /** Your bank has declined this payment. */
  bankDeclined(): string;
  /** There is not enough money on this card. */
  notEnoughMoney(): string;
  /** This card has expired. */
  cardExpired(): string;
  /** Your bank needs to know that it is you. Please try again. */
  confirmAgain(): string;
  /** Please reload the page to try again. */
  reload(): string;
  /** Please enter a valid email address */
  emailInvalid(): string;
  /** There is no such wallet. */
  noSuchWallet(): string;
  /** This card is not in the wallet. */
  cardNotInWallet(): string;
  /** This is no card of the sandbox. */
  notTestCard(): string;
  /** Please enter the month and year. */
  monthAndYear(): string;
  /** Please enter numbers only */
  numbersOnly(): string;
  /** Please enter the card holder's name. */
  holderMissing(): string;
  /** The card is not valid. */
  cardInvalid(): string;
  /** You may close this window. */
  closeWindow(): string;
  /** You may go back to the shop. */
  backToShop(): string;
  /** Your bank */
  yourBank(): string;
  /** {brand} asks for {amount}. This page stands in for your bank. */
  asksFor(values: { readonly brand: string; readonly amount: number | MoneyValue }): string;
  /** {brand} asks to save your card. This page stands in for your bank. */
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
  /** Gateway that does not answer */
  gatewaySilent(): string;
  /** Is it you? */
  isItYou(): string;
  /** Approve */
  approve(): string;
  /** Refuse */
  refuse(): string;
  /** Abandon */
  abandon(): string;
  /** Cancel */
  cancel(): string;
  /** Pay {amount} to {brand} */
  payTo(values: { readonly amount: number | MoneyValue; readonly brand: string }): string;
  /** This page stands in for PayPal. */
  standsInForPayPal(): string;
  /** Go on */
  goOn(): string;
  /** Done */
  done(): string;
  /** MM */
  month(): string;
  /** YY */
  year(): string;
  /** This form stands in for a payment provider: it takes test cards alone. */
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
  /** Which account may the shop use? This sheet stands in for PayPal. */
  whichAccount(): string;
  /** Email of your PayPal account */
  emailOfPayPal(): string;
  /** Agree and link */
  agreeAndLink(): string;
  /** Please try again. */
  tryAgain(): string;
}

export const gatewaysMessages = createSandboxMessages<GatewaysMessages>('gateways', catalogue);
