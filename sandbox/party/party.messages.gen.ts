// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MoneyValue } from '#domain/messages/format-message.ts';
import { createSandboxMessages } from '../messages/sandbox-messages.ts';
import catalogue from './party.messages.json' with { type: 'json' };

export interface PartyMessages {
  /** We can’t find that draw. */
  noSuchDraw(): string;
  /** Only the organiser can change the group’s draw. */
  sessionOfOrganiser(): string;
  /** Lotto Party isn’t available for this lottery. */
  lotteryNotPlayed(): string;
  /** We can’t find that order. */
  noSuchOrder(): string;
  /** Only the organiser can change this group. */
  partyOfOrganiser(): string;
  /** Another group has this name. Choose a different one. */
  nameTaken(): string;
  /** We can’t find that group draw. */
  noSuchSession(): string;
  /** We can’t find that group. */
  noSuchGroup(): string;
  /** Please choose another name. */
  otherName(): string;
  /** Please choose a different name. */
  friendlierName(): string;
  /** {name} has joined {group}. You can see everyone in your group on its page. */
  joinedBody(values: { readonly name: string; readonly group: string }): string;
  /** {name} has joined {group} */
  joined(values: { readonly name: string; readonly group: string }): string;
  /** {name} has left {group} */
  left(values: { readonly name: string; readonly group: string }): string;
  /** You’re not a member of this group. */
  notMember(): string;
  /** We can’t find that member. */
  noSuchMember(): string;
  /** You’re no longer in {group} */
  removed(values: { readonly group: string }): string;
  /** Join the group first. */
  joinFirst(): string;
  /** This group is already in this draw. */
  alreadyPlaying(): string;
  /** This draw has closed. Choose another. */
  drawClosed(): string;
  /** This share price isn’t available. Choose another. */
  priceNotOffered(): string;
  /** You can only invite members of the group. */
  inviteMembers(): string;
  /** This group draw has been replaced by a later one. */
  sessionReplaced(): string;
  /** {name} has left {group}. Shares that are paid for stay in their draws. */
  leftBody(values: { readonly name: string; readonly group: string }): string;
  /** The organiser has removed you from {group}. You haven’t been charged for anything. If you have a question, contact the organiser or support. */
  removedBody(values: { readonly group: string }): string;
  /** The organiser has removed you from {group}. The shares you’ve paid for are still yours. They stay in their draws, and any prize is paid to you. If you have a question, contact support. */
  removedWithShares(values: { readonly group: string }): string;
  /** {group} is playing {name} */
  plays(values: { readonly group: string; readonly name: string }): string;
  /** Hello {firstName}. {group} is playing {name}. A share costs {price}. */
  playsBody(values: { readonly firstName: string; readonly group: string; readonly name: string; readonly price: number | MoneyValue }): string;
  /** {name} has left {group}. Shares that are paid for stay in their draws. You’re now the organiser. */
  organiserLeftBody(values: { readonly name: string; readonly group: string }): string;
}

export const partyMessages = createSandboxMessages<PartyMessages>('party', catalogue);
