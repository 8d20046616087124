// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MoneyValue } from '#domain/messages/format-message.ts';
import { createSandboxMessages } from '../messages/sandbox-messages.ts';
import catalogue from './tickets.messages.json' with { type: 'json' };

export interface TicketsMessages {
  /** There is no such draw. */
  noSuchDraw(): string;
  /** There is no such order. */
  noSuchOrder(): string;
  /** This is not paused. */
  notPaused(): string;
  /** There is no such recurring purchase. */
  noSuchRecurringPurchase(): string;
  /** This was bought or cancelled already. */
  boughtOrCancelled(): string;
  /** There is no such scheduled purchase. */
  noSuchScheduledPurchase(): string;
  /** Ticket number {number} */
  ticketNumber(values: { readonly number: string }): string;
  /** Your {name} ticket was lucky. The money is in your wallet. */
  lucky(values: { readonly name: string }): string;
  /** See your ticket */
  seeTicket(): string;
  /** {firstName}, draw {drawNo} of {name} is over. */
  drawOver(values: { readonly firstName: string; readonly drawNo: string; readonly name: string }): string;
  /** The result of {name}, draw {drawNo} */
  result(values: { readonly name: string; readonly drawNo: string }): string;
  /** You have won {amount}. */
  won(values: { readonly amount: number | MoneyValue }): string;
  /** Your tickets have not won this time. */
  notWon(): string;
  /** The first prize goes to ticket {ticket}. */
  firstPrizeTicket(values: { readonly ticket: string }): string;
  /** You have won {amount} */
  winnings(values: { readonly amount: number | MoneyValue }): string;
  /** Congratulations, {firstName}. Your {name} ticket has won {amount} in draw {drawNo}. It is in your wallet. */
  winningsBody(values: { readonly firstName: string; readonly name: string; readonly amount: number | MoneyValue; readonly drawNo: string }): string;
  /** We skip what we buy for you */
  breakSkips(): string;
  /** While you take a break we buy nothing for you, also not what you have us buy again and again. */
  breakSkipsBody(): string;
  /** This has been cancelled. Please start a new one. */
  cancelled(): string;
  /** The membership is not sold for this period. */
  periodNotSold(): string;
  /** Choose the cause that your ticket gives to. */
  chooseCause(): string;
  /** Choose a day to go on at. */
  chooseResumeDay(): string;
  /** This cannot be changed. */
  notChangeable(): string;
  /** Your pause of {name} is over */
  pauseOver(values: { readonly name: string }): string;
  /** Your pause of {name} is over. We charge nothing before tomorrow: until then you can pause it again, or end it. */
  pauseOverBody(values: { readonly name: string }): string;
  /** Please choose how to pay. */
  choosePayment(): string;
  /** Your payment has not arrived yet. */
  paymentNotArrived(): string;
  /** You cannot pay this way. Please choose another. */
  otherPayment(): string;
  /** This card has expired. */
  cardExpired(): string;
  /** We could not buy {name} for you */
  notBought(values: { readonly name: string }): string;
  /** {firstName}, we could not buy {name} for you: {reason} */
  notBoughtBody(values: { readonly firstName: string; readonly name: string; readonly reason: string }): string;
  /** {firstName}, we could not buy {name} for you: {reason} We try again in a few hours. */
  notBoughtYetBody(values: { readonly firstName: string; readonly name: string; readonly reason: string }): string;
  /** Drawn: {sets}. */
  drawn(values: { readonly sets: readonly string[] }): string;
  /** {name} - {total} */
  orderHeading(values: { readonly name: string; readonly total: number | MoneyValue }): string;
  /** Bought {moment, date, weekdayDateTime} */
  orderBought(values: { readonly moment: number }): string;
  /** Draw {drawNo}, {moment, date, weekdayDateTime} */
  orderDraw(values: { readonly drawNo: string; readonly moment: number }): string;
  /** Game {number}: {numbers} */
  orderGame(values: { readonly number: number; readonly numbers: string }): string;
  /** Tickets {numbers} */
  orderTickets(values: { readonly numbers: string }): string;
  /** {count} x {offer} games */
  games(values: { readonly count: number; readonly offer: string }): string;
  /** {count} Ticket Book */
  book(values: { readonly count: number }): string;
  /** {count} x Syndicate shares */
  shares(values: { readonly count: number }): string;
  /** {tier} membership */
  membership(values: { readonly tier: string }): string;
  /** Weekly */
  weekly(): string;
  /** Monthly */
  monthly(): string;
  /** Every draw */
  everyDraw(): string;
  /** Jackpots {jackpot, number, withoutZeroCents} and over */
  minimumJackpot(values: { readonly jackpot: number | MoneyValue }): string;
  /** {period, select, quarterly {Quarterly} biannually {Biannually} annually {Annually} other {Regularly}} */
  period(values: { readonly period: 'quarterly' | 'biannually' | 'annually' | 'unknown' }): string;
}

export const ticketsMessages = createSandboxMessages<TicketsMessages>('tickets', catalogue);
