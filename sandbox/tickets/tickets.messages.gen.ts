// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MoneyValue } from '#domain/messages/format-message.ts';
import { createSandboxMessages } from '../messages/sandbox-messages.ts';
import catalogue from './tickets.messages.json' with { type: 'json' };

export interface TicketsMessages {
  /** We can’t find that draw. */
  noSuchDraw(): string;
  /** We can’t find that order. */
  noSuchOrder(): string;
  /** This isn’t paused. */
  notPaused(): string;
  /** We can’t find that recurring purchase. */
  noSuchRecurringPurchase(): string;
  /** This has already been bought or cancelled. */
  boughtOrCancelled(): string;
  /** We can’t find that scheduled purchase. */
  noSuchScheduledPurchase(): string;
  /** Ticket number {number} */
  ticketNumber(values: { readonly number: string }): string;
  /** Your {name} ticket won. The money is in your wallet. */
  lucky(values: { readonly name: string }): string;
  /** See your ticket */
  seeTicket(): string;
  /** Hello {firstName}. Draw {drawNo} of {name} has been drawn. */
  drawOver(values: { readonly firstName: string; readonly drawNo: string; readonly name: string }): string;
  /** {name} results, draw {drawNo} */
  result(values: { readonly name: string; readonly drawNo: string }): string;
  /** You’ve won {amount}. The money is in your wallet. */
  won(values: { readonly amount: number | MoneyValue }): string;
  /** No prize this time. */
  notWon(): string;
  /** The first prize goes to ticket {ticket}. */
  firstPrizeTicket(values: { readonly ticket: string }): string;
  /** You’ve won {amount} */
  winnings(values: { readonly amount: number | MoneyValue }): string;
  /** Congratulations, {firstName}. Your {name} ticket won {amount} in draw {drawNo}. The money is in your wallet. */
  winningsBody(values: { readonly firstName: string; readonly name: string; readonly amount: number | MoneyValue; readonly drawNo: string }): string;
  /** Your recurring purchases are on hold */
  breakSkips(): string;
  /** While you’re taking a break, we won’t make any of your recurring purchases, and you won’t be charged. Your tickets stay in their draws. */
  breakSkipsBody(): string;
  /** This has been cancelled. Please start a new one. */
  cancelled(): string;
  /** You can’t pay for your membership this often. Choose another option. */
  periodNotSold(): string;
  /** Choose the cause your ticket supports. */
  chooseCause(): string;
  /** Choose the day to resume. */
  chooseResumeDay(): string;
  /** This can’t be changed. */
  notChangeable(): string;
  /** Your pause of {name} is over */
  pauseOver(values: { readonly name: string }): string;
  /** Your pause of {name} is over. We won’t charge you before tomorrow. Until then you can pause it again, or cancel it. */
  pauseOverBody(values: { readonly name: string }): string;
  /** Please choose a payment method. */
  choosePayment(): string;
  /** Your payment hasn’t arrived yet. */
  paymentNotArrived(): string;
  /** You can’t pay this way. Choose another payment method. */
  otherPayment(): string;
  /** This card has expired. Choose another payment method. */
  cardExpired(): string;
  /** We couldn’t buy {name} for you */
  notBought(values: { readonly name: string }): string;
  /** We couldn’t buy {name} for you. {reason} Check your payment method in your account, or contact support. */
  notBoughtBody(values: { readonly name: string; readonly reason: string }): string;
  /** We couldn’t buy {name} for you. {reason} We’ll try again in a few hours. To change how you pay, go to your account. */
  notBoughtYetBody(values: { readonly name: string; readonly reason: string }): string;
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
