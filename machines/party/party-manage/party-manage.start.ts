import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { LottoPartyCalls } from '#commerce/party/lotto-party.ts';
import { partyManageMachine } from './party-manage.machine.ts';
import type { CompletedPartyChange, PartyChange } from './party-manage.types.ts';

type PartyCalls = Pick<LottoPartyCalls, 'rename' | 'leave' | 'removeMember'>;

export function startPartyManageMachine(calls: PartyCalls): ActorRefFrom<typeof partyManageMachine> {
  const actors = {
    changeParty: fromPromise<CompletedPartyChange, PartyChange>(({ input, signal }) =>
      changeParty(calls, input, signal),
    ),
  };
  return createActor(partyManageMachine.provide({ actors })).start();
}

async function changeParty(calls: PartyCalls, change: PartyChange, signal: AbortSignal): Promise<CompletedPartyChange> {
  switch (change.kind) {
    case 'rename':
      await calls.rename(change.groupId, change.name, { signal });
      return { kind: 'rename' };
    case 'leave':
      return { kind: 'leave', sharesKept: await calls.leave(change.groupId, { signal }) };
    case 'remove':
      await calls.removeMember(change.groupId, change.memberId, { signal });
      return { kind: 'remove', memberName: change.memberName };
  }
}
