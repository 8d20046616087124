import type { CustomerGiveawayDraw } from '#schemas/generated/api/types.gen.ts';
import type { MembershipFailure } from '../membership/membership-failure.ts';

/** What is known of a draw once the shop has answered. */
export type UnlockedGiveawayDraw = Pick<CustomerGiveawayDraw, 'drawId' | 'name'>;

export interface GiveawayUnlockMachineContext {
  /** The draw whose entries were asked for last; empty before. */
  readonly drawId: string;
  /** Why the customer's entries in the draw stayed locked, in words for the customer; null where they were unlocked. */
  readonly failure: MembershipFailure | null;
}

/** The customer wants to be in a draw. */
export interface GiveawayUnlockEvent {
  readonly type: 'UNLOCK.REQUEST';
  readonly drawId: string;
}

/** The entries of the customer in a draw are unlocked. */
export interface GiveawayUnlockEmitted {
  readonly type: 'entry.unlocked';
  readonly drawId: string;
  readonly name: string;
}
