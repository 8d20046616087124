// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MoneyValue } from '#domain/messages/format-message.ts';
import { createSandboxMessages } from '../messages/sandbox-messages.ts';
import catalogue from './checkout.messages.json' with { type: 'json' };

export interface CheckoutMessages {
  /** We could not find this purchase. */
  purchaseNotFound(): string;
  /** The payment has failed. */
  paymentFailed(): string;
  /** Your payment has not been confirmed yet. */
  paymentNotConfirmed(): string;
  /** There are not so many shares of this session left. */
  notSoManyShares(): string;
  /** The price has changed: it is {total} now. */
  priceChanged(values: { readonly total: number | MoneyValue }): string;
  /** Your order has changed since you saw it here. Nothing was bought. Please look at it again. */
  orderChanged(): string;
  /** You have just bought here in another tab or on another device. Nothing was paid now. To buy once more, press the button again. */
  justBought(): string;
  /** There is no such partner. */
  noSuchPartner(): string;
  /** Your cart is empty. */
  cartEmpty(): string;
  /** The draw of {name} has closed. */
  drawClosed(values: { readonly name: string }): string;
  /** {name} is sold out. */
  soldOut(values: { readonly name: string }): string;
  /** {name} is no longer available. */
  noLongerAvailable(values: { readonly name: string }): string;
  /** There is too little money in your wallet. */
  tooLittleMoney(): string;
  /** {name}: {price} */
  item(values: { readonly name: string; readonly price: number | MoneyValue }): string;
  /** {name}: {amount} */
  payment(values: { readonly name: string; readonly amount: number | MoneyValue }): string;
  /** {name} ending in {lastFour}: {amount} */
  paymentByCard(values: { readonly name: string; readonly lastFour: string; readonly amount: number | MoneyValue }): string;
  /** Your {brand} receipt */
  receiptOf(values: { readonly brand: string }): string;
  /** Thank you, {firstName}. */
  thankYou(values: { readonly firstName: string }): string;
  /** Receipt {number}, {moment, date, weekdayDateTime} */
  receiptNumber(values: { readonly number: string; readonly moment: number }): string;
  /** You have bought: */
  bought(): string;
  /** You have ordered, and pay when sales open: */
  ordered(): string;
  /** Paid: {total} */
  paid(values: { readonly total: number | MoneyValue }): string;
  /** Game {number}: {numbers} */
  game(values: { readonly number: number; readonly numbers: string }): string;
  /** Draw {drawNo}, {moment, date, weekdayDateTime} */
  draw(values: { readonly drawNo: string; readonly moment: number }): string;
  /** Ticket numbers: {numbers} */
  ticketNumbers(values: { readonly numbers: string }): string;
}

export const checkoutMessages = createSandboxMessages<CheckoutMessages>('checkout', catalogue);
