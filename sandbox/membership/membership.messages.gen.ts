// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MoneyValue } from '#domain/messages/format-message.ts';
import { createSandboxMessages } from '../messages/sandbox-messages.ts';
import catalogue from './membership.messages.json' with { type: 'json' };

export interface MembershipMessages {
  /** There is no such program. */
  noSuchProgram(): string;
  /** There is no such draw. */
  noSuchDraw(): string;
  /** The benefits are for premium members. */
  benefitsForPremium(): string;
  /** You are in: {name} */
  entryConfirmed(values: { readonly name: string }): string;
  /** Entries for this draw have closed. */
  entriesClosed(): string;
  /** Unlock your entry first. We confirm it then. */
  unlockFirst(): string;
  /** You have won {amount} */
  winnings(values: { readonly amount: number | MoneyValue }): string;
  /** Congratulations, {firstName}. Your entry has won {amount} in giveaway {drawNo}. It is in your wallet. */
  winningsBody(values: { readonly firstName: string; readonly amount: number | MoneyValue; readonly drawNo: string }): string;
  /** You have left */
  left(): string;
  /** You are no longer a member. Nothing is charged. You can join again whenever you like. */
  leftBody(): string;
  /** You keep your premium membership */
  kept(): string;
  /** The brand has no membership program. */
  noProgram(): string;
  /** The program is not offered where you live. */
  programNotOffered(): string;
  /** Make your first deposit to take part. */
  depositFirst(): string;
  /** Become a member to take part. */
  memberFirst(): string;
  /** Your membership is not in this draw. */
  notInDraw(): string;
  /** Hello {firstName}. You have {count, plural, one {{count} entry} other {{count} entries}} in {name}, draw {drawNo}. We tell you as soon as it is drawn. */
  entryConfirmedBody(values: { readonly firstName: string; readonly count: number; readonly name: string; readonly drawNo: string }): string;
  /** Your premium membership ends on {day} */
  ends(values: { readonly day: number }): string;
  /** Your premium membership is not renewed, and nothing more is charged. It ends on {day}: until then you are in every draw as before, after that {tier, select, free {you are a free member} other {you are no longer a member}}. Until that day you can still keep it. */
  endsBody(values: { readonly day: number; readonly tier: 'free' | 'none' }): string;
  /** Your premium membership goes on. It renews on {day} for {price, number, withoutZeroCents} {period, select, quarterly {a quarter} biannually {every six months} annually {a year} other {a month}}. */
  keptBody(values: { readonly day: number; readonly price: number | MoneyValue; readonly period: 'monthly' | 'quarterly' | 'biannually' | 'annually' }): string;
  /** Your membership changes to {price, number, withoutZeroCents} {period, select, quarterly {a quarter} biannually {every six months} annually {a year} other {a month}} */
  changes(values: { readonly price: number | MoneyValue; readonly period: 'monthly' | 'quarterly' | 'biannually' | 'annually' }): string;
  /** From {day} your premium membership costs {price, number, withoutZeroCents} {period, select, quarterly {a quarter} biannually {every six months} annually {a year} other {a month}}. Nothing is charged before, and what you have paid already holds until then. */
  changesBody(values: { readonly day: number; readonly price: number | MoneyValue; readonly period: 'monthly' | 'quarterly' | 'biannually' | 'annually' }): string;
}

export const membershipMessages = createSandboxMessages<MembershipMessages>('membership', catalogue);
