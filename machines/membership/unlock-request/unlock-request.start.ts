import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { MembershipCalls } from '#commerce/membership/membership.ts';
import { unlockRequestMachine } from './unlock-request.machine.ts';
import type { UnlockedDraw } from './unlock-request.types.ts';

export function startUnlockRequest({
  unlockDraw,
}: Pick<MembershipCalls, 'unlockDraw'>): ActorRefFrom<typeof unlockRequestMachine> {
  const actors = {
    unlock: fromPromise<UnlockedDraw, string>(({ input, signal }) => unlockDraw(input, { signal })),
  };
  return createActor(unlockRequestMachine.provide({ actors })).start();
}
