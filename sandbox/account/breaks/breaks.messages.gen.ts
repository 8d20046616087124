// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { createSandboxMessages } from '../../messages/sandbox-messages.ts';
import catalogue from './breaks.messages.json' with { type: 'json' };

export interface BreaksMessages {
  /** You’re taking a break, so we won’t send you offers until it ends. */
  noOffersDuringBreak(): string;
  /** Your current break lasts longer. You can extend a break but not shorten it. */
  breakNotShortened(): string;
  /** You haven’t excluded yourself, so there’s nothing to end. */
  notExcluded(): string;
  /** You can ask to return from {from, date, longDateTime}. Until then your exclusion stays in place. */
  returnTooEarly(values: { readonly from: number }): string;
  /** You’ve asked to return */
  returnAsked(): string;
  /** You’ve asked to end your self-exclusion. You’ll be able to buy again from {again, date, longDateTime}. If this wasn’t you, or you change your mind, start another break. */
  returnAskedBody(values: { readonly again: number }): string;
  /** Your break has started */
  breakBegun(): string;
  /** You’ve excluded yourself */
  excluded(): string;
  /** Your break lasts until {until, date, longDateTime} and can’t be shortened. Until then we won’t sell you anything or send you offers. Your tickets stay in their draws, and you can still withdraw your money. If you need help, contact support. */
  breakBegunBody(values: { readonly until: number }): string;
  /** You’ve excluded yourself. We won’t sell you anything or send you offers. Your tickets stay in their draws, and you can still withdraw your money. You can ask to return from {from, date, longDateTime}. If you need help, contact support. */
  excludedBody(values: { readonly from: number }): string;
}

export const breaksMessages = createSandboxMessages<BreaksMessages>('breaks', catalogue);
