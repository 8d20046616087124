// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MoneyValue } from '#domain/messages/format-message.ts';
import { createSandboxMessages } from '../messages/sandbox-messages.ts';
import catalogue from './cart.messages.json' with { type: 'json' };

export interface CartMessages {
  /** We can’t find your order. Reload the page. */
  noSuchCart(): string;
  /** Choose a draw day. */
  chooseDay(): string;
  /** Fill at least {least, plural, one {{least} game} other {{least} games}}. */
  fillGames(values: { readonly least: number }): string;
  /** Choose the cause your ticket supports. */
  chooseCause(): string;
  /** This product can’t be bought as a recurring purchase. */
  notRepeatable(): string;
  /** This isn’t on sale at the moment. */
  notOnSale(): string;
  /** This product isn’t sold here. */
  notSoldHere(): string;
  /** This product isn’t sold this way. */
  soldOtherwise(): string;
  /** This product isn’t sold where you live. */
  notSoldWhereYouLive(): string;
  /** {name} isn’t sold where you live. */
  namedNotSoldWhereYouLive(values: { readonly name: string }): string;
  /** You can have up to {most} items at a time. Remove one to add another. */
  cartFull(values: { readonly most: number }): string;
  /** You’ve already added a membership. */
  membershipInCart(): string;
  /** That item has already been removed. */
  noSuchItem(): string;
  /** One of your games has numbers that this lottery doesn’t have. Choose again. */
  setOfOtherLottery(): string;
  /** One of your games has the same set of numbers twice. Remove one. */
  sameSetTwice(): string;
  /** One of your games has too many numbers. Remove some. */
  tooManyNumbers(): string;
  /** One of your games has the same number twice. Change one. */
  sameNumberTwice(): string;
  /** One of your games has a number that this lottery doesn’t have. Choose another. */
  numberOutOfRange(): string;
  /** A ticket can have up to {most} games. Remove some. */
  tooManyGames(values: { readonly most: number }): string;
  /** You can’t buy this number of draws or weeks. Choose another. */
  countNotOffered(): string;
  /** This type of game isn’t available. Choose another. */
  gameTypeNotOffered(): string;
  /** This membership isn’t available. */
  membershipNotOffered(): string;
  /** This ticket book isn’t available. Choose another. */
  bookNotOffered(): string;
  /** Tickets for this draw are sold out. */
  raffleSoldOut(): string;
  /** Only {left} tickets are left for this draw. */
  raffleTicketsLeft(values: { readonly left: number }): string;
  /** The group’s shares for this draw are sold out. */
  sessionSoldOut(): string;
  /** The group has only {left} shares left for this draw. */
  sessionSharesLeft(values: { readonly left: number }): string;
  /** Lotto Party shares can’t be bought as a recurring purchase. */
  partyNotRepeatable(): string;
  /** Shares in this syndicate are sold out. */
  syndicateSoldOut(): string;
  /** Only {left} shares are left in this syndicate. */
  syndicateSharesLeft(values: { readonly left: number }): string;
  /** We don’t recognise this promotion code. Check it and try again. */
  promotionNotValid(): string;
  /** You can use one promotion code per purchase. */
  onePromotion(): string;
  /** This promotion has ended. */
  promotionExpired(): string;
  /** You’ve already used this promotion. */
  promotionUsed(): string;
  /** You need to spend at least {least} to use this promotion. */
  promotionNeedsMore(values: { readonly least: number | MoneyValue }): string;
}

export const cartMessages = createSandboxMessages<CartMessages>('cart', catalogue);
