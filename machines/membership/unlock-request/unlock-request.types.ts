import type { CustomerGiveawayDraw } from '#schemas/generated/api/types.gen.ts';
import type { MembershipFailure } from '../membership/membership-failure.ts';

/** The part of the response that is used. */
export type UnlockedGiveawayDraw = Pick<CustomerGiveawayDraw, 'drawId' | 'name'>;

export interface GiveawayUnlockMachineContext {
  /** Id of the draw that was requested last; empty before. */
  readonly drawId: string;
  /** Why the customer's entries in the draw stayed locked, in words for the customer; null where they were unlocked. */
  readonly failure: MembershipFailure | null;
}

/** Unlocks the entries of a draw. */
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
