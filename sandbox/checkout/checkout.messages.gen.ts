// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MoneyValue } from '#domain/messages/format-message.ts';
import { createSandboxMessages } from '../messages/sandbox-messages.ts';
import catalogue from './checkout.messages.json' with { type: 'json' };

export interface CheckoutMessages {
  /** We can’t find this purchase. Check your transactions. */
  purchaseNotFound(): string;
  /** Your payment failed. You haven’t been charged. Please try again. */
  paymentFailed(): string;
  /** We can’t confirm your payment yet. Please don’t pay again: we’ll let you know. */
  paymentNotConfirmed(): string;
  /** The group doesn’t have that many shares left. You haven’t been charged. Choose fewer. */
  notSoManyShares(): string;
  /** The price is now {total}. You haven’t been charged. Check your order and try again. */
  priceChanged(values: { readonly total: number | MoneyValue }): string;
  /** Your order has changed since you opened this page. You haven’t been charged. Check your order and try again. */
  orderChanged(): string;
  /** You’ve just placed an order in another tab or on another device. You haven’t been charged again. To place another order, press the button once more. */
  justBought(): string;
  /** We can’t find this partner. You haven’t been charged. */
  noSuchPartner(): string;
  /** There’s nothing in your order. You haven’t been charged. */
  cartEmpty(): string;
  /** The {name} draw has closed. You haven’t been charged. Choose another draw. */
  drawClosed(values: { readonly name: string }): string;
  /** {name} is sold out. You haven’t been charged. */
  soldOut(values: { readonly name: string }): string;
  /** {name} is no longer available. You haven’t been charged. */
  noLongerAvailable(values: { readonly name: string }): string;
  /** There isn’t enough money in your wallet. You haven’t been charged. Add money or choose another payment method. */
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
  /** Your order: */
  bought(): string;
  /** Your order, which you’ll pay for when sales open: */
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
