// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { createSandboxMessages } from '../../messages/sandbox-messages.ts';
import catalogue from './breaks.messages.json' with { type: 'json' };

export interface BreaksMessages {
  /** You are taking a break. We send you no offers until it is over. */
  noOffersDuringBreak(): string;
  /** The break that you take lasts longer. It can be made longer, never shorter. */
  breakNotShortened(): string;
  /** You have not excluded yourself. */
  notExcluded(): string;
  /** You can ask to return from {from, date, longDateTime} on, not sooner. */
  returnTooEarly(values: { readonly from: number }): string;
  /** You have asked to return */
  returnAsked(): string;
  /** You have asked to return. We sell to you again from {again, date, longDateTime} on. If it was not you, start another break. */
  returnAskedBody(values: { readonly again: number }): string;
  /** Your break has begun */
  breakBegun(): string;
  /** You have excluded yourself */
  excluded(): string;
  /** You take a break until {until, date, longDateTime}. It can’t end sooner. We sell you nothing and advertise nothing to you. Your tickets stay in their draws, and you can withdraw your money. */
  breakBegunBody(values: { readonly until: number }): string;
  /** You have excluded yourself. We sell you nothing and advertise nothing to you. Your tickets stay in their draws, and you can withdraw your money. From {from, date, longDateTime} on you can ask us to let you return. */
  excludedBody(values: { readonly from: number }): string;
}

export const breaksMessages = createSandboxMessages<BreaksMessages>('breaks', catalogue);
