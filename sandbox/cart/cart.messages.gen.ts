// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MoneyValue } from '#domain/messages/format-message.ts';
import { createSandboxMessages } from '../messages/sandbox-messages.ts';
import catalogue from './cart.messages.json' with { type: 'json' };

export interface CartMessages {
  /** There is no such cart. */
  noSuchCart(): string;
  /** Choose a day to play. */
  chooseDay(): string;
  /** Fill in at least {least, plural, one {{least} game} other {{least} games}}. */
  fillGames(values: { readonly least: number }): string;
  /** Choose the cause that your ticket gives to. */
  chooseCause(): string;
  /** This product cannot be bought repeatedly. */
  notRepeatable(): string;
  /** This is not on sale at the moment. */
  notOnSale(): string;
  /** This product is not sold here. */
  notSoldHere(): string;
  /** This product is sold in another way. */
  soldOtherwise(): string;
  /** This product is not sold where you live. */
  notSoldWhereYouLive(): string;
  /** {name} is not sold where you live. */
  namedNotSoldWhereYouLive(values: { readonly name: string }): string;
  /** A cart holds at most {most} items. */
  cartFull(values: { readonly most: number }): string;
  /** A membership is already in your cart. */
  membershipInCart(): string;
  /** There is no such item in the cart. */
  noSuchItem(): string;
  /** A game has numbers that this lottery does not play. */
  setOfOtherLottery(): string;
  /** A game has the same set of numbers twice. */
  sameSetTwice(): string;
  /** A game has too many numbers. */
  tooManyNumbers(): string;
  /** A game has the same number twice. */
  sameNumberTwice(): string;
  /** A game has a number that this lottery does not play. */
  numberOutOfRange(): string;
  /** A ticket has at most {most} games. */
  tooManyGames(values: { readonly most: number }): string;
  /** This count of draws or weeks is not on offer. */
  countNotOffered(): string;
  /** This way to play is not on offer. */
  gameTypeNotOffered(): string;
  /** This membership is not on offer. */
  membershipNotOffered(): string;
  /** This book of tickets is not on offer. */
  bookNotOffered(): string;
  /** All tickets of this draw are sold. */
  raffleSoldOut(): string;
  /** Only {left} tickets of this draw are left. */
  raffleTicketsLeft(values: { readonly left: number }): string;
  /** All shares of this session are sold. */
  sessionSoldOut(): string;
  /** Only {left} shares of this session are left. */
  sessionSharesLeft(values: { readonly left: number }): string;
  /** Shares of a lotto party cannot be bought repeatedly. */
  partyNotRepeatable(): string;
  /** All shares of this syndicate are sold. */
  syndicateSoldOut(): string;
  /** Only {left} shares of this syndicate are left. */
  syndicateSharesLeft(values: { readonly left: number }): string;
  /** This promotion code is not valid. */
  promotionNotValid(): string;
  /** You can use one promotion code with a purchase. */
  onePromotion(): string;
  /** This promotion has expired. */
  promotionExpired(): string;
  /** You have used this promotion already. */
  promotionUsed(): string;
  /** This promotion is not for this cart: it needs {least} or more. */
  promotionNeedsMore(values: { readonly least: number | MoneyValue }): string;
}

export const cartMessages = createSandboxMessages<CartMessages>('cart', catalogue);
