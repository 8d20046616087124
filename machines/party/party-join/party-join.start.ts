import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { LottoPartyCalls } from '#commerce/party/lotto-party.ts';
import { partyJoinMachine } from './party-join.machine.ts';

export function startPartyJoin({ join }: Pick<LottoPartyCalls, 'join'>): ActorRefFrom<typeof partyJoinMachine> {
  const actors = {
    join: fromPromise<string, string>(async ({ input, signal }) => (await join(input, { signal })).id),
  };
  return createActor(partyJoinMachine.provide({ actors })).start();
}
