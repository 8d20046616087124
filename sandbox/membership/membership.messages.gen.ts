// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MoneyValue } from '#domain/messages/format-message.ts';
import { createSandboxMessages } from '../messages/sandbox-messages.ts';
import catalogue from './membership.messages.json' with { type: 'json' };

export interface MembershipMessages {
  /** We can’t find that membership. */
  noSuchProgram(): string;
  /** We can’t find that draw. */
  noSuchDraw(): string;
  /** These benefits are for premium members. */
  benefitsForPremium(): string;
  /** You’re in: {name} */
  entryConfirmed(values: { readonly name: string }): string;
  /** Entries for this draw have closed. */
  entriesClosed(): string;
  /** Unlock your entry first, then we’ll confirm it. */
  unlockFirst(): string;
  /** You’ve won {amount} */
  winnings(values: { readonly amount: number | MoneyValue }): string;
  /** Congratulations, {firstName}. Your entry won {amount} in giveaway {drawNo}. The money is in your wallet. */
  winningsBody(values: { readonly firstName: string; readonly amount: number | MoneyValue; readonly drawNo: string }): string;
  /** Your membership has ended */
  left(): string;
  /** You’re no longer a member, and you won’t be charged. You can join again whenever you like. If this wasn’t you, contact support. */
  leftBody(): string;
  /** You’ve kept your premium membership */
  kept(): string;
  /** There’s no membership here. */
  noProgram(): string;
  /** Membership isn’t available where you live. */
  programNotOffered(): string;
  /** Make your first deposit to enter. */
  depositFirst(): string;
  /** Join to enter. */
  memberFirst(): string;
  /** Your membership doesn’t include this draw. */
  notInDraw(): string;
  /** {count, plural, one {# entry} other {# entries}} */
  numberOfEntries(values: { readonly count: number }): string;
  /** Hello {firstName}. You have {count, plural, one {{count} entry} other {{count} entries}} in {name}, draw {drawNo}. We’ll email you as soon as it’s drawn. */
  entryConfirmedBody(values: { readonly firstName: string; readonly count: number; readonly name: string; readonly drawNo: string }): string;
  /** Your premium membership ends on {day} */
  ends(values: { readonly day: number }): string;
  /** Your premium membership won’t renew, and you won’t be charged again. Until it ends on {day} you’re still in every draw. After that {tier, select, free {you’ll be a free member} other {you won’t be a member}}. Changed your mind? You can keep it until that day. */
  endsBody(values: { readonly day: number; readonly tier: 'free' | 'none' }): string;
  /** Your premium membership continues. It renews on {day} for {price, number, withoutZeroCents} {period, select, quarterly {a quarter} biannually {every six months} annually {a year} other {a month}}. If this wasn’t you, contact support. */
  keptBody(values: { readonly day: number; readonly price: number | MoneyValue; readonly period: 'monthly' | 'quarterly' | 'biannually' | 'annually' }): string;
  /** Your membership changes to {price, number, withoutZeroCents} {period, select, quarterly {a quarter} biannually {every six months} annually {a year} other {a month}} */
  changes(values: { readonly price: number | MoneyValue; readonly period: 'monthly' | 'quarterly' | 'biannually' | 'annually' }): string;
  /** From {day} your premium membership costs {price, number, withoutZeroCents} {period, select, quarterly {a quarter} biannually {every six months} annually {a year} other {a month}}. You won’t be charged before then. If this wasn’t you, contact support. */
  changesBody(values: { readonly day: number; readonly price: number | MoneyValue; readonly period: 'monthly' | 'quarterly' | 'biannually' | 'annually' }): string;
}

export const membershipMessages = createSandboxMessages<MembershipMessages>('membership', catalogue);
