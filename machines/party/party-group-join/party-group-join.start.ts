import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { LottoPartyCalls } from '#commerce/party/lotto-party.ts';
import { partyGroupJoinMachine } from './party-group-join.machine.ts';

export function startPartyGroupJoinMachine({
  join,
}: Pick<LottoPartyCalls, 'join'>): ActorRefFrom<typeof partyGroupJoinMachine> {
  const actors = {
    join: fromPromise<string, string>(async ({ input, signal }) => (await join(input, { signal })).id),
  };
  return createActor(partyGroupJoinMachine.provide({ actors })).start();
}
