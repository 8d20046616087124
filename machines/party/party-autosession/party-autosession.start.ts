import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { LottoPartyCalls } from '#commerce/party/lotto-party.ts';
import type { AutosessionStatus } from '#schemas/generated/api/types.gen.ts';
import { partyAutosessionMachine } from './party-autosession.machine.ts';
import type { AutosessionChange } from './party-autosession.types.ts';

export function startPartyAutosessionMachine({
  setAutosession,
}: Pick<LottoPartyCalls, 'setAutosession'>): ActorRefFrom<typeof partyAutosessionMachine> {
  const actors = {
    setAutosession: fromPromise<AutosessionStatus, AutosessionChange>(
      async ({ input: { sessionId, status }, signal }) =>
        (await setAutosession(sessionId, status, { signal })).autosessionStatus,
    ),
  };
  return createActor(partyAutosessionMachine.provide({ actors })).start();
}
