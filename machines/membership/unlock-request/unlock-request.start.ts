import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { MembershipCalls } from '#commerce/membership/membership.ts';
import { giveawayUnlockMachine } from './unlock-request.machine.ts';
import type { UnlockedGiveawayDraw } from './unlock-request.types.ts';

export function startGiveawayUnlockMachine({
  unlockDraw,
}: Pick<MembershipCalls, 'unlockDraw'>): ActorRefFrom<typeof giveawayUnlockMachine> {
  const actors = {
    unlock: fromPromise<UnlockedGiveawayDraw, string>(({ input, signal }) => unlockDraw(input, { signal })),
  };
  return createActor(giveawayUnlockMachine.provide({ actors })).start();
}
