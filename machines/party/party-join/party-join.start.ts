import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { LottoParty } from '#commerce/party/lotto-party.ts';
import { partyJoinMachine } from './party-join.machine.ts';

export function startPartyJoin({ join }: Pick<LottoParty, 'join'>): ActorRefFrom<typeof partyJoinMachine> {
  const actors = {
    join: fromPromise<string, string>(async ({ input, signal }) => (await join(input, { signal })).id),
  };
  return createActor(partyJoinMachine.provide({ actors })).start();
}
