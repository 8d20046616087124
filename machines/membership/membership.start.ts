import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { Membership } from '#commerce/membership.ts';
import { membershipMachine } from './membership.machine.ts';
import type { UpdatedMembership } from './membership.types.ts';

export function startMembership({
  join,
  leave,
}: Pick<Membership, 'join' | 'leave'>): ActorRefFrom<typeof membershipMachine> {
  const actors = {
    join: fromPromise<UpdatedMembership, string>(({ input, signal }) => join(input, undefined, { signal })),
    leave: fromPromise<UpdatedMembership, string>(({ input, signal }) => leave(input, { signal })),
  };
  return createActor(membershipMachine.provide({ actors })).start();
}
