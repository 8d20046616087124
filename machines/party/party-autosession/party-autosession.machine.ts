import { getActorOutput } from '../../_kit/params.ts';
import { partyAutosessionSetup } from './party-autosession.setup.ts';
import type { PartyAutosessionEvent } from './party-autosession.types.ts';

/** Whether another session follows one that is over, as its organiser wants it. */
export const partyAutosessionMachine = partyAutosessionSetup.createMachine({
  id: 'party-autosession',
  initial: 'settled',
  states: {
    settled: { on: { 'AUTOSESSION.SET': 'changing' } },
    changing: {
      invoke: {
        id: 'setAutosession',
        src: 'setAutosession',
        input: setAutosessionInput,
        onDone: { target: 'settled', actions: { type: 'emitChanged', params: getActorOutput } },
        onError: { target: 'settled', actions: 'emitFailed' },
      },
    },
  },
});

function setAutosessionInput({ event: { sessionId, status } }: { readonly event: PartyAutosessionEvent }) {
  return { sessionId, status };
}
