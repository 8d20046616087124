// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MoneyValue } from '#domain/messages/format-message.ts';
import { createSandboxMessages } from '../messages/sandbox-messages.ts';
import catalogue from './party.messages.json' with { type: 'json' };

export interface PartyMessages {
  /** There is no such draw. */
  noSuchDraw(): string;
  /** Only the organiser may change this session. */
  sessionOfOrganiser(): string;
  /** Parties do not play this lottery. */
  lotteryNotPlayed(): string;
  /** There is no such order. */
  noSuchOrder(): string;
  /** Only the organiser may change this party. */
  partyOfOrganiser(): string;
  /** A group has this name already. */
  nameTaken(): string;
  /** There is no such session. */
  noSuchSession(): string;
  /** There is no such group. */
  noSuchGroup(): string;
  /** Please choose another name. */
  otherName(): string;
  /** Please choose a different name. */
  friendlierName(): string;
  /** {name} has joined {group}. */
  joinedBody(values: { readonly name: string; readonly group: string }): string;
  /** {name} has joined {group} */
  joined(values: { readonly name: string; readonly group: string }): string;
  /** {name} has left {group} */
  left(values: { readonly name: string; readonly group: string }): string;
  /** You are not a member of this party. */
  notMember(): string;
  /** There is no such member. */
  noSuchMember(): string;
  /** You are no longer in {group} */
  removed(values: { readonly group: string }): string;
  /** Join the group first. */
  joinFirst(): string;
  /** This group is playing already. */
  alreadyPlaying(): string;
  /** This draw has closed. */
  drawClosed(): string;
  /** This price is not on offer. */
  priceNotOffered(): string;
  /** Only members can be invited. */
  inviteMembers(): string;
  /** A later session has taken its place. */
  sessionReplaced(): string;
  /** {name} has left {group}. Paid shares stay in their draws. */
  leftBody(values: { readonly name: string; readonly group: string }): string;
  /** The organiser has taken you out of {group}. */
  removedBody(values: { readonly group: string }): string;
  /** The organiser has taken you out of {group}. The shares that you have paid stay yours: they are in their draw, and so is what they win. */
  removedWithShares(values: { readonly group: string }): string;
  /** {group} plays {name} */
  plays(values: { readonly group: string; readonly name: string }): string;
  /** {firstName}, {group} plays {name}. A share is {price}. */
  playsBody(values: { readonly firstName: string; readonly group: string; readonly name: string; readonly price: number | MoneyValue }): string;
  /** {name} has left {group}. Paid shares stay in their draws. You organise it from now on. */
  organiserLeftBody(values: { readonly name: string; readonly group: string }): string;
}

export const partyMessages = createSandboxMessages<PartyMessages>('party', catalogue);
