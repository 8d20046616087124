import { getActorError, getActorOutput } from '../../_kit/params.ts';
import { partyGroupJoinSetup } from './party-group-join.setup.ts';
import type { PartyGroupJoinEvent } from './party-group-join.types.ts';

/** Joining a lotto party by its invitation. Who is a member already stays one. */
export const partyGroupJoinMachine = partyGroupJoinSetup.createMachine({
  id: 'party-group-join',
  context: { failure: null },
  initial: 'invited',
  states: {
    invited: { on: { 'GROUP.JOIN': 'joining' } },
    joining: {
      entry: 'clearFailure',
      invoke: {
        id: 'join',
        src: 'join',
        input: joinInput,
        onDone: { target: 'joined', actions: { type: 'emitJoined', params: getActorOutput } },
        onError: { target: 'invited', actions: { type: 'recordFailure', params: getActorError } },
      },
    },
    joined: {},
  },
});

function joinInput({ event }: { readonly event: PartyGroupJoinEvent }) {
  return event.type === 'GROUP.JOIN' ? event.token : '';
}
